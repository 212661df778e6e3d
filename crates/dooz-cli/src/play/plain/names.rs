//! What the players are called.

use dooz_core::Player;
use dooz_locale::Locale;

use crate::play::options::{Place, Seat};
use crate::play::session::Session;

/// The name of a player: the symbol where two persons or twice the same brain
/// play, and otherwise who it is.
pub(super) fn player(session: &Session, player: Player, locale: &Locale) -> String {
    let symbol = session.symbol(player);
    let [near, far] = Place::BOTH.map(|place| session.options().seat(place));
    match session.seat(player) {
        Seat::Person if near == far => symbol.to_string(),
        Seat::Person => format!("{} ({symbol})", locale.text("player-you")),
        Seat::Brain(spec) => {
            let name = locale.text(&format!("brain-{}", spec.name())).into_owned();
            format!("{name} ({symbol})")
        }
    }
}

/// The symbols of the near and of the far seat.
pub(super) fn symbols(session: &Session) -> [String; 2] {
    Place::BOTH.map(|place| session.options().symbol(place).to_string())
}
