//! The actions of a game, and their keys.

use dooz_core::{Notation, Rules};
use dooz_play::matches::Match;

use super::screen::PlayScreen;
use super::swap2;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, icon_button, row, slider, worded};
use crate::page::widgets::icon::{icon, turning_icon};

/// An action with an icon, a word and keys.
pub(super) struct Control {
    /// The key of its name.
    name: &'static str,
    /// The name of its icon.
    icon: &'static str,
    /// `true` if the icon points along the line of reading.
    turns: bool,
    /// Its keys, as [`hotkeys`](crate::page::browser::hotkeys) names them.
    keys: &'static [&'static str],
    act: fn(PlayScreen),
    /// Returns `true` if the action is not available.
    idle: fn(&Match) -> bool,
}

pub(super) const UNDO: Control = Control {
    name: "play-undo",
    icon: "undo",
    turns: true,
    keys: &["u"],
    act: PlayScreen::undo,
    idle: at_start,
};

const HINT: Control = Control {
    name: "play-ask-hint",
    icon: "hint",
    turns: false,
    keys: &["h"],
    act: PlayScreen::ask_hint,
    idle: |game| game.outcome().is_some() || game.opening().is_some(),
};

const NEW_GAME: Control = Control {
    name: "match-new",
    icon: "plus",
    turns: false,
    keys: &["n"],
    act: |screen| screen.dialogs.new_game.set(true),
    idle: |_| false,
};

pub(super) const AGAIN: Control = Control {
    name: "play-new",
    icon: "again",
    turns: false,
    keys: &[" "],
    act: PlayScreen::begin,
    idle: |_| false,
};

pub(super) const REDO: Control = Control {
    name: "play-redo",
    icon: "next",
    turns: true,
    keys: &["r"],
    act: PlayScreen::redo,
    idle: at_end,
};

const ACTIONS: [&Control; 3] = [&UNDO, &HINT, &NEW_GAME];

/// The media steps through the moves.
const STEPS: [Control; 4] = [
    Control {
        name: "play-first",
        icon: "first",
        turns: false,
        keys: &[],
        act: |screen| screen.game().update(Match::first),
        idle: at_start,
    },
    Control {
        name: "play-previous",
        icon: "prev",
        turns: false,
        keys: &["b", "<", ","],
        act: |screen| screen.game().update(Match::previous),
        idle: at_start,
    },
    Control {
        name: "play-next",
        icon: "next",
        turns: false,
        keys: &["f", ">", "."],
        act: |screen| screen.game().update(Match::next),
        idle: at_end,
    },
    Control {
        name: "play-last",
        icon: "last",
        turns: false,
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
    if swap2::press(screen, key) || press_keypad(screen, key) {
        return true;
    }
    match key {
        // A slip of the finger must not end a game.
        " " if screen.game().read().outcome().is_none() => {}
        "m" => screen.shared.store.move_now(),
        "p" => toggle_pause(screen),
        key => {
            let more = [&AGAIN, &REDO];
            let mut controls = ACTIONS.into_iter().chain(more).chain(&STEPS);
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

/// Creates the buttons of the usual actions.
pub(super) fn actions(screen: PlayScreen) -> El {
    let buttons = ACTIONS.map(|control| control.button(screen));
    row(Vec::from(buttons)).class("acts btns even")
}

/// Creates the media steps, which run in the direction of the game in every language.
pub(super) fn steps(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let steps = STEPS.iter().map(|control| {
        let name = messages.say(control.name);
        let step = icon_button(control.icon, name, move || (control.act)(screen));
        control
            .describe(screen, step.class("btn"))
            .attr("title", name)
    });
    html("div").class("media").children(steps)
}

impl Control {
    /// Creates its button, with an icon and a word.
    pub(super) fn button(&'static self, screen: PlayScreen) -> El {
        let shape = if self.turns {
            turning_icon(self.icon)
        } else {
            icon(self.icon)
        };
        let word = screen.shared.messages.say(self.name);
        let control = button(worded(shape, word), move || (self.act)(screen));
        self.describe(screen, control)
    }

    /// Tells screen readers its key, and everybody whether it is available.
    fn describe(&'static self, screen: PlayScreen, button: El) -> El {
        let keys = self.keys.first();
        let keys = keys.map(|&key| if key == " " { "Space" } else { key });
        let is_idle = memo(move |_| screen.game().with(self.idle));
        button
            .attr("disabled", is_idle)
            .attr("aria-keyshortcuts", keys)
    }
}

/// Returns `true` if computers play each other, or one of them is paused.
pub(super) fn is_show(game: &Match) -> bool {
    game.is_paused() || (game.options().is_show() && game.outcome().is_none())
}

/// Creates the controls of a match between computers, or of a paused one.
pub(super) fn show(screen: PlayScreen) -> El {
    let &Shared {
        messages, store, ..
    } = screen.shared;
    let is_paused = memo(move |_| screen.game().read().is_paused());
    let has_speed = memo(move |_| screen.game().read().options().is_show());
    let pause = derive(move || {
        let key = if is_paused.get() {
            "play-go-on"
        } else {
            "play-pause"
        };
        messages.text(key)
    });
    let pace = derive(move || store.pace.get().cast_signed());
    let speed = move || {
        slider(messages.say("play-speed"), (0, 5), pace, move |pace| {
            store.pace.set(pace.unsigned_abs());
        })
    };
    let is_playing = derive(move || !is_paused.get());
    let step = button(messages.say("play-step"), move || store.step()).attr("disabled", is_playing);
    let buttons = row(button(pause, move || toggle_pause(screen)).attr("aria-keyshortcuts", "p"))
        .class("btns even")
        .child(step);
    html("div")
        .class("card")
        .child(buttons)
        .child(when(has_speed.into(), speed))
}
