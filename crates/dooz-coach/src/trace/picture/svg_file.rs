//! The tree of a search as an SVG file.

use std::fmt::Write;

use super::escape;
use super::messages::{Messages, sentence};
use super::signs::plain_number;
use super::svg::{Disclosure, NodeText, TreeSvg};
use crate::trace::tree::{Detail, LEVEL_HEIGHT, TreeNodeId, TreeView, Viewport};

// Blue, vermilion and bluish green can be told apart by all eyes (Okabe and
// Ito, 2008); their brighter neighbours serve on a dark background. The tree is
// drawn in tenths.
const STYLE: &str = "\
text{font-family:'DejaVu Sans',sans-serif;fill:#1a1a1a;text-anchor:middle}\
.ground{fill:#ffffff}.title{font-size:15px}.note{font-size:12px}\
.small{font-size:100px;fill:#595959}.value{font-size:140px;font-weight:bold}\
.folded{font-size:110px;font-weight:bold;fill:#595959}\
.edge{fill:none;stroke:#8c8c8c;stroke-width:12}\
.edge.pruned{stroke-dasharray:40 30}.edge.best{stroke:#009e73;stroke-width:40}\
.frame{fill:#ffffff;stroke:#595959;stroke-width:12}\
.end .frame{stroke:#1a1a1a;stroke-width:26}.best .frame{stroke:#009e73;stroke-width:36}\
.pruned .frame{fill:#f2f2f2;stroke:#767676;stroke-dasharray:40 30}.at-once .frame{fill:#e8e8e8}\
.lines{fill:none;stroke:#b3b3b3;stroke-width:8}\
.last{fill:#f0e442;fill-opacity:.55}\
.cross-stone{fill:none;stroke:#0072b2;stroke-width:22;stroke-linecap:round}\
.circle-stone{fill:none;stroke:#d55e00;stroke-width:20}\
@media(prefers-color-scheme:dark){\
text{fill:#f0f0f0}.ground{fill:#1b1b1b}.small,.folded{fill:#b8b8b8}\
.edge{stroke:#8a8a8a}.edge.best{stroke:#2fd6a3}\
.frame{fill:#262626;stroke:#b8b8b8}.end .frame{stroke:#f0f0f0}.best .frame{stroke:#2fd6a3}\
.pruned .frame{fill:#303030;stroke:#a3a3a3}.at-once .frame{fill:#3a3a3a}\
.lines{stroke:#5c5c5c}.last{fill-opacity:.3}\
.cross-stone{stroke:#56b4e9}.circle-stone{stroke:#e69f00}}";

const MARGIN: f32 = 16.0;
/// The height of the title.
const TITLE: f32 = 15.0;
/// The height of a note.
const NOTE: f32 = 18.0;

/// Returns a search as an SVG file: the boards with their crosses and circles,
/// scores and windows, pruned moves in grey with the reason, and the best line
/// marked. Every node has a title, for the pointer and for screen readers.
///
/// Numbers and symbols are drawn; sentences come from `messages`, and are
/// escaped. The picture follows the reader's choice of light or dark.
#[must_use]
pub fn svg(view: &TreeView, messages: &dyn Messages) -> String {
    let picture = TreeSvg {
        view,
        text: &Titles(messages),
        detail: Detail::Board,
        disclosure: Disclosure::Search,
        windows_on_entry: true,
        cursor: None,
        asked: None,
    };
    let title = messages.title(view.trace());
    let mut notes = vec![messages.result(view.trace())];
    let folded: u64 = view
        .shown()
        .iter()
        .map(|&(node, _)| view.folded(node))
        .sum();
    if folded > 0 {
        notes.push(messages.folded(folded));
    }

    let page = Page::new(view, &title, &notes);
    let mut svg = page.head(&title, &notes);
    let (left, top) = ((page.width - view.size().0 * page.scale) / 2.0, page.top());
    let scale = page.scale / TreeSvg::FINE;
    put(
        &mut svg,
        format_args!("<g transform=\"translate({left:.1} {top:.1}) scale({scale})\">\n"),
    );
    svg += &picture.lines(Viewport::WHOLE);
    svg.push('\n');
    for (_, node) in picture.nodes(Viewport::WHOLE) {
        svg += &node;
        svg.push('\n');
    }
    svg + "</g>\n</svg>\n"
}

/// The text on the nodes of a file: in no language, with the messages as
/// titles.
struct Titles<'a>(&'a dyn Messages);

impl NodeText for Titles<'_> {
    fn number(&self, number: i64) -> String {
        plain_number(number)
    }

    fn tooltip(&self, view: &TreeView, node: TreeNodeId) -> Option<String> {
        sentence(view, node, self.0)
    }
}

/// The page on which a tree is drawn, with a title above and notes below.
struct Page {
    width: f32,
    height: f32,
    /// The scale of the tree.
    scale: f32,
}

impl Page {
    fn new(view: &TreeView, title: &str, notes: &[String]) -> Self {
        // Cells are drawn 44 / n wide: those of large boards get more.
        let longest = view
            .subject()
            .size()
            .map_or(3, |(wide, high)| wide.max(high));
        let scale = (longest as f32 / 11.0).max(1.0);
        let (width, height) = view.size();
        // Half an em for each character is wide enough for every script used
        // here.
        let notes_width = notes.iter().map(|note| note.chars().count() as f32 * 7.0);
        let text = notes_width.fold(title.chars().count() as f32 * 8.5, f32::max);
        Self {
            width: (width * scale).max(text) + 2.0 * MARGIN,
            height: height * scale + TITLE + 3.0 * MARGIN + notes.len() as f32 * NOTE,
            scale,
        }
    }

    /// Returns the height of the centre of the root.
    fn top(&self) -> f32 {
        2.0 * MARGIN + TITLE + LEVEL_HEIGHT / 2.0 * self.scale
    }

    fn head(&self, title: &str, notes: &[String]) -> String {
        let (width, height) = (self.width, self.height);
        let described = (escape(title), escape(&notes.join(" ")));
        let mut svg = String::new();
        put(
            &mut svg,
            format_args!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" \
                 height=\"{height:.0}\" viewBox=\"0 0 {width:.1} {height:.1}\" role=\"img\" \
                 aria-labelledby=\"title notes\">\n<title id=\"title\">{}</title>\n\
                 <desc id=\"notes\">{}</desc>\n<style>{STYLE}</style>\n\
                 <rect class=\"ground\" width=\"{width:.1}\" height=\"{height:.1}\"/>\n",
                described.0, described.1
            ),
        );
        let middle = width / 2.0;
        text(&mut svg, "title", (middle, MARGIN + TITLE), title);
        for (number, note) in notes.iter().rev().enumerate() {
            let y = height - MARGIN - number as f32 * NOTE;
            text(&mut svg, "note", (middle, y), note);
        }
        svg
    }
}

fn text(svg: &mut String, class: &str, (x, y): (f32, f32), words: &str) {
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

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a string takes everything");
}

/// Returns `true` if the first letter is Arabic or Persian: symbols around such
/// words must be ordered explicitly.
fn is_right_to_left(words: &str) -> bool {
    let first = words.chars().find(|sign| sign.is_alphabetic());
    first.is_some_and(|sign| ('\u{590}'..='\u{8ff}').contains(&sign))
}
