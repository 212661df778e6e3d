//! The parts of the drawing: calls, pruned moves, folds.

use dooz_core::textbook::Side;

use super::super::event::End;
use super::super::record::Trace;
use super::super::row::Row;
use super::super::signs;
use super::super::tree::{Kind, Part, VisibleTree, move_name};
use super::super::words::Words;
use super::board::Board;
use super::{escape, put, text};

/// The line above a board.
const HEAD: f32 = 12.0;
/// The lines below it, for the score and the window.
const FOOT: f32 = 28.0;
/// Across a node of a tree without boards.
const DISC: f32 = 30.0;
/// Across a pruned move, and its height.
const STUB: (f32, f32) = (26.0, 20.0);
/// The width of a digit in the small letters.
const DIGIT: f32 = 5.8;

/// How the parts of one drawing look.
pub(super) struct Parts<'a> {
    trace: &'a Trace,
    shown: &'a VisibleTree,
    words: &'a dyn Words,
    board: Option<Board>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(trace: &'a Trace, shown: &'a VisibleTree, words: &'a dyn Words) -> Self {
        Self {
            trace,
            shown,
            words,
            board: trace.subject.size().map(Board::new),
        }
    }

    /// The height of a level.
    pub(super) fn height(&self) -> f32 {
        HEAD + self.board.map_or(DISC, |board| board.height()) + FOOT
    }

    pub(super) fn width(&self, kind: Kind) -> f32 {
        let node = self.board.map_or(DISC, |board| board.width());
        match kind {
            Kind::Call(row) => {
                let row = &self.shown.rows[row];
                let window = row
                    .window
                    .map_or(0, |window| window.to_string().chars().count());
                let number = row.call.to_string().len() + 2;
                node.max(window.max(number) as f32 * DIGIT)
            }
            Kind::Pruned { row, .. } => {
                let reason = self.reason(row).chars().count();
                STUB.0.max(reason as f32 * DIGIT)
            }
            Kind::AtOnce { .. } => STUB.0,
            Kind::Folded(calls) => STUB.0.max((calls.to_string().len() + 3) as f32 * DIGIT),
        }
    }

    /// Draws a part whose top is in the middle of this place.
    pub(super) fn draw(&self, svg: &mut String, part: &Part, x: f32, top: f32) {
        let title = match part.kind {
            Kind::Call(row) => self.words.call(&self.shown.rows[row]),
            Kind::AtOnce { by, score } => self.words.at_once(&self.name(by), score),
            Kind::Folded(calls) => self.words.folded(calls),
            Kind::Pruned { row, by } => {
                let cut = self.shown.rows[row].cut.as_ref();
                cut.map_or(String::new(), |cut| self.words.pruned(&self.name(by), cut))
            }
        };
        put(svg, format_args!("<g><title>{}</title>\n", escape(&title)));
        match part.kind {
            Kind::Call(row) => self.call(svg, &self.shown.rows[row], part.best, x, top),
            Kind::Pruned { row, by } => {
                let under = self.reason(row);
                Self::stub(svg, "cut", &self.name(by), Some(&under), (x, top));
            }
            Kind::AtOnce { by, score } => {
                let under = signs::score(&self.trace.method, score);
                Self::stub(svg, "fold", &self.name(by), Some(&under), (x, top));
            }
            Kind::Folded(calls) => Self::stub(svg, "fold", &format!("⋯{calls}"), None, (x, top)),
        }
        svg.push_str("</g>\n");
    }

    fn call(&self, svg: &mut String, row: &Row, best: bool, x: f32, top: f32) {
        let number = format!("{} {}", row.call, signs::kind(row));
        text(svg, "number", x, top + HEAD - 3.0, &number);
        let mut class = String::new();
        if row.end.is_some() {
            class.push_str(" over");
        }
        if best {
            class.push_str(" line");
        }
        let middle = top + HEAD;
        let score = row
            .score
            .map(|score| signs::score(&self.trace.method, score));
        let score = score.unwrap_or_default();
        let foot = if let (Some(board), Some(picture)) = (self.board, &row.board) {
            let corner = (x - board.width() / 2.0, middle);
            board.draw(svg, picture, row.by, corner, &class);
            let foot = middle + board.height();
            text(svg, "score", x, foot + 13.0, &score);
            foot
        } else {
            disc(svg, row, &class, x, middle + DISC / 2.0);
            text(svg, "score", x, middle + DISC / 2.0 + 4.0, &score);
            middle + DISC - 12.0
        };
        if let Some(window) = row.window {
            text(svg, "window", x, foot + 24.0, &signs::window(window));
        }
    }

    /// A small box with a text in it, and one below.
    fn stub(
        svg: &mut String,
        class: &str,
        inside: &str,
        under: Option<&str>,
        (x, top): (f32, f32),
    ) {
        let width = STUB.0.max(inside.chars().count() as f32 * DIGIT + 4.0);
        let (left, height) = (x - width / 2.0, STUB.1);
        put(
            svg,
            format_args!(
                "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\" rx=\"4\"/>\n"
            ),
        );
        text(svg, "grey", x, top + 13.0, inside);
        if let Some(under) = under {
            text(svg, "grey", x, top + height + 10.0, under);
        }
    }

    fn reason(&self, row: usize) -> String {
        let row = &self.shown.rows[row];
        let cut = row.cut.as_ref();
        cut.map_or(String::new(), |cut| {
            signs::reason(&self.trace.method, row, cut)
        })
    }

    fn name(&self, by: u32) -> String {
        move_name(self.trace, by)
    }
}

/// A node of a tree: a circle for Max, a diamond for Min, a box for a leaf.
fn disc(svg: &mut String, row: &Row, class: &str, x: f32, y: f32) {
    let half = DISC / 2.0;
    let shape = match (row.end, row.side) {
        (Some(End::Leaf), _) => format!(
            "rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"20\" rx=\"3\"",
            x - half + 2.0,
            y - 10.0,
            DISC - 4.0
        ),
        (_, Side::Max) => format!("circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{half:.1}\""),
        (_, Side::Min) => format!(
            "path d=\"M{x:.1} {:.1}l{half:.1} {half:.1} -{half:.1} {half:.1} -{half:.1} -{half:.1}z\"",
            y - half
        ),
    };
    put(svg, format_args!("<{shape} class=\"frame{class}\"/>\n"));
}
