//! Keyboard shortcuts of a screen.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::keys::latin;
use crate::page::browser::window::{document, listen, window};

/// Passes every key that is pressed on this screen to `handle`, which returns
/// `true` if it has used it, for as long as the current owner lives.
///
/// Text that is typed into a field, and the space or Enter that presses a
/// button, are not passed on, nor are the arrows that move through radio buttons, nor is
/// any key while a dialog is open.
pub(crate) fn hotkeys(handle: impl Fn(&str) -> bool + 'static) {
    listen(&window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        if free_key(&event).is_some_and(|key| handle(&key)) {
            event.prevent_default();
        }
    });
}

/// Returns the key of an event, unless something else uses it.
fn free_key(event: &KeyboardEvent) -> Option<String> {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let key = key_of(event);
    (!belongs_to_its_target(event, &key)).then_some(key)
}

/// Returns the key of an event, the same in every layout of the keyboard.
pub(crate) fn key_of(event: &KeyboardEvent) -> String {
    latin(event.key(), &event.code(), event.shift_key())
}

fn belongs_to_its_target(event: &KeyboardEvent, key: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |selector| {
        let found = target.as_ref().map(|element| element.closest(selector));
        matches!(found, Some(Ok(Some(_))))
    };
    let is_covered = matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
    let presses = matches!(key, " " | "Enter");
    is_covered
        || is_in("textarea, select, input:not([type=checkbox]):not([type=radio])")
        || (presses && is_in("button, a, summary, input"))
        || (key.starts_with("Arrow") && is_in("[type=radio]"))
}
