//! The game that a C program holds.

use dooz_core::exact::{PackedBoard, PackedRules};
use dooz_core::{LineRule, PlayError, Rules};

use crate::{Square, Word};

/// The C type `dooz_game`: the rules and the moves from the beginning.
///
/// Every call replays it from the beginning. That costs little on boards this
/// small, and guarantees a legal position whatever C has written into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Game {
    /// Columns, rows, k, and the rule.
    rules: [u8; 4],
    ply: u8,
    moves: [Square; Self::MOST_MOVES],
}

/// The result of every function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub enum Status {
    /// `DOOZ_OK`
    Ok = 0,
    /// `DOOZ_NULL`
    Null = 1,
    /// `DOOZ_RULES`
    Rules = 2,
    /// `DOOZ_OFF_BOARD`
    OffBoard = 3,
    /// `DOOZ_OCCUPIED`
    Occupied = 4,
    /// `DOOZ_GAME_OVER`
    GameOver = 5,
    /// `DOOZ_NO_MOVE`
    NoMove = 6,
    /// `DOOZ_OUT_OF_LIMITS`
    OutOfLimits = 7,
    /// `DOOZ_DAMAGED`
    Damaged = 8,
}

impl From<Result<(), Status>> for Status {
    fn from(result: Result<(), Self>) -> Self {
        result.err().unwrap_or(Self::Ok)
    }
}

impl Game {
    /// The number of squares of the largest packed board.
    const MOST_MOVES: usize = 56;

    pub(crate) fn new(rules: [u8; 4]) -> Result<Self, Status> {
        packed(rules)?;
        Ok(Self {
            rules,
            ply: 0,
            moves: [Square { column: 0, row: 0 }; Self::MOST_MOVES],
        })
    }

    pub(crate) fn play(&mut self, square: Square) -> Result<(), Status> {
        self.board(|_, board| play(board, square).map(drop))
            .flatten()?;
        let ply = usize::from(self.ply);
        *self.moves.get_mut(ply).ok_or(Status::Damaged)? = square;
        self.ply += 1;
        Ok(())
    }

    pub(crate) fn undo(&mut self) -> Result<(), Status> {
        self.ply = self.ply.checked_sub(1).ok_or(Status::NoMove)?;
        Ok(())
    }

    /// Replays the game and calls `ask` with the rules and the position.
    pub(crate) fn board<R>(
        &self,
        ask: impl FnOnce(&PackedRules<Word>, PackedBoard<Word>) -> R,
    ) -> Result<R, Status> {
        let rules = packed(self.rules).map_err(|_| Status::Damaged)?;
        let moves = self.moves.get(..usize::from(self.ply));
        let mut board = rules.start();
        for &square in moves.ok_or(Status::Damaged)? {
            board = play(board, square).map_err(|_| Status::Damaged)?;
        }
        Ok(ask(&rules, board))
    }
}

fn packed([columns, rows, k, rule]: [u8; 4]) -> Result<PackedRules<Word>, Status> {
    let line = LineRule::ALL.get(usize::from(rule)).ok_or(Status::Rules)?;
    let rules = Rules::new(columns, rows, k, *line).map_err(|_| Status::Rules)?;
    PackedRules::with_word(rules).ok_or(Status::Rules)
}

fn play(board: PackedBoard<Word>, square: Square) -> Result<PackedBoard<Word>, Status> {
    let square = dooz_core::Square::new(square.column, square.row).ok_or(Status::OffBoard)?;
    board.play(square).map_err(|error| match error {
        PlayError::GameOver => Status::GameOver,
        PlayError::Occupied(_) => Status::Occupied,
        _ => Status::OffBoard,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIC_TAC_TOE: [u8; 4] = [3, 3, 3, 0];

    fn square(column: u8, row: u8) -> Square {
        Square { column, row }
    }

    #[test]
    fn what_cannot_be_played_changes_nothing() {
        let mut game = Game::new(TIC_TAC_TOE).unwrap();
        game.play(square(1, 1)).unwrap();
        let before = game;
        assert_eq!(game.play(square(1, 1)), Err(Status::Occupied));
        assert_eq!(game.play(square(3, 0)), Err(Status::OffBoard));
        assert_eq!(game.play(square(255, 255)), Err(Status::OffBoard));
        assert_eq!(game, before);
    }

    #[test]
    fn undo_restores_the_position_down_to_the_empty_board() {
        let mut game = Game::new(TIC_TAC_TOE).unwrap();
        game.play(square(0, 0)).unwrap();
        assert_eq!(game.undo(), Ok(()));
        assert_eq!(game.board(|_, board| board.ply()), Ok(0));
        assert_eq!(game.undo(), Err(Status::NoMove));
    }

    #[test]
    fn boards_that_are_too_large_and_rules_that_do_not_exist_are_refused() {
        for rules in [
            [8, 3, 3, 0],
            [3, 9, 3, 0],
            [0, 3, 3, 0],
            [3, 3, 3, 5],
            [7, 7, 5, 2],
        ] {
            assert_eq!(Game::new(rules), Err(Status::Rules), "{rules:?}");
        }
    }

    #[test]
    fn a_game_with_other_bytes_in_it_is_damaged_and_does_no_harm() {
        let good = Game::new(TIC_TAC_TOE).unwrap();
        let damaged = [
            Game { ply: 200, ..good },
            Game { ply: 2, ..good },
            Game {
                rules: [9; 4],
                ..good
            },
        ];
        for mut game in damaged {
            assert_eq!(game.board(|_, board| board.ply()), Err(Status::Damaged));
            assert_eq!(game.play(square(1, 1)), Err(Status::Damaged));
        }
    }

    #[test]
    #[cfg(not(feature = "compact"))]
    fn the_largest_board_can_be_filled() {
        let mut game = Game::new([7, 8, 31, 0]).unwrap();
        for row in 0..8 {
            for column in 0..7 {
                game.play(square(column, row)).unwrap();
            }
        }
        assert_eq!(game.play(square(0, 0)), Err(Status::GameOver));
    }
}
