//! Games from files: read, changed and written back.
//!
//! A [`Record`] is a game with its side lines, comments and names, regardless
//! of the kind of file it came from. A [`RecordFormat`] converts between files
//! and records:
//!
//! ```
//! use dooz_play::records::RecordFormat;
//!
//! let text = "(;FF[4]GM[4]SZ[15]RU[renju];B[hh];W[hg]C[Direct.](;B[ii])(;B[ij]))";
//! let record = &RecordFormat::Sgf.read(text, None)?[0];
//! assert_eq!(record.rules(), dooz_core::Rules::RENJU);
//! assert_eq!(RecordFormat::Moves.write(std::slice::from_ref(record))?, "h8 h9 i7\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading always ends soon, with records or with an error that has a place and
//! a reason.

mod error;
mod game_result;
mod loss;
mod move_list;
mod property;
mod psq;
mod record;
mod record_builder;
mod record_format;
mod renlib;
mod rules_property;
pub(crate) mod sgf;

pub(crate) use error::quoted;
pub use error::{Place, Problem, RecordError};
pub use game_result::GameResult;
pub use loss::{Loss, losses};
pub(crate) use move_list::word_problem;
pub use property::Property;
pub use record::{Node, NodeId, Record};
pub use record_format::{CannotWrite, RecordFormat};

#[cfg(test)]
pub(crate) mod tests;
