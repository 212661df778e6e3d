//! What the coach finds, as sentences.

pub mod advice;
mod annotate;
mod brains;
pub mod puzzles;
pub mod records;
pub mod trace;

pub use annotate::annotate;
