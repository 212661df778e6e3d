//! The screens of the page.

pub(crate) mod analyse;
pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod puzzles;
