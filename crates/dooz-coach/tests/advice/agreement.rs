//! No answer about a position contradicts a proof of another.

use std::collections::HashMap;

use dooz_coach::advice::{Adviser, Knowledge, MoveClass, MoveValue, ReviewedMove, ValueMap};
use dooz_coach::puzzles::{PuzzleVerdict, Reached, WrongAnswer, shipped};
use dooz_core::exact::Value;
use dooz_core::{Choice, Limits, Position, Score, Square, Symbol};
use dooz_play::players::{BrainSpec, GameContext, SeededRandom};
use dooz_solver::ExactSolver;
use proptest::prelude::*;

const RULES: [&str; 5] = ["5x5x4", "6x5x4", "7x6x4", "4x4x3-misere", "5x4x3-misere"];

fn within(nodes: u64) -> Limits<'static> {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// The proven values of moves, as far as a solver with a large budget finds them.
fn proven(position: &Position) -> HashMap<Square, MoveValue> {
    let mut solver = ExactSolver::new(position.rules()).expect("the board is small");
    let mut value = |square| {
        let child = position.after(square);
        if let Some(outcome) = child.outcome() {
            return Some(Value::of_outcome(outcome, child.turn()));
        }
        solver.value(&child, &within(20_000), &mut |_| {}).ok()
    };
    let moves = position.legal_moves();
    moves
        .filter_map(|square| {
            let value = value(square)?;
            Some((square, Score::from(value).one_ply_before().into()))
        })
        .collect()
}

fn think(player: &str, position: &Position, nodes: u64) -> Choice {
    let spec: BrainSpec = format!("{player}:nodes={nodes}").parse().unwrap();
    let mut brain = spec.build(GameContext::new(
        position.rules(),
        Symbol::X,
        SeededRandom::new(1),
        1,
    ));
    brain.think(position, &within(nodes), &mut |_| {}).unwrap()
}

const fn end(value: MoveValue) -> i8 {
    match value {
        MoveValue::Win { .. } => 1,
        MoveValue::Draw => 0,
        _ => -1,
    }
}

fn check_map(map: &ValueMap, truth: &HashMap<Square, MoveValue>) {
    for found in map.moves.iter().filter(|found| found.is_proven()) {
        let Some(&value) = truth.get(&found.square) else {
            continue;
        };
        if found.knowledge == Knowledge::Exact {
            assert_eq!(found.value, value, "{}", found.square);
        } else {
            assert_eq!(end(found.value), end(value), "{}", found.square);
            assert!(found.value.plies() >= value.plies(), "{}", found.square);
        }
    }
}

/// Checks what the class of a move says about it and the others.
fn check_class(
    class: MoveClass,
    square: Square,
    position: &Position,
    truth: &HashMap<Square, MoveValue>,
) {
    let Some(&own) = truth.get(&square) else {
        return;
    };
    let is_whole = truth.len() == position.legal_moves().count();
    let best = truth.values().map(|&value| end(value)).max().unwrap();
    match class {
        MoveClass::Loses | MoveClass::Lost => assert_eq!(end(own), -1),
        MoveClass::FasterLoss => {
            let plies = |value: &MoveValue| value.plies();
            assert!(!is_whole || truth.values().any(|other| plies(other) > plies(&own)));
            assert!(!is_whole || (best, end(own)) == (-1, -1));
        }
        MoveClass::ThrowsWinAway => assert!(!is_whole || (best, end(own)) == (1, 0)),
        MoveClass::SlowerWin => {
            assert_eq!(end(own), 1);
            let is_faster = |other: &MoveValue| other.is_win() && other.plies() < own.plies();
            assert!(!is_whole || truth.values().any(is_faster));
        }
        MoveClass::Only | MoveClass::Best => assert!(!is_whole || end(own) == best),
        MoveClass::Unproven => assert!(!is_whole || best == 1),
        MoveClass::Forced => assert_eq!(position.legal_moves().count(), 1),
        MoveClass::Preferred
        | MoveClass::Good
        | MoveClass::Doubtful
        | MoveClass::Mistake
        | MoveClass::Unknown => {}
    }
}

fn check(position: &Position, nodes: u64) {
    let truth = proven(position);
    let limits = within(nodes);
    let map = Adviser::new().values(position, &limits);
    check_map(&map, &truth);
    for a in &map.moves {
        for b in &map.moves {
            if position.after(a.square).canonical() == position.after(b.square).canonical() {
                assert_eq!((a.value, a.knowledge), (b.value, b.knowledge));
            }
        }
    }

    let perfect = think("perfect", position, nodes);
    let exact = perfect.exact == Some(true);
    if let (true, Some(square), Some(score)) = (exact, perfect.square, perfect.score) {
        let value = MoveValue::from(score);
        let found = map.of(square).unwrap();
        assert_eq!((found.value, found.is_proven()), (value, true));
        assert_eq!(map.best().unwrap().value, value);
        let why = Adviser::new().explain(position, square, &limits).unwrap();
        assert_eq!((why.found.value, why.better), (value, None));
        let judged = ReviewedMove::of(
            1,
            position,
            square,
            &mut Adviser::new(),
            &limits,
            &mut |_| {},
        );
        assert_eq!((judged.found.value, judged.better), (value, None));
    }
    let plays = |player: &&str| {
        let spec: BrainSpec = player.parse().unwrap();
        spec.plays(position.rules()).is_ok()
    };
    for player in ["search", "engine", "perfect"].into_iter().filter(plays) {
        let choice = think(player, position, nodes);
        if let (Some(true), Some(square), Some(score)) = (choice.exact, choice.square, choice.score)
            && let Some(&value) = truth.get(&square)
        {
            assert_eq!(end(value), end(score.into()), "{player} at {square}");
        }
    }

    for square in position.legal_moves().step_by(5) {
        let why = Adviser::new().explain(position, square, &limits).unwrap();
        check_map(&why.map, &truth);
        check_class(why.class, square, position, &truth);
        let judged = ReviewedMove::of(
            1,
            position,
            square,
            &mut Adviser::new(),
            &limits,
            &mut |_| {},
        );
        check_class(judged.class, square, position, &truth);
        if let (Some(keeps), Some(&own)) = (judged.keeps, truth.get(&square)) {
            let is_whole = truth.len() == position.legal_moves().count();
            let best = truth.values().map(|&value| end(value)).max().unwrap();
            let seems_best = end(own) >= best;
            assert!(keeps == seems_best || !keeps && !is_whole, "{square}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_answer_contradicts_a_proof_of_another(
        rules in proptest::sample::select(&RULES[..]),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 2..12),
        nodes in proptest::sample::select(&[300_u64, 3000][..]),
    ) {
        let mut position = Position::new(rules.parse().unwrap());
        for choice in choices {
            let moves: Vec<Square> = position.legal_moves().collect();
            let next = position.after(moves[choice.index(moves.len())]);
            if next.outcome().is_some() {
                break;
            }
            position = next;
        }
        check(&position, nodes);
    }
}

#[test]
fn a_move_that_perfect_proves_to_win_leaves_no_win_behind() {
    let rules = "7x6x4".parse().unwrap();
    let board = "......./......./......./...O.../...X.../..OX...";
    let setup = dooz_core::Setup::parse(rules, board, Symbol::X).unwrap();
    check(&setup.position().unwrap(), 20_000);
}

#[test]
fn a_puzzle_says_of_a_wrong_answer_what_the_values_say() {
    for puzzle in shipped().iter().step_by(40) {
        let map = Adviser::new().values(puzzle.position(), &within(200_000));
        for found in map.moves.iter().filter(|found| found.is_proven()) {
            let verdict = puzzle.judge(found.square).unwrap();
            match (verdict, found.value) {
                (PuzzleVerdict::Solved { .. }, _) => {
                    assert_eq!(map.best().unwrap().square, found.square);
                }
                (PuzzleVerdict::Wrong(WrongAnswer { reached, .. }), value) => {
                    let expected = match value {
                        MoveValue::Draw => Reached::Draw,
                        MoveValue::Loss { plies } => Reached::Loss {
                            moves: plies.div_ceil(2),
                        },
                        _ => panic!("{} wins as well", found.square),
                    };
                    assert_eq!(reached, expected);
                }
            }
        }
    }
}
