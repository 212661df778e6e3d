//! Games of the engine against itself, from which its weights are fitted.
//!
//! A file of such games begins with a line of JSON, its [`Terms`]. Behind it the
//! games follow in the order of their numbers, in binary form:
//!
//! ```text
//! u16  length of the game in bytes, all numbers with the lowest byte first
//!   u8   result: 0 a draw, 1 or 2 a win of the first or the second player
//!   u8   stones of the opening
//!   u16  for each ply: bits 0..5 column, 5..10 row, 15 drawn by chance
//!   i16  for each ply after the opening: value for the side to move
//! u32  checksum of the game: FNV-1a
//! ```

mod book;
mod game;
mod record;
mod start;

pub use book::{BookMaker, Half, without_repetitions};
pub use game::SelfPlay;
pub use record::{RecordedGame, RecordedLeaf, RecordedPly, Terms, TermsError, digest, games};
pub use start::{Place, random_start};
