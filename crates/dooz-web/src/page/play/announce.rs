//! What is heard while a game goes on, and the title of the page.

use dooz_core::Outcome;

use super::game::Game;
use crate::page::prelude::*;
use crate::page::shared::Shared;
use crate::page::sounds::{Sound, Speaker};
use crate::page::window::document;
use crate::room::Seat;

/// Says moves and results to who hears the page, lets sounds be heard if they
/// are wanted, and says in the title whose move it is.
pub(super) fn announce(game: Game) {
    let speaker = Speaker::new();
    let mut before = None;
    Effect::new(move || {
        let now = game.room().read().position().ply();
        if before.replace(now).is_some_and(|before| before + 1 == now) {
            untrack(|| moved(game, speaker));
        }
    });

    let &Shared { words, .. } = game.shared;
    Effect::new(move || {
        let room = game.room();
        let is_persons =
            room.with(|room| room.awaits_person() && *room.seat_to_move() == Seat::Person);
        let against = room.with(|room| {
            let seats = &room.settings().seats;
            seats.iter().any(|seat| *seat != Seat::Person)
        });
        let key = if is_persons && against {
            "play-title-your-move"
        } else {
            "page-title"
        };
        document().set_title(&words.text(key));
    });
    on_cleanup(move || document().set_title(&words.text("page-title")));
}

fn moved(game: Game, speaker: Speaker) {
    let &Shared { live, settings, .. } = game.shared;
    let outcome = game.room().read().outcome();
    let said = game.say(|herald| format!("{} {}", herald.moved(), herald.status()));
    live.tell(said);
    if settings.read().sounds {
        speaker.play(match outcome {
            None => Sound::Move,
            Some(Outcome::Draw) => Sound::Draw,
            Some(Outcome::Win(_)) => Sound::Win,
        });
    }
}
