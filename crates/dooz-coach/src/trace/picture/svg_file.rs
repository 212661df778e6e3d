//! The tree of a search as an SVG file.

use std::fmt::Write;

use super::messages::{Messages, sentence};
use super::signs::plain_number;
use super::svg::{Disclosure, NodeText, TreeSvg};
use crate::board_picture::escape;
use crate::trace::tree::{Detail, LEVEL_HEIGHT, TreeNodeId, TreeView, Viewport};

// Blue and vermilion can be told apart by all eyes (Okabe and Ito, 2008); their
// brighter neighbours serve on a dark background. The tree is drawn in tenths.
const STYLE: &str = "\
text{font-family:'DejaVu Sans',sans-serif;fill:#1f2328;text-anchor:middle}\
.ground{fill:#fffdf8}.title{font-size:15px}.note{font-size:12px}\
.t-val{font-size:200px;font-weight:600;dominant-baseline:central}\
.t-val.big{font-size:230px}.t-val.small{font-size:150px}\
.t-val.long{font-size:165px}.t-val.big.long{font-size:190px}.t-val.small.long{font-size:115px}\
.t-val.cut{font-weight:400;fill:#575a60}\
.t-call,.t-fold,.t-branch{font-size:115px;fill:#575a60}\
.t-branch{stroke:#fffdf8;stroke-width:60;paint-order:stroke}\
.t-cap{font-size:125px;fill:#575a60;text-anchor:start}.t-cap.alarm{fill:#a3203c;font-weight:700}\
.t-edge,.t-lines,.t-x,.t-o,.t-scis path{fill:none}\
.t-edge{stroke:#857f70;stroke-width:20}.t-edge.best{stroke:#0a6865;stroke-width:40}\
.t-edge.cut{stroke:#a3203c;stroke-width:16;stroke-dasharray:40 50}\
.t-card,.t-leaf{fill:#fffdf8;stroke:#857f70;stroke-width:20}\
.t-max{fill:#d7e7f2;stroke:#0066a6;stroke-width:30}\
.t-min{fill:#f7e2d2;stroke:#b84a00;stroke-width:30;stroke-linejoin:round}\
.t-card.best,.t-leaf.best{stroke:#0a6865;stroke-width:35}.t-leaf.best{fill:#d9ebe7}\
.t-card.cut,.t-leaf.cut,.t-max.cut,.t-min.cut{fill:#fffdf8;stroke:#a3203c;stroke-width:16;\
stroke-dasharray:40 40}\
.t-strike{stroke:#a3203c;stroke-width:16;stroke-linecap:round;opacity:.5}\
.t-snip{stroke:#a3203c;stroke-width:40;stroke-linecap:round}\
.t-scis{fill:#a3203c}.t-scis path{stroke:#fffdf8;stroke-width:1.8;stroke-linecap:round}\
.t-lines{stroke:#b9b19f;stroke-width:8}.t-last{fill:#0a6865;fill-opacity:.14}\
.t-x{stroke:#0066a6;stroke-width:26;stroke-linecap:round}.t-o{stroke:#b84a00;stroke-width:24}\
.t-board.cut{opacity:.5}\
@media(prefers-color-scheme:dark){\
text{fill:#eceae4}.ground{fill:#1d2024}\
.t-call,.t-fold,.t-branch,.t-cap,.t-val.cut{fill:#b4b5b4}.t-branch{stroke:#1d2024}\
.t-cap.alarm{fill:#ff9cab}\
.t-edge{stroke:#82868c}.t-edge.best{stroke:#5fcabf}.t-edge.cut{stroke:#ff9cab}\
.t-card,.t-leaf{fill:#1d2024;stroke:#82868c}\
.t-max{fill:#1b3449;stroke:#62b5f2}.t-min{fill:#45301d;stroke:#f5a35c}\
.t-card.best,.t-leaf.best{stroke:#5fcabf}.t-leaf.best{fill:#1c3a37}\
.t-card.cut,.t-leaf.cut,.t-max.cut,.t-min.cut{fill:#1d2024;stroke:#ff9cab}\
.t-strike,.t-snip{stroke:#ff9cab}.t-scis{fill:#ff9cab}.t-scis path{stroke:#1d2024}\
.t-lines{stroke:#5a6067}.t-last{fill:#5fcabf}.t-x{stroke:#62b5f2}.t-o{stroke:#f5a35c}}";

const MARGIN: f32 = 16.0;
/// The height of the title.
const TITLE: f32 = 15.0;
/// The height of a note.
const NOTE: f32 = 18.0;

/// Returns a search as an SVG file: the boards with their crosses and circles,
/// scores and windows, scissors where moves were pruned, the best line marked, and the
/// number of each level at the left. Every node has a title, for the pointer and for
/// screen readers.
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
        mark: None,
        uncovered: false,
    };
    let title = messages.title(view.trace());
    let mut notes = vec![messages.result(view.trace())];
    let folded = view.folded_in_all();
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
    svg += "</g>\n";
    for (level, y) in page.levels(view) {
        text(&mut svg, "note", (MARGIN / 2.0, y), &level.to_string());
    }
    svg + "</svg>\n"
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

    /// Returns the number of each level, the root's being 0, with the height of
    /// its middle. It is drawn in the margin at the left.
    fn levels(&self, view: &TreeView) -> impl Iterator<Item = (u16, f32)> {
        let (top, step) = (self.top(), LEVEL_HEIGHT * self.scale);
        let bottom = top + view.size().1 * self.scale - step / 2.0;
        let levels = (0..).map(move |level| (level, top + f32::from(level) * step));
        levels.take_while(move |(_, y)| *y < bottom)
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
