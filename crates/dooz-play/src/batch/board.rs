//! The board of one game of a batch.

use dooz_core::exact::{PackedBoard, PackedRules};
use dooz_core::{Bitboard, LineRule, Outcome, PlayError, Player, Position, Rules, Square};

use super::write_plane;

/// The board of one game of a batch, in two machine words where it is small enough.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one allocation holds all boards of a batch, and says if there is no memory"
)]
pub(super) enum BatchBoard {
    Small(Rules, PackedBoard),
    Large(LargeBoard),
}

/// A position with its legal moves.
#[derive(Clone, Debug)]
pub(super) struct LargeBoard {
    position: Position,
    legal: Bitboard,
}

impl BatchBoard {
    /// Creates the board of a position.
    pub(super) fn new(position: &Position) -> Self {
        let small = PackedRules::new(position.rules())
            .map(|rules| PackedBoard::new(&rules, position))
            // They differ on drawn boards that no game reaches.
            .filter(|board| board.outcome() == position.outcome());
        match small {
            Some(board) => Self::Small(position.rules(), board),
            None => Self::large(*position),
        }
    }

    /// Creates the board of a position whatever its size: the plain form.
    pub(super) fn large(position: Position) -> Self {
        let legal = position.legal_squares();
        Self::Large(LargeBoard { position, legal })
    }

    pub(super) fn position(&self) -> Position {
        match self {
            Self::Small(rules, board) => {
                let rules = PackedRules::new(*rules).expect("the board is small");
                rules.position(*board)
            }
            Self::Large(board) => board.position,
        }
    }

    pub(super) fn rules(&self) -> Rules {
        match self {
            Self::Small(rules, _) => *rules,
            Self::Large(board) => board.position.rules(),
        }
    }

    pub(super) fn turn(&self) -> Player {
        match self {
            Self::Small(_, board) => board.player(),
            Self::Large(board) => board.position.turn(),
        }
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Small(_, board) => board.outcome(),
            Self::Large(board) => board.position.outcome(),
        }
    }

    /// Checks that a move can be played.
    pub(super) fn check(&self, square: Square) -> Result<(), PlayError> {
        match self {
            Self::Small(_, board) => board.play(square).map(|_| ()),
            Self::Large(board) if board.legal.contains(square) => Ok(()),
            Self::Large(board) => {
                let mut position = board.position;
                position.play(square)
            }
        }
    }

    /// Plays a move that has been checked.
    pub(super) fn play(&mut self, square: Square) {
        match self {
            Self::Small(_, board) => *board = board.play(square).expect("it has been checked"),
            Self::Large(board) => board.play(square),
        }
    }

    /// Returns the number of legal moves.
    pub(super) fn count_moves(&self) -> usize {
        match self {
            Self::Small(_, board) if board.outcome().is_some() => 0,
            Self::Small(rules, board) => rules.squares() - board.ply() as usize,
            Self::Large(board) => board.legal.len(),
        }
    }

    /// Returns the legal move with `n` others before it, in reading order.
    pub(super) fn nth_move(&self, n: usize) -> Option<Square> {
        match self {
            Self::Small(_, board) => board.legal_moves().nth(n),
            Self::Large(board) => board.legal.squares().nth(n),
        }
    }

    /// Writes the planes of the player to move and of the other one, and the legal moves.
    pub(super) fn write(&self, planes: &mut [u8], cells: &mut [u8]) {
        let rules = self.rules();
        let (own, other) = planes.split_at_mut(rules.squares());
        match self {
            Self::Small(_, board) => {
                let stones = board.rows();
                let row = |player: usize, row: u8| stones[player][usize::from(row)].into();
                write_plane(rules, |y| row(0, y), own);
                write_plane(rules, |y| row(1, y), other);
                let open = if board.outcome().is_some() {
                    0
                } else {
                    u32::MAX
                };
                write_plane(rules, |y| open & !(row(0, y) | row(1, y)), cells);
            }
            Self::Large(board) => {
                let turn = board.position.turn();
                write_plane(rules, |row| board.position.stones(turn).row(row), own);
                write_plane(rules, |row| board.position.stones(!turn).row(row), other);
                write_plane(rules, |row| board.legal.row(row), cells);
            }
        }
    }
}

impl LargeBoard {
    fn play(&mut self, square: Square) {
        self.position.play_unchecked(square);
        let has_fouls = self.position.rules().line() == LineRule::Renju;
        if self.position.outcome().is_none() && !has_fouls {
            // The quick form of `legal_squares`.
            self.legal.remove(square);
        } else {
            self.legal = self.position.legal_squares();
        }
    }
}
