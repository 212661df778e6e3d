//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};

use crate::square::{Direction, MAX_HEIGHT, Square};

/// A set of squares, with one 32-bit word a row.
///
/// ```
/// use dooz_core::Bitboard;
/// let mut stones = Bitboard::EMPTY;
/// stones.insert("b2".parse().unwrap());
/// assert_eq!(stones.len(), 1);
/// assert!(stones.contains("b2".parse().unwrap()));
/// ```
///
/// The operators `&`, `|` and `^` give the intersection, the union and the
/// symmetric difference of two sets.
// Boards have at most 31 columns, so bit 31 of a row is never set: a step off
// the side of the board finds an empty bit, and no edge test is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bitboard {
    rows: [u32; MAX_HEIGHT as usize],
}

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self {
        rows: [0; MAX_HEIGHT as usize],
    };

    /// Returns all squares of a board of this many columns and rows.
    pub(crate) const fn full(width: u8, height: u8) -> Self {
        let mut board = Self::EMPTY;
        let mut row = 0;
        while row < height {
            board.rows[row as usize] = (1 << width) - 1;
            row += 1;
        }
        board
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.rows[square.row() as usize] |= 1 << square.column();
    }

    /// Removes a square.
    pub const fn remove(&mut self, square: Square) {
        self.rows[square.row() as usize] &= !(1 << square.column());
    }

    /// Returns `true` if the square is in the set.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        self.rows[square.row() as usize] >> square.column() & 1 != 0
    }

    /// Returns the squares of a row as bits, the leftmost column lowest. Rows count from
    /// 0 at the bottom; beyond the largest board they are empty.
    ///
    /// ```
    /// use dooz_core::Bitboard;
    /// let stones: Bitboard = ["a2", "c2"].iter().map(|sq| sq.parse().unwrap()).collect();
    /// assert_eq!((stones.row(0), stones.row(1)), (0, 0b101));
    /// ```
    #[must_use]
    pub const fn row(&self, row: u8) -> u32 {
        if row < MAX_HEIGHT {
            self.rows[row as usize]
        } else {
            0
        }
    }

    /// Returns the number of squares.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Returns `true` if there is no square.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Returns the squares of this set that are not in the other.
    #[must_use]
    pub fn without(mut self, other: &Self) -> Self {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            *row &= !other;
        }
        self
    }

    /// Returns the squares in reading order: from the top row, each row from
    /// the left.
    #[must_use]
    pub fn squares(&self) -> Squares {
        // A small board leaves most rows empty.
        let top = self.rows.iter().rposition(|&row| row != 0);
        Squares {
            board: *self,
            row: top.unwrap_or(0) as u8,
        }
    }

    /// Returns the squares of this set and those one king's step from them;
    /// some of these may lie off a smaller board.
    ///
    /// ```
    /// use dooz_core::{Bitboard, Rules};
    /// let corner: Bitboard = ["a1".parse().unwrap()].into_iter().collect();
    /// let near = corner.with_neighbours() & Rules::TIC_TAC_TOE.board();
    /// assert_eq!(near.len(), 4);
    /// ```
    #[must_use]
    pub fn with_neighbours(&self) -> Self {
        let mut board = *self;
        for row in &mut board.rows {
            // No board reaches bit 31.
            *row = (*row | *row << 1 | *row >> 1) & !(1 << 31);
        }
        let mut below = 0;
        for row in 0..board.rows.len() {
            let above = board.rows.get(row + 1).copied().unwrap_or(0);
            let own = board.rows[row];
            board.rows[row] |= below | above;
            below = own;
        }
        board
    }

    /// Returns the set after a number of steps in a direction, or against it if they
    /// are negative. Squares that would leave the largest board are left out.
    ///
    /// ```
    /// use dooz_core::{Bitboard, Direction, Square};
    /// let square = |name: &str| -> Square { name.parse().unwrap() };
    /// let stones: Bitboard = [square("a1"), square("c1")].into_iter().collect();
    /// let moved = stones.shifted(Direction::Falling, -2);
    /// assert_eq!(moved, [square("a3")].into_iter().collect());
    /// ```
    #[must_use]
    pub fn shifted(&self, direction: Direction, steps: i8) -> Self {
        let (dx, dy) = direction.delta();
        let (columns, rows) = (dx * steps, dy * steps);
        let along_row = |word: u32| {
            let distance = columns.unsigned_abs().into();
            let moved = if columns < 0 {
                word.checked_shr(distance)
            } else {
                word.checked_shl(distance)
            };
            // No board reaches bit 31.
            moved.unwrap_or(0) & !(1 << 31)
        };
        let mut board = Self::EMPTY;
        let distance = usize::from(rows.unsigned_abs()).min(self.rows.len());
        let (to, from) = if rows < 0 {
            (&mut board.rows[..], &self.rows[distance..])
        } else {
            (&mut board.rows[distance..], &self.rows[..])
        };
        for (to, &from) in to.iter_mut().zip(from) {
            *to = along_row(from);
        }
        board
    }

    /// Returns the number of squares of the set that follow each other without
    /// a gap, starting one step from `from`, in the direction or, if `forward`
    /// is false, against it.
    #[must_use]
    pub fn run(&self, from: Square, direction: Direction, forward: bool) -> u8 {
        let delta = if forward {
            direction.bit_delta()
        } else {
            -direction.bit_delta()
        };
        let mut bit = from.bit().cast_signed() + delta;
        let mut length = 0;
        while self.has_bit(bit) {
            length += 1;
            bit += delta;
        }
        length
    }

    /// Returns `true` if a bit is set; places above and below the board are
    /// empty.
    #[inline]
    pub(crate) fn has_bit(&self, bit: isize) -> bool {
        // A negative place becomes a huge one, so one comparison checks both
        // ends.
        let row = bit.cast_unsigned() >> 5;
        row < MAX_HEIGHT as usize && self.rows[row] >> (bit & 31) & 1 != 0
    }
}

/// Implements an operator and its assigning form, row by row.
macro_rules! set_operator {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl $assign for Bitboard {
            fn $assign_method(&mut self, other: Self) {
                for (row, other) in self.rows.iter_mut().zip(other.rows) {
                    row.$assign_method(other);
                }
            }
        }

        impl $operator for Bitboard {
            type Output = Self;

            fn $method(mut self, other: Self) -> Self {
                self.$assign_method(other);
                self
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.squares()).finish()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut board = Self::EMPTY;
        board.extend(squares);
        board
    }
}

impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

/// The squares of a [`Bitboard`] in reading order, created by
/// [`Bitboard::squares`].
///
/// ```
/// use dooz_core::{Bitboard, Square};
/// let corners: Bitboard = ["a1", "c1", "a3"].iter().map(|s| s.parse().unwrap()).collect();
/// let order: Vec<String> = corners.squares().map(|sq| sq.to_string()).collect();
/// assert_eq!(order, ["a3", "a1", "c1"]);
/// ```
#[derive(Clone, Debug)]
pub struct Squares {
    board: Bitboard,
    row: u8,
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        loop {
            let word = &mut self.board.rows[self.row as usize];
            if *word != 0 {
                let column = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Square::unchecked(column, self.row));
            }
            self.row = self.row.checked_sub(1)?;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.board.len();
        (left, Some(left))
    }

    /// Skips whole rows, so that it is quick to choose a square by chance.
    fn nth(&mut self, mut n: usize) -> Option<Square> {
        loop {
            let word = &mut self.board.rows[self.row as usize];
            let count = word.count_ones() as usize;
            if n < count {
                for _ in 0..n {
                    *word &= *word - 1;
                }
                return self.next();
            }
            n -= count;
            *word = 0;
            self.row = self.row.checked_sub(1)?;
        }
    }
}

impl ExactSizeIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn a_square_by_its_number_is_that_of_the_plain_walk() {
        // Every third square of gomoku, with rows that have few and none.
        let mut board: Bitboard = Rules::GOMOKU.board().squares().step_by(3).collect();
        board.rows[4] = 0;
        board.rows[9] &= 1 << 3;
        for n in 0..=board.len() {
            let mut plain = board.squares();
            for _ in 0..n {
                plain.next();
            }
            let mut quick = board.squares();
            assert_eq!(quick.nth(n), plain.next(), "number {n}");
            assert!(quick.eq(plain), "the squares after number {n}");
        }
    }

    #[test]
    fn no_board_has_a_row_above_the_highest() {
        assert_eq!(Rules::TIC_TAC_TOE.board().row(2), 0b111);
        assert_eq!(Rules::TIC_TAC_TOE.board().row(255), 0);
    }
}
