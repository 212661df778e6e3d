//! Accepted claims are true: minimax judges them.

use dooz_core::{LineRule, Player, Rules};

use super::board::Board;
use super::generator::{Flaw, Random, certificate, position, statement};
use super::oracle::Oracle;
use crate::{Goal, Verified, verify};

/// Returns all games on boards with a number of squares in a range, except misère and renju.
fn games(squares: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = Rules> {
    let lines = [LineRule::Freestyle, LineRule::Exactly, LineRule::Caro];
    let sizes = (1..=12).flat_map(|width| (1..=12).map(move |height| (width, height)));
    let sizes = sizes.filter(move |&(width, height)| {
        squares.contains(&(usize::from(width) * usize::from(height)))
    });
    sizes.flat_map(move |(width, height)| {
        let rules = move |k| lines.map(|line| Rules::new(width, height, k, line).unwrap());
        (1..=12).flat_map(rules)
    })
}

fn goal(random: &mut Random) -> Goal {
    match random.below(4) {
        0 => Goal::Win,
        1 => Goal::Hold,
        2 => Goal::HoldFor(random.below(8) as u16),
        _ => Goal::HoldWeakly,
    }
}

/// Returns the bytes of a file with some of them changed.
pub(super) fn damaged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(2) {
        let place = random.below(bytes.len());
        let value = match random.below(3) {
            0 => random.below(256) as u8,
            1 => random.below(12) as u8,
            _ => bytes[random.below(bytes.len())],
        };
        match random.below(6) {
            0 => bytes.insert(place, value),
            1 if bytes.len() > 1 => drop(bytes.remove(place)),
            _ => bytes[place] = value,
        }
    }
    bytes
}

/// The numbers of certificates that were tried.
#[derive(Debug, Default)]
struct Counts {
    proofs: usize,
    flawed: usize,
    damaged: usize,
    accepted: usize,
}

/// Tries random proofs of random claims about a game, right and wrong ones.
fn try_game(rules: Rules, stones: &[usize], random: &mut Random, counts: &mut Counts) {
    let board = Board::new(rules);
    let mut oracle = Oracle::new(rules);
    for &stones in stones {
        let Some(position) = position(&board, stones.min(rules.squares()), random) else {
            continue;
        };
        for claimant in Player::BOTH {
            let statement = statement(&board, position, claimant, goal(random));
            let Some(proved) = certificate(rules, &statement, &mut oracle, random, 300, None)
            else {
                continue;
            };
            counts.proofs += 1;
            let bytes = proved.write();
            let verified = verify(&bytes).unwrap_or_else(|error| panic!("{error}\n{proved:?}"));
            assert_eq!(verified.claim.statement, statement);
            assert!(
                oracle.confirms(&verified.claim),
                "{} {proved:?}",
                verified.claim
            );
            for _ in 0..6 {
                let bytes = damaged(&bytes, random);
                counts.damaged += 1;
                if let Ok(Verified { claim, .. }) = verify(&bytes) {
                    counts.accepted += 1;
                    // Damage can make the board larger than the oracle's.
                    let is_true = claim.rules.squares() > 16
                        || if claim.rules == rules {
                            oracle.confirms(&claim)
                        } else {
                            Oracle::new(claim.rules).confirms(&claim)
                        };
                    assert!(is_true, "{claim}");
                }
            }
        }
        let flaw = Flaw::ALL[random.below(Flaw::ALL.len())];
        let claimant = Player::BOTH[random.below(2)];
        let statement = statement(&board, position, claimant, goal(random));
        if let Some(flawed) = certificate(rules, &statement, &mut oracle, random, 300, Some(flaw)) {
            counts.flawed += 1;
            if let Ok(verified) = verify(&flawed.write()) {
                assert!(
                    oracle.confirms(&verified.claim),
                    "{flaw:?} {}",
                    verified.claim
                );
            }
        }
    }
}

#[test]
fn what_is_accepted_on_boards_of_up_to_twelve_squares_is_true() {
    let (mut random, mut counts) = (Random(1), Counts::default());
    for rules in games(1..=9) {
        try_game(rules, &[0, 1, 2, 3, 4, 5], &mut random, &mut counts);
    }
    for rules in games(10..=12) {
        try_game(rules, &[2, 3, 4, 5, 6, 7], &mut random, &mut counts);
    }

    assert!(
        counts.proofs > 5_000 && counts.damaged > 10_000,
        "{counts:?}"
    );
}

#[test]
fn what_is_accepted_in_positions_of_larger_boards_is_true() {
    let (mut random, mut counts) = (Random(2), Counts::default());
    for size in ["4x4", "5x4", "5x5"] {
        for k in 3..=5 {
            for line in ["freestyle", "exactly", "caro"] {
                let rules: Rules = format!("{size}x{k}-{line}").parse().unwrap();
                // About ten squares are empty, so that minimax is quick.
                let stones: Vec<_> = (0..60).map(|i| rules.squares() - 7 - i % 5).collect();
                try_game(rules, &stones, &mut random, &mut counts);
            }
        }
    }
    assert!(counts.proofs > 500 && counts.flawed > 100, "{counts:?}");
}
