//! The list of keyboard shortcuts.

use crate::keys::{BOARD, EVERYWHERE, Key};
use crate::page::browser::dom::{El, html};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::quiet;
use crate::page::widgets::dialog::{DialogContent, dialog};

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
    dialog("keys", "press-title", help, move || {
        let screen = route.with_untracked(|route| route.screen);
        let here = screen.keys().iter().chain(EVERYWHERE);
        DialogContent {
            body: vec![
                list(here),
                html("h3").child(messages.say("press-board")),
                list(BOARD.iter()),
            ],
            foot: Vec::new(),
        }
    })
}

/// Creates a button that opens the list, after it has called `leave`.
pub(crate) fn keys_button(leave: impl Fn() + 'static) -> El {
    let &Shared { messages, help, .. } = shared();
    let open = move || {
        leave();
        help.set(true);
    };
    quiet(messages.say("press-open"), open).attr("aria-keyshortcuts", "?")
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
