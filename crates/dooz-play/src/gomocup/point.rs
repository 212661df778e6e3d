//! Points of the board, and the stones of a list.

use std::fmt;
use std::str::FromStr;

use dooz_core::{Rules, Square};

use super::error::PointError;
use super::{small_number, words};

/// A point of the board: its column and its row, both from 0 at the top left.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::gomocup::Point;
/// let point = Point::of(Rules::GOMOKU, "a15".parse()?);
/// assert_eq!(point, Point { x: 0, y: 0 });
/// assert_eq!(point.to_string(), "0,0");
/// assert_eq!(Point { x: 15, y: 0 }.square(Rules::GOMOKU), None);
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The column, from 0 at the left.
    pub x: u8,
    /// The row, from 0 at the top.
    pub y: u8,
}

impl Point {
    /// Returns the point of a square of the board.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board.
    #[must_use]
    pub const fn of(rules: Rules, square: Square) -> Self {
        assert!(rules.contains(square), "the square is off the board");
        Self {
            x: square.column(),
            y: rules.height() - 1 - square.row(),
        }
    }

    /// Returns the square of the board, or `None` if the point is off it.
    #[must_use]
    pub fn square(self, rules: Rules) -> Option<Square> {
        let row = rules.height().checked_sub(self.y)?.checked_sub(1)?;
        let square = Square::new(self.x, row)?;
        rules.contains(square).then_some(square)
    }

    /// Reads the points of a line: `7,7 8,7 9,8`.
    pub(super) fn list(text: &str) -> Option<Vec<Self>> {
        let numbers: Option<Vec<u8>> = words(text).map(small_number).collect();
        let numbers = numbers?;
        let (pairs, rest) = numbers.as_chunks();
        let points = pairs.iter().map(|&[x, y]| Self { x, y });
        rest.is_empty().then(|| points.collect())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        match Self::list(text).as_deref() {
            Some([point]) => Ok(*point),
            _ => Err(PointError::Point),
        }
    }
}

/// The owner of a stone in the list of `BOARD`, as the brain sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// The brain that receives the list.
    Own,
    /// Its opponent.
    Opponent,
    /// Nobody: the point is part of a line that won in a continuous game, or
    /// forbidden.
    Nobody,
}

impl Owner {
    const ALL: [Self; 3] = [Self::Own, Self::Opponent, Self::Nobody];

    const fn number(self) -> u8 {
        match self {
            Self::Own => 1,
            Self::Opponent => 2,
            Self::Nobody => 3,
        }
    }
}

/// A stone in the list of `BOARD`: `x,y,who`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stone {
    /// The point on which it stands.
    pub point: Point,
    /// The player to whom it belongs.
    pub owner: Owner,
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.point, self.owner.number())
    }
}

impl FromStr for Stone {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let numbers: Option<Vec<u8>> = words(text).map(small_number).collect();
        let Some(&[x, y, who]) = numbers.as_deref() else {
            return Err(PointError::Stone);
        };
        let mut owners = Owner::ALL.into_iter();
        let owner = owners.find(|owner| owner.number() == who);
        Ok(Self {
            point: Point { x, y },
            owner: owner.ok_or(PointError::Stone)?,
        })
    }
}
