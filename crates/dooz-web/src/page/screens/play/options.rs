//! The options of the screen of play: values, threats, evaluation, thinking.

use dooz_coach::board_picture::PieceStyle;

use super::screen::{PlayScreen, Shown};
use super::thinking;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{details, option};

/// Creates the card of switches.
pub(super) fn card(screen: PlayScreen) -> El {
    let &Shared {
        messages, settings, ..
    } = screen.shared;
    let switch = move |name, get: fn(&Shown) -> bool, set: fn(&mut Shown, bool)| {
        option(messages.say(name), screen.shows(get), move |is_on| {
            screen.shown.update(|shown| set(shown, is_on));
        })
    };
    let bar = switch("play-bar", |shown| shown.bar, |shown, on| shown.bar = on);
    let numbers = derive(move || settings.read().numbers);
    let set_numbers = move |on| settings.update(|settings| settings.numbers = on);
    let has_computer = memo(move |_| screen.game().read().options().has_computer());
    let thinking = move || {
        html("div")
            .child(switch(
                "thinking-show",
                |shown| shown.thinking,
                |shown, on| shown.thinking = on,
            ))
            .child(thinking::thoughts(screen))
    };
    let rules = screen.rules();
    // What is asked for most depends on the size of the board; the rest is folded.
    let is_large = move || PieceStyle::of(rules.get()) == PieceStyle::Stones;
    let large = derive(is_large);
    let small = derive(move || !is_large());
    let threats = move || {
        switch(
            "play-threats",
            |shown| shown.threats,
            |shown, on| shown.threats = on,
        )
    };
    let worth = move || {
        switch(
            "play-worth",
            |shown| shown.worth,
            |shown, on| shown.worth = on,
        )
    };
    let rest = details(messages.say("play-more-options"))
        .child(when(large, worth))
        .child(when(small, threats))
        .child(option(messages.say("play-numbers"), numbers, set_numbers))
        .child(when(has_computer.into(), thinking));
    html("section")
        .class("card opts")
        .attr("aria-label", messages.say("play-options"))
        .child(when(large, threats))
        .child(when(small, worth))
        .child(bar)
        .child(rest)
}
