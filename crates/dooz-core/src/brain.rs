//! Computer players.

use core::error::Error;
use core::fmt;
use core::ops::Deref;

use crate::limits::Limits;
use crate::position::Position;
use crate::progress::Progress;
use crate::rules::Rules;
use crate::score::Score;
use crate::square::Square;

/// A computer player, called a brain as in gomoku tournaments.
///
/// ```
/// use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Rules};
///
/// /// Fills the cells in order.
/// struct Filler;
///
/// impl Brain for Filler {
///     fn think(
///         &mut self,
///         position: &Position,
///         _: &Limits<'_>,
///         _: &mut dyn FnMut(&Progress<'_>),
///     ) -> Result<Choice, CannotPlay> {
///         Ok(Choice { square: position.legal_moves().next(), ..Choice::default() })
///     }
/// }
///
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// let choice = Filler.think(&empty, &Limits::default(), &mut |_| {}).unwrap();
/// assert_eq!(choice.square, "a3".parse().ok());
/// ```
pub trait Brain {
    /// Chooses a move for the player to move, and reports to `progress`
    /// meanwhile.
    ///
    /// # Errors
    ///
    /// Returns an error if the brain does not play by these rules. A finished
    /// game is no error: the choice then has no square.
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay>;

    /// Returns the reason why the last choice has no square, if the brain has failed, as a
    /// program of its own may.
    fn failure(&self) -> Option<&(dyn Error + 'static)> {
        None
    }
}

/// The move that a brain chose, with its judgement of the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The move; `None` if there is none, or if the brain's program stores
    /// none.
    pub square: Option<Square>,
    /// The score of the position for the side to move; `None` if the brain has
    /// none, or if it cannot be derived from the brain's own number.
    pub score: Option<Score>,
    /// The brain's own number for the position, in its own scale and from its
    /// own point of view, which its documentation states.
    pub own_score: i64,
    /// The number of positions visited, counted as in the brain's article.
    pub nodes: u64,
    /// `true` if the score is proven to be the value of the game; `None` if the
    /// brain does not know.
    pub exact: Option<bool>,
    /// The moves that the brain expects, beginning with its own; empty if it
    /// has no line.
    pub pv: Variation,
}

impl Choice {
    /// Returns the moves that the brain expects, at least its own.
    pub(crate) fn line(&self) -> &[Square] {
        if self.pv.is_empty() {
            self.square.as_slice()
        } else {
            &self.pv
        }
    }

    /// Returns the choice of the second of two brains that think one after the other:
    /// it counts the positions of both.
    pub(crate) const fn after(mut self, first: &Self) -> Self {
        self.nodes += first.nodes;
        self
    }
}

/// A line of play of at most [`Variation::CAPACITY`] moves; longer ones are cut
/// off.
///
/// ```
/// use dooz_core::{Square, Variation};
/// let moves: Vec<Square> = ["b2", "a1"].iter().map(|sq| sq.parse().unwrap()).collect();
/// let line: Variation = moves.iter().copied().collect();
/// assert_eq!(*line, moves);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Variation {
    moves: [Square; Self::CAPACITY],
    length: usize,
}

impl Variation {
    /// The largest number of moves in a variation.
    pub const CAPACITY: usize = 64;

    /// Appends a move if there is room.
    pub const fn push(&mut self, square: Square) {
        if self.length < Self::CAPACITY {
            self.moves[self.length] = square;
            self.length += 1;
        }
    }
}

impl Default for Variation {
    fn default() -> Self {
        const CORNER: Square = Square::new(0, 0).expect("every board has a corner");
        Self {
            moves: [CORNER; Self::CAPACITY],
            length: 0,
        }
    }
}

impl Deref for Variation {
    type Target = [Square];

    fn deref(&self) -> &[Square] {
        &self.moves[..self.length]
    }
}

impl FromIterator<Square> for Variation {
    fn from_iter<I: IntoIterator<Item = Square>>(moves: I) -> Self {
        let mut variation = Self::default();
        for square in moves {
            variation.push(square);
        }
        variation
    }
}

impl fmt::Debug for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The error of a brain that does not play by the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CannotPlay {
    /// The brain plays by these rules alone.
    Only(Rules),
    /// The brain plays by many rules, but not by these.
    Unsupported,
}

impl fmt::Display for CannotPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only(rules) => write!(f, "this brain plays {rules} alone"),
            Self::Unsupported => f.write_str("this brain does not play by these rules"),
        }
    }
}

impl Error for CannotPlay {}
