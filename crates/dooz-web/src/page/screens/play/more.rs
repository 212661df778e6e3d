//! The actions that are wanted now and then.

use super::controls::{REDO, UNDO};
use super::screen::PlayScreen;
use super::share::share;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::screens::analyse::{OPEN, SET_UP};
use crate::page::widgets::controls::{button, details, row, worded};
use crate::page::widgets::icon::icon;
use crate::route::Screen;

/// Creates the list of the rarer actions, which is folded at first.
pub(super) fn more(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let action = move |name, shape, act: fn(PlayScreen)| {
        button(worded(icon(shape), messages.say(name)), move || act(screen))
    };
    // Files and positions are for the screen of analysis, which shows this game as well.
    let link = |name, shape, place| {
        html("a")
            .class("btn")
            .attr("href", format!("{}/{place}", Screen::Analyse.address()))
            .children(worded(icon(shape), messages.say(name)))
    };
    // The card with the result has no room for it.
    let is_over = derive(move || screen.game().read().outcome().is_some());
    let undo = when(is_over, move || UNDO.button(screen));
    let actions = row(undo)
        .child(REDO.button(screen))
        .child(action("play-turn-board", "again", PlayScreen::turn_board))
        .child(action("play-flip-board", "flip", PlayScreen::flip_board))
        .child(action("play-share", "share", |screen| share(screen.shared)))
        .child(link("play-open", "open", OPEN))
        .child(link("play-set-up", "set", SET_UP))
        .child(action("play-earlier-games", "board", |screen| {
            screen.dialogs.earlier.set(true);
        }))
        .child(action("statistics-title", "chart", |screen| {
            screen.dialogs.statistics.set(true);
        }));
    details(messages.say("play-more"))
        .class("more")
        .child(actions)
}
