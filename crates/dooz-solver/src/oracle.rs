//! Several questions to a solver, within common limits.

use dooz_core::exact::{OutOfLimits, Value};
use dooz_core::{Choice, Limits, Position, Progress, ScoredMove};

use crate::exact::ExactSolver;

/// A solver that is asked for the values of several positions, within limits that
/// hold for all of them together.
///
/// ```
/// use dooz_core::exact::Value;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_solver::{ExactOracle, ExactSolver};
/// let mut solver = ExactSolver::new(Rules::TIC_TAC_TOE).expect("3x3 is small");
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// let mut oracle = ExactOracle::new(&mut solver, &limits);
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// for square in empty.legal_moves() {
///     assert_eq!(oracle.value(&empty.after(square)), Ok(Value::DRAW));
/// }
/// assert!(oracle.nodes() <= 10_000);
/// ```
pub struct ExactOracle<'a> {
    solver: &'a mut ExactSolver,
    limits: Limits<'a>,
    /// The number of positions that the limits granted at first.
    granted: Option<u64>,
    progress: Option<&'a mut dyn FnMut(&Progress<'_>)>,
    /// The solver's count of nodes at the start.
    start: u64,
    /// The number of positions up to which moves may be compared, once one is known.
    most_compared: Option<u64>,
    is_comparing: bool,
}

/// The number of positions that comparisons may visit if the value took fewer.
const FEWEST_COMPARED: u64 = 20_000;

impl<'a> ExactOracle<'a> {
    /// Creates an oracle. Of the limits, those of [`ExactSolver::value`] apply.
    #[must_use]
    pub const fn new(solver: &'a mut ExactSolver, limits: &Limits<'a>) -> Self {
        Self {
            start: solver.nodes(),
            solver,
            limits: *limits,
            granted: limits.nodes,
            progress: None,
            most_compared: None,
            is_comparing: false,
        }
    }

    /// Reports to `progress` from time to time.
    #[must_use]
    pub fn with_progress(mut self, progress: &'a mut dyn FnMut(&Progress<'_>)) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Returns the number of positions visited for all questions.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.solver.nodes() - self.start
    }

    /// Grants as many positions again as the limits did, on top of those visited so
    /// far.
    pub const fn renew(&mut self) {
        if let Some(granted) = self.granted {
            self.limits.nodes = Some(granted + self.nodes());
        }
    }

    /// Returns the best move of a position, which [`ExactSolver::choice`] finds within
    /// what is left of the limits, and the exact scores of moves found on the way.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met before a best move is known.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules than the solver's.
    pub fn choice(
        &mut self,
        position: &Position,
    ) -> Result<(Choice, Vec<ScoredMove>), OutOfLimits> {
        let spent = self.nodes();
        let limits = self.limits.after(spent);
        let mut scored = Vec::new();
        let progress = &mut self.progress;
        let mut note = |report: &Progress<'_>| {
            scored.extend(report.searched);
            if let Some(progress) = progress {
                let mut report = *report;
                report.nodes += spent;
                progress(&report);
            }
        };
        let choice = self.solver.choice(position, &limits, &mut note)?;
        Ok((choice, scored))
    }

    /// Returns the value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules than the solver's.
    pub fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        self.value_within(position, u16::MAX)
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
    /// Panics if the position is one of other rules than the solver's.
    pub fn value_within(&mut self, position: &Position, plies: u16) -> Result<Value, OutOfLimits> {
        let spent = self.nodes();
        let compared = self.most_compared.filter(|_| self.is_comparing);
        let most = [self.limits.nodes, compared].into_iter().flatten().min();
        let limits = Limits {
            nodes: most,
            ..self.limits
        };
        let limits = limits.after(spent);
        let progress = &mut self.progress;
        let mut report = |report: &Progress<'_>| {
            if let Some(progress) = progress {
                let mut report = *report;
                report.nodes += spent;
                progress(&report);
            }
        };
        self.solver
            .value_within(position, plies, &limits, &mut report)
    }

    /// Begins a choice, for which the limits hold.
    pub(crate) const fn begin_choice(&mut self) {
        self.is_comparing = false;
    }

    /// Begins to compare moves. All comparisons together may visit as many positions
    /// again as there were before.
    pub(crate) fn begin_comparison(&mut self) {
        let nodes = self.nodes();
        let most = nodes + nodes.max(FEWEST_COMPARED);
        self.most_compared.get_or_insert(most);
        self.is_comparing = true;
    }

    pub(crate) fn report(&mut self, report: &Progress<'_>) {
        if let Some(progress) = &mut self.progress {
            progress(report);
        }
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::Rules;

    use super::*;

    #[test]
    fn each_renewal_grants_as_many_positions_as_the_limits() {
        let mut solver = ExactSolver::new(Rules::TIC_TAC_TOE).unwrap();
        let limits = Limits {
            nodes: Some(20),
            ..Limits::default()
        };
        let mut oracle = ExactOracle::new(&mut solver, &limits);
        let empty = Position::new(Rules::TIC_TAC_TOE);
        for _ in 0..3 {
            let before = oracle.nodes();
            assert_eq!(oracle.value(&empty), Err(OutOfLimits));
            assert!(oracle.nodes() - before <= 21);
            oracle.renew();
        }
    }
}
