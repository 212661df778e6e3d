//! Quiescence search: continuous fours below the last ply.

use dooz_core::{Bitboard, Square};

use super::{MAX_PLY, Searcher, is_cutoff};
use crate::evaluation::Evaluation;
use crate::history::MoveKind;
use crate::table::{Bound, Entry};
use crate::tactics::Obligation;
use crate::threat::Threat;
use crate::value::{self, Value};

impl Searcher<'_> {
    /// Returns the static value of a node, or that of continuous fours if it is
    /// better. `fours` counts those that led here.
    pub(super) fn quiescence(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        fours: u32,
    ) -> Value {
        self.frames[ply].pv.clear();
        if !self.enter() {
            return 0;
        }
        if self.board.empty_count() == 0 {
            return 0;
        }
        let obligation = Obligation::of(&mut self.board);
        match obligation {
            Obligation::WinIn(plies) => return value::win_at(ply + usize::from(plies)),
            Obligation::LossIn(plies) => return value::loss_at(ply + usize::from(plies)),
            _ => {}
        }
        if ply >= MAX_PLY {
            return self.evaluation.value(&self.board);
        }
        if let Obligation::AnswerFive(answers) = obligation {
            return self.quiescence_answers(ply, alpha, beta, fours, answers);
        }

        let key = self.key();
        let known = self.table.get(key);
        if let Some(known) = known {
            let value = value::to_root(known.value, ply);
            if is_cutoff(known.bound, value, alpha, beta) {
                return value;
            }
        }
        if known.is_none()
            && let Some(leaves) = &mut self.leaves
        {
            leaves.offer(key, &self.frames[..ply]);
        }
        let raw_value = self.raw_value(known);
        let static_value = self.corrected(ply, raw_value);
        if static_value >= beta {
            self.insert_quiescence(key, ply, static_value, Bound::Lower, raw_value, None);
            return static_value;
        }
        // Fours that do not win seldom gain so much.
        if static_value + self.parameters.quiescence_margin <= alpha {
            return static_value;
        }

        let mut best = static_value;
        let mut best_move = None;
        let old_alpha = alpha;
        alpha = alpha.max(best);
        for square in self.quiescence_fours(ply, fours).squares() {
            let value = self.quiescence_move(ply, alpha, beta, fours + 1, square);
            if self.is_stopped {
                return 0;
            }
            if value > best {
                best = value;
                best_move = Some(square);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        let bound = Bound::of(best, old_alpha, beta);
        self.insert_quiescence(key, ply, best, bound, raw_value, best_move);
        best
    }

    fn insert_quiescence(
        &self,
        key: u64,
        ply: usize,
        value: Value,
        bound: Bound,
        raw_value: Value,
        best: Option<Square>,
    ) {
        self.table.insert(
            key,
            Entry {
                value: value::from_root(value, ply),
                bound,
                static_value: Some(raw_value),
                best,
                depth: 0,
                is_pv: false,
            },
        );
    }

    /// Returns the fours that are worth a look: those that gain something, and at
    /// first those in line with the last move of the player.
    fn quiescence_fours(&self, ply: usize, fours: u32) -> Bitboard {
        let turn = self.board.turn();
        let gaining = *self.board.squares(turn, Threat::FourWithGain)
            | *self.board.squares(turn, Threat::FourThree);
        if fours > 1 {
            return gaining;
        }
        let before = self.move_before(ply, 2);
        let is_in_line = |square: &Square| {
            before.is_some_and(|(_, before)| {
                let columns = before.column().abs_diff(square.column());
                let rows = before.row().abs_diff(square.row());
                columns.max(rows) <= 4 && (columns == 0 || rows == 0 || columns == rows)
            })
        };
        let plain = self.board.squares(turn, Threat::Four).squares();
        gaining | plain.filter(is_in_line).collect()
    }

    /// Plays an answer to a four.
    fn quiescence_answers(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        fours: u32,
        answers: Bitboard,
    ) -> Value {
        let mut best = -value::INFINITE;
        for square in answers.squares() {
            let value = self.quiescence_move(ply, alpha, beta, fours, square);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    fn quiescence_move(
        &mut self,
        ply: usize,
        alpha: Value,
        beta: Value,
        fours: u32,
        square: Square,
    ) -> Value {
        if self.is_foul(square) {
            return -value::INFINITE;
        }
        self.frames[ply].played = Some((MoveKind::Attack, square));
        self.table.prefetch(self.key_after(square));
        self.board.play(square);
        self.evaluation.play(&self.board);
        let value = -self.quiescence(ply + 1, -beta, -alpha, fours);
        self.board.undo();
        self.evaluation.undo();
        if !self.is_stopped && value > alpha && value < beta {
            self.extend_pv(ply, square);
        }
        value
    }
}
