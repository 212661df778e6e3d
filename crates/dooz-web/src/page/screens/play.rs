//! The screen of play.

mod announce;
mod controls;
mod match_form;
mod move_list;
mod participant_form;
mod rules_form;
mod screen;
mod thinking;

use self::screen::PlayScreen;
use crate::page::browser::dom::{El, html, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::screens::analyse::bar::evaluation_bar;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::toggle;
use crate::page::widgets::dialog::dialog;

/// Creates the screen of play.
pub(crate) fn play() -> Vec<El> {
    let &Shared { messages, .. } = shared();
    let screen = PlayScreen::new();
    announce::announce(screen);
    hotkeys(move |key| controls::press(screen, key));

    let label = Signal::derive(move || {
        let status = screen.say(|text| text.status());
        messages.format("play-board", &[("status", status.into())])
    });
    let board = Board {
        name: "play",
        view: screen.view(),
        label,
        playable: Signal::derive(move || screen.awaits_person()),
        on_play: Callback::new(move |square| screen.play(square)),
        on_point: None,
    };
    let more = html("div")
        .class("play-more")
        .child(analysis(screen))
        .child(thinking::panel(screen))
        .child(move_list::panel(screen))
        .child(move_list::earlier(screen));
    let body = html("div")
        .class("play")
        .child(controls::status(screen))
        .child(html("div").class("play-board").child(board.el()))
        .child(controls::buttons(screen))
        .child(more);
    let form = dialog("match-new", screen.new_match, move || {
        match_form::match_form(screen)
    });
    let heading = html("h1").class("unseen").child(messages.say("page-play"));
    vec![heading, body, form]
}

/// Creates the switch and the bar for the values of the moves.
fn analysis(screen: PlayScreen) -> El {
    let (shows, analyst) = (screen.shows_analysis, screen.analyst);
    let label = screen.shared.messages.say("play-analysis");
    let bar = when(shows.into(), move || evaluation_bar(analyst));
    html("section")
        .class("panel")
        .child(toggle(label, shows.into(), move |on| shows.set(on)))
        .child(bar)
}
