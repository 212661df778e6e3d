//! The Smart Game Format, as far as two players and one board need it.

mod lexer;
mod mend;
mod node;
mod reader;
mod root;
mod text;
mod writer;

pub(super) use lexer::has_tree;
pub(crate) use mend::{mended, root_has};
pub(super) use node::square;
pub(super) use reader::read;
pub(super) use text::{decoded, escaped};
pub(crate) use writer::write_nodes;
pub(super) use writer::{point, write};

/// The number of the game in SGF: gomoku and renju.
const GAME: &str = "4";
/// Our own property for the length of the winning line.
const IN_A_ROW: &str = "IR";
/// Our own property for the seconds that a move took.
const ELAPSED: &str = "EMT";
