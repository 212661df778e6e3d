//! The list of keyboard shortcuts.

use crate::keys::{BOARD, EVERYWHERE, Key};
use crate::page::browser::dom::{El, html};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::button;
use crate::page::widgets::dialog::dialog;

/// Creates the list of keyboard shortcuts, which `?` opens on every screen.
pub(crate) fn keys_help() -> El {
    let &Shared {
        messages,
        route,
        help,
        ..
    } = shared();
    hotkeys(move |key| {
        let opens = key == "?";
        if opens {
            help.set(true);
        }
        opens
    });
    dialog("press-title", help, move || {
        let screen = route.with_untracked(|route| route.screen);
        let here = screen.keys().iter().chain(EVERYWHERE);
        vec![
            list(here),
            html("h3").child(messages.say("press-board")),
            list(BOARD.iter()),
            html("button").child(messages.say("page-close")),
        ]
    })
}

/// Creates a button that opens the list.
pub(crate) fn keys_button() -> El {
    let &Shared { messages, help, .. } = shared();
    button(messages.say("press-open"), move || help.set(true)).attr("aria-keyshortcuts", "?")
}

fn list<'a>(keys: impl Iterator<Item = &'a Key>) -> El {
    let messages = shared().messages;
    keys.fold(html("dl").class("key-list"), |list, key| {
        let names = key.names.iter().fold(html("dt"), |names, &name| {
            names.child(html("kbd").child(name)).child(" ")
        });
        let description = html("dd").child(messages.say(key.description));
        list.child(names.attr("dir", "ltr")).child(description)
    })
}
