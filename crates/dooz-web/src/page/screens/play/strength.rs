//! The strength of the opponent.

use dooz_core::Rules;
use dooz_play::matches::{Match, Participant, Seat};

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::range;
use crate::play::{FIRST_LEVEL, StrengthStop, level_of, opponent, sight};

/// Returns the level of the user's opponent, if that has one.
pub(super) fn level(screen: PlayScreen) -> Option<u8> {
    screen.game().with(|game| {
        let options = game.options();
        let is_person = options.participant(Seat::Near) == Participant::Person;
        let level = level_of(options.participant(Seat::Far));
        level.filter(|_| is_person)
    })
}

/// Creates the card with the strength of the opponent.
pub(super) fn card(screen: PlayScreen) -> El {
    let shown = derive(move || level(screen).unwrap_or(FIRST_LEVEL));
    let set = move |level| {
        let set = |game: &mut Match| game.set_participant(Seat::Far, opponent(level));
        screen.game().update(set);
    };
    strength("play-opponent", shown, screen.rules().into(), set).class("card slider")
}

/// Creates a slider for a level, with its four named stops and a sentence on what the
/// level sees.
pub(super) fn strength(
    label: &'static str,
    level: Signal<u8>,
    rules: Signal<Rules>,
    set: impl Fn(u8) + Copy + 'static,
) -> El {
    let messages = shared().messages;
    let name = derive(move || {
        let level = level.get();
        let stop = messages.text(StrengthStop::of(level).key(rules.get()));
        messages.format(
            "strength-now",
            &[("name", stop.into()), ("level", level.into())],
        )
    });
    let stops = StrengthStop::ALL.map(|stop| {
        let name = derive(move || messages.text(stop.key(rules.get())));
        html("span").child(name).on_click(move || set(stop.level()))
    });
    let about = derive(move || {
        let (level, rules) = (level.get(), rules.get());
        messages.with(|locale| sight(level, rules, locale))
    });
    let value = derive(move || i32::from(level.get()));
    let input = range((0, 100), value, move |level| {
        set(u8::try_from(level).unwrap_or(FIRST_LEVEL));
    });
    let label = html("label")
        .child(
            html("span")
                .class("lab")
                .child(html("span").class("soft").child(messages.say(label)))
                .child(html("b").child(name)),
        )
        .child(input.attr("aria-valuetext", name));
    html("div")
        .class("slider")
        .child(label)
        .child(
            html("div")
                .class("stops")
                .attr("aria-hidden", "true")
                .children(stops),
        )
        .child(html("p").class("tiny soft").child(about))
}
