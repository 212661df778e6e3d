//! Announcements and sounds of a game, and the title of the page.

use dooz_core::Outcome;
use dooz_play::matches::Participant;

use super::screen::PlayScreen;
use crate::page::browser::sounds::{Sound, Speaker};
use crate::page::browser::window::document;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;

/// Announces moves and results to screen readers, plays sounds if they are on,
/// and shows in the title of the page when it is the user's turn.
pub(super) fn announce(screen: PlayScreen) {
    let speaker = Speaker::new();
    let mut before = None;
    Effect::new(move || {
        let now = screen.game().read().position().ply();
        if before.replace(now).is_some_and(|before| before + 1 == now) {
            untrack(|| moved(screen, speaker));
        }
    });

    let &Shared { messages, .. } = screen.shared;
    Effect::new(move || {
        let game = screen.game();
        let is_persons = game
            .with(|game| game.awaits_person() && game.participant_to_move() == Participant::Person);
        let against = game.with(|game| {
            let mut participants = game.options().participants.iter();
            participants.any(|participant| *participant != Participant::Person)
        });
        let key = if is_persons && against {
            "play-title-your-move"
        } else {
            "page-title"
        };
        document().set_title(&messages.text(key));
    });
    on_cleanup(move || document().set_title(&messages.text("page-title")));
}

fn moved(screen: PlayScreen, speaker: Speaker) {
    let &Shared { live, settings, .. } = screen.shared;
    let outcome = screen.game().read().outcome();
    let announcement = screen.say(|text| format!("{} {}", text.moved(), text.status()));
    live.announce(announcement);
    if settings.read().sounds {
        speaker.play(match outcome {
            None => Sound::Move,
            Some(Outcome::Draw) => Sound::Draw,
            Some(Outcome::Win(_)) => Sound::Win,
        });
    }
}
