//! The game interface of the searches.

use core::fmt::Debug;
use core::ops::Not;

/// A state of a two-player zero-sum game with alternating moves.
///
/// States are values and their children are created lazily, so a search holds
/// only those on the path from the root.
///
/// ```
/// use dooz_core::textbook::{GameState, Minimax, Side};
///
/// /// Players take one or two matches; who takes the last one wins.
/// #[derive(Clone, Copy)]
/// struct Matches(u8, Side);
///
/// impl GameState for Matches {
///     type Move = u8;
///
///     fn turn(&self) -> Side {
///         self.1
///     }
///
///     fn moves(&self) -> impl Iterator<Item = u8> {
///         1..=self.0.min(2)
///     }
///
///     fn after(&self, taken: u8) -> Self {
///         Self(self.0 - taken, !self.1)
///     }
///
///     fn value(&self) -> Option<i64> {
///         (self.0 == 0).then_some(if self.1 == Side::Max { -1 } else { 1 })
///     }
/// }
///
/// let found = Minimax::default().search(&Matches(7, Side::Max), &mut ());
/// assert_eq!((found.score, found.best), (1, Some(1)));
/// ```
pub trait GameState: Clone {
    /// A move.
    type Move: Copy + PartialEq + Debug;

    /// Returns the side to move. The sides alternate.
    fn turn(&self) -> Side;

    /// Returns the moves in the order in which a search tries them. There is at
    /// least one unless the game is over.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// Returns the state after one of the moves.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Returns the value of a finished game for [`Side::Max`], or `None` if the
    /// game goes on. Values lie strictly inside [`Window::WIDEST`].
    fn value(&self) -> Option<i64>;

    /// Returns an estimate of an unfinished game for [`Side::Max`], in the
    /// range of [`GameState::value`], for searches that a limit stops.
    fn estimate(&self) -> i64 {
        0
    }
}

/// One of the two sides of a search.
///
/// ```
/// use dooz_core::textbook::Side;
/// assert_eq!(!Side::Max, Side::Min);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side that wants high scores.
    Max,
    /// The side that wants low scores.
    Min,
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }
}

impl Side {
    /// Returns 1 for [`Side::Max`] and -1 for [`Side::Min`]: a factor that
    /// turns a score to this side's point of view, and back.
    #[must_use]
    pub const fn sign(self) -> i64 {
        match self {
            Self::Max => 1,
            Self::Min => -1,
        }
    }
}

/// The form in which a search is written. Both forms visit the same states in
/// the same order and find the same result.
///
/// ```
/// use dooz_core::textbook::{Form, Minimax, Side, Tree};
/// let tree = Tree::parse("((7 9) (3 8))", Side::Max).unwrap();
/// let pair = Minimax { form: Form::Pair }.search(&tree, &mut ());
/// let one = Minimax { form: Form::One }.search(&tree, &mut ());
/// assert_eq!(pair, one);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Two functions that call each other: one maximises, one minimises.
    #[default]
    Pair,
    /// One function, negamax, which maximises for the side to move: what is
    /// good for one side is equally bad for the other.
    One,
}

/// The scores between which a search looks, from [`Side::Max`]'s point of view:
/// Max is already sure of `alpha`, and Min can already hold Max to `beta`.
///
/// ```
/// use dooz_core::textbook::Window;
/// assert_eq!(Window::new(-2, 2).to_string(), "(-2, +2)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The score that Max is sure of.
    pub alpha: i64,
    /// The score that Min can hold Max to.
    pub beta: i64,
}

impl Window {
    /// The window that holds every score.
    pub const WIDEST: Self = Self::new(-i64::MAX, i64::MAX);

    /// Creates a window from `alpha` to `beta`.
    #[must_use]
    pub const fn new(alpha: i64, beta: i64) -> Self {
        Self { alpha, beta }
    }

    /// Returns this window from the other side's point of view.
    pub(super) const fn turned(self) -> Self {
        Self::new(self.beta.saturating_neg(), self.alpha.saturating_neg())
    }

    /// Converts a window between Max's point of view and that of a side.
    pub(super) const fn seen_by(self, side: Side) -> Self {
        match side {
            Side::Max => self,
            Side::Min => self.turned(),
        }
    }
}

impl core::fmt::Display for Window {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "({:+}, {:+})", self.alpha, self.beta)
    }
}
