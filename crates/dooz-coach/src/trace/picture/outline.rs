//! Searches as indented text.

use std::io;

use super::messages::{Messages, sentence};
use super::signs::{ScoreWriter, plain_number, sign};
use crate::trace::call_row::CallRow;
use crate::trace::tree::{NodeKind, TreeView};

/// Returns a search as an indented tree: a line for each call, each pruned
/// move, and each group of calls that are not shown. See [`Messages`] for an
/// example.
///
/// A call has its number, a symbol for the side to move (▲ Max, ▼ Min, ■ the
/// game is over), the move that led to it, the board, the score, and the window
/// on entry.
#[must_use]
pub fn outline(view: &TreeView, messages: &dyn Messages) -> String {
    let mut text = Vec::new();
    let written = write_outline(view, messages, &mut text);
    written.expect("a vector takes everything");
    String::from_utf8(text).expect("lines are text")
}

/// Writes the same text line by line.
///
/// # Errors
///
/// Returns an error if the output does; nothing more is written then.
pub fn write_outline(
    view: &TreeView,
    messages: &dyn Messages,
    output: &mut dyn io::Write,
) -> io::Result<()> {
    writeln!(output, "{}", messages.title(view.trace()))?;
    // For each open level, the margin of the lines below.
    let mut margins: Vec<&str> = Vec::new();
    let mut write = |level: usize, is_last: bool, line: &str| {
        margins.truncate(level.saturating_sub(1));
        for margin in &margins {
            write!(output, "{margin}")?;
        }
        if level > 0 {
            write!(output, "{}", if is_last { "└─ " } else { "├─ " })?;
            margins.push(if is_last { "   " } else { "│  " });
        }
        writeln!(output, "{line}")
    };
    for (node, is_last) in view.shown() {
        let Some(here) = view.node(node) else {
            continue;
        };
        let line = match here.kind {
            NodeKind::Call(_) => view.row(node).map(|row| call(view, &row)),
            _ => sentence(view, node, messages),
        };
        write(here.level, is_last, &line.unwrap_or_default())?;
        let folded = view.folded(node);
        if folded > 0 {
            write(here.level + 1, true, &messages.folded(folded))?;
        }
    }
    writeln!(output, "{}", messages.result(view.trace()))
}

fn call(view: &TreeView, row: &CallRow) -> String {
    let writer = ScoreWriter::new(&view.trace().method, &plain_number);
    let mut parts = vec![row.call.to_string(), sign(row.side, row.end).to_string()];
    parts.extend(row.mv.map(|mv| view.subject().move_name(mv)));
    parts.extend(row.board.clone());
    parts.extend(row.score.map(|score| writer.score(score)));
    parts.extend(row.window.map(|window| writer.window(window)));
    parts.join(" ")
}
