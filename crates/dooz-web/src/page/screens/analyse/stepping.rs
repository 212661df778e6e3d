//! Steps through the game by the wheel of a mouse and by a finger.

use dooz_play::matches::Match;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent, WheelEvent};

use super::study::Study;
use crate::page::browser::dom::El;
use crate::page::browser::window::{listen, window};
use crate::page::prelude::*;

/// The way of a wheel, in pixels, that is one step.
const NOTCH: f64 = 50.0;

/// The way of a finger, in pixels, that is one step.
const SWIPE: i32 = 48;

/// Lets the wheel of a mouse over an element step through the game.
pub(super) fn steps_by_wheel(study: Study, el: El) -> El {
    let way = StoredValue::new(0.0);
    el.on("wheel", move |event: Event| {
        let event: WheelEvent = event.unchecked_into();
        // With the key, browsers change the size of the page.
        if event.ctrl_key() || event.delta_y() == 0.0 {
            return;
        }
        event.prevent_default();
        // Some count lines instead of pixels.
        let pixels = match event.delta_mode() {
            WheelEvent::DOM_DELTA_PIXEL => event.delta_y(),
            _ => event.delta_y().signum() * NOTCH,
        };
        let total = way.get_value() + pixels;
        if total.abs() < NOTCH {
            way.set_value(total);
            return;
        }
        way.set_value(0.0);
        study.go(if total > 0.0 {
            Match::next
        } else {
            Match::previous
        });
    })
}

/// Lets a finger that swipes across an element step through the game: to the left for
/// the next move, as if the moves were a strip.
pub(super) fn steps_by_swipe(study: Study, el: El) -> El {
    let start = StoredValue::new(None::<(i32, i32)>);
    // What it began on may have been replaced when it ends.
    listen(&window(), "pointerup", move |event| {
        let event: PointerEvent = event.unchecked_into();
        let Some(from) = start.get_value() else {
            return;
        };
        start.set_value(None);
        let (across, along) = (event.client_x() - from.0, event.client_y() - from.1);
        if across.abs() >= SWIPE && across.abs() > 2 * along.abs() {
            study.go(if across < 0 {
                Match::next
            } else {
                Match::previous
            });
        }
    });
    listen(&window(), "pointercancel", move |_| start.set_value(None));
    el.on("pointerdown", move |event| {
        let event: PointerEvent = event.unchecked_into();
        let is_finger = event.is_primary() && event.pointer_type() == "touch";
        start.set_value(is_finger.then(|| (event.client_x(), event.client_y())));
    })
}
