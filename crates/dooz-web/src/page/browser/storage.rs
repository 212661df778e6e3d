//! The local storage of the browser.

use crate::page::browser::window::window;

/// Reads the text that is stored under a name, if there is one and the browser
/// lets the page have it.
pub(crate) fn read(name: &str) -> Option<String> {
    let storage = window().local_storage().ok()??;
    storage.get_item(name).ok()?
}

/// Stores a text under a name. Returns `false` if the browser refuses, as it
/// may in private windows and when its quota is exhausted.
pub(crate) fn write(name: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(name, text).is_ok())
}
