//! The screen of analysis.

pub(crate) mod analyst;
mod arrive;
pub(crate) mod bar;
mod browser;
mod chart;
mod lines;
mod moves;
mod open;
mod review;
mod save;
mod setup;
mod study;
mod why;

use dooz_play::matches::Match;

use self::bar::evaluation_bar;
use self::chart::course;
use self::lines::best_lines;
use self::moves::{moves, steps};
use self::open::open_game;
use self::review::review_panel;
use self::save::save_game;
use self::setup::set_up;
use self::study::Study;
use self::why::why;
use crate::analysis::is_live;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{button, checkbox, row};
use crate::page::widgets::keys_help::keys_button;

pub(crate) use self::arrive::follow_addresses;

/// Builds the screen of analysis.
pub(crate) fn analyse() -> Vec<El> {
    let shared = shared();
    let messages = shared.messages;
    let study = Study::begin(shared);
    let sets_up = RwSignal::new(false);
    let looks = Signal::derive(move || !sets_up.get());
    hotkeys(move |key| looks.get_untracked() && press(study, key));

    let board = part(move || {
        let sets_up_now = sets_up.get();
        vec![untrack(|| {
            if sets_up_now {
                set_up(study, move || sets_up.set(false))
            } else {
                look(study)
            }
        })]
    });
    let begin = when(looks, move || {
        button(messages.say("analyse-setup"), move || sets_up.set(true))
    });
    let files = html("div")
        .child(when(looks, move || open_game(study)))
        .child(when(looks, save_game));
    vec![
        html("h1").child(messages.say("page-analyse")),
        html("div").child(board),
        row(begin).child(keys_button()),
        files,
    ]
}

/// Performs the action of a key. Returns `false` if it has none.
fn press(study: Study, key: &str) -> bool {
    const PAGE: isize = 10;
    match key {
        "ArrowLeft" => study.go(Match::previous),
        "ArrowRight" => study.go(Match::next),
        "Home" => study.go(Match::first),
        "End" => study.go(Match::last),
        "PageUp" => study.go_by(-PAGE),
        "PageDown" => study.go_by(PAGE),
        "t" => study.threats.update(|threats| *threats = !*threats),
        "v" => study.heat.update(|heat| *heat = !*heat),
        "a" => study.on.update(|on| *on = !*on),
        "w" => study.ask_about_a_square(),
        "r" => study.reviewer.toggle(),
        _ => return false,
    }
    true
}

/// Creates the columns of the screen: the game, and its evaluation.
fn look(study: Study) -> El {
    let messages = study.shared.messages;
    let game = study.shared.store.game;
    let on = Signal::from(study.on);
    let board = Board {
        name: "analyse",
        view: Memo::new(move |_| study.view()),
        label: messages.say("analyse-board"),
        playable: Signal::derive(move || game.read().outcome().is_none()),
        on_play: Callback::new(move |square| study.press(square)),
        on_point: None,
    };
    let has_threats = Memo::new(move |_| on.get() && is_live(game.read().position()));
    let switches = html("section")
        .class("panel")
        .child(switch("analyse-switch", "a", study.on))
        .child(when(on, move || switch("analyse-values", "v", study.heat)))
        .child(when(has_threats.into(), move || {
            switch("analyse-threats", "t", study.threats)
        }));
    let game = html("div")
        .child(when(on, move || evaluation_bar(study.analyst)))
        .child(board.el())
        .child(steps(study))
        .child(when(on, move || course(study)));
    let known = html("div")
        .child(switches)
        .child(when(on, move || best_lines(study)))
        .child(when(on, move || why(study)))
        .child(moves(study))
        .child(review_panel(study));
    html("div")
        .class("columns analyse")
        .child(game)
        .child(known)
}

/// A choice that a checkbox and a key turn on and off.
fn switch(says: &'static str, key: &'static str, on: RwSignal<bool>) -> El {
    let field = checkbox(on.into(), move |is_on| on.set(is_on));
    html("label")
        .child(field.attr("aria-keyshortcuts", key))
        .child(shared().messages.say(says))
}
