//! The players of the game on the board: names and symbols.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Player, Symbol};
use dooz_locale::Locale;

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
        let name = |locale: &Locale| piece_name(symbol, style, locale);
        shared.messages.with(name)
    })
}

/// Returns the name of a piece, as it looks.
pub(crate) fn piece_name(symbol: Symbol, style: PieceStyle, locale: &Locale) -> String {
    match (style, symbol) {
        (PieceStyle::Stones, Symbol::X) => locale.text("play-black").into_owned(),
        (PieceStyle::Stones, Symbol::O) => locale.text("play-white").into_owned(),
        (PieceStyle::Symbols, symbol) => symbol.to_string(),
    }
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
