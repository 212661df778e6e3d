//! The screen of play.

mod announce;
mod controls;
mod earlier;
mod hello;
mod match_form;
mod more;
mod move_list;
mod options;
mod participant_form;
mod players;
mod result;
mod rules_form;
mod screen;
mod share;
pub(crate) mod statistics;
mod strength;
mod swap2;
mod talk;
mod thinking;

use dooz_locale::rules_name;

use self::screen::{Dialogs, PlayScreen};
use crate::page::browser::dom::{El, html, next_task, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::{Board, BoardOptions};
use crate::page::widgets::dialog::dialog;
use crate::page::widgets::evaluation_bar::evaluation_bar;
use crate::page::widgets::heading::unseen_heading;

/// Creates the screen of play.
pub(crate) fn play() -> Vec<El> {
    let &Shared { messages, .. } = shared();
    let screen = PlayScreen::new();
    hotkeys(move |key| controls::press(screen, key));

    let name = derive(move || {
        let rules = screen.game().read().rules();
        messages.with(|locale| rules_name(rules, locale))
    });
    let heading = unseen_heading(name);
    announce::announce(screen);

    let is_welcome = screen.is_welcome();
    let body = html("div")
        .class("table")
        .class_if("first", is_welcome.into())
        .class_if("has-bar", screen.shows(|shown| shown.bar))
        .child(stage(screen))
        .child(when(next_task(), move || side(screen, is_welcome)));
    let Dialogs {
        new_game,
        earlier: past,
        statistics: results,
    } = screen.dialogs;
    vec![
        heading,
        body,
        dialog("match", "match-new", new_game, move || {
            match_form::match_form(screen)
        }),
        dialog("earlier", "play-earlier-games", past, move || {
            earlier::earlier(screen)
        }),
        dialog("statistics", "statistics-title", results, move || {
            statistics::results(screen)
        }),
    ]
}

/// Creates the board in its frame, with the evaluation beside it.
fn stage(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let label = derive(move || {
        let status = screen.say(|text| text.status());
        messages.format("play-board", &[("status", status.into())])
    });
    let board = Board {
        name: "play",
        view: screen.view(),
        label,
        playable: derive(move || screen.awaits_stone()),
        on_play: Callback::new(move |square| screen.play(square)),
    };
    let options = BoardOptions {
        symmetry: screen.symmetry.into(),
        ..BoardOptions::default()
    };
    html("div")
        .class("stage")
        .child(when(screen.shows(|shown| shown.bar), move || {
            evaluation_bar(screen.analyst)
        }))
        .child(board.el_with(options))
}

/// Creates the panel beside the board: the welcome of a first visitor, or players,
/// status or result, actions, strength, moves and options of the game.
fn side(screen: PlayScreen, is_welcome: Memo<bool>) -> El {
    let is_over = screen.is_over();
    let has_begun = derive(move || !is_welcome.get());
    let hello = part(move || {
        let is_welcome = is_welcome.get();
        untrack(|| {
            if is_welcome {
                hello::hello(screen)
            } else {
                Vec::new()
            }
        })
    });
    let status = part(move || {
        let (is_welcome, is_over) = (is_welcome.get(), is_over.get());
        untrack(|| match (is_welcome, is_over) {
            (true, _) => Vec::new(),
            (false, true) => vec![result::result(screen)],
            (false, false) => vec![
                talk::talk(screen),
                swap2::sides(screen),
                controls::actions(screen),
            ],
        })
    });
    let has_level = derive(move || has_begun.get() && strength::level(screen).is_some());
    let is_show = derive(move || screen.game().with(controls::is_show));
    html("aside")
        .class("side")
        .attr("aria-label", screen.shared.messages.say("play-panel"))
        .child(hello)
        .child(when(has_begun, move || players::players(screen)))
        .child(status)
        .child(when(has_begun, move || more::more(screen)))
        .child(when(has_level, move || strength::card(screen)))
        .child(when(is_show, move || controls::show(screen)))
        .child(when(has_begun, move || move_list::card(screen)))
        .child(when(has_begun, move || options::card(screen)))
}
