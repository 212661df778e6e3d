//! Exact values of small boards under any rules but renju.

use dooz_core::exact::{Entry, OutOfLimits, PackedBoard, PackedRules, Solver, Value};
use dooz_core::{Limits, Player, Position, Progress, Rules};
use dooz_verify::Goal;

use crate::proof::ProofSearch;
use crate::small_board::SmallBoardSolver;
use crate::solution::Solution;

/// A solver that finds exact values of positions of one small board, by any rules but
/// renju.
///
/// In freestyle, and with lines of exactly `k`, it is a [`SmallBoardSolver`]; in misère
/// and caro, the slower [`Solver`]. What it has learned it remembers for the other
/// positions of a game.
///
/// ```
/// use dooz_core::exact::Value;
/// use dooz_core::{Limits, Position};
/// use dooz_solver::ExactSolver;
/// for (rules, value) in [("4x3x3", Value::win_in(7)), ("3x3x3-misere", Value::DRAW)] {
///     let empty = Position::new(rules.parse()?);
///     let mut solver = ExactSolver::new(empty.rules()).expect("the board is small");
///     let found = solver.value(&empty, &Limits::default(), &mut |_| {});
///     assert_eq!(found, Ok(value));
/// }
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactSolver {
    rules: Rules,
    method: Method,
    nodes: u64,
}

#[derive(Clone, Debug)]
enum Method {
    Small(Box<SmallBoardSolver>),
    /// Of a board that fits only with columns and rows exchanged, the rules are those of
    /// the transposed one.
    Packed(PackedRules, Vec<Entry>),
}

impl From<SmallBoardSolver> for ExactSolver {
    fn from(solver: SmallBoardSolver) -> Self {
        Self {
            rules: solver.rules(),
            nodes: solver.nodes(),
            method: Method::Small(Box::new(solver)),
        }
    }
}

impl ExactSolver {
    /// Creates a solver for a board. Returns `None` if the board is too large, and for
    /// renju.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        if let Some(solver) = SmallBoardSolver::new(rules) {
            return Some(Self::from(solver));
        }
        // On 3x3 there are 765 classes of positions; 24 MiB hold most of what is found in a
        // few seconds.
        let entries = if rules.squares() <= 9 {
            1 << 10
        } else {
            1 << 20
        };
        let transposed = || PackedRules::new(Position::new(rules).transposed()?.rules());
        let packed = PackedRules::new(rules).or_else(transposed)?;
        Some(Self {
            rules,
            method: Method::Packed(packed, vec![Entry::default(); entries]),
            nodes: 0,
        })
    }

    /// Returns the rules of its board.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the number of positions visited so far, for all values.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the value of a position for the player to move.
    ///
    /// Of the limits, `nodes` and `stop` apply, and `memory` in freestyle and with
    /// lines of exactly `k`.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn value(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Value, OutOfLimits> {
        self.value_within(position, u16::MAX, limits, progress)
    }

    /// Returns `true` if there are certificates of the values.
    pub(crate) const fn certifies(&self) -> bool {
        matches!(self.method, Method::Small(_))
    }

    /// Searches for a proof that a player reaches a goal, from exact values as
    /// [`SmallBoardSolver::prove`] does. In misère and caro there is none, but false claims
    /// are refuted.
    pub(crate) fn prove(
        &mut self,
        position: &Position,
        claimant: Player,
        goal: Goal,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        if let Method::Small(solver) = &mut self.method {
            let found = solver.prove(position, claimant, goal, limits, progress);
            self.nodes = solver.nodes();
            return found;
        }
        if position.outcome().is_some() || !matches!(goal, Goal::Win | Goal::Hold) {
            return ProofSearch::Unknown;
        }
        let Ok(value) = self.value(position, limits, progress) else {
            return ProofSearch::Unknown;
        };
        let winner = Solution::of(value, position.turn()).winner;
        let is_false = match goal {
            Goal::Win => winner != Some(claimant),
            _ => winner == Some(!claimant),
        };
        if is_false {
            ProofSearch::Refuted
        } else {
            ProofSearch::Unknown
        }
    }

    /// Returns the value of a position if the game were drawn after a number of
    /// plies. A win or a loss is therefore exact.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn value_within(
        &mut self,
        position: &Position,
        plies: u16,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Value, OutOfLimits> {
        match &mut self.method {
            Method::Small(solver) => {
                let value = solver.value_within(position, plies, limits, progress);
                self.nodes = solver.nodes();
                value
            }
            Method::Packed(rules, table) => {
                assert_eq!(position.rules(), self.rules, "a position of this board");
                let is_transposed = rules.rules() != self.rules;
                let transposed = is_transposed.then(|| position.transposed()).flatten();
                let board = PackedBoard::new(rules, transposed.as_ref().unwrap_or(position));
                let last = rules.rules().squares() as u32;
                let horizon = last.min(board.ply() + u32::from(plies));
                let mut solver = Solver::new(rules, table, limits).with_progress(progress);
                let value = solver.value_within(board, horizon);
                self.nodes += solver.nodes();
                value
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_board_has_the_value_of_the_board() {
        for rules in ["3x8x3-caro", "2x8x3-misere", "4x4x3-caro"] {
            let position = Position::new(rules.parse().expect("rules"));
            let position = position.after("b1".parse().expect("a square"));
            let turned = position.transposed().expect("a small board");
            let [value, same] = [position, turned].map(|position| {
                let mut solver = ExactSolver::new(position.rules()).expect("a small board");
                assert_eq!(solver.rules(), position.rules());
                let value = solver.value(&position, &Limits::default(), &mut |_| {});
                value.expect("there are no limits")
            });
            assert_eq!(value, same, "{rules}");
        }
        for rules in ["8x8x3-misere", "9x2x3-misere"] {
            assert!(ExactSolver::new(rules.parse().expect("rules")).is_none());
        }
    }
}
