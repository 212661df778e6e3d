//! Plain minimax, which judges what the verifier accepts.

use std::collections::HashMap;

use dooz_core::{LineRule, Outcome, Player, Position, Rules};

use super::board::{Bits, Board, indices};
use crate::{Claim, Goal};

/// The truth about the positions of one game.
pub(super) struct Oracle {
    board: Board,
    known: HashMap<Question, bool>,
}

/// Does the attacker complete a line within a number of plies?
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Question {
    attacker: Player,
    attackers: Bits,
    defenders: Bits,
    is_attackers_turn: bool,
    /// `true` if lines of the defender count, too.
    is_strong: bool,
    plies: u16,
}

impl Oracle {
    pub(super) fn new(rules: Rules) -> Self {
        let (board, known) = (Board::new(rules), HashMap::new());
        Self { board, known }
    }

    /// Returns `true` if a claim is true.
    pub(super) fn confirms(&mut self, claim: &Claim) -> bool {
        assert_eq!(claim.rules, self.board.rules);
        let statement = &claim.statement;
        let opponent = !statement.claimant;
        let long = claim.rules.squares() as u16;
        let (attacker, plies) = match statement.goal {
            Goal::Win => (statement.claimant, claim.height.unwrap() as u16),
            Goal::Hold | Goal::HoldWeakly => (opponent, long),
            Goal::HoldFor(plies) => (opponent, plies.min(long)),
        };
        if claim.rules.line() == LineRule::Renju {
            let position = claim.setup().position().unwrap();
            return wins_within(&position, attacker, plies) == (statement.goal == Goal::Win);
        }
        let stones = statement.stones().map(|stones| self.board.bits(&stones));
        let question = Question {
            attacker,
            attackers: stones[attacker as usize],
            defenders: stones[!attacker as usize],
            is_attackers_turn: statement.turn == attacker,
            is_strong: statement.goal != Goal::HoldWeakly,
            plies,
        };
        self.ask(question) == (statement.goal == Goal::Win)
    }

    /// Returns `true` if a player completes a line some time after a
    /// position, whatever the other one does.
    pub(super) fn wins(&mut self, player: Player, own: Bits, other: Bits, turn: Player) -> bool {
        self.ask(Question {
            attacker: player,
            attackers: own,
            defenders: other,
            is_attackers_turn: turn == player,
            is_strong: true,
            plies: self.board.rules.squares() as u16,
        })
    }

    fn ask(&mut self, mut question: Question) -> bool {
        let empty = self.board.all() & !(question.attackers | question.defenders);
        question.plies = question.plies.min(empty.count_ones() as u16);
        if question.plies == 0 {
            return false;
        }
        if let Some(&answer) = self.known.get(&question) {
            return answer;
        }
        let Question {
            attacker,
            attackers,
            defenders,
            ..
        } = question;
        let mut next = question;
        next.is_attackers_turn = !question.is_attackers_turn;
        next.plies -= 1;
        let answer = if question.is_attackers_turn {
            indices(empty).any(|i| self.board.completes(attacker, attackers, defenders, i))
                || indices(empty).any(|i| {
                    next.attackers = attackers | 1 << i;
                    self.ask(next)
                })
        } else {
            let ends =
                |i| question.is_strong && self.board.completes(!attacker, defenders, attackers, i);
            !indices(empty).any(ends)
                && indices(empty).all(|i| {
                    next.defenders = defenders | 1 << i;
                    self.ask(next)
                })
        };
        self.known.insert(question, answer);
        answer
    }
}

/// Asks the positions of the core instead, which know the fouls of renju.
pub(super) fn wins_within(position: &Position, player: Player, plies: u16) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Win(player);
    }
    if plies == 0 {
        return false;
    }
    let mut moves = position.legal_moves();
    let wins = |square| wins_within(&position.after(square), player, plies - 1);
    if position.turn() == player {
        moves.any(wins)
    } else {
        moves.all(wins)
    }
}

#[test]
fn the_oracle_agrees_with_minimax_over_positions() {
    for rules in [
        "3x3x3",
        "3x3x2",
        "4x2x2",
        "8x1x3-exactly",
        "7x1x2-caro",
        "8x1x3-caro",
    ] {
        let rules: Rules = rules.parse().unwrap();
        let mut oracle = Oracle::new(rules);
        let board = oracle.board.clone();
        let mut position = Position::new(rules);
        while position.outcome().is_none() {
            for player in Player::BOTH {
                for plies in 1..=9 {
                    let own = board.bits(position.stones(player));
                    let other = board.bits(position.stones(!player));
                    let question = Question {
                        attacker: player,
                        attackers: own,
                        defenders: other,
                        is_attackers_turn: position.turn() == player,
                        is_strong: true,
                        plies,
                    };
                    let expected = wins_within(&position, player, plies);
                    assert_eq!(
                        oracle.ask(question),
                        expected,
                        "{position:?} {player:?} {plies}"
                    );
                }
            }
            // A game of no sense, but with stones in many places.
            let moves: Vec<_> = position.legal_moves().collect();
            position
                .play(moves[(moves.len() * 5 + 3) % moves.len()])
                .unwrap();
        }
    }
}
