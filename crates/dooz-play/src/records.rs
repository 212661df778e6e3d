//! Games from files: read, changed and written back.
//!
//! A [`Record`] is a game with its side lines, comments and names, regardless
//! of the kind of file it came from. A [`Format`] converts between text and
//! records:
//!
//! ```
//! use dooz_play::records::Format;
//!
//! let text = "(;FF[4]GM[4]SZ[15]RU[renju];B[hh];W[hg]C[Direct.](;B[ii])(;B[ij]))";
//! let record = &Format::Sgf.read(text, None)?[0];
//! assert_eq!(record.rules(), dooz_core::Rules::RENJU);
//! assert_eq!(Format::Moves.write(std::slice::from_ref(record))?, "h8 h9 i7\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading always ends soon, with records or with an error that has a place and
//! a reason.

mod error;
mod format;
mod game_result;
mod loss;
mod move_list;
mod property;
mod psq;
mod record;
mod rules_property;
pub(crate) mod sgf;

pub use error::{Place, Problem, RecordError};
pub use format::{CannotWrite, Format};
pub use game_result::GameResult;
pub use loss::{Loss, losses};
pub use property::Property;
pub use record::{Node, NodeId, Record};

#[cfg(test)]
pub(crate) mod tests;
