//! `dooz coach`: what the coach has measured and found.

pub mod levels;
pub mod puzzles;
