//! Pictures of boards.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "boards and pictures of them are small"
)]

mod grid;

pub use grid::{BoardGrid, GridLines, piece_path};
