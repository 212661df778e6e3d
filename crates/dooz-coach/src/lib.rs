//! Teaching of search and play as plain data: from positions, games and trees
//! of [`dooz_core`] to values that any front end can draw. The crate has no
//! user interface and no clock, and holds no sentence that a person reads.
#![forbid(unsafe_code)]

pub mod advice;
pub mod analysis;
pub mod board_picture;
pub mod puzzles;
mod text;
pub mod trace;
