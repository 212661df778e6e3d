//! Whole lines of squares.

use dooz_core::{Player, Square};

use super::{Board, STRIDE, cell_of};
use crate::lines::WindowKey;

/// A line of squares from edge to edge, with two bits a square as in a [`WindowKey`].
///
/// The places after its last square are off the board. The bits are read in a circle, so
/// that these places also lie before its first square: a line has at most 22 squares,
/// which leaves 10 places, more than a window reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardLine(u64);

/// The place of a square in its line of one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LinePlace {
    pub(super) direction: usize,
    /// The number of the line.
    pub(super) line: usize,
    /// The place of the square in the line.
    pub(super) place: u8,
    /// The cell of the square, and the difference of cells from place to place.
    cell: usize,
    step: usize,
}

impl LinePlace {
    /// Returns the places of a square in the four directions, in the order of
    /// [`Direction::ALL`](dooz_core::Direction::ALL). The places of rows count columns,
    /// those of all other lines count rows.
    #[inline]
    pub(super) fn all_of(square: Square) -> [Self; 4] {
        let (column, row) = (square.column(), square.row());
        let rising = column + Board::MAX_SIDE - 1 - row;
        let falling = column + row;
        let places = [
            (row, column, 1),
            (column, row, STRIDE),
            (rising, row, STRIDE + 1),
            (falling, row, STRIDE - 1),
        ];
        std::array::from_fn(|direction| {
            let (line, place, step) = places[direction];
            Self {
                direction,
                line: line.into(),
                place,
                cell: cell_of(square),
                step,
            }
        })
    }

    /// Returns the cell on a place of the line.
    #[inline]
    pub(super) const fn cell_at(self, place: u8) -> usize {
        self.cell + self.step * place as usize - self.step * self.place as usize
    }
}

impl BoardLine {
    /// The most lines of one direction: diagonals of the largest board.
    pub(super) const COUNT: usize = 2 * Board::MAX_SIDE as usize - 1;

    /// A line without squares.
    pub(super) const OFF_BOARD: Self = Self(u64::MAX);

    /// One bit of each place.
    const PLACES: u64 = u64::MAX / 3;

    /// Makes a place of the line an empty square.
    pub(super) fn add_square(&mut self, place: u8) {
        self.0 &= !(3 << (2 * place));
    }

    /// Puts a player's stone on an empty square, or takes it off.
    #[inline]
    pub(super) fn toggle(&mut self, place: u8, player: Player) {
        self.0 ^= (player as u64 + 1) << (2 * place);
    }

    /// Returns the player whose stone is on a place, if there is one.
    #[inline]
    pub(super) const fn stone(self, place: u8) -> Option<Player> {
        match self.0 >> (2 * place) & 3 {
            1 => Some(Player::First),
            2 => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns the window around a place.
    #[inline]
    pub(super) const fn window(self, place: u8, radius: u8) -> WindowKey {
        let first = place.wrapping_sub(radius);
        let width = 2 * radius + 1;
        self.0.rotate_right(2 * first as u32) & ((1 << (2 * width)) - 1)
    }

    /// Returns the places of the empty squares around a place.
    #[inline]
    pub(super) fn empty_around(self, place: u8, radius: u8) -> impl Iterator<Item = u8> {
        let first = place.wrapping_sub(radius);
        let width = 2 * radius + 1;
        let around = ((1_u64 << (2 * width)) - 1).rotate_left(2 * u32::from(first));
        let mut empty = !(self.0 | self.0 >> 1) & Self::PLACES & around;
        std::iter::from_fn(move || {
            let place = (empty != 0).then(|| empty.trailing_zeros() as u8 / 2);
            empty &= empty.wrapping_sub(1);
            place
        })
    }
}
