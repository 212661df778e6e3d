//! Searches as Graphviz graphs.

use std::fmt::Write;

use dooz_core::textbook::Side;

use super::messages::{Messages, sentence};
use super::signs::{ScoreWriter, plain_number, sign};
use crate::trace::call_row::CallRow;
use crate::trace::tree::{NodeKind, TreeNodeId, TreeView};

const PRUNED_NODE: &str = "style=dashed color=\"#767676\" fontcolor=\"#6b6b6b\"";
const PRUNED_EDGE: &str = "style=dashed color=\"#767676\"";
const BEST: &str = "color=\"#009e73\" penwidth=3";

/// Returns a search as a graph in the DOT language: calls with their boards,
/// pruned moves dashed and grey with the reason, the best line thick, folded
/// calls counted.
#[must_use]
pub fn dot(view: &TreeView, messages: &dyn Messages) -> String {
    let mut title = messages.title(view.trace()) + "\n" + &messages.result(view.trace());
    let folded = view.folded_in_all();
    if folded > 0 {
        title += "\n";
        title += &messages.folded(folded);
    }
    let mut graph = Graph {
        dot: format!(
            "digraph trace {{\n\
             graph [ordering=out labelloc=t fontname=\"sans-serif\"];\n\
             node [shape=box fontname=\"monospace\" fontsize=10 margin=0.06];\n\
             edge [arrowhead=none];\n\
             label={};\n",
            quoted(&title)
        ),
        names: vec![0; view.nodes()],
        count: 0,
    };
    let best = view.best_line();
    for (node, _) in view.shown() {
        let Some(here) = view.node(node) else {
            continue;
        };
        let (label, look) = label_and_look(view, node);
        let tooltip = sentence(view, node, messages).unwrap_or_default();
        let is_best = best.contains(&node);
        graph.names[node] = graph.count;
        graph.node(&label, &tooltip, look, is_best);
        if let Some(parent) = here.parent {
            let is_pruned = here.kind == NodeKind::Pruned;
            let look = if is_pruned { PRUNED_EDGE } else { "" };
            graph.edge(parent, if is_best { BEST } else { look });
        }
        let folded = view.folded(node);
        if folded > 0 {
            let label = format!("⋯{folded}");
            graph.node(&label, &messages.folded(folded), "shape=folder", false);
            graph.edge(node, "");
        }
    }
    graph.dot + "}\n"
}

/// A graph being written.
struct Graph {
    dot: String,
    /// The number of each tree node in the graph.
    names: Vec<usize>,
    count: usize,
}

impl Graph {
    fn node(&mut self, label: &str, tooltip: &str, look: &str, is_best: bool) {
        let (number, label, tooltip) = (self.count, quoted(label), quoted(tooltip));
        let thick = if is_best {
            " ".to_owned() + BEST
        } else {
            String::new()
        };
        self.put(format_args!(
            "n{number} [label={label} tooltip={tooltip} {look}{thick}];\n"
        ));
        self.count += 1;
    }

    /// Adds an edge from a tree node to the last node of the graph.
    fn edge(&mut self, parent: TreeNodeId, look: &str) {
        let (from, to) = (self.names[parent], self.count - 1);
        self.put(format_args!("n{from} -> n{to} [{look}];\n"));
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let written = self.dot.write_fmt(text);
        written.expect("a string takes everything");
    }
}

fn label_and_look(view: &TreeView, node: TreeNodeId) -> (String, &'static str) {
    let writer = ScoreWriter::new(&view.trace().method, &plain_number);
    let here = view.node(node);
    let name = here.and_then(|here| here.mv);
    let name = name.map_or(String::new(), |mv| view.subject().move_name(mv));
    match (
        here.map(|here| here.kind),
        view.row(node),
        view.cut_of(node),
    ) {
        (_, Some(row), _) => (label(view, &row, writer), shape(&row)),
        (_, _, Some((call, cut))) => {
            let reason = writer.reason(call.side, cut);
            (name + "\n" + &reason, PRUNED_NODE)
        }
        (Some(NodeKind::AtOnce(score)), ..) => (name + "\n" + &writer.score(score), "style=dashed"),
        _ => (name, ""),
    }
}

const fn shape(row: &CallRow) -> &'static str {
    match (&row.board, row.end, row.side) {
        (None, None, Side::Max) => "shape=circle",
        (None, None, Side::Min) => "shape=diamond",
        _ => "",
    }
}

/// Returns the label of a call: number, board, score and window.
fn label(view: &TreeView, row: &CallRow, writer: ScoreWriter<'_>) -> String {
    let mut label = format!("{} {}\n", row.call, sign(row.side, row.end));
    if let (Some(board), Some((columns, _))) = (&row.board, view.subject().size()) {
        for (cell, sign) in board.chars().enumerate() {
            label.push(sign);
            label.push(if (cell + 1) % columns == 0 { '\n' } else { ' ' });
        }
    }
    if let Some(score) = row.score {
        label += &writer.score(score);
    }
    if let Some(window) = row.window {
        label += "\n";
        label += &writer.window(window);
    }
    label
}

/// Quotes a string for the DOT language.
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
