//! The nine cells against the positions that they stand for.

use dooz_core::Player;
use dooz_core::classics::TicTacToeBoard;
use dooz_core::textbook::{Board, GameState, Scores};

use crate::tables::{all_positions, cell};

#[test]
fn the_nine_cells_know_what_the_position_knows() {
    let positions = all_positions();
    assert_eq!(positions.len(), 5478);
    for position in positions {
        for max in Player::BOTH {
            let nine = TicTacToeBoard::new(&position, max, 10).unwrap();
            let board = Board::new(position, max, Scores::TENS);
            assert_eq!(nine.position(), position);
            assert_eq!(nine.turn(), board.turn());
            assert_eq!(nine.value(), board.value());
            if position.outcome().is_some() {
                continue;
            }
            let cells: Vec<_> = nine.moves().map(usize::from).collect();
            assert_eq!(cells, board.moves().map(cell).collect::<Vec<_>>());
            for (a, b) in nine.moves().zip(board.moves()) {
                assert_eq!(nine.after(a).position(), *board.after(b).position());
            }
        }
    }
}
