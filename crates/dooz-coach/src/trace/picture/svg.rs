//! The tree of a search as SVG text.
//!
//! Hundreds of nodes are redrawn whenever a search goes on or the reader zooms
//! in. Browsers parse a text faster than a program can create as many elements
//! one by one.

use std::fmt::Write;

use dooz_core::textbook::Side;

use super::escape;
use super::signs::{ScoreWriter, sign};
use crate::board_picture::{BoardGrid, GridLines};
use crate::trace::tree::{
    Detail, NodeKind, NodeState, NodeStatus, TreeEdge, TreeNodeId, TreeView, Viewport,
};

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
///     asked: None,
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
    /// The node whose value is being asked for.
    pub asked: Option<TreeNodeId>,
}

/// The centre of a board, relative to that of its node.
const BOARD_MIDDLE: i32 = -180;
/// Half the height of a stub.
const STUB_HALF: i32 = 120;

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
        const NAMES: [&str; 3] = ["edge", "edge pruned", "edge best"];
        let mut paths = [const { String::new() }; 3];
        for edge in self.view.edges(window) {
            let path = match edge.kind {
                NodeKind::Pruned => 1,
                _ if edge.on_best_line && self.disclosure == Disclosure::Search => 2,
                _ => 0,
            };
            let (from, to) = (fine(edge.from), fine(edge.to));
            let (above, below) = self.gap(&edge);
            write(
                &mut paths[path],
                format_args!("M{} {}L{} {}", from.0, from.1 + below, to.0, to.1 - above),
            );
        }
        write_paths(svg, &NAMES, &paths);
    }

    /// Returns the distance of a line from the centres of its ends: above the
    /// node and below its parent.
    fn gap(&self, edge: &TreeEdge) -> (i32, i32) {
        let has_boards = self.view.subject().size().is_some();
        let (above, below) = match (self.detail, self.disclosure) {
            (Detail::Board, Disclosure::Leaves) if has_boards => (410, 60),
            (Detail::Board, _) if has_boards => (500, 320),
            (Detail::Board, Disclosure::Search) => (360, 380),
            (Detail::Board, _) => (240, 250),
            (Detail::Value, _) => (130, 130),
            (Detail::Dot, _) => return (0, 0),
        };
        match edge.kind {
            NodeKind::Call(_) => (above, below),
            _ => (STUB_HALF - self.stub_middle(), below),
        }
    }

    fn dots(&self, svg: &mut String, window: Viewport) {
        const NAMES: [&str; 4] = ["dot max", "dot min", "dot end", "dot pruned"];
        let mut paths = [const { String::new() }; 4];
        for state in self.view.visible(window) {
            let path = match state {
                NodeState {
                    kind: NodeKind::Pruned,
                    ..
                } => 3,
                NodeState { end: Some(_), .. } => 2,
                NodeState {
                    side: Some(Side::Min),
                    ..
                } => 1,
                _ => 0,
            };
            let (x, y) = fine((state.x, state.y));
            write(&mut paths[path], format_args!("M{x} {y}h0"));
        }
        write_paths(svg, &NAMES, &paths);
    }

    fn node(&self, svg: &mut String, state: &NodeState) {
        let (x, y) = fine((state.x, state.y));
        let classes = self.classes(state).join(" ");
        write(
            svg,
            format_args!(
                "<g class=\"{classes}\" data-node=\"{}\" transform=\"translate({x} {y})\">",
                state.node,
            ),
        );
        if let Some(tooltip) = self.text.tooltip(self.view, state.node) {
            write(svg, format_args!("<title>{}</title>", escape(&tooltip)));
        }
        match (state.kind, self.detail) {
            (NodeKind::Call(call), Detail::Board) => self.card(svg, call, state),
            (NodeKind::Call(_), _) => {
                *svg += "<rect class=\"frame\" x=\"-290\" y=\"-130\" width=\"580\" height=\"260\" rx=\"50\"/>";
                text(svg, "value", 90, &self.score(state));
            }
            _ => self.stub(svg, state),
        }
        *svg += "</g>";
    }

    fn classes(&self, state: &NodeState) -> Vec<&'static str> {
        let mut classes = vec!["node"];
        if self.disclosure == Disclosure::Search {
            classes.push(match state.status {
                NodeStatus::Waiting => "waiting",
                NodeStatus::Current => "current",
                NodeStatus::Done => "done",
                NodeStatus::Pruned => "pruned",
            });
            if state.on_best_line {
                classes.push("best");
            }
        }
        classes.push(match (state.kind, state.end, state.side) {
            (NodeKind::AtOnce(_), ..) => "at-once",
            (_, Some(_), _) => "end",
            (_, None, Some(Side::Min)) => "min",
            (_, None, _) => "max",
        });
        if self.asked == Some(state.node) {
            classes.push("asked");
        }
        if self.cursor == Some(state.node) {
            classes.push("cursor");
        }
        classes
    }

    /// Adds a move without a call: its name and, below the first move of a cut,
    /// the reason, or the score of a move that wins at once.
    fn stub(&self, svg: &mut String, state: &NodeState) {
        let middle = self.stub_middle();
        let top = middle - STUB_HALF;
        write(
            svg,
            format_args!(
                "<rect class=\"frame\" x=\"-120\" y=\"{top}\" width=\"240\" height=\"240\" rx=\"30\"/>"
            ),
        );
        let cut = self.view.cut_of(state.node);
        if self.detail == Detail::Board {
            let below = match cut {
                Some((call, cut)) if cut.pruned.first().copied() == state.mv => {
                    self.writer(|writer| writer.reason(call.side, cut))
                }
                Some(_) => String::new(),
                None => self.score(state),
            };
            text(svg, "small", middle + 40, &self.name(state.mv));
            text(svg, "small", middle + 230, &below);
        } else if cut.is_some() {
            *svg += "<path class=\"cross\" d=\"M-45-45L45 45M45-45L-45 45\"/>";
        } else {
            text(svg, "small", 40, &self.score(state));
        }
    }

    /// Returns the centre of a stub, which is also that of the boards beside
    /// it.
    fn stub_middle(&self) -> i32 {
        let has_boards = self.view.subject().size().is_some();
        if has_boards && self.detail == Detail::Board {
            BOARD_MIDDLE
        } else {
            0
        }
    }

    /// Adds a call with all that can be read of it.
    fn card(&self, svg: &mut String, call: u64, state: &NodeState) {
        let (above, value, below) = if let Some(size) = self.view.subject().size() {
            *svg += "<rect class=\"frame\" x=\"-220\" y=\"-400\" width=\"440\" height=\"440\" rx=\"30\"/>";
            if let Some(board) = self.view.board(state.node) {
                stones(svg, &board, size, state.mv);
            }
            (-420, 180, 300)
        } else {
            *svg += match (state.end, state.side) {
                (Some(_), _) | (None, None) => {
                    "<rect class=\"frame\" x=\"-200\" y=\"-180\" width=\"400\" height=\"360\" rx=\"30\"/>"
                }
                (None, Some(Side::Max)) => {
                    "<path class=\"frame\" d=\"M0-240L310 0L0 240L-310 0Z\"/>"
                }
                (None, Some(Side::Min)) => "<ellipse class=\"frame\" rx=\"290\" ry=\"230\"/>",
            };
            (-270, 60, 350)
        };
        text(svg, "value", value, &self.score(state));
        if self.disclosure == Disclosure::Search {
            let sign = sign(state.side.unwrap_or(Side::Max), state.end);
            let square = state.mv.and_then(|mv| self.view.subject().square(mv));
            let square = square.map_or(String::new(), |square| format!(" {square}"));
            let number = self.text.number(call.cast_signed());
            text(svg, "small", above, &format!("{number} {sign}{square}"));
            if state.folded > 0 {
                let count = self.text.number(state.folded.cast_signed());
                text(svg, "folded", below + 20, &format!("+{count}"));
            } else if let Some(window) = self.window(state) {
                text(svg, "small", below, &window);
            }
        }
    }

    fn window(&self, state: &NodeState) -> Option<String> {
        let window = if self.windows_on_entry {
            self.view.call_of(state.node)?.entry?
        } else {
            state.window.filter(|_| state.end.is_none())?
        };
        Some(self.writer(|writer| writer.window(window)))
    }

    fn score(&self, state: &NodeState) -> String {
        if self.asked == Some(state.node) {
            return "?".to_owned();
        }
        if self.disclosure == Disclosure::Leaves && state.end.is_none() {
            return String::new();
        }
        let score = |score| self.writer(|writer| writer.score(score));
        state.score.map_or_else(String::new, score)
    }

    /// Returns the square of a move, or its index in a tree of numbers.
    fn name(&self, mv: Option<u32>) -> String {
        let Some(mv) = mv else {
            return String::new();
        };
        match self.view.subject().square(mv) {
            Some(square) => square.to_string(),
            None => self.text.number(mv.into()),
        }
    }

    fn writer(&self, write: impl FnOnce(ScoreWriter<'_>) -> String) -> String {
        let number = |number| self.text.number(number);
        write(ScoreWriter::new(&self.view.trace().method, &number))
    }
}

/// Adds a board in its frame: the last move, the lines, crosses and circles.
fn stones(svg: &mut String, board: &str, (columns, rows): (usize, usize), last: Option<u32>) {
    const SIDE: f32 = 400.0;
    let longest = columns.max(rows).max(1);
    let cell = SIDE / longest as f32;
    let grid = BoardGrid {
        columns,
        rows,
        cell,
        left: cell * columns as f32 / -2.0,
        top: BOARD_MIDDLE as f32 - cell * rows as f32 / 2.0,
    };
    // On large boards, lines would hide everything else.
    let lines = if longest <= 6 {
        grid.lines(GridLines::Inner)
    } else {
        String::new()
    };
    let last = last.map_or(String::new(), |last| grid.outline(last as usize, 6.0));
    let [crosses, circles] = grid.pieces(board);
    write_paths(
        svg,
        &["last", "lines", "cross-stone", "circle-stone"],
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

fn text(svg: &mut String, class: &str, y: i32, text: &str) {
    if !text.is_empty() {
        let text = escape(text);
        write(
            svg,
            format_args!("<text class=\"{class}\" y=\"{y}\">{text}</text>"),
        );
    }
}

fn write(to: &mut String, text: std::fmt::Arguments<'_>) {
    to.write_fmt(text).expect("a string takes every text");
}

/// Converts a point to drawing units.
fn fine((x, y): (f32, f32)) -> (i32, i32) {
    ((x * TreeSvg::FINE) as i32, (y * TreeSvg::FINE) as i32)
}

#[cfg(test)]
mod tests {
    use dooz_core::{Rules, Setup, Symbol};

    use super::*;
    use crate::trace::{Go, Subject, Trace};

    struct Plain;

    impl NodeText for Plain {
        fn number(&self, number: i64) -> String {
            number.to_string()
        }

        fn tooltip(&self, view: &TreeView, node: TreeNodeId) -> Option<String> {
            view.cut_of(node)
                .map(|(call, _)| format!("<{}>", call.number))
        }
    }

    fn board(method: &str) -> TreeView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "O.XX.X.OO", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let mut view = TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap());
        view.go(Go::Last);
        view
    }

    fn picture(view: &TreeView, disclosure: Disclosure, detail: Detail) -> TreeSvg<'_> {
        TreeSvg {
            view,
            text: &Plain,
            detail,
            disclosure,
            windows_on_entry: false,
            cursor: Some(0),
            asked: None,
        }
    }

    fn all(picture: TreeSvg<'_>) -> String {
        let nodes = picture.nodes(Viewport::WHOLE).into_iter();
        nodes.fold(picture.lines(Viewport::WHOLE), |svg, (_, node)| svg + &node)
    }

    #[test]
    fn every_node_is_drawn_once_and_the_tags_are_closed() {
        for method in ["minimax", "alphabeta", "alphabeta:cut=gt", "averaging"] {
            let view = board(method);
            for detail in [Detail::Board, Detail::Value] {
                let svg = all(picture(&view, Disclosure::Search, detail));
                assert_eq!(svg.matches("<g ").count(), view.nodes(), "{method}");
                assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
                assert_eq!(
                    svg.matches("<text ").count(),
                    svg.matches("</text>").count()
                );
            }
        }
    }

    #[test]
    fn leaves_tell_their_values_and_nothing_else_does() {
        let view = board("minimax");
        let values = all(picture(&view, Disclosure::Values, Detail::Board));
        let leaves = all(picture(&view, Disclosure::Leaves, Detail::Board));
        let count = |svg: &str| svg.matches("class=\"value\"").count();
        assert_eq!(count(&values), 9);
        let calls = view.state().calls().iter();
        assert_eq!(
            count(&leaves),
            calls.filter(|call| call.end.is_some()).count()
        );
        assert!(!leaves.contains("class=\"small\""));
    }

    #[test]
    fn from_far_away_all_nodes_are_a_few_paths() {
        let view = board("minimax");
        let svg = all(picture(&view, Disclosure::Search, Detail::Dot));
        assert!(svg.matches("<path ").count() <= 10);
        // The one with the keyboard focus can be read.
        assert_eq!(svg.matches("<g ").count(), 1);
        assert_eq!(svg.matches("h0").count(), view.nodes());
    }

    #[test]
    fn a_step_changes_the_texts_of_few_nodes() {
        let mut view = board("minimax");
        let nodes = |view: &TreeView| {
            let picture = picture(view, Disclosure::Search, Detail::Board);
            picture.nodes(Viewport::WHOLE)
        };
        view.go(Go::To(9));
        let before = nodes(&view);
        view.go(Go::Forward);
        let after = nodes(&view);
        let changed = after.iter().filter(|node| !before.contains(node));
        assert!((1..=3).contains(&changed.count()));
        assert!(after.len() > 4);
    }

    #[test]
    fn the_asked_value_is_a_question_mark() {
        let view = board("minimax");
        let picture = TreeSvg {
            asked: Some(1),
            ..picture(&view, Disclosure::Leaves, Detail::Board)
        };
        assert_eq!(all(picture).matches(">?</text>").count(), 1);
    }

    #[test]
    fn the_reason_of_a_cut_stands_below_its_first_move() {
        let tree = Subject::tree("((7 9) (3 8 6))", Side::Max).unwrap();
        let trace = Trace::record(tree, "alphabeta".parse().unwrap()).unwrap();
        let view = TreeView::finished(trace, usize::MAX);
        let svg = all(picture(&view, Disclosure::Search, Detail::Board));
        assert_eq!(svg.matches(">+7 ≥ +3</text>").count(), 1);
        assert_eq!(svg.matches("<title>&lt;5&gt;</title>").count(), 2);
    }

    #[test]
    fn a_move_that_wins_at_once_has_its_score_and_no_board() {
        let tree = Subject::tree("(0 1)", Side::Max).unwrap();
        let trace = Trace::record(tree, "averaging".parse().unwrap()).unwrap();
        let view = TreeView::finished(trace, usize::MAX);
        let svg = all(picture(&view, Disclosure::Search, Detail::Board));
        assert!(svg.contains("at-once") && svg.contains(">100</text>"));
    }
}
