//! The status of the game, and one sentence about it.

use std::time::Duration;

use dooz_core::Square;
use dooz_locale::{Locale, StatusText, known_value};
use dooz_play::matches::Match;

use super::screen::{PlayScreen, squares};
use crate::page::browser::dom::{El, Part, html, part, when};
use crate::page::browser::window::Timer;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::quiet;
use crate::page::widgets::players::name;
use crate::play::{Danger, emphasis};

/// The time after which a computer that thinks can be told to move.
const PATIENCE: Duration = Duration::from_secs(2);

/// Creates the status with its sentence, and the button that ends a long thought.
pub(super) fn talk(screen: PlayScreen) -> El {
    let status = memo(move |_| screen.say(|text| text.status()));
    let sentence = memo(move |_| sentence(screen));
    let text = part(move || sentence.with(|(is_alarm, text)| words(*is_alarm, text)));
    html("div")
        .class("talk")
        .child(html("div").class("status").child(Signal::from(status)))
        .child(html("p").child(text))
        .child(impatience(screen))
}

/// Creates the words of a sentence; in one about a threat, the name of the threat stands
/// out.
fn words(is_alarm: bool, text: &str) -> Vec<El> {
    if !is_alarm {
        return vec![html("span").child(text)];
    }
    let word = |(is_name, word): (bool, &str)| {
        if is_name {
            html("b").class("warn").child(word)
        } else {
            html("span").child(word)
        }
    };
    emphasis(text).map(word).collect()
}

/// Returns the most urgent sentence about the position, and `true` if it is a threat.
fn sentence(screen: PlayScreen) -> (bool, String) {
    let store = screen.shared.store;
    if let Some(hint) = screen.hint_text() {
        return (false, hint);
    }
    if let Some(words) = screen.say(|text| opening(&text)) {
        return (false, words);
    }
    if store.thinking.read().is_none()
        && let Some(danger) = danger(screen)
    {
        return (true, danger);
    }
    let remark = screen
        .say(|text| text.article_phrase())
        .or_else(|| value_at_start(screen));
    (false, remark.unwrap_or_default())
}

/// Says what can be done in an opening, or which sides the players have just taken.
fn opening(text: &StatusText<'_>) -> Option<String> {
    match text.game.opening() {
        None => text.opening().chosen(),
        Some(_) if !text.game.awaits_person() => Some(String::new()),
        Some(opening) => Some(text.opening().advice(&opening)),
    }
}

/// Says what the opponent of the player to move threatens, if threats are shown. The name
/// of the threat is emphasised.
pub(super) fn danger(screen: PlayScreen) -> Option<String> {
    let messages = screen.shared.messages;
    if !screen.shown.read().threats {
        return None;
    }
    screen.game().with(|game| {
        let danger = Danger::of(game.position())?;
        let opponent = name(!game.position().turn());
        messages.with(|locale| {
            let (key, points) = match &danger {
                Danger::Line(points) => ("play-danger-line", points),
                Danger::OpenThree(points) => ("play-danger-three", points),
            };
            let gaps = [
                ("player", opponent.into()),
                ("squares", either(points, locale).into()),
            ];
            Some(locale.format(key, &gaps))
        })
    })
}

/// Lists squares of which one is chosen.
fn either(points: &[Square], locale: &Locale) -> String {
    match points {
        [others @ .., last] if !others.is_empty() => {
            let gaps = [
                ("squares", squares(others, locale).into()),
                ("last", last.to_string().into()),
            ];
            locale.format("play-either", &gaps)
        }
        _ => squares(points, locale),
    }
}

/// Says who wins with best play, if it is known, at the start of a game.
fn value_at_start(screen: PlayScreen) -> Option<String> {
    let rules = screen.game().with(|game: &Match| {
        let is_start = game.moves().len() < 2;
        is_start.then(|| game.rules())
    })?;
    let messages = screen.shared.messages;
    messages.with(|locale| known_value(rules, locale))
}

/// Creates what appears once a computer has thought for a while: how much it has looked
/// at, and the button that makes it move.
fn impatience(screen: PlayScreen) -> Part {
    let &Shared {
        messages, store, ..
    } = screen.shared;
    let is_thinking = memo(move |_| store.thinking.read().is_some());
    let is_long = RwSignal::new(false);
    effect(move || {
        is_long.set(false);
        if is_thinking.get() {
            // The next turn drops the timer.
            let timer = Timer::start(PATIENCE, move || is_long.set(true));
            StoredValue::new_local(timer);
        }
    });
    let nodes = derive(move || {
        let nodes = store
            .thinking
            .read()
            .as_ref()
            .map_or(0, |progress| progress.nodes);
        messages.format("play-nodes", &[("count", nodes.into())])
    });
    when(is_long.into(), move || {
        html("div")
            .class("waiting")
            .child(html("span").class("soft tiny").child(nodes))
            .child(quiet(messages.say("play-move-now"), move || {
                store.move_now();
            }))
    })
}
