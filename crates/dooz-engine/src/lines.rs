//! Patterns and exact classes of a stone in one direction, generated from the rules.
//!
//! A [`Window`] is an empty square and its neighbours in one direction. A [`Pattern`] is
//! what a stone in the middle makes of it for a player: a five, an open four, a closed
//! three. There are 15 for every line rule and every `k`, and the engine plays by them. A
//! [`PatternTable`] finds those of both players from the key of a window.
//!
//! The [`LineClass`] of a window is exact: it tells after how many further stones, and in
//! how many ways, a stone in the middle completes a line. The pairs of classes that a
//! window can have for both players number 273 in freestyle with five in a row, 1,199
//! where five must be exact, 922 in renju and 579 in caro. Classes are what the patterns
//! are compared with.

mod class;
mod pattern;
mod segment;
mod table;
mod window;

pub use class::{LineClass, LineClasses};
pub use pattern::Pattern;
pub use table::{PatternTable, WindowKey};
pub use window::{ParseWindowError, Window};

#[cfg(test)]
mod tests;
