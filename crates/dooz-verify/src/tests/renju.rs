//! Proofs in renju, which go from position to position.

use dooz_core::{Bitboard, Player, Position, Rules, Square};

use super::generator::{Flaw, Random};
use super::oracle::wins_within;
use crate::lines::windows;
use crate::{Certificate, Goal, Lemma, Statement, Step, verify};

/// Returns the squares on which a player completes a line.
fn completing(position: &Position, player: Player) -> Bitboard {
    let stones = Player::BOTH.map(|player| *position.stones(player));
    let completes = |&square: &Square| {
        position
            .rules()
            .lines_through(&stones, square, player)
            .next()
            .is_some()
    };
    position.empty().squares().filter(completes).collect()
}

/// Returns the least number of squares that a player lacks on a line of five
/// without a stone of the other one, or `None` if there is no such line.
fn least_missing(position: &Position, player: Player) -> Option<usize> {
    let lines = windows(position.rules()).filter_map(|line| {
        let stones: Vec<_> = line
            .squares()
            .map(|square| position.stone(square))
            .collect();
        let is_open = !stones.contains(&Some(!player));
        is_open.then(|| stones.iter().filter(|stone| stone.is_none()).count())
    });
    lines.min()
}

/// Proves a goal by trying all moves and listing all replies.
fn prove(
    position: &Position,
    claimant: Player,
    goal: Goal,
    flaw: Option<Flaw>,
) -> Option<Vec<Step>> {
    let missing = least_missing(position, !claimant);
    if goal == Goal::Hold && missing.is_none() {
        return Some(vec![Step::Safe]);
    }
    let moves: Vec<_> = position.legal_moves().collect();
    let threats = completing(position, claimant);
    if position.turn() == claimant {
        if let Some(square) = threats.squares().next() {
            return Some(vec![Step::Complete(square)]);
        }
        // A flawed proof plays fouls in renju as well.
        let squares = if flaw.is_some() {
            position.empty()
        } else {
            moves.into_iter().collect()
        };
        return squares.squares().find_map(|square| {
            if position.foul(square).is_some() {
                return Some(vec![Step::Move(square)]);
            }
            let mut proof = prove(&position.after(square), claimant, goal, flaw)?;
            proof.insert(0, Step::Move(square));
            Some(proof)
        });
    }
    if missing.is_some_and(|missing| missing <= 1) {
        return None;
    }
    if moves.is_empty() {
        return (goal == Goal::Hold).then(|| vec![Step::Stuck]);
    }
    let mut squares = threats.squares();
    if let Some(square) = squares.next() {
        if squares.next().is_none() && moves.contains(&square) {
            let mut proof = prove(&position.after(square), claimant, goal, flaw)?;
            proof.insert(0, Step::Forced(square));
            return Some(proof);
        }
        return Some(vec![Step::Threats(threats)]);
    }
    let mut proof = vec![Step::Replies(moves.len())];
    for square in moves {
        proof.push(Step::Reply {
            square,
            also: Bitboard::EMPTY,
        });
        proof.extend(prove(&position.after(square), claimant, goal, flaw)?);
    }
    Some(proof)
}

/// Returns certificates of random positions near the end of the game.
pub(super) fn certificates(count: usize, flaw: Option<Flaw>) -> Vec<(Position, Certificate)> {
    let mut random = Random(17);
    let mut certificates = Vec::new();
    for i in 0..count {
        let rules: Rules = ["6x6x5-renju", "7x7x5-renju", "8x6x5-renju"][i % 3]
            .parse()
            .unwrap();
        let mut position = Position::new(rules);
        while usize::from(position.ply()) < rules.squares() - 6 - i % 3 {
            let moves: Vec<_> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]).unwrap();
        }
        if position.outcome().is_some() {
            continue;
        }
        for (claimant, goal) in Player::BOTH.map(|player| (player, [Goal::Win, Goal::Hold][i % 2]))
        {
            let Some(proof) = prove(&position, claimant, goal, flaw) else {
                continue;
            };
            let statement = Statement::of(&position, claimant, goal);
            let lemmas = vec![Lemma { statement, proof }];
            certificates.push((position, Certificate { rules, lemmas }));
        }
    }
    certificates
}

#[test]
fn renju_is_proved_by_listing_all_legal_replies() {
    let mut fouls = 0;
    let made = certificates(900, None);
    for (position, certificate) in &made {
        let verified = verify(&certificate.write()).unwrap();
        let Statement { goal, claimant, .. } = verified.claim.statement;
        let player = if goal == Goal::Win {
            claimant
        } else {
            !claimant
        };
        assert_eq!(
            wins_within(position, player, 99),
            goal == Goal::Win,
            "{position:?}"
        );
        fouls += position
            .empty()
            .squares()
            .filter(|&sq| position.foul(sq).is_some())
            .count();
    }
    assert!(made.len() > 300 && fouls > 20, "{} {fouls}", made.len());
}
