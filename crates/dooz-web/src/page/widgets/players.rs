//! The players of the game on the board: names and symbols.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Player, Symbol};

use crate::page::browser::dom::El;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::piece_icon::piece_icon;

/// Returns the look of the pieces of the game. The signal is tracked.
fn style() -> PieceStyle {
    let shared = shared();
    let rules = shared.store.game.read().rules();
    shared.settings.read().pieces.on(rules)
}

/// Returns the names of the first player and the second: those of their pieces.
pub(crate) fn names() -> [String; 2] {
    let shared = shared();
    let style = style();
    Player::BOTH.map(|player| {
        let symbol = shared.store.game.read().symbol(player);
        match (style, symbol) {
            (PieceStyle::Stones, Symbol::X) => shared.messages.text("play-black"),
            (PieceStyle::Stones, Symbol::O) => shared.messages.text("play-white"),
            (PieceStyle::Symbols, symbol) => symbol.to_string(),
        }
    })
}

/// Returns the name of a player.
pub(crate) fn name(player: Player) -> String {
    let [first, second] = names();
    match player {
        Player::First => first,
        Player::Second => second,
    }
}

/// Draws a piece of a player, to stand in a line of text.
pub(crate) fn piece(player: Player) -> El {
    let symbol = shared().store.game.read().symbol(player);
    piece_icon(symbol, style())
}
