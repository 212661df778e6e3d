//! The local storage of the browser.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

use crate::page::browser::window::{listen, window};

thread_local! {
    /// The names and texts that the browser refused to store.
    static REFUSED: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Reads the text that was last written under a name: what the browser refused to store
/// lasts as long as the page.
pub(crate) fn read(name: &str) -> Option<String> {
    let refused = REFUSED.with_borrow(|refused| {
        let mut refused = refused.iter();
        let found = refused.find(|(known, _)| *known == name);
        found.map(|(_, text)| text.clone())
    });
    refused.or_else(|| {
        let storage = window().local_storage().ok()??;
        storage.get_item(name).ok()?
    })
}

/// Stores a text under a name. Returns `false` if the browser refuses, as it
/// may in private windows and when its quota is exhausted.
#[must_use]
pub(crate) fn write(name: &'static str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    let is_stored = storage.is_some_and(|storage| storage.set_item(name, text).is_ok());
    forget_refused(name);
    if !is_stored {
        REFUSED.with_borrow_mut(|refused| refused.push((name, text.to_owned())));
    }
    is_stored
}

fn forget_refused(name: &str) {
    REFUSED.with_borrow_mut(|refused| refused.retain(|(known, _)| *known != name));
}

/// Calls `react` whenever another tab stores another text under a name, for as long as
/// the current owner lives.
pub(crate) fn when_changed_elsewhere(name: &'static str, react: impl Fn() + 'static) {
    listen(&window(), "storage", move |event| {
        let event: StorageEvent = event.unchecked_into();
        if event.key().as_deref() == Some(name) {
            forget_refused(name);
            react();
        }
    });
}
