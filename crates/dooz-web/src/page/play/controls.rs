//! The state of the game in words, and what can be done to it.

use dooz_core::{Notation, Rules};

use super::game::Game;
use crate::page::dom::{El, Part, html, when};
use crate::page::prelude::*;
use crate::page::shared::Shared;
use crate::page::widgets::{button, remark, row, slider};
use crate::room::Room;

/// Something that can be done by a button and by keys.
struct Control {
    /// The sentence that names it.
    name: &'static str,
    /// A sign that stands for the name, if the button is to be small.
    sign: Option<&'static str>,
    /// Its keys, as [`hotkeys`](crate::page::hotkeys) names them.
    keys: &'static [&'static str],
    act: fn(Game),
    /// Whether there is nothing to do.
    idle: fn(&Room) -> bool,
}

const PLAYING: [Control; 5] = [
    Control {
        name: "play-new",
        sign: None,
        keys: &[" "],
        act: Game::begin,
        idle: |_| false,
    },
    Control {
        name: "play-undo",
        sign: None,
        keys: &["u"],
        act: Game::undo,
        idle: at_start,
    },
    Control {
        name: "play-redo",
        sign: None,
        keys: &["r"],
        act: Game::redo,
        idle: at_end,
    },
    Control {
        name: "play-ask-hint",
        sign: None,
        keys: &["h"],
        act: Game::ask_hint,
        idle: |room| room.outcome().is_some(),
    },
    Control {
        name: "match-new",
        sign: None,
        keys: &["n"],
        act: |game| game.new_match.set(true),
        idle: |_| false,
    },
];

const STEPPING: [Control; 4] = [
    Control {
        name: "play-first",
        sign: Some("«"),
        keys: &[],
        act: |game| game.room().update(Room::first),
        idle: at_start,
    },
    Control {
        name: "play-previous",
        sign: Some("‹"),
        keys: &["b", "<", ","],
        act: |game| game.room().update(Room::previous),
        idle: at_start,
    },
    Control {
        name: "play-next",
        sign: Some("›"),
        keys: &["f", ">", "."],
        act: |game| game.room().update(Room::next),
        idle: at_end,
    },
    Control {
        name: "play-last",
        sign: Some("»"),
        keys: &[],
        act: |game| game.room().update(Room::last),
        idle: at_end,
    },
];

fn at_start(room: &Room) -> bool {
    room.tree().at() == 0
}

fn at_end(room: &Room) -> bool {
    room.tree().is_at_end()
}

/// Does what a key asks for, and says whether it asks for anything.
pub(super) fn press(game: Game, key: &str) -> bool {
    if press_keypad(game, key) {
        return true;
    }
    match key {
        "m" => game.shared.table.move_now(game.shared),
        "p" => toggle_pause(game),
        key => {
            let mut controls = PLAYING.iter().chain(&STEPPING);
            let Some(control) = controls.find(|control| control.keys.contains(&key)) else {
                return false;
            };
            (control.act)(game);
        }
    }
    true
}

/// The keys of the number pad name the squares of a small board.
fn press_keypad(game: Game, key: &str) -> bool {
    let rules = game.room().read().rules();
    if (rules.width(), rules.height()) != (3, 3) || key == "0" {
        return false;
    }
    let square = Notation::Keypad.parse(Rules::TIC_TAC_TOE, key);
    if let Ok(square) = square {
        game.play(square);
    }
    square.is_ok()
}

/// Lets a show wait, or go on.
fn toggle_pause(game: Game) {
    game.room().update(|room| {
        if room.is_paused() {
            room.go_on();
        } else if room.settings().is_show() {
            room.pause();
        }
    });
}

/// Whose turn it is, how the game ended, and what the players say.
pub(super) fn status(game: Game) -> El {
    let say = html("p").class("turn");
    let score = html("p").class("score soft");
    html("section")
        .class("play-status")
        .child(say.child(Signal::derive(move || game.say(|herald| herald.status()))))
        .child(remark(
            "manner",
            Signal::derive(move || game.say(|herald| herald.manner())),
        ))
        .child(progress(game))
        .child(remark("hint", Signal::derive(move || game.hint_words())))
        .child(score.child(Signal::derive(move || game.say(|herald| herald.score()))))
}

/// How far a computer has come, and how to make an end of it.
fn progress(game: Game) -> Part {
    let &Shared { words, table, .. } = game.shared;
    let is_thinking = Signal::derive(move || table.thinking.read().is_some());
    let nodes = Signal::derive(move || {
        let thinking = table.thinking.get();
        let nodes = thinking.map_or(0, |progress| progress.nodes);
        if nodes == 0 {
            return String::new();
        }
        words.format("play-nodes", &[("count", nodes.into())])
    });
    when(is_thinking, move || {
        let move_now = move || table.move_now(game.shared);
        html("p")
            .child(html("span").class("soft").child(nodes))
            .child(" ")
            .child(button(words.say("play-move-now"), move_now))
    })
}

/// The buttons.
pub(super) fn buttons(game: Game) -> El {
    let steps = row(controls(game, &STEPPING));
    html("div")
        .class("play-buttons")
        .child(row(controls(game, &PLAYING)))
        .child(steps.class("buttons steps").attr("dir", "ltr"))
        .child(show(game))
}

fn controls(game: Game, controls: &'static [Control]) -> Vec<El> {
    let words = game.shared.words;
    let control = |control: &'static Control| {
        let act = move || (control.act)(game);
        let keys = control.keys.first();
        let keys = keys.map(|&key| if key == " " { "Space" } else { key });
        let name = words.say(control.name);
        let control_button = match control.sign {
            Some(sign) => button(sign, act)
                .attr("aria-label", name)
                .attr("title", name),
            None => button(name, act),
        };
        control_button
            .attr(
                "disabled",
                Signal::derive(move || game.room().with(control.idle)),
            )
            .attr("aria-keyshortcuts", keys)
    };
    controls.iter().map(control).collect()
}

/// What can be done to a show, or to a computer that waits.
fn show(game: Game) -> Part {
    let &Shared { words, table, .. } = game.shared;
    let is_paused = Signal::derive(move || game.room().read().is_paused());
    let is_show = Signal::derive(move || {
        let is_show = |room: &Room| room.settings().is_show() && room.outcome().is_none();
        game.room().with(is_show)
    });
    let pause = Signal::derive(move || {
        let key = if is_paused.get() {
            "play-go-on"
        } else {
            "play-pause"
        };
        words.text(key)
    });
    let pace = Signal::derive(move || table.pace.get().cast_signed());
    let speed = move || {
        slider(words.say("play-speed"), (0, 5), pace, move |pace| {
            table.pace.set(pace.unsigned_abs());
        })
    };
    when(
        Signal::derive(move || is_show.get() || is_paused.get()),
        move || {
            let step = button(words.say("play-step"), move || table.step());
            row(button(pause, move || toggle_pause(game)).attr("aria-keyshortcuts", "p"))
                .child(step.attr("disabled", Signal::derive(move || !is_paused.get())))
                .child(when(is_show, speed))
        },
    )
}
