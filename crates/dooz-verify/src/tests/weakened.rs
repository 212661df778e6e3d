//! Verifiers with a mistake, which the tests must notice.

use dooz_core::{Line, Player, Rules};

use super::board::Board;
use super::generator::{Flaw, Random, certificate, position, statement};
use super::oracle::Oracle;
use crate::verifier::verify_with;
use crate::{Claim, Goal, State, Verified, verify};

type CanFill = fn(&State, Line, usize) -> bool;

fn accepted(bytes: &[u8], can_fill: CanFill) -> Option<Claim> {
    verify_with(bytes, can_fill, &mut |_| ())
        .ok()
        .map(|Verified { claim, .. }| claim)
}

/// Returns the numbers of random proofs, right ones or with a flaw, of which a
/// verifier accepts what is false, and rejects what is proved.
fn mistakes(flaw: Option<Flaw>, can_fill: CanFill) -> (usize, usize) {
    let mut random = Random(7);
    let mut wrong = (0, 0);
    for rules in [
        "3x3x3",
        "4x3x3",
        "4x2x2",
        "5x2x2",
        "12x1x3",
        "3x3x2-exactly",
    ] {
        let rules: Rules = rules.parse().unwrap();
        let board = Board::new(rules);
        let mut oracle = Oracle::new(rules);
        for i in 0..1_500 {
            let Some(position) = position(&board, i % 5, &mut random) else {
                continue;
            };
            let goal = [Goal::Win, Goal::Hold][random.below(2)];
            let claimant = Player::BOTH[random.below(2)];
            let statement = statement(&board, position, claimant, goal);
            let made = certificate(rules, &statement, &mut oracle, &mut random, 500, flaw);
            let Some(bytes) = made.map(|certificate| certificate.write()) else {
                continue;
            };
            match accepted(&bytes, can_fill) {
                Some(claim) => wrong.0 += usize::from(!oracle.confirms(&claim)),
                None => wrong.1 += usize::from(verify(&bytes).is_ok()),
            }
        }
    }
    wrong
}

#[test]
fn the_verifier_makes_no_mistake_where_weakened_ones_do() {
    for flaw in [None, Some(Flaw::NoFinish), Some(Flaw::ForgottenSet)] {
        assert_eq!(mistakes(flaw, State::can_fill), (0, 0), "{flaw:?}");
    }
}

#[test]
fn a_verifier_that_lets_the_opponent_complete_lines_is_noticed() {
    let (false_claims, _) = mistakes(Some(Flaw::NoFinish), |_, _, _| false);
    assert!(false_claims > 10, "{false_claims}");
}

#[test]
fn a_verifier_that_forgets_a_maybe_set_is_noticed() {
    let forgetful: CanFill = |state, line, moves| {
        let mut state = state.clone();
        state.maybe.pop();
        state.can_fill(line, moves)
    };
    let (false_claims, _) = mistakes(Some(Flaw::ForgottenSet), forgetful);
    assert!(false_claims > 10, "{false_claims}");
}

#[test]
fn a_verifier_that_takes_two_stones_from_one_maybe_set_is_noticed() {
    let greedy: CanFill = |state, line, moves| {
        let certain = state.opponent_at_most();
        let missing = state.missing(line);
        missing.is_some_and(|missing| missing.without(&certain).len() <= moves)
    };
    let (false_claims, rejected) = mistakes(None, greedy);
    assert_eq!(false_claims, 0, "it is too careful");
    assert!(rejected > 10, "{rejected}");
}
