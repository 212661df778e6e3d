//! The local storage of the browser.

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

use crate::page::browser::window::{listen, window};

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

/// Calls `react` whenever another tab stores another text under a name, for as long as
/// the current owner lives.
pub(crate) fn when_changed_elsewhere(name: &'static str, react: impl Fn() + 'static) {
    listen(&window(), "storage", move |event| {
        let event: StorageEvent = event.unchecked_into();
        if event.key().as_deref() == Some(name) {
            react();
        }
    });
}
