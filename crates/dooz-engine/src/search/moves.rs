//! The moves of a node and their order.

use dooz_core::{Bitboard, Square};

use super::Searcher;
use crate::evaluation::Evaluation;
use crate::history::MoveKind;
use crate::tactics::Obligation;

/// A move that is still to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: Square,
    /// The rank in the order of search.
    pub(super) score: i32,
    /// The policy, less that of the best move.
    pub(super) policy_gap: i32,
}

impl Candidate {
    /// Returns a move that is searched before all others are scored.
    pub(super) const fn first(square: Square) -> Self {
        Self {
            square,
            score: i32::MAX,
            policy_gap: 0,
        }
    }
}

impl Searcher<'_> {
    /// Returns `true` if a move is worth a search under an obligation.
    pub(super) fn is_candidate(&self, square: Square, obligation: Obligation) -> bool {
        match obligation {
            Obligation::AnswerFive(squares) | Obligation::Answer(squares) => {
                squares.contains(square)
            }
            _ => self.board.is_empty(square),
        }
    }

    /// Adds the moves of the current node to `self.moves`, but for one.
    pub(super) fn generate(
        &mut self,
        ply: usize,
        obligation: Obligation,
        searched: Option<Square>,
    ) {
        let mut squares = match obligation {
            Obligation::AnswerFive(squares) | Obligation::Answer(squares) => squares,
            _ => self.candidates(),
        };
        if let Some(searched) = searched {
            squares.remove(searched);
        }
        let turn = self.board.turn();
        let [before, before_own] = [1, 2].map(|plies| self.move_before(ply, plies));
        let continuations = self.histories.continuations(before, before_own);
        let counter_move = before.and_then(|(_, square)| self.histories.counter_move(turn, square));
        let first = self.moves.len();
        let mut best_policy = i32::MIN;
        for square in squares.squares() {
            let policy = self.evaluation.policy(&self.board, square);
            best_policy = best_policy.max(policy);
            let kind = MoveKind::of(self.board.threat(turn, square));
            let mut score = policy
                + (self.histories.score(turn, kind, square) * self.parameters.history_weight
                    + continuations.score(kind, square) * self.parameters.continuation_weight)
                    / 1024;
            if counter_move == Some(square) {
                score += self.parameters.counter_move_bonus;
            }
            self.moves.push(Candidate {
                square,
                score,
                policy_gap: policy,
            });
        }
        for candidate in &mut self.moves[first..] {
            candidate.policy_gap -= best_policy;
        }
    }

    /// Returns the squares that are worth a search: those near stones, or the
    /// middle of an empty board.
    pub(super) fn candidates(&self) -> Bitboard {
        let near = self.board.near_stones();
        if !near.is_empty() {
            return near;
        }
        let rules = self.board.rules();
        let middle = Square::new(rules.width() / 2, rules.height() / 2);
        let middle = middle.filter(|&square| self.board.is_empty(square));
        middle.map_or(*self.board.empty(), |square| [square].into_iter().collect())
    }

    /// Takes the best move from those after `first`.
    pub(super) fn next_move(&mut self, first: usize) -> Option<Candidate> {
        // Of equals, the first.
        let indices = (first..self.moves.len()).rev();
        let best = indices.max_by_key(|&index| self.moves[index].score)?;
        Some(self.moves.swap_remove(best))
    }
}
