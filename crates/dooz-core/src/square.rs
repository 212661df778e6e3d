//! Squares, and the four directions in which lines run.

use core::fmt;
use core::str::FromStr;

/// The largest number of columns of a board.
pub const MAX_WIDTH: u8 = 31;
/// The largest number of rows of a board.
pub const MAX_HEIGHT: u8 = 22;
/// The largest number of squares of a board, and so the length of the longest
/// game.
pub const MAX_SQUARES: usize = MAX_WIDTH as usize * MAX_HEIGHT as usize;

/// A square of the board, which is also the move that fills it.
///
/// Columns count from 0 at the left, rows from 0 at the bottom. The text of a
/// square is algebraic, `a1` at the bottom left; after `z` comes `aa`. It does
/// not depend on a board: [`Rules`](crate::Rules) know which squares are on
/// theirs.
///
/// ```
/// # use dooz_core::Square;
/// let sq: Square = "h8".parse()?;
/// assert_eq!((sq.column(), sq.row()), (7, 7));
/// assert_eq!(sq.to_string(), "h8");
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
// Bits 0 to 4 are the column, bits 5 to 9 the row: the place of the square's
// bit in a `Bitboard`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u16);

impl Square {
    /// Returns the square in a column (below [`MAX_WIDTH`]) and a row (below
    /// [`MAX_HEIGHT`]), or `None` if no board reaches that far.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_WIDTH && row < MAX_HEIGHT {
            Some(Self((row as u16) << 5 | column as u16))
        } else {
            None
        }
    }

    /// Returns the square in a column and a row that exist on some board.
    pub(crate) const fn unchecked(column: u8, row: u8) -> Self {
        Self((row as u16) << 5 | column as u16)
    }

    /// Returns the column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 & 31) as u8
    }

    /// Returns the row, from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 >> 5) as u8
    }

    /// Returns the index of the square's bit: row times 32 plus column.
    pub(crate) const fn bit(self) -> usize {
        self.0 as usize
    }

    /// Returns the square that is `steps` further in a direction, or `None` if
    /// that is beyond the largest board.
    #[must_use]
    pub fn step(self, direction: Direction, steps: i8) -> Option<Self> {
        let (dx, dy) = direction.delta();
        let along = |start: u8, delta: i8| {
            let place = i16::from(start) + i16::from(delta) * i16::from(steps);
            u8::try_from(place).ok()
        };
        Self::new(along(self.column(), dx)?, along(self.row(), dy)?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.column();
        // `a` to `z`, then `aa`, as spreadsheets count.
        if column >= 26 {
            f.write_str("a")?;
        }
        write!(f, "{}{}", (b'a' + column % 26) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of a text that is not a square in algebraic notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseSquareError {
    /// The text is not one or two letters and a number.
    Form,
    /// The form is right, but no board reaches that far: columns end at
    /// `ae`, rows at 22.
    TooFar,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "a square is a letter for its column and a number for its row, like h8",
            Self::TooFar => "no board is that large: columns end at ae, rows at 22",
        })
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads algebraic notation in lower or upper case.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let digits_at = text
            .find(|c: char| !c.is_ascii_alphabetic())
            .ok_or(ParseSquareError::Form)?;
        let (letters, digits) = text.split_at(digits_at);
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseSquareError::Form);
        }
        let letter = |b: u8| b.to_ascii_lowercase() - b'a';
        let column = match *letters.as_bytes() {
            [one] => letter(one),
            [b'a' | b'A', second] => 26 + letter(second),
            [] => return Err(ParseSquareError::Form),
            _ => return Err(ParseSquareError::TooFar),
        };
        let number: u8 = digits.parse().map_err(|_| ParseSquareError::TooFar)?;
        Self::new(column, number - 1).ok_or(ParseSquareError::TooFar)
    }
}

/// One of the four directions of lines.
///
/// ```
/// use dooz_core::{Direction, Square};
/// let b2: Square = "b2".parse().unwrap();
/// assert_eq!(b2.step(Direction::Rising, 2), "d4".parse().ok());
/// assert_eq!(b2.step(Direction::Rising, -2), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Along a row, to the right.
    Horizontal,
    /// Along a column, upwards.
    Vertical,
    /// Diagonally, upwards to the right.
    Rising,
    /// Diagonally, downwards to the right.
    Falling,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [
        Self::Horizontal,
        Self::Vertical,
        Self::Rising,
        Self::Falling,
    ];

    /// Returns the change of (column, row) in one step.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// Returns the change of [`Square::bit`] in one step.
    pub(crate) const fn bit_delta(self) -> isize {
        let (dx, dy) = self.delta();
        dy as isize * 32 + dx as isize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_square_is_read_back_from_its_text() {
        for column in 0..MAX_WIDTH {
            for row in 0..MAX_HEIGHT {
                let square = Square::new(column, row).unwrap();
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn the_corners_have_the_names_that_players_use() {
        let name = |column, row| Square::new(column, row).unwrap().to_string();
        assert_eq!(name(0, 0), "a1");
        assert_eq!(name(14, 14), "o15");
        assert_eq!(name(25, 0), "z1");
        assert_eq!(name(26, 0), "aa1");
        assert_eq!(name(30, 21), "ae22");
    }

    #[test]
    fn what_is_no_square_is_refused_with_the_reason() {
        for text in ["", "8", "h", "h0", "h08", "h-1", "h8 ", "h8i9", "ه۸"] {
            assert_eq!(
                text.parse::<Square>(),
                Err(ParseSquareError::Form),
                "{text}"
            );
        }
        for text in ["a23", "af1", "zz1", "abc1", "a999999999999"] {
            assert_eq!(
                text.parse::<Square>(),
                Err(ParseSquareError::TooFar),
                "{text}"
            );
        }
    }
}
