//! The files of `RenLib`, a program for libraries of renju openings.
//!
//! ```text
//! FF R e n L i b FF  3  4  FF..FF     20 bytes: name, version, filling
//! move  flags  [00 01]  [comment]  [board text]
//! ...                                 nodes, each before those that follow it
//! ```
//!
//! A move is a byte: its low half is the column from 1 at the left, its high
//! half the row from 0 at the top. The byte 0 is the root, which very old files
//! leave out. Texts end with a zero, and are filled up to an even number of
//! bytes. A board text is written on the square of its move in the position
//! before it; a node that is no move only carries such a text.
//!
//! In a record, board texts are the labels (`LB`) of the node before the move,
//! a mark is a hotspot (`HO`), and the position at which a library is opened has
//! our own property `LIB`.

mod reader;
mod text;
mod writer;

pub(super) use reader::read;
pub(super) use writer::{fits, write};

use dooz_core::{Rules, Square};

use super::property::Property;
use super::sgf;

const HEADER: [u8; 8] = *b"\xFFRenLib\xFF";
const HEADER_LENGTH: usize = 20;
/// The newest version, which is also the one that is written.
const VERSION: (u8, u8) = (3, 4);

/// The largest number of columns and rows.
const MOST: u8 = 15;

/// The rules of a file whose rules are not known: its board, with five in a row
/// as for other files that do not name theirs.
pub(super) const DEFAULT: Rules = Rules::GOMOKU;

/// The flags of a node.
mod flag {
    pub(super) const HAS_SIBLING: u8 = 0x80;
    pub(super) const IS_LEAF: u8 = 0x40;
    /// A comment of the first versions, in seven bits.
    pub(super) const OLD_COMMENT: u8 = 0x20;
    pub(super) const MARK: u8 = 0x10;
    pub(super) const COMMENT: u8 = 0x08;
    pub(super) const START: u8 = 0x04;
    pub(super) const NO_MOVE: u8 = 0x02;
    /// Two more bytes of flags follow.
    pub(super) const EXTENSION: u8 = 0x01;
}

/// The flag for a board text, in the second byte of the extension.
const BOARD_TEXT: u8 = 0x01;

const LABELS: &str = "LB";
const MARK: (&str, &str) = ("HO", "1");
const START: (&str, &str) = ("LIB", "start");

/// Returns `true` if bytes begin like these files.
pub(super) fn is_renlib(bytes: &[u8]) -> bool {
    bytes.starts_with(&HEADER)
}

/// Returns `true` if these files can hold a property.
pub(super) fn holds_property(rules: Rules, property: &Property) -> bool {
    is_flag(property, MARK)
        || is_flag(property, START)
        || property.name() == LABELS
            && property
                .raw_values()
                .iter()
                .all(|value| label(rules, value).is_some())
}

fn is_flag(property: &Property, (name, value): (&str, &str)) -> bool {
    property.name() == name && property.raw_values() == [value]
}

/// Reads a label from its value, the point and the text.
fn label(rules: Rules, value: &str) -> Option<(Square, String)> {
    let (point, raw) = value.split_once(':')?;
    let square = sgf::square(rules, point).ok()?;
    let text = sgf::decoded(raw);
    (!text.is_empty()).then_some((square, text))
}

/// Returns the value of a label.
fn label_value(rules: Rules, square: Square, text: &str) -> String {
    let text = sgf::escaped(text).replace(':', "\\:");
    format!("{}:{text}", sgf::point(rules, square))
}
