//! The findings of the coach in words.

pub mod advice;
mod annotate;
#[cfg(feature = "terminal")]
mod brains;
pub mod puzzles;
mod query;
pub mod records;
#[cfg(feature = "terminal")]
pub mod trace;

pub use annotate::annotate;
pub use query::explain_tree;
