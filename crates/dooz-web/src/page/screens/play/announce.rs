//! Announcements and sounds of a game, and the title of the page.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::Outcome;
use dooz_play::matches::{Match, Participant};

use super::screen::PlayScreen;
use super::talk::danger;
use crate::page::browser::window::document;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::play::emphasis;
use crate::sound::Sound;

/// Announces moves and results to screen readers, plays sounds if they are on,
/// and shows in the title of the page when it is the user's turn.
pub(super) fn announce(screen: PlayScreen) {
    let mut before = None;
    effect(move || {
        let now = screen.game().read().position().ply();
        if before.replace(now).is_some_and(|before| before + 1 == now) {
            untrack(|| moved(screen));
        }
    });

    let is_late = memo(move |_| screen.game().read().lost_on_time().is_some());
    let mut was_late = None;
    effect(move || {
        let is_late = is_late.get();
        if was_late.replace(is_late) == Some(false) && is_late {
            untrack(|| said(screen, screen.say(|text| text.result())));
        }
    });

    let &Shared {
        messages, place, ..
    } = screen.shared;
    effect(move || {
        let is_awaited = screen.game().with(|game| {
            let is_person = game.participant_to_move() == Participant::Person;
            is_person && game.awaits_person() && game.options().has_computer()
        });
        let place = place.get();
        let title = if is_awaited {
            messages.format("play-title-your-move", &[("game", place.into())])
        } else {
            place
        };
        document().set_title(&messages.format("page-title", &[("place", title.into())]));
    });
}

fn moved(screen: PlayScreen) {
    let mut announcement = screen.say(|text| format!("{} {}", text.moved(), text.status()));
    if let Some(danger) = danger(screen).filter(|_| screen.awaits_stone()) {
        announcement.push(' ');
        announcement.extend(emphasis(&danger).map(|(_, word)| word));
    }
    said(screen, announcement);
}

/// Announces what has happened, and plays its sound.
fn said(screen: PlayScreen, announcement: String) {
    let &Shared {
        live,
        settings,
        speaker,
        ..
    } = screen.shared;
    live.announce(announcement);
    if settings.read().sounds {
        speaker.play(screen.game().with(|game| sound(game, screen.stones())));
    }
}

/// Returns the sound of the last move, or of the end of the game.
fn sound(game: &Match, stones: PieceStyle) -> Sound {
    match game.outcome() {
        Some(Outcome::Draw) => Sound::Breath,
        Some(Outcome::Win(winner)) => {
            let is_lost = game.participant(winner) != Participant::Person
                && game.participant(!winner) == Participant::Person;
            if is_lost { Sound::Low } else { Sound::Rising }
        }
        None => match stones {
            PieceStyle::Symbols => Sound::Pen,
            PieceStyle::Stones => Sound::Knock {
                number: game.position().ply(),
            },
        },
    }
}
