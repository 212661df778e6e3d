//! A search as Graphviz reads it.

use std::fmt::Write;

use dooz_core::textbook::Side;

use super::record::Trace;
use super::row::Row;
use super::search_state::SearchState;
use super::signs;
use super::tree::{Kind, VisibleTree, move_name};
use super::words::Words;

/// A search as a graph in the DOT language: calls with their boards, pruned
/// moves dashed and grey with the reason, the best line thick. At most so
/// many calls are written, the others are folded and counted.
#[must_use]
pub fn dot(trace: &Trace, state: &SearchState, words: &dyn Words, most: usize) -> String {
    let shown = VisibleTree::new(trace, state, most);
    let mut dot = String::from(
        "digraph trace {\n\
         graph [ordering=out labelloc=t fontname=\"sans-serif\"];\n\
         node [shape=box fontname=\"monospace\" fontsize=10 margin=0.06];\n\
         edge [arrowhead=none];\n",
    );
    let mut put = |text: std::fmt::Arguments<'_>| {
        dot.write_fmt(text).expect("a string takes everything");
    };
    let mut title = words.title(trace) + "\n" + &words.result(trace, &trace.summary);
    if shown.folded > 0 {
        title += "\n";
        title += &words.folded(shown.folded);
    }
    put(format_args!("label={};\n", quoted(&title)));
    for (number, part) in shown.parts.iter().enumerate() {
        let name = |by| move_name(trace, by);
        let (label, tooltip, look) = match part.kind {
            Kind::Call(row) => {
                let row = &shown.rows[row];
                (label(trace, row), words.call(row), shape(row))
            }
            Kind::AtOnce { by, score } => {
                let label = name(by) + "\n" + &signs::score(&trace.method, score);
                (label, words.at_once(&name(by), score), "style=dashed")
            }
            Kind::Folded(calls) => (format!("⋯{calls}"), words.folded(calls), "shape=folder"),
            Kind::Pruned { row, by } => {
                let row = &shown.rows[row];
                let Some(cut) = &row.cut else { continue };
                let label = name(by) + "\n" + &signs::reason(&trace.method, row, cut);
                let look = "style=dashed color=\"#767676\" fontcolor=\"#6b6b6b\"";
                (label, words.pruned(&name(by), cut), look)
            }
        };
        let thick = if part.best {
            " color=\"#009e73\" penwidth=3"
        } else {
            ""
        };
        let (label, tooltip) = (quoted(&label), quoted(&tooltip));
        put(format_args!(
            "n{number} [label={label} tooltip={tooltip} {look}{thick}];\n"
        ));
        if let Some(parent) = part.parent {
            let look = if part.best {
                thick
            } else {
                look_of_edge(part.kind)
            };
            put(format_args!("n{parent} -> n{number} [{}];\n", look.trim()));
        }
    }
    dot + "}\n"
}

const fn look_of_edge(kind: Kind) -> &'static str {
    match kind {
        Kind::Pruned { .. } => "style=dashed color=\"#767676\"",
        _ => "",
    }
}

fn shape(row: &Row) -> &'static str {
    match (&row.board, row.end, row.side) {
        (None, None, Side::Max) => "shape=circle",
        (None, None, Side::Min) => "shape=diamond",
        _ => "",
    }
}

/// Number, board, score and window.
fn label(trace: &Trace, row: &Row) -> String {
    let mut label = format!("{} {}\n", row.call, signs::kind(row));
    if let (Some(board), Some((columns, _))) = (&row.board, trace.subject.size()) {
        for (cell, sign) in board.chars().enumerate() {
            label.push(sign);
            label.push(if (cell + 1) % columns == 0 { '\n' } else { ' ' });
        }
    }
    if let Some(score) = row.score {
        label += &signs::score(&trace.method, score);
    }
    if let Some(window) = row.window {
        label += "\n";
        label += &signs::window(window);
    }
    label
}

/// A string of the DOT language.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            sign if sign.is_control() => quoted.push('\u{fffd}'),
            sign => quoted.push(sign),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_leave_its_quotes() {
        assert_eq!(quoted("a\"; b\\\n"), "\"a\\\"; b\\\\\\n\"");
    }
}
