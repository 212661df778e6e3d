//! A search as an indented tree of text.

use super::record::Trace;
use super::row::Row;
use super::search_state::SearchState;
use super::signs;
use super::tree::{Kind, VisibleTree, move_name};
use super::words::Words;

/// A search as an indented tree: a line for each call, each pruned move, and
/// each place where calls are not shown. See [`Words`] for an example.
///
/// A call has its number, a sign for the side to move (▲ Max, ▼ Min, ■ the
/// game is over), the move that led to it, the board, the score, and the
/// window on entry.
#[must_use]
pub fn outline(trace: &Trace, state: &SearchState, words: &dyn Words) -> String {
    let shown = VisibleTree::new(trace, state, usize::MAX);
    let mut text = words.title(trace) + "\n";
    // For each open level, what its lines leave to those below.
    let mut margins: Vec<&str> = Vec::new();
    for part in &shown.parts {
        margins.truncate(part.depth.saturating_sub(1));
        text.extend(margins.iter().copied());
        if part.depth > 0 {
            text.push_str(if part.last { "└─ " } else { "├─ " });
            margins.push(if part.last { "   " } else { "│  " });
        }
        text.push_str(&match part.kind {
            Kind::Call(row) => call(trace, &shown.rows[row]),
            Kind::AtOnce { by, score } => words.at_once(&move_name(trace, by), score),
            Kind::Folded(calls) => words.folded(calls),
            Kind::Pruned { row, by } => match &shown.rows[row].cut {
                Some(cut) => words.pruned(&move_name(trace, by), cut),
                None => continue,
            },
        });
        text.push('\n');
    }
    text + &words.result(trace, &trace.summary) + "\n"
}

fn call(trace: &Trace, row: &Row) -> String {
    let mut parts = vec![row.call.to_string(), signs::kind(row).to_string()];
    parts.extend(row.by.map(|by| move_name(trace, by)));
    parts.extend(row.board.clone());
    parts.extend(row.score.map(|score| signs::score(&trace.method, score)));
    parts.extend(row.window.map(signs::window));
    parts.join(" ")
}
