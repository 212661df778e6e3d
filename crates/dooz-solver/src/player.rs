//! The player that knows the values of small boards.

use dooz_core::exact::{self, Oracle, OutOfLimits, Value};
use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Rules, Square};

use crate::exact::ExactSolver;
use crate::oracle::ExactOracle;

/// A player that plays perfectly wherever an [`ExactSolver`] finds the value within
/// its limits: the fastest win, the longest defence, and among equal moves the one
/// that leaves the opponent the most ways to go wrong, then the one nearest to the
/// centre. It compares equal moves for no longer than the value took.
///
/// The solver first gets up to 200,000 positions. If that is not enough, the other brain
/// thinks, and its move stands unless the solver comes to its end after all:
/// [`Choice::exact`] is then what that brain says. The solver and the other brain may
/// each visit as many positions as the limits allow.
///
/// ```
/// use dooz_core::exact::Endgame;
/// use dooz_core::{Brain, Limits, Position, Score};
/// use dooz_solver::ExactPlayer;
/// let mut player = ExactPlayer::new(Endgame::default());
/// let empty = Position::new("6x5x4".parse()?);
/// let choice = player.think(&empty, &Limits::default(), &mut |_| {})?;
/// assert_eq!((choice.score, choice.exact), (Some(Score::WinIn(11)), Some(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactPlayer<F> {
    fallback: F,
}

impl<F> ExactPlayer<F> {
    /// The number of positions that the solver visits before the other brain thinks.
    const FIRST_LOOK: u64 = 200_000;

    /// Creates a player with another brain for what the solver does not reach.
    #[must_use]
    pub const fn new(fallback: F) -> Self {
        Self { fallback }
    }
}

impl<F: Brain> Brain for ExactPlayer<F> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        // What a solver remembers of earlier moves would make the count of nodes
        // depend on them.
        let solver = ExactSolver::new(position.rules());
        let Some(mut solver) = solver.filter(|_| position.outcome().is_none()) else {
            return self.fallback.think(position, limits, progress);
        };
        let first = limits.nodes.unwrap_or(u64::MAX).min(Self::FIRST_LOOK);
        let moment = Limits {
            nodes: Some(first),
            ..*limits
        };
        // There is no move to report before the value is known.
        let mut report = |report: &Progress<'_>| {
            if !report.pv.is_empty() {
                progress(report);
            }
        };
        if let Ok(choice) = solver.choice(position, &moment, &mut report) {
            return Ok(choice);
        }
        let spent = Choice {
            nodes: solver.nodes(),
            ..Choice::default()
        };
        let mut report = |report: &Progress<'_>| progress(&report.after(&spent));
        let mut before = self.fallback.think(position, limits, &mut report)?;

        before.nodes += spent.nodes;

        let rest = Limits {
            nodes: limits.nodes.map(|most| most - first),
            ..*limits
        };
        let mut report = |report: &Progress<'_>| progress(&report.after(&before));
        let found = solver.choice(position, &rest, &mut report);
        Ok(Choice {
            nodes: before.nodes + solver.nodes() - spent.nodes,
            ..found.unwrap_or(before)
        })
    }
}

impl ExactSolver {
    /// Returns the best move of a position, the line of best play, and the scores of
    /// other moves in reports, as many as are found with as many positions as the
    /// value took.
    ///
    /// Of the limits, those of [`value`](Self::value) apply.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met before a best move is known.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn choice(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, OutOfLimits> {
        let mut oracle = ExactOracle::new(self, limits).with_progress(progress);
        exact::choice(&mut oracle, &CentreFirst(*position))
    }
}

/// A position of which the moves near the centre come first.
#[derive(Clone, Copy)]
struct CentreFirst(Position);

impl exact::State for CentreFirst {
    fn moves(&self) -> impl Iterator<Item = Square> {
        let mut moves: Vec<Square> = self.0.legal_moves().collect();
        moves.sort_by_key(|&square| self.0.rules().from_centre(square));
        moves.into_iter()
    }

    fn after(&self, square: Square) -> Self {
        Self(self.0.after(square))
    }
}

impl Oracle<CentreFirst> for ExactOracle<'_> {
    fn rules(&self, state: &CentreFirst) -> Rules {
        state.0.rules()
    }

    fn value(&mut self, state: &CentreFirst) -> Result<Value, OutOfLimits> {
        self.value(&state.0)
    }

    fn is_above(&mut self, state: &CentreFirst, value: Value) -> Result<bool, OutOfLimits> {
        let plies = match value.plies() {
            None => u16::MAX,
            // A greater value is a faster win, ...
            Some(plies) if value.is_win() => plies.saturating_sub(1),
            // ... or a slower loss, or none.
            Some(plies) => plies,
        };
        Ok(self.value_within(&state.0, plies)? > value)
    }

    fn begin_choice(&mut self) {
        self.begin_choice();
    }

    fn found_best(&mut self) {
        self.begin_comparison();
    }

    fn nodes(&self) -> u64 {
        self.nodes()
    }

    fn report(&mut self, progress: &Progress<'_>) {
        self.report(progress);
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::exact::Endgame;
    use dooz_core::{Outcome, Player, Score};

    use super::*;

    fn think(position: &Position, nodes: u64) -> Choice {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut nodes_before = 0;
        ExactPlayer::new(Endgame::default())
            .think(position, &limits, &mut |report| {
                assert!(report.nodes >= nodes_before && !report.pv.is_empty());
                nodes_before = report.nodes;
            })
            .expect("it plays by all rules")
    }

    #[test]
    fn a_won_game_is_won_in_the_number_of_plies_that_it_takes() {
        let mut position = Position::new("6x5x4".parse().expect("rules"));
        for plies in (1..=11).rev() {
            let choice = think(&position, 1_000_000);
            let score = match position.turn() {
                Player::First => Score::WinIn(plies),
                Player::Second => Score::LossIn(plies),
            };
            assert_eq!((choice.score, choice.exact), (Some(score), Some(true)));
            position = position.after(choice.square.expect("the game goes on"));
        }
        assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    }

    #[test]
    fn out_of_limits_the_other_brain_moves() {
        let empty = Position::new("8x8x5".parse().expect("rules"));
        let choice = think(&empty, 1000);
        assert_eq!(choice.exact, Some(false));
        assert!(choice.square.is_some() && choice.nodes >= 1000);
    }

    #[test]
    fn misere_is_played_to_its_end() {
        let mut position = Position::new("4x3x3-misere".parse().expect("rules"));
        let value = think(&position, 1_000_000).score;
        while position.outcome().is_none() {
            let square = think(&position, 1_000_000).square;
            position = position.after(square.expect("the game goes on"));
        }
        let score = match position.outcome() {
            Some(Outcome::Win(Player::First)) => Some(Score::WinIn(position.ply())),
            Some(Outcome::Win(Player::Second)) => Some(Score::LossIn(position.ply())),
            _ => Some(Score::Draw),
        };
        assert_eq!(value, score);
    }
}
