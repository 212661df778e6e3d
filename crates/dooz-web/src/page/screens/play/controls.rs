//! The status of the game, and its buttons and keys.

use dooz_core::{Notation, Rules};
use dooz_play::matches::Match;

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, Part, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, remark, row, slider};

/// An action with a button and keys.
struct Control {
    /// The key of its name.
    name: &'static str,
    /// The sign of a small button.
    sign: Option<&'static str>,
    /// Its keys, as [`hotkeys`](crate::page::browser::hotkeys) names them.
    keys: &'static [&'static str],
    act: fn(PlayScreen),
    /// Returns `true` if the action is not available.
    idle: fn(&Match) -> bool,
}

const PLAYING: [Control; 5] = [
    Control {
        name: "play-new",
        sign: None,
        keys: &[" "],
        act: PlayScreen::begin,
        idle: |_| false,
    },
    Control {
        name: "play-undo",
        sign: None,
        keys: &["u"],
        act: PlayScreen::undo,
        idle: at_start,
    },
    Control {
        name: "play-redo",
        sign: None,
        keys: &["r"],
        act: PlayScreen::redo,
        idle: at_end,
    },
    Control {
        name: "play-ask-hint",
        sign: None,
        keys: &["h"],
        act: PlayScreen::ask_hint,
        idle: |game| game.outcome().is_some(),
    },
    Control {
        name: "match-new",
        sign: None,
        keys: &["n"],
        act: |screen| screen.new_match.set(true),
        idle: |_| false,
    },
];

const STEPPING: [Control; 4] = [
    Control {
        name: "play-first",
        sign: Some("«"),
        keys: &[],
        act: |screen| screen.game().update(Match::first),
        idle: at_start,
    },
    Control {
        name: "play-previous",
        sign: Some("‹"),
        keys: &["b", "<", ","],
        act: |screen| screen.game().update(Match::previous),
        idle: at_start,
    },
    Control {
        name: "play-next",
        sign: Some("›"),
        keys: &["f", ">", "."],
        act: |screen| screen.game().update(Match::next),
        idle: at_end,
    },
    Control {
        name: "play-last",
        sign: Some("»"),
        keys: &[],
        act: |screen| screen.game().update(Match::last),
        idle: at_end,
    },
];

fn at_start(game: &Match) -> bool {
    game.tree().at() == 0
}

fn at_end(game: &Match) -> bool {
    game.tree().is_at_end()
}

/// Performs the action of a key. Returns `false` if it has none.
pub(super) fn press(screen: PlayScreen, key: &str) -> bool {
    if press_keypad(screen, key) {
        return true;
    }
    match key {
        "m" => screen.shared.store.move_now(),
        "p" => toggle_pause(screen),
        key => {
            let mut controls = PLAYING.iter().chain(&STEPPING);
            let Some(control) = controls.find(|control| control.keys.contains(&key)) else {
                return false;
            };
            (control.act)(screen);
        }
    }
    true
}

/// Plays on the square of a keypad digit, on boards of 3x3.
fn press_keypad(screen: PlayScreen, key: &str) -> bool {
    let rules = screen.game().read().rules();
    if (rules.width(), rules.height()) != (3, 3) || key == "0" {
        return false;
    }
    let square = Notation::Keypad.parse(Rules::TIC_TAC_TOE, key);
    if let Ok(square) = square {
        screen.play(square);
    }
    square.is_ok()
}

/// Pauses or continues a match between computers.
fn toggle_pause(screen: PlayScreen) {
    screen.game().update(|game| {
        if game.is_paused() {
            game.go_on();
        } else if game.options().is_show() {
            game.pause();
        }
    });
}

/// Creates the status: the turn or the result, and the phrases of the players.
pub(super) fn status(screen: PlayScreen) -> El {
    let say = html("p").class("turn");
    let score = html("p").class("score soft");
    html("section")
        .class("play-status")
        .child(say.child(Signal::derive(move || screen.say(|text| text.status()))))
        .child(remark(
            "article-phrase",
            Signal::derive(move || screen.say(|text| text.article_phrase())),
        ))
        .child(progress(screen))
        .child(remark("hint", Signal::derive(move || screen.hint_text())))
        .child(remark(
            "known soft",
            Signal::derive(move || screen.known_value()),
        ))
        .child(score.child(Signal::derive(move || screen.say(|text| text.score()))))
}

/// Creates the progress of a thinking computer, and the button to move now.
fn progress(screen: PlayScreen) -> Part {
    let &Shared {
        messages, store, ..
    } = screen.shared;
    let is_thinking = Signal::derive(move || store.thinking.read().is_some());
    let nodes = Signal::derive(move || {
        let thinking = store.thinking.get();
        let nodes = thinking.map_or(0, |progress| progress.nodes);
        if nodes == 0 {
            return String::new();
        }
        messages.format("play-nodes", &[("count", nodes.into())])
    });
    when(is_thinking, move || {
        let move_now = move || store.move_now();
        html("p")
            .child(html("span").class("soft").child(nodes))
            .child(" ")
            .child(button(messages.say("play-move-now"), move_now))
    })
}

/// Creates the buttons.
pub(super) fn buttons(screen: PlayScreen) -> El {
    let steps = row(controls(screen, &STEPPING));
    html("div")
        .class("play-buttons")
        .child(row(controls(screen, &PLAYING)))
        .child(steps.class("buttons steps").attr("dir", "ltr"))
        .child(show(screen))
}

fn controls(screen: PlayScreen, controls: &'static [Control]) -> Vec<El> {
    let messages = screen.shared.messages;
    let control = |control: &'static Control| {
        let act = move || (control.act)(screen);
        let keys = control.keys.first();
        let keys = keys.map(|&key| if key == " " { "Space" } else { key });
        let name = messages.say(control.name);
        let control_button = match control.sign {
            Some(sign) => button(sign, act)
                .attr("aria-label", name)
                .attr("title", name),
            None => button(name, act),
        };
        control_button
            .attr(
                "disabled",
                Signal::derive(move || screen.game().with(control.idle)),
            )
            .attr("aria-keyshortcuts", keys)
    };
    controls.iter().map(control).collect()
}

/// Creates the controls of a match between computers, or of a paused one.
fn show(screen: PlayScreen) -> Part {
    let &Shared {
        messages, store, ..
    } = screen.shared;
    let is_paused = Signal::derive(move || screen.game().read().is_paused());
    let is_show = Signal::derive(move || {
        let is_show = |game: &Match| game.options().is_show() && game.outcome().is_none();
        screen.game().with(is_show)
    });
    let pause = Signal::derive(move || {
        let key = if is_paused.get() {
            "play-go-on"
        } else {
            "play-pause"
        };
        messages.text(key)
    });
    let pace = Signal::derive(move || store.pace.get().cast_signed());
    let speed = move || {
        slider(messages.say("play-speed"), (0, 5), pace, move |pace| {
            store.pace.set(pace.unsigned_abs());
        })
    };
    when(
        Signal::derive(move || is_show.get() || is_paused.get()),
        move || {
            let step = button(messages.say("play-step"), move || store.step());
            row(button(pause, move || toggle_pause(screen)).attr("aria-keyshortcuts", "p"))
                .child(step.attr("disabled", Signal::derive(move || !is_paused.get())))
                .child(when(is_show, speed))
        },
    )
}
