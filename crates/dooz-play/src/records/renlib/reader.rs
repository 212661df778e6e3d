//! The reader of `RenLib`'s files.

use std::collections::{BTreeMap, HashMap};

use dooz_core::{Rules, Square};

use super::super::error::{Place, Problem, RecordError};
use super::super::property::Property;
use super::super::record::{MOST_NODES, Node, NodeId, Record};
use super::super::record_builder::RecordBuilder;
use super::{
    BOARD_TEXT, DEFAULT, HEADER, HEADER_LENGTH, LABELS, MARK, MOST, START, VERSION, flag,
    label_value, text,
};

/// An error at a byte.
type Fault = (usize, Problem);

pub(in super::super) fn read(bytes: &[u8], rules: Option<Rules>) -> Result<Record, RecordError> {
    read_tree(bytes, rules).map_err(|(byte, problem)| RecordError {
        place: Place::Binary { byte },
        problem,
    })
}

fn read_tree(bytes: &[u8], rules: Option<Rules>) -> Result<Record, Fault> {
    check_header(bytes)?;
    let mut record = Record::new(rules.unwrap_or(DEFAULT));
    if record.rules().width().max(record.rules().height()) > MOST {
        return Err((0, Problem::LibBoard(record.rules())));
    }
    if rules.is_none() {
        record.assume_rules();
    }

    let mut tree = Tree {
        bytes,
        at: HEADER_LENGTH,
        builder: RecordBuilder::new(record),
        labels: HashMap::new(),
    };
    tree.read()?;
    Ok(tree.into_record())
}

fn check_header(bytes: &[u8]) -> Result<(), Fault> {
    if !bytes.starts_with(&HEADER) {
        return Err((0, Problem::LibHeader));
    }
    let version = bytes.get(HEADER.len()..HEADER_LENGTH);
    let version = version.ok_or((bytes.len(), Problem::LibCut))?;
    match (version[0], version[1]) {
        known if known <= VERSION => Ok(()),
        (major, minor) => Err((HEADER.len(), Problem::LibVersion { major, minor })),
    }
}

/// A node of the file.
struct LibNode {
    at: usize,
    place: u8,
    flags: u8,
    comment: String,
    board_text: String,
}

impl LibNode {
    const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Returns `true` if the node only carries a text for the board.
    const fn is_label(&self) -> bool {
        let other = flag::COMMENT | flag::OLD_COMMENT | flag::MARK | flag::START;
        self.has(flag::NO_MOVE) && self.has(flag::IS_LEAF) && !self.has(other)
    }

    /// Returns the square of the move.
    fn square(&self, rules: Rules) -> Result<Square, Fault> {
        let (column, from_top) = (self.place & 15, self.place >> 4);
        if self.place == 0 {
            return Err((self.at, Problem::Pass));
        }
        let row = (rules.height() - 1).checked_sub(from_top);
        let square = column.checked_sub(1).zip(row);
        square
            .and_then(|(column, row)| Square::new(column, row))
            .filter(|&square| rules.contains(square))
            .ok_or_else(|| {
                (
                    self.at,
                    Problem::Point(format!("{column},{}", from_top + 1)),
                )
            })
    }
}

struct Tree<'a> {
    bytes: &'a [u8],
    at: usize,
    builder: RecordBuilder,
    labels: HashMap<NodeId, BTreeMap<Square, String>>,
}

impl Tree<'_> {
    fn read(&mut self) -> Result<(), Fault> {
        if self.is_at_end() {
            return Ok(());
        }
        if self.bytes[self.at] == 0 {
            // The flags of the root say nothing about its children.
            let root = self.node()?;
            self.keep(root);
            if self.is_at_end() {
                return Ok(());
            }
        }

        let mut parent = NodeId::ROOT;
        // The parents of nodes whose siblings come later.
        let mut open = Vec::new();
        for _ in 0..MOST_NODES {
            let node = self.node()?;
            let is_leaf = node.has(flag::IS_LEAF);
            if node.has(flag::HAS_SIBLING) {
                open.push(parent);
            }
            self.builder.return_to(parent);
            self.add(node)?;
            if !is_leaf {
                parent = self.builder.at();
            } else if let Some(elder) = open.pop() {
                parent = elder;
            } else if self.is_at_end() {
                return Ok(());
            } else {
                return Err((self.at, Problem::LibRest));
            }
        }
        Err((self.at, Problem::TooManyNodes))
    }

    const fn is_at_end(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// Adds a node after the last one.
    fn add(&mut self, node: LibNode) -> Result<(), Fault> {
        let square = node.square(self.builder.position().rules())?;
        if !node.board_text.is_empty() {
            let labels = self.labels.entry(self.builder.at()).or_default();
            labels.insert(square, node.board_text.clone());
        }
        if node.is_label() {
            return Ok(());
        }
        let played = self.builder.play_in_turn(square);
        played.map_err(|problem| (node.at, problem))?;
        self.keep(node);
        Ok(())
    }

    /// Stores the comment and the flags of a node.
    fn keep(&mut self, node: LibNode) {
        let kept: &mut Node = self.builder.node();
        for (flag, (name, value)) in [(flag::MARK, MARK), (flag::START, START)] {
            if node.has(flag) {
                kept.properties.push(Property::texts(name, [value]));
            }
        }
        kept.comment = node.comment;
    }

    fn node(&mut self) -> Result<LibNode, Fault> {
        let at = self.at;
        let [place, flags] = self.pair()?;
        let [_, extension] = match flags & flag::EXTENSION {
            0 => [0, 0],
            _ => self.pair()?,
        };
        let comment = if flags & flag::OLD_COMMENT != 0 {
            self.old_text()?
        } else if flags & flag::COMMENT != 0 {
            self.text()?
        } else {
            String::new()
        };
        let board_text = match extension & BOARD_TEXT {
            0 => String::new(),
            _ => self.text()?.replace('\n', " "),
        };
        Ok(LibNode {
            at,
            place,
            flags,
            comment,
            board_text,
        })
    }

    /// Reads two bytes: everything in these files comes in pairs.
    fn pair(&mut self) -> Result<[u8; 2], Fault> {
        let pair = self.bytes[self.at..].first_chunk::<2>();
        let pair = *pair.ok_or((self.bytes.len(), Problem::LibCut))?;
        self.at += 2;
        Ok(pair)
    }

    /// Reads a text that ends with a zero.
    fn text(&mut self) -> Result<String, Fault> {
        let begin = self.at;
        while !self.pair()?.contains(&0) {}
        let text = &self.bytes[begin..self.at];
        let end = text.iter().position(|&byte| byte == 0);
        Ok(text::decoded(&text[..end.expect("there is a zero")]))
    }

    /// Reads a text in seven bits, the last byte of which has the eighth.
    fn old_text(&mut self) -> Result<String, Fault> {
        let begin = self.at;
        let is_last = |byte: &u8| byte & 0x80 != 0;
        while !self.pair()?.iter().any(is_last) {}
        let text = &self.bytes[begin..self.at];
        let last = text.iter().position(is_last).expect("there is a last byte");
        let text: Vec<u8> = text[..=last].iter().map(|byte| byte & 0x7F).collect();
        Ok(text::decoded(&text))
    }

    /// Returns the record with its labels.
    fn into_record(self) -> Record {
        let mut record = self.builder.record;
        let rules = record.rules();
        for (id, labels) in self.labels {
            let values = labels
                .iter()
                .map(|(&square, text)| label_value(rules, square, text));
            let labels = Property::raw(LABELS.to_owned(), values.collect());
            record[id].properties.push(labels);
        }
        record
    }
}
