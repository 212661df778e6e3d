//! The names of the players of a match.

use dooz_core::Player;
use dooz_locale::{ArticlePhrases, Locale};
use dooz_play::matches::{Participant, Seat};

use super::theme::PlayerMark;
use crate::play::tui::app::App;

/// Returns the name of a computer player, or of a person.
pub(crate) fn brain(locale: &Locale, participant: Participant) -> String {
    match participant {
        Participant::Person => locale.brain(participant.name()).into_owned(),
        Participant::Computer(spec) => locale.player(spec),
    }
}

/// Returns the name of a player of the game, with its symbol if both
/// participants are the same.
pub(crate) fn player(app: &App, player: Player) -> String {
    let options = app.game.options();
    let [near, far] = Seat::BOTH.map(|seat| options.participant(seat));
    match app.game.participant(player) {
        Participant::Person if near == far => {
            let key = match player {
                Player::First => "player-first",
                Player::Second => "player-second",
            };
            app.locale.text(key).into_owned()
        }
        Participant::Person => app.locale.text("player-you").into_owned(),
        participant @ Participant::Computer(_) if near == far => {
            let sign = sign(app, player);
            format!("{} ({sign})", brain(&app.locale, participant))
        }
        participant @ Participant::Computer(_) => brain(&app.locale, participant),
    }
}

/// Returns the opponent's own sentences, if they are to be used.
pub(crate) fn article(app: &App) -> Option<ArticlePhrases> {
    let opponent = app.game.options().participant(Seat::Far);
    ArticlePhrases::of(opponent).filter(|_| app.look.classic)
}

/// Returns the mark of a player, as one character.
pub(crate) fn sign(app: &App, player: Player) -> char {
    marks(app)[player as usize].sign(app.theme)
}

/// Returns the marks of both players.
pub(crate) fn marks(app: &App) -> [PlayerMark; 2] {
    let first = match &app.board_setup {
        Some(setup) => setup.first(),
        None => app.game.symbol(Player::First),
    };
    PlayerMark::pair(first, app.look.stones)
}
