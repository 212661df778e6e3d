use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use dooz_core::exact::{Entry, OutOfLimits, PackedBoard, PackedRules, Solver, Value};
use dooz_core::{Limits, LineRule, Player, Position, Rules, Symmetry};
use proptest::prelude::*;

use super::{SmallBoardSolver, Techniques};

/// The stones of a position on a board of up to 32 squares.
pub(super) type Stones = [u32; 2];

fn stones(position: &Position) -> Stones {
    Player::BOTH.map(|player| {
        let cells = position.stones(player).squares();
        cells.map(|square| 1 << position.rules().cell(square)).sum()
    })
}

/// Solves by the plain method: every line of play to its end.
pub(super) fn plain(position: &Position, known: &mut HashMap<Stones, (Position, Value)>) -> Value {
    if let Some(outcome) = position.outcome() {
        return Value::of_outcome(outcome, position.turn());
    }
    if let Some(&(_, value)) = known.get(&stones(position)) {
        return value;
    }
    let children = position.legal_moves().map(|square| position.after(square));
    let values = children.map(|child| plain(&child, known).one_ply_before());
    let value = values.max().expect("the game goes on");
    known.insert(stones(position), (*position, value));
    value
}

fn solver(rules: Rules) -> SmallBoardSolver {
    SmallBoardSolver::new(rules).expect("the board is small")
}

fn value(solver: &mut SmallBoardSolver, position: &Position) -> Value {
    let value = solver.value(position, &Limits::default(), &mut |_| {});
    value.expect("there are no limits")
}

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// Lists all techniques, all but one at a time, and none.
fn selections() -> impl Iterator<Item = Techniques> {
    let all = Techniques::all();
    let others = all.iter().map(move |technique| all - technique);
    others.chain([all, Techniques::empty()])
}

/// Lists the rules of all boards of some numbers of squares, with every `k` for
/// which the board has a line and one for which it has none.
fn boards(squares: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = Rules> {
    let sizes = (1..=12).flat_map(|width| (1..=12).map(move |height| (width, height)));
    let fitting = sizes.filter(move |(width, height)| squares.contains(&(width * height)));
    fitting.flat_map(|(width, height)| {
        let lengths = 1..=width.max(height) + 1;
        lengths.flat_map(move |k| {
            let lines = [LineRule::Freestyle, LineRule::Exactly];
            lines.map(|line| Rules::new(width, height, k, line).unwrap())
        })
    })
}

#[test]
fn every_position_of_boards_of_up_to_nine_squares_has_its_plain_value() {
    for rules in boards(1..=9) {
        let mut known = HashMap::new();
        plain(&Position::new(rules), &mut known);
        let mut solver = solver(rules);
        for (position, plain) in known.values() {
            assert_eq!(value(&mut solver, position), *plain, "{position:?}");
        }
    }
}

#[test]
fn boards_of_ten_to_twelve_squares_have_their_plain_values() {
    // Boards on their sides are the same again.
    for rules in boards(10..=12).filter(|rules| rules.width() >= rules.height()) {
        let empty = Position::new(rules);
        let mut known = HashMap::new();
        let plain = plain(&empty, &mut known);
        let mut solver = solver(rules);
        assert_eq!(value(&mut solver, &empty), plain, "{rules}");
        // The order of a hash map is random, and so is this sample.
        for (position, plain) in known.values().take(1000) {
            assert_eq!(value(&mut solver, position), *plain, "{position:?}");
        }
    }
}

/// Plays moves that are chosen by numbers, until the game is over.
fn played(rules: Rules, choices: &[u16]) -> Position {
    let mut position = Position::new(rules);
    for &choice in choices {
        let moves: Vec<_> = position.legal_moves().collect();
        if let Some(&square) = moves.get(usize::from(choice) % moves.len().max(1)) {
            position = position.after(square);
        }
    }
    position
}

fn position(
    rules: &'static [&'static str],
    stones: std::ops::Range<usize>,
) -> impl Strategy<Value = Position> {
    let choices = prop::collection::vec(any::<u16>(), stones);
    (prop::sample::select(rules), choices)
        .prop_map(|(text, choices)| played(text.parse().unwrap(), &choices))
}

const SMALL: &[&str] = &[
    "4x4x4",
    "4x4x3",
    "4x4x3-exactly",
    "4x4x2-exactly",
    "5x4x3",
    "5x4x4",
    "5x4x3-exactly",
    "4x5x4-exactly",
    "7x2x3-exactly",
];

const LARGER: &[&str] = &[
    "4x4x4",
    "4x4x4-exactly",
    "5x4x4",
    "5x4x4-exactly",
    "5x5x4",
    "6x4x4",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn values_equal_the_plain_ones_with_and_without_each_technique(
        position in position(SMALL, 8..14),
    ) {
        let plain = plain(&position, &mut HashMap::new());
        for techniques in selections() {
            let mut solver = solver(position.rules()).with_techniques(techniques);
            prop_assert_eq!(value(&mut solver, &position), plain, "{:?}", techniques);
        }
    }

    #[test]
    fn values_equal_those_of_the_solver_of_the_core(position in position(LARGER, 4..9)) {
        let rules = PackedRules::new(position.rules()).unwrap();
        let mut table = vec![Entry::default(); 1 << 16];
        let limits = Limits::default();
        let packed = PackedBoard::new(&rules, &position);
        let expected = Solver::new(&rules, &mut table, &limits).value(packed);
        prop_assert_eq!(Ok(value(&mut solver(position.rules()), &position)), expected);
    }

    #[test]
    fn symmetric_positions_share_a_value(position in position(LARGER, 4..12)) {
        let mut solver = solver(position.rules());
        let expected = value(&mut solver, &position);
        for &symmetry in Symmetry::of(position.rules()) {
            prop_assert_eq!(value(&mut solver, &position.transformed(symmetry)), expected);
        }
    }

    #[test]
    fn a_value_follows_from_those_of_the_moves(position in position(LARGER, 0..12)) {
        prop_assume!(position.outcome().is_none());
        let mut solver = solver(position.rules());
        let children = position.legal_moves().map(|square| position.after(square));
        let values = children.map(|child| value(&mut solver, &child).one_ply_before());
        let best = values.max().unwrap();
        prop_assert_eq!(value(&mut solver, &position), best);
    }
}

/// Checks the table of values in the literature, the distances by the solver of the
/// core.
#[test]
fn small_boards_have_their_known_values() {
    let draw = Value::DRAW;
    for (text, expected) in [
        ("3x3x3", draw),
        ("4x3x3", Value::win_in(7)),
        ("5x3x3", Value::win_in(7)),
        ("4x4x3", Value::win_in(5)),
        ("4x4x2", Value::win_in(3)),
        ("5x3x4", draw),
        ("4x4x4", draw),
        ("5x4x4", draw),
        ("5x5x4", draw),
        ("6x4x4", draw),
        ("5x5x5", draw),
        ("6x5x4", Value::win_in(11)),
        ("5x6x4", Value::win_in(11)),
        ("6x6x4", Value::win_in(11)),
        ("6x5x5", draw),
        ("6x6x5", draw),
        ("7x4x4", draw),
    ] {
        let empty = Position::new(rules(text));
        assert_eq!(
            value(&mut solver(empty.rules()), &empty),
            expected,
            "{text}"
        );
    }
}

/// The example `techniques` counts them for more positions.
#[test]
fn techniques_change_the_number_of_positions() {
    let empty = Position::new(rules("5x4x4"));
    let nodes = |techniques| {
        let mut solver = solver(empty.rules()).with_techniques(techniques);
        value(&mut solver, &empty);
        solver.nodes()
    };
    let all = Techniques::all();
    assert_eq!(nodes(all), 3167);
    let others = all.iter().map(|technique| nodes(all - technique));
    assert_eq!(
        others.collect::<Vec<_>>(),
        [38_537, 11_179, 3222, 2970, 4535, 212_137, 916_432, 3402]
    );
}

#[test]
fn boards_of_up_to_64_squares_have_a_solver_and_other_rules_have_none() {
    for text in ["9x8x5", "3x3x3-misere", "3x3x3-caro", "renju"] {
        assert!(SmallBoardSolver::new(rules(text)).is_none(), "{text}");
    }
    let sizes = (1..=31).flat_map(|width| (1..=64 / width).map(move |height| (width, height)));
    for (width, height) in sizes.filter(|&(_, height)| height <= 22) {
        for k in 1..=width.max(height) {
            let rules = Rules::new(width, height, k, LineRule::Freestyle).unwrap();
            let empty = Position::new(rules);
            let limits = Limits {
                nodes: Some(100),
                ..Limits::default()
            };
            let _ = solver(rules).value(&empty, &limits, &mut |_| {});
        }
    }
}

#[test]
fn a_solver_that_was_stopped_goes_on_with_what_it_knows() {
    let empty = Position::new(rules("6x4x4"));
    let mut at_once = solver(empty.rules());
    value(&mut at_once, &empty);
    let limits = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let mut in_parts = solver(empty.rules());
    let mut parts = 1;
    while in_parts.value(&empty, &limits, &mut |_| {}).is_err() {
        parts += 1;
        assert!(parts < 10, "the table brings it forward");
    }
    assert!(parts > 2);
    assert!(in_parts.nodes() < 2 * at_once.nodes());
}

#[test]
fn a_stop_is_an_error_and_not_a_draw() {
    let empty = Position::new(rules("5x5x4"));
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut solver = solver(empty.rules());
    assert_eq!(solver.value(&empty, &limits, &mut |_| {}), Err(OutOfLimits));
    assert!(solver.nodes() <= 64);
}

#[test]
fn a_table_without_memory_changes_no_value() {
    let empty = Position::new(rules("5x5x4"));
    let limits = Limits {
        memory: Some(0),
        ..Limits::default()
    };
    let value = solver(empty.rules()).value(&empty, &limits, &mut |_| {});
    assert_eq!(value, Ok(Value::DRAW));
}

#[test]
fn progress_says_within_how_many_plies_nobody_wins() {
    let empty = Position::new(rules("6x5x4"));
    let mut depths = Vec::new();
    let value = solver(empty.rules()).value(&empty, &Limits::default(), &mut |progress| {
        depths.push(progress.depth.unwrap());
    });
    assert_eq!(value, Ok(Value::win_in(11)));
    assert_eq!(depths, (1..=10).collect::<Vec<_>>());
}
