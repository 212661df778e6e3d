//! The tree of a search as SVG text.
//!
//! Hundreds of nodes are redrawn whenever a search goes on or the reader zooms
//! in. Browsers parse a text faster than a program can create as many elements
//! one by one.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use dooz_core::textbook::Side;

use super::signs::ScoreWriter;
use crate::board_picture::{BoardGrid, escape};
use crate::trace::tree::{Detail, NodeKind, NodeState, NodeStatus, TreeNodeId, TreeView, Viewport};

/// The tree of a search as SVG elements. Their classes name their roles, and a
/// style sheet determines their look.
///
/// ```
/// use dooz_coach::trace::{
///     Detail, Disclosure, Go, TreeNodeId, NodeText, Subject, Trace, TreeSvg, TreeView, Viewport,
/// };
/// use dooz_core::textbook::Side;
///
/// struct Plain;
///
/// impl NodeText for Plain {
///     fn number(&self, number: i64) -> String { number.to_string() }
///     fn tooltip(&self, _: &TreeView, _: TreeNodeId) -> Option<String> { None }
/// }
///
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::Last);
/// let picture = TreeSvg {
///     view: &view,
///     text: &Plain,
///     detail: Detail::Board,
///     disclosure: Disclosure::Search,
///     windows_on_entry: false,
///     cursor: None,
///     mark: None,
///     uncovered: false,
/// };
/// let nodes = picture.nodes(Viewport::WHOLE);
/// assert_eq!(nodes.len(), 3);
/// assert!(nodes[0].1.contains(">+7</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct TreeSvg<'a> {
    /// The search at its current step.
    pub view: &'a TreeView,
    /// The numbers and the tooltips.
    pub text: &'a dyn NodeText,
    /// The level of detail.
    pub detail: Detail,
    /// The part of the search that is revealed.
    pub disclosure: Disclosure,
    /// `true` to show windows on entry, as in tables; otherwise the current
    /// windows are shown, except where the game is over.
    pub windows_on_entry: bool,
    /// The node that has the keyboard focus.
    pub cursor: Option<TreeNodeId>,
    /// The node that a question is about, or that answers it.
    pub mark: Option<(TreeNodeId, NodeMark)>,
    /// `true` to show what pruned nodes would have been worth.
    pub uncovered: bool,
}

/// The centre of a board, relative to that of its node.
const BOARD_MIDDLE: f32 = -140.0;
/// The centre of the value below a board.
const VALUE_MIDDLE: i32 = 230;

/// The text on the nodes of a tree, in the language of the reader.
pub trait NodeText {
    /// Writes a number in the reader's digits.
    fn number(&self, number: i64) -> String;

    /// Returns the tooltip of a node.
    fn tooltip(&self, view: &TreeView, node: TreeNodeId) -> Option<String>;
}

/// The part of a search that a picture reveals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Disclosure {
    /// The whole search.
    #[default]
    Search,
    /// Only the values of the leaves.
    Leaves,
    /// All values, but not how they were found.
    Values,
}

/// The mark of a node in a question to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeMark {
    /// Its value is being asked for, and hidden.
    Asked,
    /// It is the right answer, or its value is; the value is shown.
    Right,
    /// It is a wrong answer.
    Wrong,
}

impl TreeSvg<'_> {
    /// The number of drawing units in a unit of the layout, so that most
    /// numbers are integers.
    pub const FINE: f32 = 10.0;

    /// Returns the elements below the nodes: the lines between them and, from
    /// far away, the nodes themselves as dots.
    #[must_use]
    pub fn lines(&self, window: Viewport) -> String {
        let mut svg = String::new();
        self.edges(&mut svg, window);
        if self.detail == Detail::Dot {
            self.dots(&mut svg, window);
        }
        svg
    }

    /// Returns the visible nodes of a window, each with its element.
    #[must_use]
    pub fn nodes(&self, window: Viewport) -> Vec<(TreeNodeId, String)> {
        let is_drawn = |node| self.detail > Detail::Dot || Some(node) == self.cursor;
        let states = self.view.visible(window);
        let drawn = states.filter(|state| is_drawn(state.node));
        drawn
            .map(|state| {
                let mut svg = String::new();
                self.node(&mut svg, &state);
                (state.node, svg)
            })
            .collect()
    }

    /// Adds all lines of one kind as one path: browsers draw few long paths
    /// faster than many short ones.
    fn edges(&self, svg: &mut String, window: Viewport) {
        const NAMES: [&str; 5] = [
            "t-edge faint",
            "t-edge done",
            "t-edge cut",
            "t-edge now",
            "t-edge done best",
        ];
        let mut paths = [const { String::new() }; 5];
        for edge in self.view.edges(window) {
            let path = match edge.status {
                _ if self.disclosure != Disclosure::Search => 1,
                NodeStatus::Unvisited => 0,
                NodeStatus::Pruned => 2,
                _ if edge.on_best_line => 4,
                NodeStatus::Waiting | NodeStatus::Current => 3,
                NodeStatus::Done => 1,
            };
            let (from, to) = (fine(edge.from), fine(edge.to));
            write(
                &mut paths[path],
                format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1),
            );
        }
        write_paths(svg, &NAMES, &paths);
    }

    fn dots(&self, svg: &mut String, window: Viewport) {
        const NAMES: [&str; 5] = ["dot faint", "dot max", "dot min", "dot end", "dot cut"];
        let mut paths = [const { String::new() }; 5];
        for state in self.view.visible(window) {
            let path = match state {
                NodeState {
                    status: NodeStatus::Unvisited,
                    ..
                } => 0,
                NodeState {
                    status: NodeStatus::Pruned,
                    ..
                } => 4,
                NodeState { end: Some(_), .. } => 3,
                NodeState {
                    side: Some(Side::Min),
                    ..
                } => 2,
                _ => 1,
            };
            let (x, y) = fine((state.x, state.y));
            write(&mut paths[path], format_args!("M{x} {y}h0"));
        }
        write_paths(svg, &NAMES, &paths);
    }

    fn node(&self, svg: &mut String, state: &NodeState) {
        let (x, y) = fine((state.x, state.y));
        let mark = match self.mark_of(state.node) {
            None => "",
            Some(NodeMark::Asked) => " asked",
            Some(NodeMark::Right) => " right",
            Some(NodeMark::Wrong) => " wrong",
        };
        let is_cursor = self.cursor == Some(state.node);
        let cursor = if is_cursor { " cursor" } else { "" };
        write(
            svg,
            format_args!(
                "<g class=\"node{mark}{cursor}\" data-node=\"{}\" transform=\"translate({x} {y})\">",
                state.node,
            ),
        );
        if let Some(tooltip) = self.text.tooltip(self.view, state.node) {
            write(svg, format_args!("<title>{}</title>", escape(&tooltip)));
        }
        let look = self.look(state);
        if self.detail >= Detail::Label {
            self.branch(svg, state, look);
        }
        let has_board = self.view.subject().size().is_some() && self.detail == Detail::Board;
        if has_board {
            self.board(svg, state, look);
            shape(svg, state, look, VALUE_MIDDLE, 0.52);
        } else {
            shape(svg, state, look, 0, 1.0);
        }
        self.value(svg, state, look, has_board);
        if self.detail >= Detail::Label {
            self.captions(svg, state, has_board);
        }
        self.snip(svg, state);
        *svg += "</g>";
    }

    /// Returns the classes of a node that say how far the search has come.
    fn look(&self, state: &NodeState) -> &'static str {
        if self.disclosure != Disclosure::Search {
            return "done";
        }
        match (state.status, state.on_best_line) {
            (NodeStatus::Unvisited, _) => "faint",
            (NodeStatus::Pruned, _) => "cut",
            (NodeStatus::Current, false) => "now",
            (NodeStatus::Current, true) => "now best",
            (_, false) => "done",
            (_, true) => "done best",
        }
    }

    /// Adds the name of a branch of a tree of numbers, on its line.
    fn branch(&self, svg: &mut String, state: &NodeState, look: &str) {
        let has_board = self.view.subject().size().is_some();
        let (Some(mv), false) = (state.mv, has_board) else {
            return;
        };
        let parent = self.view.node(state.node).and_then(|node| node.parent);
        let Some(parent) = parent.and_then(|parent| self.view.place(parent)) else {
            return;
        };
        let (x, y) = fine((parent.0 - state.x, parent.1 - state.y));
        let name = self.view.subject().move_name(mv);
        // Just above the node, where the lines are farthest from each other.
        let (x, y) = (x * 42 / 100, y * 42 / 100);
        write(
            svg,
            format_args!("<text class=\"t-branch {look}\" x=\"{x}\" y=\"{y}\">{name}</text>"),
        );
    }

    /// Adds the board of a node.
    fn board(&self, svg: &mut String, state: &NodeState, look: &str) {
        write(
            svg,
            format_args!(
                "<rect class=\"t-card {look}\" x=\"-260\" y=\"-400\" width=\"520\" height=\"520\" rx=\"60\"/>"
            ),
        );
        if let (Some(size), Some(board)) = (self.view.subject().size(), self.view.board(state.node))
        {
            write(svg, format_args!("<g class=\"t-board {look}\">"));
            stones(svg, &board, size, state.mv);
            *svg += "</g>";
        }
    }

    /// Adds the value in the shape of a node, struck through if it was pruned.
    fn value(&self, svg: &mut String, state: &NodeState, look: &str, has_board: bool) {
        let value = self.score(state);
        let (size, y) = match (has_board, state.end) {
            (true, _) => ("small ", VALUE_MIDDLE),
            (false, None) => ("big ", 0),
            (false, Some(_)) => ("", 0),
        };
        if look == "cut" && !self.uncovered {
            let (half, reach) = if has_board { (150, 130) } else { (200, 200) };
            let (low, high) = (y + reach, y - reach);
            write(
                svg,
                format_args!("<path class=\"t-strike\" d=\"M-{half} {low}L{half} {high}\"/>"),
            );
        }
        if !value.is_empty() {
            // A sign and two digits fit into the shapes only if they are smaller.
            let long = if value.chars().count() > 2 {
                "long "
            } else {
                ""
            };
            let value = escape(&value);
            write(
                svg,
                format_args!("<text class=\"t-val {size}{long}{look}\" y=\"{y}\">{value}</text>"),
            );
        }
    }

    /// Adds the number of a call at its upper left, its window at its right if there is
    /// room, and the number of calls below it that are folded away.
    fn captions(&self, svg: &mut String, state: &NodeState, has_board: bool) {
        if self.disclosure != Disclosure::Search || state.status == NodeStatus::Unvisited {
            return;
        }
        if let NodeKind::Call(call) = state.kind {
            let (x, y) = match (has_board, state.end) {
                (true, _) => (-330, -330),
                (false, Some(_)) => (0, 400),
                (false, None) => (-380, -240),
            };
            let number = self.text.number(call.cast_signed());
            caption(svg, "t-call", (x, y), &number);
        }
        let bounds = match self.detail {
            Detail::Board => self.bounds(state),
            _ => Vec::new(),
        };
        let (x, y) = if has_board {
            (200, VALUE_MIDDLE + 10)
        } else {
            (370, -70)
        };
        let closing = self.view.call_of(state.node).and_then(|call| {
            let row = i32::from(call.side == Side::Min);
            call.cut.is_some().then_some(row)
        });
        for (row, bound) in (0..).zip(&bounds) {
            let class = if closing == Some(row) {
                "t-cap alarm"
            } else {
                "t-cap"
            };
            let gap = if has_board { 140 } else { 250 };
            caption(svg, class, (x, y + row * gap), bound);
        }
        if state.folded > 0 {
            let count = self.text.number(state.folded.cast_signed());
            let y = if has_board { 530 } else { 460 };
            caption(svg, "t-fold", (0, y), &format!("+{count}"));
        }
    }

    /// Adds scissors across the lines to the children that a call has left out.
    fn snip(&self, svg: &mut String, state: &NodeState) {
        let is_cut = self
            .view
            .call_of(state.node)
            .is_some_and(|call| call.cut.is_some());
        if !is_cut || self.disclosure != Disclosure::Search {
            return;
        }
        let pruned = self.view.children(state.node).iter().filter(|&&child| {
            let kind = self.view.node(child).map(|node| node.kind);
            kind == Some(NodeKind::Pruned)
        });
        let mut places = pruned.filter_map(|&child| self.view.place(child));
        let Some(first) = places.next() else {
            return;
        };
        let last = places.last().unwrap_or(first);
        let along =
            |end: (f32, f32), part: f32| fine(((end.0 - state.x) * part, (end.1 - state.y) * part));
        let (from, to) = (along(first, 0.58), along(last, 0.42));
        let (from, to) = ((from.0 - 150, from.1), (to.0 + 170, to.1));
        write(
            svg,
            format_args!(
                "<path class=\"t-snip\" d=\"M{} {}L{} {}\"/>\
                 <g class=\"t-scis\" transform=\"translate({} {})\"><circle r=\"115\"/>\
                 <path transform=\"translate(-80 -78) scale(8)\" d=\"{SCISSORS}\"/></g>",
                from.0,
                from.1,
                to.0,
                to.1,
                to.0 + 90,
                to.1 - 50
            ),
        );
    }

    /// Returns the bounds of a window with their names; empty without a window.
    fn bounds(&self, state: &NodeState) -> Vec<String> {
        let window = if self.windows_on_entry {
            let call = self.view.call_of(state.node);
            call.and_then(|call| call.entry)
        } else {
            state.window
        };
        let window = window.filter(|_| state.end.is_none());
        window.map_or_else(Vec::new, |window| {
            self.writer(|writer| writer.bounds(window)).to_vec()
        })
    }

    fn score(&self, state: &NodeState) -> String {
        let unknown = || "?".to_owned();
        let mark = self.mark_of(state.node);
        if mark == Some(NodeMark::Asked) {
            return unknown();
        }
        let is_end = state.end.is_some() || matches!(state.kind, NodeKind::AtOnce(_));
        let is_told = is_end || mark == Some(NodeMark::Right);
        match self.disclosure {
            Disclosure::Leaves if !is_told => return String::new(),
            Disclosure::Search if !is_told => match state.status {
                NodeStatus::Unvisited => return unknown(),
                NodeStatus::Pruned if !self.uncovered => return unknown(),
                _ => {}
            },
            _ => {}
        }
        let score = |score| self.writer(|writer| writer.score(score));
        state.score.map_or_else(unknown, score)
    }

    fn mark_of(&self, node: TreeNodeId) -> Option<NodeMark> {
        let mark = self.mark.filter(|&(marked, _)| marked == node);
        mark.map(|(_, mark)| mark)
    }

    fn writer<T>(&self, write: impl FnOnce(ScoreWriter<'_>) -> T) -> T {
        let number = |number| self.text.number(number);
        write(ScoreWriter::new(&self.view.trace().method, &number))
    }
}

/// A pair of scissors, in a square of 20 units.
const SCISSORS: &str = "M5.5 3.5a2.3 2.3 0 1 1-.01 0M5.5 12a2.3 2.3 0 1 1-.01 0\
                        M7.4 7.2 16.5 15M7.4 13 16.5 5";

/// Adds the shape of a node around a height: a circle for Max, a diamond for Min, a
/// square where nobody moves any more.
fn shape(svg: &mut String, state: &NodeState, look: &str, y: i32, scale: f32) {
    let size = |length: f32| (length * scale) as i32;
    let is_end = state.end.is_some() || matches!(state.kind, NodeKind::AtOnce(_));
    if is_end || state.side.is_none() {
        // Below a board, a value of three signs needs more width.
        let (half, high) = (size(235.0).max(180), size(235.0));
        let (width, height, round) = (2 * half, 2 * high, high * 2 / 5);
        let top = y - high;
        write(
            svg,
            format_args!(
                "<rect class=\"t-leaf {look}\" x=\"-{half}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>"
            ),
        );
    } else if state.side == Some(Side::Max) {
        let radius = size(300.0);
        write(
            svg,
            format_args!("<circle class=\"t-max {look}\" cy=\"{y}\" r=\"{radius}\"/>"),
        );
    } else {
        let half = size(340.0);
        write(
            svg,
            format_args!(
                "<path class=\"t-min {look}\" d=\"M0 {}L{half} {y}L0 {}L-{half} {y}Z\"/>",
                y - half,
                y + half
            ),
        );
    }
}

/// Adds a board in its frame: the last move, the lines, crosses and circles.
fn stones(svg: &mut String, board: &str, (columns, rows): (usize, usize), last: Option<u32>) {
    const SIDE: f32 = 460.0;
    let longest = columns.max(rows).max(1);
    let cell = SIDE / longest as f32;
    let grid = BoardGrid {
        columns,
        rows,
        cell,
        left: cell * columns as f32 / -2.0,
        top: BOARD_MIDDLE - cell * rows as f32 / 2.0,
    };
    // On large boards, lines would hide everything else.
    let lines = if longest <= 6 {
        grid.lines()
    } else {
        String::new()
    };
    let last = last.map_or(String::new(), |last| grid.outline(last as usize, 6.0));
    let [crosses, circles] = grid.pieces(board);
    write_paths(
        svg,
        &["t-last", "t-lines", "t-x", "t-o"],
        &[last, lines, crosses, circles],
    );
}

fn write_paths(svg: &mut String, names: &[&str], paths: &[String]) {
    for (name, path) in names.iter().zip(paths) {
        if !path.is_empty() {
            write(svg, format_args!("<path class=\"{name}\" d=\"{path}\"/>"));
        }
    }
}

fn caption(svg: &mut String, class: &str, (x, y): (i32, i32), text: &str) {
    let text = escape(text);
    write(
        svg,
        format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"),
    );
}

fn write(to: &mut String, text: std::fmt::Arguments<'_>) {
    to.write_fmt(text).expect("a string takes every text");
}

/// Converts a point to drawing units.
fn fine((x, y): (f32, f32)) -> (i32, i32) {
    ((x * TreeSvg::FINE) as i32, (y * TreeSvg::FINE) as i32)
}
