//! The findings of the coach in words.

pub mod advice;
mod annotate;
#[cfg(any(feature = "terminal", feature = "page"))]
pub mod intuition;
pub mod puzzles;
mod query;
pub mod records;
pub mod review;
#[cfg(any(feature = "terminal", feature = "page"))]
mod score_text;
#[cfg(any(feature = "terminal", feature = "page"))]
mod standing;
#[cfg(feature = "terminal")]
pub mod trace;
#[cfg(feature = "page")]
pub mod walkthrough;

pub use annotate::annotate;
pub use query::explain_tree;
