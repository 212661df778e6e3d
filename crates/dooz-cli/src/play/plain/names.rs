//! The names of the players.

use dooz_core::Player;
use dooz_locale::Locale;
use dooz_play::matches::{Match, Participant, Seat};

/// Returns the name of a player: its symbol if both participants are the same,
/// otherwise the participant.
pub(super) fn player(game: &Match, player: Player, locale: &Locale) -> String {
    let symbol = game.symbol(player);
    let [near, far] = Seat::BOTH.map(|seat| game.options().participant(seat));
    match game.participant(player) {
        Participant::Person if near == far => symbol.to_string(),
        Participant::Person => format!("{} ({symbol})", locale.text("player-you")),
        Participant::Computer(spec) => {
            format!("{} ({symbol})", locale.player(spec))
        }
    }
}

/// Returns the symbols of the near and of the far seat.
pub(super) fn symbols(game: &Match) -> [String; 2] {
    let symbol = |seat| game.options().symbol(seat, game.first_mover());
    Seat::BOTH.map(|seat| symbol(seat).to_string())
}
