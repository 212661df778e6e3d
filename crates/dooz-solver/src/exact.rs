//! Exact values of small boards under any rules but renju.

use dooz_core::exact::{Entry, OutOfLimits, PackedBoard, PackedRules, Solver, Value};
use dooz_core::{Limits, Player, Position, Progress, Rules};
use dooz_verify::Goal;

use crate::proof::ProofSearch;
use crate::small_board::SmallBoardSolver;

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
    method: Method,
    nodes: u64,
}

#[derive(Clone, Debug)]
enum Method {
    Small(Box<SmallBoardSolver>),
    Packed(PackedRules, Vec<Entry>),
}

impl From<SmallBoardSolver> for ExactSolver {
    fn from(solver: SmallBoardSolver) -> Self {
        Self {
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
        let method = Method::Packed(PackedRules::new(rules)?, vec![Entry::default(); entries]);
        Some(Self { method, nodes: 0 })
    }

    /// Returns the rules of its board.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match &self.method {
            Method::Small(solver) => solver.rules(),
            Method::Packed(rules, _) => rules.rules(),
        }
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

    /// Searches for a proof that a player reaches a goal, from exact values as
    /// [`SmallBoardSolver::prove`] does. In misère and caro there is none.
    pub(crate) fn prove(
        &mut self,
        position: &Position,
        claimant: Player,
        goal: Goal,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        let Method::Small(solver) = &mut self.method else {
            return ProofSearch::Unknown;
        };
        let found = solver.prove(position, claimant, goal, limits, progress);
        self.nodes = solver.nodes();
        found
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
                assert_eq!(position.rules(), rules.rules(), "a position of this board");
                let board = PackedBoard::new(rules, position);
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
