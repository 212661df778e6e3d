//! A tree as SVG text.
//!
//! Hundreds of nodes are drawn anew whenever a search goes on or somebody
//! goes nearer. Browsers read a text faster than a program can make so many
//! elements one after the other.

mod stones;

use std::fmt::Write;

use dooz_coach::trace::{
    Detail, NodeId, NodeKind, NodeState, NodeStatus, TreeEdge, TreeView, Viewport,
};
use dooz_core::textbook::Side;
use dooz_locale::Locale;

use self::stones::stones;
use super::messages::{pruned_sentence, score_text, window_text};

/// Units of the drawing for a unit of the picture: all numbers are whole.
pub const FINE: f32 = 10.0;

/// What is painted of a tree.
///
/// ```
/// use dooz_coach::trace::{Detail, Go, Subject, Trace, TreeView, Viewport};
/// use dooz_core::textbook::Side;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::{Painting, Shows};
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::Last);
/// let painting = Painting {
///     locale: &Locale::new(Language::English),
///     view: &view,
///     detail: Detail::Board,
///     shows: Shows::Search,
///     cursor: None,
///     asked: None,
/// };
/// let svg = painting.svg(Viewport::WHOLE);
/// assert_eq!(svg.matches("data-node").count(), 3);
/// assert!(svg.contains(">+7</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Painting<'a> {
    /// The digits and the sentences.
    pub locale: &'a Locale,
    /// The search at its place.
    pub view: &'a TreeView,
    /// How much can be read.
    pub detail: Detail,
    /// What of it is told.
    pub shows: Shows,
    /// The node that the keyboard is at.
    pub cursor: Option<NodeId>,
    /// The node whose value is asked for.
    pub asked: Option<NodeId>,
}

/// What of a search is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// All of it.
    #[default]
    Search,
    /// The values of the leaves, and nothing else.
    Leaves,
    /// All values, but nothing of how they were found.
    Values,
}

impl Painting<'_> {
    /// The elements of what a window shows.
    #[must_use]
    pub fn svg(&self, window: Viewport) -> String {
        let nodes = self.nodes(window).into_iter().map(|(_, text)| text);
        nodes.fold(self.lines(window), |svg, node| svg + &node)
    }

    /// What lies below the nodes: the lines between them, and from far away
    /// the nodes themselves, as dots.
    #[must_use]
    pub fn lines(&self, window: Viewport) -> String {
        let mut svg = String::new();
        self.edges(&mut svg, window);
        if self.detail == Detail::Dot {
            self.dots(&mut svg, window);
        }
        svg
    }

    /// The nodes that a window shows, each with its element.
    #[must_use]
    pub fn nodes(&self, window: Viewport) -> Vec<(NodeId, String)> {
        let is_drawn = |node| self.detail > Detail::Dot || Some(node) == self.cursor;
        let sights = self.view.visible(window);
        let drawn = sights.filter(|sight| is_drawn(sight.node));
        drawn
            .map(|sight| {
                let mut svg = String::new();
                self.node(&mut svg, &sight);
                (sight.node, svg)
            })
            .collect()
    }

    /// All lines of one kind are one path: browsers draw few long paths
    /// sooner than many short ones.
    fn edges(&self, svg: &mut String, window: Viewport) {
        const NAMES: [&str; 3] = ["edge", "edge pruned", "edge best"];
        let mut paths = [const { String::new() }; 3];
        for edge in self.view.edges(window) {
            let kind = match edge {
                TreeEdge { pruned: true, .. } => 1,
                TreeEdge {
                    on_best_line: true, ..
                } if self.shows == Shows::Search => 2,
                _ => 0,
            };
            let (from, to) = (fine(edge.from), fine(edge.to));
            let (above, below) = self.gap(&edge);
            write(
                &mut paths[kind],
                format_args!("M{} {}L{} {}", from.0, from.1 + below, to.0, to.1 - above),
            );
        }
        write_paths(svg, &NAMES, &paths);
    }

    /// How far a line keeps from the middles of its ends: above the node and
    /// below its parent.
    fn gap(&self, edge: &TreeEdge) -> (i32, i32) {
        let has_boards = self.view.subject().size().is_some();
        match self.detail {
            Detail::Board if has_boards && self.shows == Shows::Leaves => (410, 60),
            Detail::Board if has_boards && edge.pruned => (300, 320),
            Detail::Board if has_boards => (500, 320),
            Detail::Board => (240, 250),
            Detail::Value => (130, 130),
            Detail::Dot => (0, 0),
        }
    }

    fn dots(&self, svg: &mut String, window: Viewport) {
        const NAMES: [&str; 4] = ["dot max", "dot min", "dot end", "dot pruned"];
        let mut paths = [const { String::new() }; 4];
        for sight in self.view.visible(window) {
            let kind = match sight {
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
            let (x, y) = fine((sight.x, sight.y));
            write(&mut paths[kind], format_args!("M{x} {y}h0"));
        }
        write_paths(svg, &NAMES, &paths);
    }

    fn node(&self, svg: &mut String, sight: &NodeState) {
        let (x, y) = fine((sight.x, sight.y));
        let has_cursor = self.cursor == Some(sight.node);
        write(
            svg,
            format_args!(
                "<g class=\"node{}{}\" data-node=\"{}\" transform=\"translate({x} {y})\"",
                self.classes(sight),
                if has_cursor { " cursor" } else { "" },
                sight.node,
            ),
        );
        *svg += ">";
        if sight.kind == NodeKind::Pruned {
            self.stub(svg, sight);
        } else if self.detail == Detail::Board {
            self.card(svg, sight);
        } else {
            *svg += "<rect class=\"frame\" x=\"-290\" y=\"-130\" width=\"580\" height=\"260\" rx=\"50\"/>";
            text(svg, "value", 0, 90, &self.score(sight));
        }
        *svg += "</g>";
    }

    fn classes(&self, sight: &NodeState) -> String {
        let mut classes = String::new();
        let mut add = |name: &str| {
            classes.push(' ');
            classes += name;
        };
        if self.shows == Shows::Search {
            add(match sight.standing {
                NodeStatus::Waiting => "waiting",
                NodeStatus::Current => "current",
                NodeStatus::Done => "done",
                NodeStatus::Pruned => "pruned",
            });
            if sight.on_best_line {
                add("best");
            }
        }
        add(match (sight.end, sight.side) {
            (Some(_), _) => "end",
            (None, Some(Side::Min)) => "min",
            (None, _) => "max",
        });
        if self.asked == Some(sight.node) {
            add("asked");
        }
        classes
    }

    /// A move that was left out, and why.
    fn stub(&self, svg: &mut String, sight: &NodeState) {
        if let Some(sentence) = pruned_sentence(self.locale, self.view, sight.node) {
            write(svg, format_args!("<title>{}</title>", escaped(&sentence)));
        }
        *svg += "<rect class=\"frame\" x=\"-100\" y=\"-120\" width=\"200\" height=\"240\" rx=\"30\"/>\
                 <path class=\"cross\" d=\"M-45-45L45 45M45-45L-45 45\"/>";
        if self.detail == Detail::Board {
            text(svg, "small", 0, 220, &self.move_name(sight.by));
            if let Some(cut) = self.view.cut_of(sight.node) {
                let reason = if cut.fast { "★" } else { "α≥β" };
                text(svg, "small", 0, -160, reason);
            }
        }
    }

    /// A call with all that can be read of it.
    fn card(&self, svg: &mut String, sight: &NodeState) {
        if let Some((columns, rows)) = self.view.subject().size() {
            *svg += "<rect class=\"frame\" x=\"-220\" y=\"-400\" width=\"440\" height=\"440\" rx=\"30\"/>";
            if let Some(board) = self.view.board(sight.node) {
                let last = sight.by.map(|by| by as usize);
                stones(svg, &board, (columns, rows), last);
            }
            text(svg, "value", 0, 180, &self.score(sight));
            if self.shows == Shows::Search {
                self.numbers(svg, sight, -420, 300);
            }
        } else {
            *svg += match (sight.end, sight.side) {
                (Some(_), _) | (None, None) => {
                    "<rect class=\"frame\" x=\"-200\" y=\"-180\" width=\"400\" height=\"360\" rx=\"30\"/>"
                }
                (None, Some(Side::Max)) => {
                    "<path class=\"frame\" d=\"M0-240L310 0L0 240L-310 0Z\"/>"
                }
                (None, Some(Side::Min)) => "<ellipse class=\"frame\" rx=\"290\" ry=\"230\"/>",
            };
            text(svg, "value", 0, 60, &self.score(sight));
            if self.shows == Shows::Search {
                self.numbers(svg, sight, -270, 350);
            }
        }
    }

    /// The number of the call above, the window and what is folded below.
    fn numbers(&self, svg: &mut String, sight: &NodeState, above: i32, below: i32) {
        if let NodeKind::Call(call) = sight.kind {
            let sign = match sight.side {
                _ if sight.end.is_some() => "■",
                Some(Side::Min) => "▼",
                _ => "▲",
            };
            let call = format!(
                "{} {sign} {}",
                self.locale.number(call),
                self.move_name(sight.by)
            );
            text(svg, "small", 0, above, call.trim_end());
        }
        if sight.folded > 0 {
            let count = format!("+{}", self.locale.number(sight.folded));
            text(svg, "folded", 0, below + 20, &count);
        } else if let (Some(window), None) = (sight.window, sight.end) {
            let window = window_text(self.locale, &self.view.trace().method, window);
            text(svg, "small", 0, below, &window);
        }
    }

    fn score(&self, sight: &NodeState) -> String {
        if self.asked == Some(sight.node) {
            return "?".to_owned();
        }
        if self.shows == Shows::Leaves && sight.end.is_none() {
            return String::new();
        }
        let score = |score| score_text(self.locale, &self.view.trace().method, score);
        sight.score.map_or_else(String::new, score)
    }

    /// The square of a move; nothing in a tree, where branches stand in
    /// their order.
    fn move_name(&self, by: Option<u32>) -> String {
        let square = by.and_then(|by| self.view.subject().square(by));
        square.map_or_else(String::new, |square| square.to_string())
    }
}

fn write_paths(svg: &mut String, names: &[&str], paths: &[String]) {
    for (name, path) in names.iter().zip(paths) {
        if !path.is_empty() {
            write(svg, format_args!("<path class=\"{name}\" d=\"{path}\"/>"));
        }
    }
}

fn text(svg: &mut String, class: &str, x: i32, y: i32, text: &str) {
    if !text.is_empty() {
        let text = escaped(text);
        write(
            svg,
            format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"),
        );
    }
}

fn write(to: &mut String, text: std::fmt::Arguments<'_>) {
    to.write_fmt(text).expect("a string takes every text");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A point in units of the drawing.
#[expect(clippy::cast_possible_truncation, reason = "a picture is not so large")]
pub(super) fn fine((x, y): (f32, f32)) -> (i32, i32) {
    ((x * FINE) as i32, (y * FINE) as i32)
}

#[cfg(test)]
mod tests {
    use dooz_coach::trace::{Go, Subject, Trace};
    use dooz_core::{Rules, Setup, Symbol};
    use dooz_locale::Language;

    use super::*;

    fn board(method: &str) -> TreeView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "O.XX.X.OO", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let mut view = TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap());
        view.go(Go::Last);
        view
    }

    fn svg(view: &TreeView, shows: Shows, detail: Detail) -> String {
        let painting = Painting {
            locale: &Locale::new(Language::English),
            view,
            detail,
            shows,
            cursor: Some(0),
            asked: None,
        };
        painting.svg(Viewport::WHOLE)
    }

    #[test]
    fn every_node_is_drawn_once_and_the_tags_are_closed() {
        for method in ["minimax", "alphabeta", "alphabeta:cut=gt", "averaging"] {
            let view = board(method);
            for detail in [Detail::Board, Detail::Value] {
                let svg = svg(&view, Shows::Search, detail);
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
        let all = svg(&view, Shows::Values, Detail::Board);
        let leaves = svg(&view, Shows::Leaves, Detail::Board);
        let values = |svg: &str| svg.matches("class=\"value\"").count();
        assert_eq!(values(&all), 9);
        let ends = view
            .state()
            .calls()
            .iter()
            .filter(|call| call.end.is_some());
        assert_eq!(values(&leaves), ends.count());
        assert!(!leaves.contains("class=\"small\""));
    }

    #[test]
    fn from_far_away_all_nodes_are_a_few_paths() {
        let view = board("minimax");
        let svg = svg(&view, Shows::Search, Detail::Dot);
        assert!(svg.matches("<path ").count() <= 10);
        // The one that the keyboard is at can be read.
        assert_eq!(svg.matches("<g ").count(), 1);
        assert_eq!(svg.matches("h0").count(), view.nodes());
    }

    #[test]
    fn a_step_changes_the_texts_of_few_nodes() {
        let mut view = board("minimax");
        let locale = Locale::new(Language::English);
        let nodes = |view: &TreeView| {
            let painting = Painting {
                locale: &locale,
                view,
                detail: Detail::Board,
                shows: Shows::Search,
                cursor: None,
                asked: None,
            };
            painting.nodes(Viewport::WHOLE)
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
        let painting = Painting {
            locale: &Locale::new(Language::English),
            view: &view,
            detail: Detail::Board,
            shows: Shows::Leaves,
            cursor: None,
            asked: Some(1),
        };
        assert_eq!(
            painting.svg(Viewport::WHOLE).matches(">?</text>").count(),
            1
        );
    }
}
