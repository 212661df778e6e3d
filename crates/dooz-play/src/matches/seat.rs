//! The two seats of a match, and the rule for the first move.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// One of the two sides of the board. A seat keeps its participant through a
/// whole match, no matter who moves first in a single game.
///
/// ```
/// use dooz_play::matches::Seat;
/// assert_eq!(!Seat::Near, Seat::Far);
/// assert_eq!("far".parse(), Ok(Seat::Far));
/// # Ok::<(), dooz_play::matches::ParseNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The side of the person at the screen; between two computer players,
    /// the side of the one named first.
    Near,
    /// The other side.
    Far,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];

    /// Returns the name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }
}

impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Near => Self::Far,
            Self::Far => Self::Near,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Seat {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        named(Self::BOTH, Self::name, text)
    }
}

/// The rule by which the first move of each game is given to a seat.
///
/// ```
/// use dooz_play::matches::FirstMover;
/// assert_eq!("alternating".parse(), Ok(FirstMover::Alternating));
/// assert_eq!(FirstMover::Near.to_string(), "first");
/// assert!("nobody".parse::<FirstMover>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstMover {
    /// The near seat.
    #[default]
    Near,
    /// The far seat.
    Far,
    /// Drawn by lot for every game.
    Random,
    /// The near seat in the first game, then each seat in turn.
    Alternating,
}

impl FirstMover {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Near, Self::Far, Self::Random, Self::Alternating];

    /// Returns the name on the command line and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Near => "first",
            Self::Far => "second",
            Self::Random => "random",
            Self::Alternating => "alternating",
        }
    }
}

impl fmt::Display for FirstMover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for FirstMover {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        named(Self::ALL, Self::name, text)
    }
}

fn named<T: Copy, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
    text: &str,
) -> Result<T, ParseNameError> {
    let found = all
        .into_iter()
        .find(|&value| name(value).eq_ignore_ascii_case(text));
    found.ok_or_else(|| ParseNameError {
        choices: all.map(name).to_vec(),
    })
}

/// The error of a text that is not one of the allowed names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    /// The allowed names.
    pub choices: Vec<&'static str>,
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choose {}", self.choices.join(", "))
    }
}

impl std::error::Error for ParseNameError {}
