//! The focus when its element goes away.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use crate::page::browser::window::{document, listen, next_frame};

thread_local! {
    /// The element that had the focus last.
    static LAST: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Marks a button as the one to go on with: it takes the focus when its element goes away.
pub(crate) const WAY_ON: &str = "data-way-on";

/// Remembers which element has the focus, for [`restore`].
pub(crate) fn remember() {
    listen(&document(), "focusin", |event| {
        let element = event.target().and_then(|target| target.dyn_into().ok());
        LAST.set(element);
    });
    // Some browsers also tell of the loss when the element is about to go away: only one
    // that is still there afterwards was left by the user.
    listen(&document(), "focusout", |_| {
        next_frame(|| {
            let active = document().active_element();
            let is_left = |last: &Element| !is_gone(last) && active.as_ref() != Some(last);
            LAST.with_borrow_mut(|last| *last = last.take().filter(|last| !is_left(last)));
        });
    });
}

fn is_gone(element: &Element) -> bool {
    !element.is_connected() || element.matches(":disabled") == Ok(true)
}

/// Gives the focus to the way on, to the board that is played on, or to the main part, if
/// the element that had it was removed or disabled. Otherwise the keyboard would begin
/// again at the top of the page.
pub(crate) fn restore() {
    if !LAST.with_borrow(|last| last.as_ref().is_some_and(is_gone)) {
        return;
    }
    let document = document();
    let active = document.active_element();
    let body: Option<Element> = document.body().map(Into::into);
    if active != LAST.take() && active != body {
        return;
    }
    if !give(&format!("#main [{WAY_ON}]:enabled")) {
        to_board();
    }
}

/// Gives the focus to the board that is played on, or else to the main part.
pub(crate) fn to_board() {
    if !give("#main .stage .board [tabindex='0']") {
        give("#main");
    }
}

/// Gives the focus to the element of a selector, and returns `false` if there is none.
pub(crate) fn give(place: &str) -> bool {
    let Ok(Some(place)) = document().query_selector(place) else {
        return false;
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Elements of SVG have the same method.
    let place: HtmlElement = place.unchecked_into();
    // An element that cannot take the focus is no loss: it stays where it is.
    let _ = place.focus_with_options(&options);
    true
}
