//! Teaching search and play, as plain data: what goes in are positions,
//! games and trees of [`dooz_core`]; what comes out are values that any face
//! can draw. There is no screen here, no clock and no sentence for a person.
#![forbid(unsafe_code)]

pub mod advice;
pub mod board_picture;
pub mod puzzles;
mod text;
pub mod trace;
