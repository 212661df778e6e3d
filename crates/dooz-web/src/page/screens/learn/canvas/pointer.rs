//! Pointer and wheel events on the picture of a tree.

use dooz_coach::trace::Detail;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};

use super::Canvas;
use crate::page::browser::dom::El;
use crate::page::prelude::*;

/// The distance in pixels up to which a moving pointer still clicks.
const SLACK: f32 = 5.0;

/// The pointers that are down.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointers {
    /// Their identifiers and places.
    down: Vec<(i32, Point)>,
    /// The distance that they have moved.
    moved: f32,
}

/// A place in the viewport.
type Point = (f32, f32);

/// The effect of a moving pointer on a picture.
enum Motion {
    /// One pointer drags the picture.
    Drag(f32, f32),
    /// Two pointers zoom the picture around a place, and drag it.
    Pinch(f32, Point, (f32, f32)),
}

impl Pointers {
    fn press(&mut self, id: i32, at: Point) {
        self.release(id);
        self.moved = 0.0;
        self.down.push((id, at));
    }

    fn release(&mut self, id: i32) {
        self.down.retain(|pointer| pointer.0 != id);
    }

    fn have_moved(&self) -> bool {
        self.moved > SLACK
    }

    fn go(&mut self, id: i32, new: Point) -> Option<Motion> {
        let place = self.down.iter().position(|pointer| pointer.0 == id)?;
        let old = std::mem::replace(&mut self.down[place].1, new);
        let (right, down) = (new.0 - old.0, new.1 - old.1);
        self.moved += right.abs() + down.abs();
        let [first, second] = self.down[..] else {
            return Some(Motion::Drag(right, down));
        };
        let other = if place == 0 { second.1 } else { first.1 };
        let distance = |at: Point| (other.0 - at.0).hypot(other.1 - at.1).max(1.0);
        let middle = (f32::midpoint(other.0, new.0), f32::midpoint(other.1, new.1));
        let factor = distance(new) / distance(old);
        Some(Motion::Pinch(factor, middle, (right / 2.0, down / 2.0)))
    }
}

impl Canvas {
    pub(super) fn handle_pointers(self, window: El) -> El {
        let up = move |event: web_sys::Event| {
            let event: PointerEvent = event.unchecked_into();
            self.pointers
                .update_value(|pointers| pointers.release(event.pointer_id()));
        };
        window
            .on("wheel", move |event| self.wheel(&event.unchecked_into()))
            .on("pointerdown", move |event| {
                self.down(&event.unchecked_into());
            })
            .on("pointermove", move |event| {
                self.moves(&event.unchecked_into());
            })
            .on("pointerup", up)
            .on("pointercancel", up)
            .on("click", move |event| self.click(&event.unchecked_into()))
    }

    fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let (right, down) = (event.delta_x() as f32, event.delta_y() as f32);
        if event.ctrl_key() || event.meta_key() {
            let at = self.at(event);
            self.zoom_at(if down < 0.0 { 1.15 } else { 1.0 / 1.15 }, at);
        } else if event.shift_key() {
            self.drag(-down, 0.0);
        } else {
            self.drag(-right, -down);
        }
    }

    /// Returns the place of an event in the viewport.
    fn at(self, event: &MouseEvent) -> Point {
        let frame = self.frame.get_value();
        let corner = frame.element().get_bounding_client_rect();
        (
            event.client_x() as f32 - corner.left() as f32,
            event.client_y() as f32 - corner.top() as f32,
        )
    }

    fn down(self, event: &PointerEvent) {
        if event.button() == 0 {
            let at = self.at(event);
            let id = event.pointer_id();
            self.pointers
                .update_value(|pointers| pointers.press(id, at));
        }
    }

    fn moves(self, event: &PointerEvent) {
        let at = self.at(event);
        let id = event.pointer_id();
        let motion = self
            .pointers
            .try_update_value(|pointers| pointers.go(id, at));
        let Some(motion) = motion.flatten() else {
            return;
        };
        if self.pointers.with_value(Pointers::have_moved) {
            // Not earlier, because a captured click has no node as its target.
            let _ = self.frame.get_value().element().set_pointer_capture(id);
        }
        match motion {
            Motion::Drag(right, down) => self.drag(right, down),
            Motion::Pinch(factor, middle, (right, down)) => {
                self.zoom_at(factor, middle);
                self.drag(right, down);
            }
        }
    }

    fn click(self, event: &MouseEvent) {
        if self.pointers.with_value(Pointers::have_moved) {
            return;
        }
        let target = event.target();
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        let node = target.and_then(|target| target.closest("[data-node]").ok().flatten());
        let node = node.and_then(|node| node.get_attribute("data-node")?.parse().ok());
        if let Some(node) = node {
            self.cursor.set(Some(node));
            self.press(node);
        } else if Detail::at(self.camera.get_value().scale) == Detail::Dot {
            // Dots are too small to be clicked, so zoom in.
            let at = self.at(event);
            self.zoom_at(4.0, at);
        }
    }
}
