//! A game.

mod announce;
mod controls;
mod game;
mod match_form;
mod move_list;
mod rules_form;
mod seat_form;
mod thinking;

use self::game::Game;
use super::analyse::bar::evaluation_bar;
use super::board::Board;
use super::dialog::dialog;
use super::dom::{El, html, when};
use super::hotkeys::hotkeys;
use super::shared::{Shared, shared};
use super::widgets::toggle;
use crate::page::prelude::*;

/// The screen of a game.
pub(super) fn play() -> Vec<El> {
    let &Shared { words, .. } = shared();
    let game = Game::new();
    announce::announce(game);
    hotkeys(move |key| controls::press(game, key));

    let label = Signal::derive(move || {
        let status = game.say(|herald| herald.status());
        words.format("play-board", &[("status", status.into())])
    });
    let board = Board {
        name: "play",
        face: game.face(),
        label,
        playable: Signal::derive(move || game.awaits_person()),
        on_play: Callback::new(move |square| game.play(square)),
        on_point: None,
    };
    let more = html("div")
        .class("play-more")
        .child(analysis(game))
        .child(thinking::panel(game))
        .child(move_list::panel(game))
        .child(move_list::earlier(game));
    let screen = html("div")
        .class("play")
        .child(controls::status(game))
        .child(html("div").class("play-board").child(board.el()))
        .child(controls::buttons(game))
        .child(more);
    let form = dialog("match-new", game.new_match, move || {
        match_form::match_form(game)
    });
    let heading = html("h1").class("unseen").child(words.say("page-play"));
    vec![heading, screen, form]
}

/// What the moves are worth, for who wants to know it during a game.
fn analysis(game: Game) -> El {
    let (shows, analyst) = (game.shows_analysis, game.analyst);
    let label = game.shared.words.say("play-analysis");
    let bar = when(shows.into(), move || evaluation_bar(analyst));
    html("section")
        .class("panel")
        .child(toggle(label, shows.into(), move |on| shows.set(on)))
        .child(bar)
}
