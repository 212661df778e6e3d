//! The picture of a tree, which can be dragged, zoomed and folded.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "pixels of a screen fit into any number"
)]

mod keys;
mod pointer;
mod sheet;

use std::time::Duration;

use dooz_coach::trace::{Detail, Disclosure, TreeNodeId, TreeSvg, TreeView};
use dooz_locale::coach::walkthrough::node_label;

use self::pointer::Pointers;
use self::sheet::Sheet;
use super::walker::Walker;
use crate::page::browser::dom::{El, html, svg, when};
use crate::page::browser::window::{self, after, listen, next_frame};
use crate::page::prelude::*;
use crate::page::widgets::controls::icon_button;
use crate::tree::Camera;

/// The number of nodes of a tree, the step, and the place of the current node.
type Seen = (usize, usize, Option<(f32, f32)>);

/// The icon of a button, the key of its name, and its action.
type Tool = (&'static str, &'static str, fn(Canvas));

/// The picture of one of the trees of a walkthrough.
#[derive(Clone, Copy)]
struct Canvas {
    walker: Walker,
    /// The index of the tree.
    place: usize,
    camera: StoredValue<Camera>,
    /// The node that has the keyboard's cursor.
    cursor: RwSignal<Option<TreeNodeId>>,
    /// The viewport of the sheet.
    frame: StoredValue<El>,
    sheet: StoredValue<Sheet>,
    is_due: StoredValue<bool>,
    pointers: StoredValue<Pointers>,
    /// The state of the tree when the picture was painted last.
    seen: StoredValue<Seen>,
    /// `true` once the user has moved the picture or zoomed in.
    is_moved: StoredValue<bool>,
    /// The size for which the camera was chosen.
    fitted: StoredValue<(f32, f32)>,
    press: Option<Callback<TreeNodeId>>,
}

/// Creates the picture of one of the trees of a walkthrough, with its legend. `press`
/// is called with nodes that are clicked; without it, a click folds and unfolds them.
pub(super) fn canvas(walker: Walker, place: usize, press: Option<Callback<TreeNodeId>>) -> El {
    let sheet = Sheet::new();
    let window = html("div")
        .class("tree-window")
        .attr("role", "tree")
        .attr("tabindex", "0")
        .attr("aria-label", walker.messages.say("learn-tree"))
        .child(sheet.el().clone());
    let canvas = Canvas {
        walker,
        place,
        camera: StoredValue::new(Camera::default()),
        cursor: RwSignal::new(None),
        frame: StoredValue::new(window.clone()),
        sheet: StoredValue::new(sheet),
        is_due: StoredValue::new(false),
        pointers: StoredValue::new(Pointers::default()),
        seen: StoredValue::new((0, 0, None)),
        is_moved: StoredValue::new(false),
        fitted: StoredValue::new((0.0, 0.0)),
        press,
    };
    effect(move || {
        walker.walk.track();
        walker.disclosure.track();
        walker.mark.track();
        walker.uncovered.track();
        canvas.cursor.track();
        walker.messages.language();
        canvas.follow();
        canvas.repaint();
    });
    listen(&window::window(), "resize", move |_| canvas.repaint());

    let node = canvas.cursor_element();
    let window = window
        .attr("aria-activedescendant", node.element().id())
        .child(node);
    let window = canvas.handle_keys(canvas.handle_pointers(window));
    html("section")
        .class("canvas card")
        .attr("aria-label", walker.messages.say("learn-tree"))
        .child(window)
        .child(legend(walker))
        .child(canvas.tools())
}

/// Creates the legend of the shapes.
fn legend(walker: Walker) -> El {
    let messages = walker.messages;
    let entry = move |shape: El, key: &'static str| {
        let shape = svg("svg")
            .attr("viewBox", "0 0 200 200")
            .attr("aria-hidden", "true")
            .child(shape);
        let text = html("span").child(messages.say(key));
        html("li").child(shape).child(text)
    };
    let max = svg("circle").class("t-max");
    let max = max.attr("cx", "100").attr("cy", "100").attr("r", "80");
    let min = svg("path")
        .class("t-min")
        .attr("d", "M100 10l90 90-90 90-90-90z");
    let cut = svg("path").class("t-edge cut").attr("d", "M10 100h180");
    let has_cuts =
        derive(move || walker.disclosure.get() == Disclosure::Search && walker.has_window());
    html("ul")
        .class("legend tiny")
        .child(entry(max, "learn-legend-max"))
        .child(entry(min, "learn-legend-min"))
        .child(when(has_cuts, move || {
            entry(cut.clone(), "learn-legend-cut")
        }))
}

impl Canvas {
    /// Creates the element that describes the cursor to screen readers.
    fn cursor_element(self) -> El {
        let messages = self.walker.messages;
        let label = derive(move || {
            let node = self.cursor_or_current();
            let label =
                messages.with(|locale| self.with_tree(|view| node_label(locale, view, node)));
            label.unwrap_or_default()
        });
        let is_open = derive(move || {
            let node = self.cursor_or_current();
            let open = self.with_tree(|view| {
                let has_children = !view.children(node).is_empty();
                has_children.then(|| if view.is_open(node) { "true" } else { "false" })
            });
            open.flatten()
        });
        html("div")
            .class("unseen")
            .attr("role", "treeitem")
            .attr("id", format!("tree-node-{}", self.place + 1))
            .attr("aria-label", label)
            .attr("aria-expanded", is_open)
    }

    /// Creates the buttons over the picture.
    fn tools(self) -> El {
        const TOOLS: [Tool; 3] = [
            ("plus", "learn-unfold", |canvas| canvas.fold(false)),
            ("undo", "learn-fold", |canvas| canvas.fold(true)),
            ("fit", "learn-fit", Canvas::fit),
        ];
        let messages = self.walker.messages;
        let is_folded = derive(move || {
            let is_large = self.with_tree(|view| view.nodes() > TreeView::ROOM);
            is_large.unwrap_or_default()
        });
        let tool = move |&(sign, key, act): &Tool| {
            icon_button(sign, messages.say(key), move || act(self)).attr("title", messages.say(key))
        };
        let [unfold, fold, fit] = TOOLS;
        html("div")
            .class("fit")
            .attr("role", "group")
            .attr("aria-label", messages.say("learn-view"))
            .child(when(is_folded, move || tool(&unfold)))
            .child(when(is_folded, move || tool(&fold)))
            .child(tool(&fit))
    }

    fn with_tree<T>(self, read: impl FnOnce(&TreeView) -> T) -> Option<T> {
        let walk = self.walker.walk;
        walk.read().tree(self.place).map(read)
    }

    fn with_tree_untracked<T>(self, read: impl FnOnce(&TreeView) -> T) -> Option<T> {
        let walk = self.walker.walk;
        walk.with_untracked(|walk| walk.tree(self.place).map(read))
    }

    fn cursor_or_current(self) -> TreeNodeId {
        let current = self.with_tree(current);
        self.cursor.get().or(current).unwrap_or(0)
    }

    fn size(self) -> Option<(f32, f32)> {
        let (wide, high) = self.frame.with_value(|frame| {
            let frame = frame.element();
            (frame.client_width(), frame.client_height())
        });
        (wide > 0 && high > 0).then_some((wide as f32, high as f32))
    }

    /// Moves the camera: to all of a new, small tree, and to the current node
    /// of a walkthrough. While a tree grows, its current node stays in place.
    fn follow(self) {
        let seen = self.with_tree_untracked(|view| {
            (view.nodes(), view.step(), view.focus().or(view.place(0)))
        });
        let (Some(seen), Some(size)) = (seen, self.size()) else {
            return;
        };
        let before = self.seen.get_value();
        self.seen.set_value(seen);
        let (nodes, step, focus) = seen;
        if nodes == 0 {
            return;
        }
        if before.0 == 0 || nodes < before.0 {
            if self.cursor.get_untracked().is_some() {
                self.cursor.set(None);
            }
            self.begin(size);
        } else if nodes > before.0 {
            if let (Some(old), Some(new)) = (before.2, focus) {
                self.camera.update_value(|camera| {
                    camera.x += new.0 - old.0;
                    camera.y += new.1 - old.1;
                });
            }
        } else if step != before.1
            && let Some(focus) = focus
        {
            let picture = self.with_tree_untracked(TreeView::size);
            self.camera.update_value(|camera| {
                if !picture.is_some_and(|picture| camera.shows(picture, size)) {
                    camera.reveal(focus, size);
                }
            });
        }
    }

    /// Shows all of a new tree if its values are legible then, or else its root.
    fn begin(self, size: (f32, f32)) {
        self.is_moved.set_value(false);
        self.fitted.set_value(size);
        let seen = self.with_tree_untracked(|view| (view.size(), view.place(0)));
        let Some((picture, Some(root))) = seen else {
            return;
        };
        let whole = Camera::fit(picture, size);
        let scale = match Detail::at(whole.scale) {
            Detail::Dot => 0.8,
            // All levels, if their values are legible then.
            Detail::Value => (size.1 / picture.1).clamp(0.45, 0.8),
            _ => return self.camera.set_value(whole),
        };
        self.camera.set_value(Camera {
            x: root.0 - size.0 / 2.0 / scale,
            scale,
            ..Camera::default()
        });
    }

    fn fit(self) {
        let picture = self.with_tree_untracked(TreeView::size);
        if let (Some(picture), Some(size)) = (picture, self.size()) {
            self.is_moved.set_value(false);
            self.camera.set_value(Camera::fit(picture, size));
            self.repaint();
        }
    }

    fn zoom(self, factor: f32) {
        if let Some(size) = self.size() {
            self.zoom_at(factor, (size.0 / 2.0, size.1 / 2.0));
        }
    }

    fn zoom_at(self, factor: f32, at: (f32, f32)) {
        self.is_moved.set_value(true);
        self.camera.update_value(|camera| camera.zoom(factor, at));
        self.draw_soon();
    }

    fn drag(self, right: f32, down: f32) {
        self.is_moved.set_value(true);
        self.camera.update_value(|camera| camera.drag(right, down));
        self.draw_soon();
    }

    /// Folds everything that was unfolded by hand, or unfolds the whole tree.
    fn fold(self, folds: bool) {
        /// The number of nodes that browsers can still draw.
        const ALL: usize = 20_000;
        self.walker.walk.update(|walk| {
            if let Some(view) = walk.tree_mut(self.place) {
                view.fold_automatically();
                view.set_room(if folds { TreeView::ROOM } else { ALL });
            }
        });
        self.fit();
    }

    fn press(self, node: TreeNodeId) {
        if let Some(press) = self.press {
            press.run(node);
            return;
        }
        let before = self.with_tree_untracked(|view| view.place(node)).flatten();
        self.walker.walk.update(|walk| {
            if let Some(view) = walk.tree_mut(self.place) {
                let open = view.is_open(node);
                view.set_open(node, !open);
            }
        });
        // The clicked node stays under the pointer.
        let after = self.with_tree_untracked(|view| view.place(node)).flatten();
        if let (Some(before), Some(after)) = (before, after) {
            self.camera
                .update_value(|camera| camera.x += after.0 - before.0);
        }
    }

    /// Redraws everything.
    fn repaint(self) {
        self.sheet.update_value(Sheet::forget);
        self.draw_soon();
    }

    /// Draws with the next repaint, once for all calls before it.
    fn draw_soon(self) {
        // The screen may have gone.
        let was_due = self
            .is_due
            .try_update_value(|is_due| std::mem::replace(is_due, true));
        if was_due == Some(false) {
            next_frame(move || {
                if !self.is_due.is_disposed() {
                    self.is_due.set_value(false);
                    self.draw();
                }
            });
        }
    }

    fn draw(self) {
        let Some(size) = self.size() else {
            // Without a size it is not shown yet.
            let wait = Duration::from_millis(100);
            return after(wait, move || self.draw_soon());
        };
        if self.seen.get_value().0 == 0 {
            self.follow();
        }
        // The window, or what lies around the picture, may have changed its size.
        if self.fitted.get_value() != size && !self.is_moved.get_value() {
            self.begin(size);
        }
        let mut camera = self.camera.get_value();
        if let Some(picture) = self.with_tree_untracked(TreeView::size) {
            camera.stay(picture, size);
            self.camera.set_value(camera);
        }
        self.sheet.update_value(|sheet| {
            if let Some(window) = sheet.lacks(camera, size) {
                self.paint(|painting| sheet.paint(painting, window, camera.scale));
            }
            sheet.show(camera);
        });
    }

    fn paint(self, paint: impl FnOnce(&TreeSvg<'_>)) {
        let locale = self.walker.messages.locale();
        self.with_tree_untracked(|view| {
            paint(&TreeSvg {
                view,
                text: &*locale,
                detail: Detail::at(self.camera.get_value().scale),
                disclosure: self.walker.disclosure.get_untracked(),
                windows_on_entry: false,
                cursor: self.cursor.get_untracked(),
                mark: self.walker.mark.get_untracked(),
                uncovered: self.walker.uncovered.get_untracked(),
            });
        });
    }
}

fn current(view: &TreeView) -> TreeNodeId {
    let call = view
        .current()
        .and_then(|call| view.node_of_call(call.number));
    call.filter(|&node| view.place(node).is_some()).unwrap_or(0)
}
