//! A search as a drawing.

#![allow(
    clippy::cast_precision_loss,
    reason = "pictures have thousands of columns, not millions"
)]

mod board;
mod parts;

use std::fmt::Write;

use super::record::Trace;
use super::search_state::SearchState;
use super::tree::{Kind, VisibleTree};
use super::tree::{NodeShape, TidyTree};
use super::words::Words;
use parts::Parts;

/// How a search is drawn.
///
/// ```
/// use dooz_coach::trace::Drawing;
/// assert_eq!(Drawing::default().most, 1500);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The most calls that are drawn; those below are folded, and counted.
    pub most: usize,
}

impl Default for Drawing {
    fn default() -> Self {
        // Beyond this browsers take more than a tenth of a second to move
        // the picture: measured with Chromium, drawing in software.
        Self { most: 1500 }
    }
}

const MARGIN: f32 = 16.0;
const TITLE: f32 = 15.0;
/// Between neighbours.
const GAP: f32 = 10.0;
/// From one level to the next, for the lines.
const RISE: f32 = 34.0;

// Blue, vermilion and bluish green are told apart by every eye (Okabe and
// Ito, 2008), their brighter neighbours serve on a dark ground.
const STYLE: &str = "\
text{font-family:'DejaVu Sans',sans-serif;fill:#1a1a1a;text-anchor:middle}\
.ground{fill:#ffffff}.title{font-size:15px}.note{font-size:12px}\
.number{font-size:9px;fill:#595959}.score{font-size:12px;font-weight:bold}\
.window{font-size:9px;fill:#595959}\
.edge{fill:none;stroke:#8c8c8c;stroke-width:1.2}\
.best{fill:none;stroke:#009e73;stroke-width:4}\
.stub{stroke-dasharray:4 3}\
.frame{fill:#ffffff;stroke:#595959;stroke-width:1.2}\
.over{stroke:#1a1a1a;stroke-width:2.6}.line{stroke:#009e73;stroke-width:3.6}\
.grid{fill:none;stroke:#b3b3b3;stroke-width:.8}\
.last{fill:#f0e442;fill-opacity:.55}\
.x{fill:none;stroke:#0072b2;stroke-width:2.2;stroke-linecap:round}\
.o{fill:none;stroke:#d55e00;stroke-width:2}\
.cut{fill:#f2f2f2;stroke:#767676;stroke-dasharray:4 3}.grey{font-size:9px;fill:#6b6b6b}\
.fold{fill:#e8e8e8;stroke:#595959}\
@media(prefers-color-scheme:dark){\
text{fill:#f0f0f0}.ground{fill:#1b1b1b}.number,.window{fill:#b8b8b8}\
.edge{stroke:#8a8a8a}.best,.line{stroke:#2fd6a3}\
.frame{fill:#262626;stroke:#b8b8b8}.over{stroke:#f0f0f0}.line{stroke:#2fd6a3}\
.grid{stroke:#5c5c5c}.last{fill-opacity:.3}.x{stroke:#56b4e9}.o{stroke:#e69f00}\
.cut{fill:#303030;stroke:#a3a3a3}.grey{fill:#b0b0b0}.fold{fill:#3a3a3a;stroke:#b8b8b8}}";

/// A search as an SVG picture: the boards with their crosses and circles,
/// scores and windows, pruned moves in grey with the reason, the best line
/// marked. Every part has a title, for the pointer and for screen readers.
///
/// Numbers and signs are drawn; sentences come from `words`, and are
/// escaped. The picture follows the reader's choice of light or dark.
#[must_use]
pub fn svg(trace: &Trace, state: &SearchState, words: &dyn Words, drawing: Drawing) -> String {
    let shown = VisibleTree::new(trace, state, drawing.most);
    let parts = Parts::new(trace, &shown, words);
    let shapes: Vec<NodeShape> = shown
        .parts
        .iter()
        .map(|part| NodeShape {
            parent: part.parent,
            width: parts.width(part.kind),
        })
        .collect();
    let layout = TidyTree::new(&shapes, GAP);
    let page = Page::new(trace, &shown, &layout, parts.height(), words);

    let mut svg = page.head(words, trace);
    for (part, place) in shown.parts.iter().zip(&layout.places).rev() {
        let Some(parent) = part.parent else {
            continue;
        };
        let from = (
            page.x(layout.places[parent].x),
            page.bottom(place.level - 1),
        );
        let to = (page.x(place.x), page.top(place.level));
        let class = match part.kind {
            _ if part.best => "best",
            Kind::Pruned { .. } | Kind::AtOnce { .. } => "edge stub",
            _ => "edge",
        };
        put(
            &mut svg,
            format_args!(
                "<path class=\"{class}\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>\n",
                from.0, from.1, to.0, to.1
            ),
        );
    }
    for (part, place) in shown.parts.iter().zip(&layout.places) {
        parts.draw(&mut svg, part, page.x(place.x), page.top(place.level));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Where things are on the page.
struct Page {
    width: f32,
    height: f32,
    /// Left of the tree.
    left: f32,
    /// One level without the lines below it.
    level: f32,
    notes: Vec<String>,
}

impl Page {
    fn new(
        trace: &Trace,
        shown: &VisibleTree,
        layout: &TidyTree,
        level: f32,
        words: &dyn Words,
    ) -> Self {
        let mut notes = vec![words.result(trace, &trace.summary)];
        if shown.folded > 0 {
            notes.push(words.folded(shown.folded));
        }
        // Half an em for each sign is wide enough for every script here.
        let longest = notes.iter().map(|note| note.chars().count() as f32 * 7.0);
        let text = longest.fold(words.title(trace).chars().count() as f32 * 8.5, f32::max);
        let width = layout.width.max(text) + 2.0 * MARGIN;
        let levels = layout.levels as f32;
        let tree = levels * level + (levels - 1.0).max(0.0) * RISE;
        let text = TITLE + 2.0 * MARGIN + notes.len() as f32 * 18.0 + MARGIN;
        Self {
            width,
            height: tree + text,
            left: (width - layout.width) / 2.0,
            level,
            notes,
        }
    }

    fn x(&self, x: f32) -> f32 {
        self.left + x
    }

    fn top(&self, level: usize) -> f32 {
        2.0 * MARGIN + TITLE + level as f32 * (self.level + RISE)
    }

    fn bottom(&self, level: usize) -> f32 {
        self.top(level) + self.level
    }

    fn head(&self, words: &dyn Words, trace: &Trace) -> String {
        let (width, height) = (self.width, self.height);
        let title = escape(&words.title(trace));
        let notes = escape(&self.notes.join(" "));
        let mut svg = String::new();
        put(
            &mut svg,
            format_args!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" \
             height=\"{height:.0}\" viewBox=\"0 0 {width:.1} {height:.1}\" role=\"img\" \
             aria-labelledby=\"title notes\">\n<title id=\"title\">{title}</title>\n\
             <desc id=\"notes\">{notes}</desc>\n<style>{STYLE}</style>\n\
             <rect class=\"ground\" width=\"{width:.1}\" height=\"{height:.1}\"/>\n"
            ),
        );
        let middle = width / 2.0;
        text(
            &mut svg,
            "title",
            middle,
            MARGIN + TITLE,
            &words.title(trace),
        );
        for (number, note) in self.notes.iter().rev().enumerate() {
            let y = height - MARGIN - number as f32 * 18.0;
            text(&mut svg, "note", middle, y, note);
        }
        svg
    }
}

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a string takes everything");
}

fn text(svg: &mut String, class: &str, x: f32, y: f32, words: &str) {
    let direction = if is_right_to_left(words) {
        " direction=\"rtl\""
    } else {
        ""
    };
    let words = escape(words);
    put(
        svg,
        format_args!(
            "<text class=\"{class}\"{direction} x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>\n"
        ),
    );
}

/// Whether the first letter is Arabic or Persian: the signs around such
/// words have to be put in their order.
fn is_right_to_left(words: &str) -> bool {
    let first = words.chars().find(|sign| sign.is_alphabetic());
    first.is_some_and(|sign| ('\u{590}'..='\u{8ff}').contains(&sign))
}

/// Text as XML can hold it: signs with a meaning are written out, and those
/// that XML forbids are replaced.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            sign if sign.is_control() => escaped.push('\u{fffd}'),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_leave_its_place() {
        assert_eq!(
            escape("<a href=\"x\">&\u{0}"),
            "&lt;a href=&quot;x&quot;&gt;&amp;\u{fffd}"
        );
    }
}
