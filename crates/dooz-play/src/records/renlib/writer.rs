//! The writer of `RenLib`'s files.

use std::collections::BTreeMap;

use dooz_core::{Rules, Square};

use super::super::record::{NodeId, Record};
use super::{
    BOARD_TEXT, HEADER, HEADER_LENGTH, LABELS, MARK, MOST, START, VERSION, flag, is_flag, label,
    text,
};

/// Returns `true` if these files can hold a board.
pub(in super::super) const fn fits(rules: Rules) -> bool {
    rules.width() <= MOST && rules.height() <= MOST
}

pub(in super::super) fn write(record: &Record) -> Vec<u8> {
    let mut bytes = HEADER.to_vec();
    bytes.extend([VERSION.0, VERSION.1]);
    bytes.resize(HEADER_LENGTH, 0xFF);

    let mut tasks = vec![Task {
        id: Some(NodeId::ROOT),
        square: None,
        board_text: None,
        has_sibling: false,
    }];
    while let Some(task) = tasks.pop() {
        let content = task.id.map(|id| Content::of(record, id));
        let content = content.unwrap_or_default();
        write_node(&task, &content, record.rules(), &mut bytes);
        tasks.extend(content.tasks(record).into_iter().rev());
    }
    bytes
}

/// A node to be written.
struct Task {
    /// The node of the record; `None` if this one only carries a board text.
    id: Option<NodeId>,
    square: Option<Square>,
    board_text: Option<String>,
    has_sibling: bool,
}

/// The content of a node. Those nodes after it that have no move, which these
/// files do not know, are a part of it.
#[derive(Default)]
struct Content {
    comment: String,
    is_marked: bool,
    is_start: bool,
    labels: BTreeMap<Square, String>,
    children: Vec<NodeId>,
}

impl Content {
    fn of(record: &Record, id: NodeId) -> Self {
        let mut content = Self::default();
        let mut open = vec![id];
        while let Some(next) = open.pop() {
            if next != id && record[next].move_or_last_foul().is_some() {
                content.children.push(next);
                continue;
            }
            content.add(record, next);
            let first = open.len();
            open.extend(record.children(next));
            open[first..].reverse();
        }
        content
    }

    fn add(&mut self, record: &Record, id: NodeId) {
        let node = &record[id];
        if !self.comment.is_empty() && !node.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment += &node.comment;
        for property in &node.properties {
            self.is_marked |= is_flag(property, MARK);
            self.is_start |= is_flag(property, START);
            if property.name() == LABELS {
                let values = property.raw_values().iter();
                let labels = values.filter_map(|value| label(record.rules(), value));
                self.labels.extend(labels);
            }
        }
    }

    /// Returns the nodes that follow this one in the file: those of moves, then
    /// those of labels on other squares.
    fn tasks(self, record: &Record) -> Vec<Task> {
        let mut labels = self.labels;
        let moves = self.children.into_iter().map(|id| {
            let square = record[id].move_or_last_foul();
            (
                Some(id),
                square,
                square.and_then(|square| labels.remove(&square)),
            )
        });
        let mut nodes: Vec<_> = moves.collect();
        let label = |(square, text)| (None, Some(square), Some(text));
        nodes.extend(labels.into_iter().map(label));

        let count = nodes.len();
        let numbered = (1..).zip(nodes);
        numbered
            .map(|(number, (id, square, board_text))| Task {
                id,
                square,
                board_text,
                has_sibling: number < count,
            })
            .collect()
    }
}

fn write_node(task: &Task, content: &Content, rules: Rules, bytes: &mut Vec<u8>) {
    let is_leaf = content.children.is_empty() && content.labels.is_empty();
    let flags = [
        (flag::HAS_SIBLING, task.has_sibling),
        (flag::IS_LEAF, is_leaf),
        (flag::MARK, content.is_marked),
        (flag::COMMENT, !content.comment.is_empty()),
        (flag::START, content.is_start),
        (flag::NO_MOVE, task.id.is_none()),
        (flag::EXTENSION, task.board_text.is_some()),
    ];
    let set = flags.into_iter().filter(|&(_, is_set)| is_set);
    let flags = set.fold(0, |flags, (flag, _)| flags | flag);
    let place = task.square.map_or(0, |square| {
        let from_top = rules.height() - 1 - square.row();
        from_top << 4 | (square.column() + 1)
    });

    bytes.extend([place, flags]);
    if task.board_text.is_some() {
        bytes.extend([0, BOARD_TEXT]);
    }
    if !content.comment.is_empty() {
        write_text(&text::comment(&content.comment), bytes);
    }
    if let Some(board_text) = &task.board_text {
        write_text(&text::bytes(board_text), bytes);
    }
}

/// Writes a text with its end, which is one or two zeros: its bytes are even.
fn write_text(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.extend(text);
    bytes.push(0);
    if text.len().is_multiple_of(2) {
        bytes.push(0);
    }
}
