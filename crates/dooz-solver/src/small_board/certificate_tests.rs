use std::collections::HashMap;

use dooz_core::exact::Value;
use dooz_core::{Limits, Player, Position};
use dooz_verify::{Goal, Step, Visit, verify, verify_watched};
use proptest::prelude::*;

use super::SmallBoardSolver;
use super::tests::plain;
use crate::proof::ProofSearch;

/// Returns the bytes of the certificate of a claim, if it is true.
fn prove(
    solver: &mut SmallBoardSolver,
    position: &Position,
    player: Player,
    goal: Goal,
) -> Option<Vec<u8>> {
    match solver.prove(position, player, goal, &Limits::default(), &mut |_| {}) {
        ProofSearch::Proved(certificate) => Some(certificate.write()),
        ProofSearch::Refuted => None,
        ProofSearch::Unknown => panic!("{position:?}: {player:?} {goal:?} is open"),
    }
}

/// Checks that certificates prove a value and no more.
fn check(solver: &mut SmallBoardSolver, position: &Position, value: Value) {
    let Some(plies) = value.plies() else {
        for player in Player::BOTH {
            let bytes = prove(solver, position, player, Goal::Hold).expect("a draw");
            let claim = verify(&bytes).expect("it was verified").claim;
            assert_eq!(claim.statement.goal, Goal::Hold);
            assert_eq!(claim.statement.claimant, player);
            assert_eq!(prove(solver, position, player, Goal::Win), None);
        }
        return;
    };
    let winner = if plies % 2 == 1 {
        position.turn()
    } else {
        !position.turn()
    };
    let bytes = prove(solver, position, winner, Goal::Win).expect("a win");
    let claim = verify(&bytes).expect("it was verified").claim;
    assert_eq!(claim.height, Some(plies.into()));
    assert_eq!(claim.statement.claimant, winner);
    assert!(prove(solver, position, !winner, Goal::HoldFor(plies - 1)).is_some());
    assert_eq!(prove(solver, position, !winner, Goal::HoldFor(plies)), None);
}

#[test]
fn certificates_prove_the_values_of_small_empty_boards() {
    for (width, height) in (1..=12).flat_map(|m| (1..=12 / m).map(move |n| (m, n))) {
        let lengths = (1..=width.max(height)).flat_map(|k| [(k, ""), (k, "-exactly")]);
        for (k, line) in lengths {
            let rules = format!("{width}x{height}x{k}{line}");
            let Ok(rules) = rules.parse() else { continue };
            let position = Position::new(rules);
            let mut solver = SmallBoardSolver::new(rules).expect("the board is small");
            let value = solver.value(&position, &Limits::default(), &mut |_| {});
            check(&mut solver, &position, value.expect("no limit"));
        }
    }
}

#[test]
fn a_certificate_proves_the_distance_on_6x5x4() {
    let position = Position::new("6x5x4".parse().expect("rules"));
    let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    check(&mut solver, &position, Value::win_in(11));
}

#[test]
fn proofs_of_draws_end_in_pairs_and_refer_to_symmetric_positions() {
    let empty = Position::new("5x5x4".parse().expect("rules"));
    let mut solver = SmallBoardSolver::new(empty.rules()).expect("the board is small");
    let bytes = prove(&mut solver, &empty, Player::Second, Goal::Hold).expect("a draw");
    // It takes 8660 bytes. Without pairs, which hold the weak game, 326 kB.
    assert!(bytes.len() < 10_000, "{} bytes", bytes.len());
    let mut pairs = 0;
    let mut images = 0;
    let count = &mut |visit: Visit<'_>| match visit.step {
        Step::Pair(..) => pairs += 1,
        Step::Reference { symmetry, .. } if *symmetry != 0 => images += 1,
        _ => {}
    };
    verify_watched(&bytes, count).expect("it was verified");
    assert!(pairs > 0 && images > 0, "{pairs} pairs, {images} images");
}

#[test]
fn draws_with_lines_of_exactly_four_are_proved_although_longer_ones_count() {
    for rules in ["5x4x4-exactly", "6x4x4-exactly", "5x5x4-exactly"] {
        let empty = Position::new(rules.parse().expect("rules"));
        let mut solver = SmallBoardSolver::new(empty.rules()).expect("the board is small");
        check(&mut solver, &empty, Value::DRAW);
    }
}

#[test]
fn wins_avoid_rows_that_are_too_long_for_a_line() {
    // The fastest win leaves c1 to O, whose four in a row are no line, but one to the
    // verifier.
    let mut position = Position::new("4x4x3-exactly".parse().expect("rules"));
    for square in ["a2", "a1", "b2", "b1", "d2", "d1"] {
        position
            .play(square.parse().expect("a square"))
            .expect("it is free");
    }
    let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    let proof = prove(&mut solver, &position, Player::First, Goal::Win);
    assert!(proof.is_some(), "a win");
}

#[test]
fn no_ending_overlooks_a_line_that_the_opponent_completes_first() {
    let mut position = Position::new("5x5x4".parse().expect("rules"));
    position
        .play("c1".parse().expect("a square"))
        .expect("it is free");
    let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    let proof = prove(&mut solver, &position, Player::First, Goal::Hold);
    assert!(proof.is_some(), "a draw");
}

#[test]
fn certificates_prove_values_in_the_middle_of_a_game() {
    let mut position = Position::new("5x5x4".parse().expect("rules"));
    let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    for square in ["c3", "a1", "c2", "e1", "b2"] {
        position
            .play(square.parse().expect("a square"))
            .expect("it is free");
        let value = solver.value(&position, &Limits::default(), &mut |_| {});
        if position.ply() > 3 {
            check(&mut solver, &position, value.expect("no limit"));
        }
    }
}

proptest! {
    #[test]
    fn certificates_prove_what_plain_search_finds(
        board in prop::sample::select(vec!["3x3x3", "4x2x2", "4x3x3", "6x2x3"]),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 3..9),
    ) {
        let mut position = Position::new(board.parse().expect("rules"));
        for choice in choices {
            let moves: Vec<_> = position.legal_moves().collect();
            let next = position.after(moves[choice.index(moves.len())]);
            if next.outcome().is_some() {
                break;
            }
            position = next;
        }
        let value = plain(&position, &mut HashMap::new());
        let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
        check(&mut solver, &position, value);
    }
}
