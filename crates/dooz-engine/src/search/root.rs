//! Iterative deepening at the root.

use dooz_core::{Limits, Square};

use super::{Depth, MAX_PLY, PLY, Searcher};
use crate::engine::Purpose;
use crate::evaluation::Evaluation;
use crate::history::MoveKind;
use crate::tactics::Obligation;
use crate::threat::Threat;
use crate::value::{self, INFINITE, Value};
use crate::vcf::WinSearch;
use crate::vct::VctSolver;

/// A line of play that a search has found, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) value: Value,
    pub(crate) moves: Vec<Square>,
}

/// A report of a search that goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Report<'a> {
    /// A root move has been searched or refuted, and its value is no bound.
    Move { square: Square, value: Value },
    /// A line of the iteration is known.
    Line { rank: usize, line: &'a Line },
    /// An iteration has ended.
    Iteration,
}

impl Searcher<'_> {
    /// Searches ever deeper until the limits are reached, and returns the best
    /// lines, one or as many as were asked for. There is none if there is no legal
    /// move. Odd-numbered threads start one ply deeper. Wins by continuous threats that
    /// the search does not see are left to a solver, if there is one.
    pub(crate) fn deepen(
        &mut self,
        thread: usize,
        lines: usize,
        purpose: Purpose,
        mut threats: Option<&mut VctSolver>,
        report: &mut dyn FnMut(&Self, u32, Report<'_>),
    ) -> Vec<Line> {
        let mut moves = self.root_moves();
        if lines == 1
            && let Some(five) = self.five_at_root()
        {
            return self.decided(1, vec![five], report);
        }
        // The answer of a search that is stopped before its first iteration ends.
        if let Some(first) = moves.first_mut() {
            first.value = self.evaluation.value(&self.board);
        }
        let answers_five = Obligation::of(&mut self.board).answers_five();
        let raw_value = self.evaluation.value(&self.board);
        self.frames[0].static_value = (!answers_five).then(|| self.corrected(0, raw_value));
        let most = self
            .limits
            .depth
            .unwrap_or(u32::MAX)
            .min(MAX_PLY as u32 / 2);
        for depth in 1 + thread as u32 % 2..=most {
            self.root_depth = depth as i32 * PLY;
            for rank in 0..lines.min(moves.len()) {
                self.search_line(&mut moves, rank, depth, report);
                while let Some(solver) = threats.as_deref_mut()
                    && let Some(refuted) = self.refute(&mut moves[rank..], solver)
                {
                    // In place of the value that the search has reported.
                    report(self, depth, refuted);
                    self.search_line(&mut moves, rank, depth, report);
                }
                if self.is_stopped {
                    break;
                }
            }
            moves.sort_by_key(|root_move| std::cmp::Reverse(root_move.value));
            if self.is_stopped {
                break;
            }
            if lines == 1
                && let Some(solver) = threats.as_deref_mut()
                && moves.first().is_some_and(|best| !value::is_win(best.value))
                && let Some(moves) = self.wins_by_threats(solver)
            {
                return self.decided(depth, moves, report);
            }
            report(self, depth, Report::Iteration);
            let is_decided = moves.first().is_none_or(|best| {
                (value::is_win(best.value) && value::WIN - best.value <= depth as i32)
                    || value::is_loss(best.value)
            });
            let is_forced = purpose == Purpose::Move && moves.len() == 1 && depth >= 8;
            if is_decided || is_forced {
                break;
            }
        }
        moves.truncate(lines);
        moves.into_iter().map(RootMove::into_line).collect()
    }

    /// Reports a win that another search has found, and returns its line.
    fn decided(
        &self,
        depth: u32,
        moves: Vec<Square>,
        report: &mut dyn FnMut(&Self, u32, Report<'_>),
    ) -> Vec<Line> {
        let value = value::win_at(moves.len());
        let square = moves[0];
        let line = Line { value, moves };
        report(self, depth, Report::Move { square, value });
        report(
            self,
            depth,
            Report::Line {
                rank: 0,
                line: &line,
            },
        );
        report(self, depth, Report::Iteration);
        vec![line]
    }

    /// Puts the first of the moves after the others if it loses to continuous threats,
    /// which the solver sees and the search does not. Returns its report.
    fn refute(
        &mut self,
        moves: &mut [RootMove],
        solver: &mut VctSolver,
    ) -> Option<Report<'static>> {
        let first = &mut moves[0];
        if self.is_stopped || value::is_win(first.value) || value::is_loss(first.value) {
            return None;
        }
        let square = first.square;
        self.board.play(square);
        let line = self.wins_by_threats(solver);
        self.board.undo();
        let line = line?;
        let value = value::loss_at(1 + line.len());
        first.refutation = Some(line);
        first.value = -INFINITE;
        moves.rotate_left(1);
        // The answer of a search that is stopped before another move is searched.
        if moves[0].value == -INFINITE {
            moves[0].value = self.evaluation.value(&self.board);
        }
        Some(Report::Move { square, value })
    }

    /// Returns the line of a win of the player to move by continuous threats, if the
    /// solver finds one in a share of the positions that the search has visited.
    fn wins_by_threats(&mut self, solver: &mut VctSolver) -> Option<Vec<Square>> {
        let limits = Limits {
            nodes: Some(
                self.nodes * u64::from(self.parameters.threats_share.max(0).cast_unsigned()) / 1000,
            ),
            stop: self.limits.stop,
            ..Limits::default()
        };
        let before = solver.nodes();
        let found = solver.solve(&mut self.board, &limits);
        self.nodes += solver.nodes() - before;
        match found {
            WinSearch::Win(line) => Some(line),
            WinSearch::NoWin | WinSearch::Unknown => None,
        }
    }

    /// Searches the best of the root moves from `rank` on. The window of the first line
    /// is around its value before; those of the others are open, as the search of the
    /// lines above them has left only bounds.
    fn search_line(
        &mut self,
        moves: &mut [RootMove],
        rank: usize,
        depth: u32,
        report: &mut dyn FnMut(&Self, u32, Report<'_>),
    ) {
        let before = moves[rank].value;
        let mut width = self.parameters.aspiration;
        let is_estimate = before > -INFINITE && !value::is_win(before) && !value::is_loss(before);
        let (mut alpha, mut beta) = if depth >= 4 && is_estimate {
            (before - width, before + width)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            let value = self.search_root(&mut moves[rank..], alpha, beta, depth, report);
            moves[rank..].sort_by_key(|root_move| std::cmp::Reverse(root_move.value));
            if self.is_stopped {
                return;
            }
            width *= 2;
            if value <= alpha && alpha > -INFINITE {
                beta = i32::midpoint(alpha, beta);
                alpha = if width > 1_000 {
                    -INFINITE
                } else {
                    value - width
                };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 1_000 {
                    INFINITE
                } else {
                    value + width
                };
            } else {
                break;
            }
        }
        let line = moves[rank].clone().into_line();
        report(self, depth, Report::Line { rank, line: &line });
    }

    /// Searches root moves once, and returns the best value.
    fn search_root(
        &mut self,
        moves: &mut [RootMove],
        mut alpha: Value,
        beta: Value,
        depth: u32,
        report: &mut dyn FnMut(&Self, u32, Report<'_>),
    ) -> Value {
        let depth_of_move = (depth as i32 - 1) * PLY;
        let turn = self.board.turn();
        let mut best = -INFINITE;
        for (index, root_move) in moves.iter_mut().enumerate() {
            let square = root_move.square;
            let threat = self.board.threat(turn, square);
            let kind = MoveKind::of(threat);
            let mut reduction = 0;
            if index > 0 && depth >= 3 && kind == MoveKind::Quiet {
                reduction = (self.reduction(depth as i32 * PLY, index as i32 + 1)
                    - self.parameters.root_reduction)
                    .clamp(0, depth_of_move - PLY);
            }
            let value = if threat == Threat::Five {
                self.frames[1].pv.clear();
                value::win_at(1)
            } else if let Some(refutation) = &root_move.refutation {
                self.frames[1].pv.clone_from(refutation);
                value::loss_at(1 + refutation.len())
            } else {
                self.frames[0].played = Some((kind, square));
                self.board.play(square);
                self.evaluation.play(&self.board);
                let window = (alpha, beta);
                let value = self.search_reply(index == 0, window, depth_of_move, reduction);
                self.board.undo();
                self.evaluation.undo();
                value
            };
            if self.is_stopped {
                return best;
            }

            if index == 0 || value > alpha {
                root_move.value = value;
                root_move.pv.clear();
                root_move.pv.push(square);
                root_move.pv.extend_from_slice(&self.frames[1].pv);
                if alpha < value && value < beta {
                    report(self, depth, Report::Move { square, value });
                }
            } else {
                // Only a bound is known; the order before stays.
                root_move.value = -INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        best
    }

    /// Searches the position after a root move, and returns its value for the player
    /// at the root.
    fn search_reply(
        &mut self,
        is_first: bool,
        (alpha, beta): (Value, Value),
        depth: Depth,
        reduction: Depth,
    ) -> Value {
        let mut value = alpha + 1;
        if !is_first {
            value = -self.search::<false>(1, -alpha - 1, -alpha, depth - reduction, true);
            if value > alpha && reduction > 0 {
                value = -self.search::<false>(1, -alpha - 1, -alpha, depth, true);
            }
        }
        if is_first || value > alpha {
            value = -self.search::<true>(1, -beta, -alpha, depth, false);
        }
        value
    }

    /// Returns the legal moves that are worth a search, most promising first.
    fn root_moves(&mut self) -> Vec<RootMove> {
        let obligation = Obligation::of(&mut self.board);
        self.moves.clear();
        self.generate(0, obligation, None);
        let mut moves = Vec::new();
        while let Some(candidate) = self.next_move(0) {
            if !self.is_foul(candidate.square) {
                moves.push(RootMove::new(candidate.square));
            }
        }
        if moves.is_empty() {
            let squares = *self.board.empty();
            let legal = squares.squares().filter(|&square| !self.is_foul(square));
            moves = legal.map(RootMove::new).collect();
        }
        moves
    }

    /// Returns a move that completes a line at once.
    fn five_at_root(&self) -> Option<Square> {
        let turn = self.board.turn();
        self.board.squares(turn, Threat::Five).squares().next()
    }
}

/// A move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    square: Square,
    value: Value,
    pv: Vec<Square>,
    /// The line by which the opponent wins after the move, if a solver has found one.
    refutation: Option<Vec<Square>>,
}

impl RootMove {
    fn new(square: Square) -> Self {
        Self {
            square,
            value: -INFINITE,
            pv: vec![square],
            refutation: None,
        }
    }

    fn into_line(self) -> Line {
        Line {
            value: self.value,
            moves: self.pv,
        }
    }
}
