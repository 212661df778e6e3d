//! The board of a match as a picture for a file.

use dooz_coach::board_picture::BoardPicture;
use dooz_core::{Player, Square};
use dooz_play::matches::Match;

use crate::settings::PieceStyle;

/// The position on the board as an SVG file.
#[must_use]
pub fn match_svg(
    game: &Match,
    stones: PieceStyle,
    coordinates: bool,
    move_numbers: bool,
) -> String {
    let numbers: Vec<(u16, Square)> = if move_numbers {
        game.numbered_moves().collect()
    } else {
        Vec::new()
    };
    let picture = BoardPicture {
        position: game.position(),
        first: game.symbol(Player::First),
        stones,
        coordinates,
        numbers: &numbers,
        last_move: game.last_move(),
    };
    picture.svg()
}
