//! Lists that follow their current entry, and the way back to the board.

use web_sys::Element;

use crate::page::browser::dom::El;
use crate::page::browser::window::{document, next_frame, on_resize};
use crate::page::prelude::*;

/// Keeps the current entry of a list in view: whenever the signals that `track` reads
/// change, and whenever the room of the list does. Only the list scrolls, never the page.
pub(crate) fn keep_current_in_view(list: &El, track: impl Fn() + 'static) {
    let list: Element = list.cast();
    let shown = list.clone();
    on_resize(&list, move || show_current(&shown));
    effect(move || {
        track();
        let list = list.clone();
        // By then the list has its new entries.
        next_frame(move || show_current(&list));
    });
}

/// Scrolls the page to the board, where the page scrolls: on phones, a list may lie far
/// below it.
pub(crate) fn show_board() {
    if let Ok(Some(stage)) = document().query_selector("#main .stage") {
        stage.scroll_into_view();
    }
}

/// Scrolls a list, and the parts of it that scroll themselves, to its current entry.
fn show_current(list: &Element) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        return;
    };
    let mut frame = current.clone();
    while frame != *list
        && let Some(around) = frame.parent_element()
    {
        frame = around;
        let (seen, room) = (
            current.get_bounding_client_rect(),
            frame.get_bounding_client_rect(),
        );
        let down = way(seen.top(), seen.bottom(), room.top(), room.bottom());
        let right = way(seen.left(), seen.right(), room.left(), room.right());
        frame.set_scroll_top(frame.scroll_top() + down);
        frame.set_scroll_left(frame.scroll_left() + right);
    }
}

/// Returns the shortest way, in whole pixels, that brings a span into another.
fn way(from: f64, to: f64, least: f64, most: f64) -> i32 {
    let way = if from < least {
        (from - least).floor()
    } else {
        (to - most).max(0.0).ceil()
    };
    way as i32
}
