//! Pictures of boards.

#![expect(
    clippy::cast_precision_loss,
    reason = "boards and their pictures are small"
)]

mod grid;

pub use grid::{BoardGrid, GridLines, piece_path};
