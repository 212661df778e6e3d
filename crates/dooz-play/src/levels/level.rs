//! Levels as numbers.

use std::fmt;
use std::str::FromStr;

use dooz_core::{Position, Square};
use serde::Serialize;

/// A level of strength from 0 (random) to 100 (as strong as possible).
///
/// ```
/// use dooz_play::levels::Level;
/// let level: Level = "60".parse()?;
/// assert_eq!(level.slip_percent(), 40);
/// assert!("101".parse::<Level>().is_err());
/// # Ok::<(), dooz_play::levels::LevelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Level(u8);

impl Level {
    /// The level that plays any legal move.
    pub const RANDOM: Self = Self(0);
    /// The level that never slips.
    pub const BEST: Self = Self(100);

    /// Creates the level with a number from 0 to 100.
    ///
    /// # Errors
    ///
    /// Returns an error if the number is larger.
    pub const fn new(number: u8) -> Result<Self, LevelError> {
        if number > Self::BEST.0 {
            return Err(LevelError);
        }
        Ok(Self(number))
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the average number of slips in a hundred moves.
    #[must_use]
    pub const fn slip_percent(self) -> u8 {
        Self::BEST.0 - self.0
    }

    /// Returns the square of a slip if this move is to be one. `chance` returns
    /// a number below its argument.
    ///
    /// ```
    /// use dooz_play::levels::Level;
    /// use dooz_core::{Position, Rules};
    /// let empty = Position::new(Rules::TIC_TAC_TOE);
    /// assert_eq!(Level::RANDOM.slip(&empty, |_| 8), "c1".parse().ok());
    /// assert_eq!(Level::BEST.slip(&empty, |_| 8), None);
    /// ```
    #[must_use]
    pub fn slip(self, position: &Position, chance: impl FnOnce(usize) -> usize) -> Option<Square> {
        let moves = position.legal_moves().count();
        if moves == 0 {
            return None;
        }
        // One number decides both whether to slip and where, so that a move
        // that is taken back and played again is the same.
        let drawn = chance(100 * moves);
        let (percent, place) = (drawn / moves, drawn % moves);
        let slips = percent < usize::from(self.slip_percent());
        slips.then(|| position.legal_moves().nth(place)).flatten()
    }

    /// Returns all levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::BEST.0).map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.parse().map_err(|_| LevelError).and_then(Self::new)
    }
}

/// The error of a number or text that is not a whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelError;

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a whole number from 0 to 100")
    }
}

impl std::error::Error for LevelError {}
