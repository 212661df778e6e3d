//! The drawing of a tree: its visible part with a margin.

use dooz_coach::trace::{TreeNodeId, TreeSvg, Viewport};
use web_sys::{Element, SvgElement};

use crate::page::browser::dom::{El, svg};
use crate::tree::Camera;

/// The margin in pixels that is painted around the viewport, so that most of a
/// drag only moves the drawing.
const AROUND: f32 = 256.0;

/// The drawing of a tree.
pub(super) struct Sheet {
    el: El,
    /// The lines between the nodes, below them, and their markup.
    lines: (El, String),
    nodes: El,
    /// The nodes that are drawn, by their numbers.
    drawn: Vec<Option<DrawnNode>>,
    /// The element in which markup is parsed.
    bench: El,
    /// The part of the tree that is painted, and its scale.
    painted: Option<(Viewport, f32)>,
    /// `true` if the painted part has changed since.
    is_old: bool,
}

/// The markup and the element of a node.
type DrawnNode = (String, Element);

impl Sheet {
    pub(super) fn new() -> Self {
        let (lines, nodes) = (svg("g"), svg("g"));
        Self {
            el: svg("svg")
                .class("tree")
                .attr("aria-hidden", "true")
                .child(lines.clone())
                .child(nodes.clone()),
            lines: (lines, String::new()),
            nodes,
            drawn: Vec::new(),
            bench: svg("g"),
            painted: None,
            is_old: true,
        }
    }

    pub(super) fn el(&self) -> &El {
        &self.el
    }

    /// Marks the painted part as outdated.
    pub(super) fn forget(&mut self) {
        self.is_old = true;
    }

    /// Returns the part that has to be painted for a viewport of this size, if
    /// the present drawing does not suffice.
    pub(super) fn lacks(&self, camera: Camera, size: (f32, f32)) -> Option<Viewport> {
        let needed = camera.viewport(size, 0.0);
        let fits = self.painted.filter(|(there, scale)| {
            scale.to_bits() == camera.scale.to_bits() && there.holds(needed)
        });
        match fits {
            // Of the same part, nodes that have not changed stay as they are.
            Some((there, _)) => self.is_old.then_some(there),
            None => Some(camera.viewport(size, AROUND)),
        }
    }

    /// Paints a part of the tree. A node that looks as before keeps its element,
    /// so that it can be clicked while others change.
    pub(super) fn paint(&mut self, picture: &TreeSvg<'_>, window: Viewport, scale: f32) {
        let lines = picture.lines(window);
        if self.lines.1 != lines {
            self.lines.0.element().set_inner_html(&lines);
            self.lines.1 = lines;
        }
        self.put_nodes(picture.nodes(window));
        if self.painted != Some((window, scale)) {
            self.measure(window, scale);
        }
        self.painted = Some((window, scale));
        self.is_old = false;
    }

    fn put_nodes(&mut self, nodes: Vec<(TreeNodeId, String)>) {
        let last = nodes.iter().map(|(node, _)| *node).max();
        let room = last.map_or(0, |last| last + 1);
        let mut before = std::mem::take(&mut self.drawn);
        self.drawn.resize_with(room, || None);
        let mut texts = String::new();
        let mut changed = Vec::new();
        for (node, text) in nodes {
            match before.get_mut(node).and_then(Option::take) {
                Some(old) if old.0 == text => self.drawn[node] = Some(old),
                old => {
                    texts += &text;
                    changed.push((node, text, old.map(|(_, element)| element)));
                }
            }
        }
        for (_, element) in before.iter().flatten() {
            element.remove();
        }
        let bench = self.bench.element();
        bench.set_inner_html(&texts);
        for (node, text, old) in changed {
            let Some(element) = bench.first_element_child() else {
                return;
            };
            // It fails only for an ancestor, which a new element is not.
            let _ = match old {
                Some(old) => old.replace_with_with_node_1(&element),
                None => self.nodes.element().append_with_node_1(&element),
            };
            self.drawn[node] = Some((text, element));
        }
    }

    /// Gives the drawing the size of the painted part.
    fn measure(&self, window: Viewport, scale: f32) {
        let (wide, high) = (window.right - window.left, window.bottom - window.top);
        let unit = |length: f32| (length * TreeSvg::FINE) as i32;
        let pixels = |length: f32| ((length * scale) as i32).to_string();
        let seen = [window.left, window.top, wide, high].map(|length| unit(length).to_string());
        for (name, value) in [
            ("viewBox", seen.join(" ")),
            ("width", pixels(wide)),
            ("height", pixels(high)),
        ] {
            self.el.change_attr(name, Some(&value));
        }
    }

    /// Moves the drawing to the place of the camera.
    pub(super) fn show(&self, camera: Camera) {
        let Some((window, _)) = self.painted else {
            return;
        };
        let right = ((window.left - camera.x) * camera.scale) as i32;
        let down = ((window.top - camera.y) * camera.scale) as i32;
        let style = self.el.cast::<SvgElement>().style();
        // It does not fail for a transform of this form.
        let _ = style.set_property("transform", &format!("translate({right}px,{down}px)"));
    }
}
