use std::collections::HashMap;
use std::vec;
use std::vec::Vec;

use proptest::prelude::*;

use super::canonical::canonical;
use super::*;
use crate::{Limits, Outcome, Position, Rules, Symmetry};

/// Solves by the plain method: every line of play to its end, no window, no
/// horizon.
fn plain(position: &Position, known: &mut HashMap<Position, Value>) -> Value {
    match position.outcome() {
        Some(Outcome::Draw) => return Value::DRAW,
        Some(Outcome::Win(winner)) if winner == position.turn() => return Value::win_in(0),
        Some(Outcome::Win(_)) => return Value::loss_in(0),
        None => {}
    }
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut values = Vec::new();
    for square in position.legal_moves() {
        let mut child = *position;
        child.play(square).unwrap();
        values.push(plain(&child, known).one_ply_before());
    }
    let value = values.into_iter().max().unwrap();
    known.insert(*position, value);
    value
}

fn solve<W: Word>(position: &Position, table: &mut [Entry<W>]) -> Value {
    let rules = PackedRules::with_word(position.rules()).unwrap();
    let limits = Limits::default();
    let mut solver = Solver::new(&rules, table, &limits);
    solver.value(PackedBoard::new(&rules, position)).unwrap()
}

/// Compares the solver with the plain version on every position that can be
/// reached from the empty board.
#[track_caller]
fn check_every_position(rules: &str, entries: usize) {
    let rules: Rules = rules.parse().unwrap();
    let mut known = HashMap::new();
    plain(&Position::new(rules), &mut known);
    let mut table = vec![Entry::<u64>::default(); entries];
    let mut small_table = vec![Entry::<u32>::default(); entries];
    for (position, value) in &known {
        assert_eq!(solve(position, &mut table), *value, "{position:?}");
        assert_eq!(solve(position, &mut small_table), *value, "{position:?}");
    }
}

#[test]
fn every_position_of_tic_tac_toe_has_its_plain_value() {
    check_every_position("3x3x3", 4096);
}

#[test]
fn the_table_changes_no_value_however_small() {
    check_every_position("3x3x3", 0);
    check_every_position("3x3x3", 7);
    check_every_position("3x3x2", 100);
}

#[test]
fn other_rules_have_their_plain_values_too() {
    for rules in [
        "3x3x3-misere",
        "3x3x2-exactly",
        "5x2x3-exactly",
        "5x2x3-caro",
        "2x4x2-caro",
    ] {
        check_every_position(rules, 1000);
    }
}

fn any_position() -> impl Strategy<Value = Position> {
    let rules = prop::sample::select(vec![
        "4x3x3",
        "3x4x3",
        "4x4x4",
        "4x4x3",
        "4x4x3-exactly",
        "5x3x3-caro",
        "4x3x3-misere",
        "7x2x4",
    ]);
    let choices = prop::collection::vec(any::<u16>(), 5..12);
    (rules, choices).prop_map(|(rules, choices)| {
        let mut position = Position::new(rules.parse().unwrap());
        for choice in choices {
            let moves: Vec<_> = position.legal_moves().collect();
            if !moves.is_empty() {
                position
                    .play(moves[usize::from(choice) % moves.len()])
                    .unwrap();
            }
        }
        position
    })
}

/// Returns the stones and empty squares under which the table knows a position.
fn key<W: Word>(position: &Position) -> [W; 3] {
    let rules = PackedRules::<W>::with_word(position.rules()).unwrap();
    let [own, other] = rules.stones(PackedBoard::new(&rules, position));
    let empty = rules.board() & !(own | other);
    canonical(position.rules(), [own, other, empty])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn values_equal_the_plain_ones(position in any_position()) {
        let value = plain(&position, &mut HashMap::new());
        prop_assert_eq!(solve(&position, &mut vec![Entry::<u64>::default(); 5000]), value);
        prop_assert_eq!(solve(&position, &mut vec![Entry::<u32>::default(); 5000]), value);
    }

    #[test]
    fn symmetric_positions_share_a_place_in_the_table(position in any_position()) {
        for &symmetry in Symmetry::of(position.rules()) {
            let image = position.transformed(symmetry);
            prop_assert_eq!(key::<u64>(&image), key(&position));
            prop_assert_eq!(key::<u32>(&image), key(&position));
        }
    }
}

#[test]
fn a_limit_is_an_error_and_not_a_draw() {
    let rules = PackedRules::new("4x4x4".parse().unwrap()).unwrap();
    let limits = Limits {
        nodes: Some(100),
        ..Limits::default()
    };
    let mut solver = Solver::new(&rules, [], &limits);
    let empty = PackedBoard::new(&rules, &Position::new(rules.rules()));
    assert_eq!(solver.value(empty), Err(OutOfLimits));
    assert!(solver.nodes() <= 101);
}

#[test]
fn the_first_move_visits_seven_times_as_many_positions_without_a_table() {
    let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    let nodes = |table: &mut [Entry]| {
        let limits = Limits::default();
        let mut solver = Solver::new(&rules, table, &limits);
        solver.best_move(rules.start()).unwrap();
        solver.nodes()
    };
    let counts = [nodes(&mut []), nodes(&mut vec![Entry::default(); 1024])];
    assert_eq!(counts, [4109, 564]);
}
