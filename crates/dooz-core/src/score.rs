//! The score of a position.

use core::cmp::Ordering;
use core::fmt;

use crate::exact::Value;
use crate::position::Position;

/// The score of a position, from the point of view of the side to move.
///
/// Scores are ordered, and a greater one is better: losses, the slower the
/// better; then estimates and draws; then wins, the faster the better. A draw
/// ranks with an estimate of zero: it is better than an estimate of zero or
/// less, and worse than a positive one.
///
/// A score is the result of a search; [`Choice::exact`](crate::Choice::exact)
/// says whether it is proven. Estimates of different brains do not compare:
/// each has a scale of its own, and only zero, a balanced position, is common
/// to all.
///
/// ```
/// use dooz_core::exact::Value;
/// use dooz_core::Score;
/// assert!(Score::WinIn(1) > Score::WinIn(3));
/// assert!(Score::WinIn(3) > Score::Estimate(1) && Score::Estimate(1) > Score::Draw);
/// assert!(Score::Draw > Score::Estimate(0) && Score::Estimate(-1) > Score::LossIn(4));
/// assert!(Score::LossIn(4) > Score::LossIn(2));
/// assert_eq!(Score::from(Value::win_in(3)), Score::WinIn(3));
/// assert_eq!(Score::WinIn(3).to_string(), "win in 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The opponent wins with the last move of the game in this many plies.
    LossIn(u16),
    /// The search did not reach the end of the game, and judges the position in
    /// the brain's own scale: the more, the better.
    Estimate(i64),
    /// Neither side can force a win.
    Draw,
    /// The side to move wins with the last move of the game in this many plies.
    WinIn(u16),
}

impl Score {
    /// Returns the score of a finished game, or `None` if it goes on.
    pub(crate) fn at_end(position: &Position) -> Option<Self> {
        let outcome = position.outcome()?;
        Some(Value::of_outcome(outcome, position.turn()).into())
    }

    /// Returns `true` if the side to move wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::WinIn(_))
    }

    /// Returns `true` if the side to move loses.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::LossIn(_))
    }

    /// Returns the number of plies to the end of a decided game.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::LossIn(plies) | Self::WinIn(plies) => Some(plies),
            Self::Estimate(_) | Self::Draw => None,
        }
    }

    /// Converts a win, a loss or a draw into a [`Value`]; `None` for an
    /// estimate. Only [`Choice::exact`](crate::Choice::exact) tells if the score
    /// is proven.
    ///
    /// # Panics
    ///
    /// Panics in debug builds if there are 1000 plies or more.
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        match self {
            Self::LossIn(plies) => Some(Value::loss_in(plies)),
            Self::Estimate(_) => None,
            Self::Draw => Some(Value::DRAW),
            Self::WinIn(plies) => Some(Value::win_in(plies)),
        }
    }

    /// Returns the score of a move that leads to a position with this score.
    ///
    /// ```
    /// use dooz_core::Score;
    /// assert_eq!(Score::LossIn(2).one_ply_before(), Score::WinIn(3));
    /// assert_eq!(Score::Estimate(7).one_ply_before(), Score::Estimate(-7));
    /// ```
    #[must_use]
    pub const fn one_ply_before(self) -> Self {
        match self {
            Self::LossIn(plies) => Self::WinIn(plies.saturating_add(1)),
            Self::Estimate(estimate) => Self::Estimate(estimate.saturating_neg()),
            Self::Draw => Self::Draw,
            Self::WinIn(plies) => Self::LossIn(plies.saturating_add(1)),
        }
    }

    /// Ranks scores by class, then by degree within the class, with draws just
    /// above the estimate of zero.
    const fn rank(self) -> (i8, i64, bool) {
        match self {
            Self::LossIn(plies) => (-1, plies as i64, false),
            Self::Estimate(estimate) => (0, estimate, false),
            Self::Draw => (0, 0, true),
            Self::WinIn(plies) => (1, -(plies as i64), false),
        }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Self {
        match value.plies() {
            None => Self::Draw,
            Some(plies) if value.is_win() => Self::WinIn(plies),
            Some(plies) => Self::LossIn(plies),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LossIn(plies) => write!(f, "loss in {plies}"),
            Self::Estimate(estimate) => write!(f, "estimate {estimate:+}"),
            Self::Draw => f.write_str("draw"),
            Self::WinIn(plies) => write!(f, "win in {plies}"),
        }
    }
}
