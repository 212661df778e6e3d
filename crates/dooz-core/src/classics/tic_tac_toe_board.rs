//! The tic-tac-toe board that four of the programs search.

use crate::bitboard::Bitboard;
use crate::brain::CannotPlay;
use crate::player::Player;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;
use crate::textbook::{GameState, Side};

/// A tic-tac-toe board in a few bytes. A move is the number of a cell, from 0
/// at the top left to 8 at the bottom right, and moves come in that order.
///
/// ```
/// use dooz_core::classics::TicTacToeBoard;
/// use dooz_core::textbook::GameState;
/// use dooz_core::{Player, Position, Rules};
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("c1".parse()?)?;
/// let board = TicTacToeBoard::new(&position, Player::First, 10)?;
/// assert_eq!(board.moves().last(), Some(7));
/// assert_eq!(board.position(), position);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToeBoard {
    /// The cells of the side to move, cell n at bit n.
    own: u16,
    /// The cells of the side that moved last.
    other: u16,
    /// The score for Max if the side that moved last has a line.
    line: i8,
}

const ALL: u16 = 0b1_1111_1111;

impl TicTacToeBoard {
    /// Creates the board of a position, with a win of `max` worth `win` and a
    /// loss worth `-win`.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not 3x3x3.
    ///
    /// # Panics
    ///
    /// Panics if `win` is not positive.
    pub fn new(position: &Position, max: Player, win: i8) -> Result<Self, CannotPlay> {
        assert!(win > 0, "a win counts more than a draw");
        if position.rules() != Rules::TIC_TAC_TOE {
            return Err(CannotPlay::Only(Rules::TIC_TAC_TOE));
        }
        let cells = |player| -> u16 {
            let squares = position.stones(player).squares();
            squares.map(|square| 1 << cell(square)).sum()
        };
        Ok(Self {
            own: cells(position.turn()),
            other: cells(!position.turn()),
            line: if position.turn() == max { -win } else { win },
        })
    }

    /// Returns this board with another score of a win.
    pub(super) const fn with_win(self, win: i8) -> Self {
        Self {
            line: self.line.signum() * win,
            ..self
        }
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> Position {
        let stones = |cells: u16| -> Bitboard {
            let cells = (0..9).filter(|cell| cells >> cell & 1 != 0);
            cells.map(square).collect()
        };
        let (own, other) = (stones(self.own), stones(self.other));
        let own_began = (own.len() + other.len()).is_multiple_of(2);
        let stones = if own_began {
            [own, other]
        } else {
            [other, own]
        };
        Position::from_stones(Rules::TIC_TAC_TOE, stones)
    }
}

impl GameState for TicTacToeBoard {
    type Move = u8;

    fn turn(&self) -> Side {
        if self.line < 0 { Side::Max } else { Side::Min }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let mut free = ALL & !(self.own | self.other);
        core::iter::from_fn(move || {
            let cell = free.trailing_zeros() as u8;
            (free != 0).then(|| {
                free &= free - 1;
                cell
            })
        })
    }

    fn after(&self, cell: u8) -> Self {
        Self {
            own: self.other,
            other: self.own | 1 << cell,
            line: -self.line,
        }
    }

    fn value(&self) -> Option<i64> {
        // Only the last move can have ended the game.
        if has_line(self.other) {
            Some(self.line.into())
        } else if self.own | self.other == ALL {
            Some(0)
        } else {
            None
        }
    }
}

/// Returns `true` if three of these cells are in a row.
const fn has_line(cells: u16) -> bool {
    // One entry for each of the 512 sets of cells.
    const LINES: [bool; 512] = {
        let lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        let mut sets = [false; 512];
        let mut cells = 0;
        while cells < sets.len() {
            let mut i = 0;
            while i < lines.len() {
                sets[cells] |= cells & lines[i] == lines[i];
                i += 1;
            }
            cells += 1;
        }
        sets
    };
    LINES[(cells & ALL) as usize]
}

/// Returns the square of a cell.
pub(super) fn square(cell: u8) -> Square {
    let square = Rules::TIC_TAC_TOE.square(cell.into());
    square.expect("a cell is one of nine")
}

/// Returns the cell of a square of the board.
fn cell(square: Square) -> usize {
    Rules::TIC_TAC_TOE.cell(square)
}
