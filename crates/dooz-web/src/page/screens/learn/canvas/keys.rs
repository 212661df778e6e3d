//! Keys that move through the picture of a tree.

use dooz_coach::trace::{TreeNodeId, TreeView};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::Canvas;
use crate::page::browser::dom::El;
use crate::page::browser::hotkeys::key_of;
use crate::page::prelude::*;

/// The distance in pixels that a key moves the picture.
const FAR: f32 = 80.0;

impl Canvas {
    pub(super) fn handle_keys(self, window: El) -> El {
        window.on("keydown", move |event| self.key(&event.unchecked_into()))
    }

    fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = key_of(event);
        match (key.as_str(), event.shift_key()) {
            ("ArrowLeft", true) => self.drag(FAR, 0.0),
            ("ArrowRight", true) => self.drag(-FAR, 0.0),
            ("ArrowUp", true) => self.drag(0.0, FAR),
            ("ArrowDown", true) => self.drag(0.0, -FAR),
            ("+" | "=", _) => self.zoom(1.4),
            ("-", _) => self.zoom(1.0 / 1.4),
            ("0", _) => self.fit(),
            ("Enter", _) => self.press(self.cursor_now()),
            ("ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", false) => self.move_cursor(&key),
            _ => return,
        }
        event.prevent_default();
    }

    fn cursor_now(self) -> TreeNodeId {
        self.cursor_or_current()
    }

    fn move_cursor(self, key: &str) {
        let here = self.cursor_now();
        let there = self.with_tree_untracked(|view| neighbour(view, here, key));
        if let Some(there) = there.flatten() {
            self.cursor.set(Some(there));
            let place = self.with_tree_untracked(|view| view.place(there)).flatten();
            if let (Some(place), Some(size)) = (place, self.size()) {
                self.camera
                    .update_value(|camera| camera.reveal(place, size));
            }
        }
    }
}

/// Returns the node beside, above or below another one.
fn neighbour(view: &TreeView, node: TreeNodeId, key: &str) -> Option<TreeNodeId> {
    let parent = view.node(node)?.parent;
    let siblings = parent.map_or(&[][..], |parent| view.children(parent));
    let place = siblings.iter().position(|&sibling| sibling == node);
    let found = match key {
        "ArrowUp" => parent,
        "ArrowDown" => view.children(node).first().copied(),
        "ArrowLeft" => siblings.get(place?.checked_sub(1)?).copied(),
        _ => siblings.get(place? + 1).copied(),
    };
    found.filter(|&node| view.place(node).is_some())
}
