//! Games of the engine against itself, from which its weights are fitted.
//!
//! A file of such games begins with a line of JSON, its [`Terms`]. After it, the
//! games follow in the order of their numbers, in binary form:
//!
//! ```text
//! u32  length of what follows, without the checksum; the lowest byte of numbers first
//!   u8   result: 0 a draw, 1 or 2 a win of the first or the second player
//!   u8   stones of the opening
//!   u16  for each of them: bits 0..5 column, 5..10 row
//!   u16  plies after the opening
//!   for each ply:
//!     u16  its square, and bit 15 if it was drawn by chance
//!     i16  value for the side to move
//!   for each leaf, up to the end of the game:
//!     u16  the ply from whose search it is
//!     u8   moves that lead to it
//!     u16  for each of them: its square
//!     u16, i16  its best move and its value, as of a ply
//! u32  checksum of the game: CRC-32
//! ```

mod book;
mod game;
mod games_file;
mod record;
mod start;

pub use book::{BookMaker, Half, without_repetitions};
pub use game::SelfPlay;
pub use games_file::{GamesFile, GamesFileError};
pub use record::{
    RecordedGame, RecordedGameError, RecordedLeaf, RecordedPly, Terms, TermsError, digest, games,
};
pub use start::{Place, random_start};
