//! Classes and patterns of a stone in one direction, generated from the rules.
//!
//! A [`Window`] is an empty square and its neighbours in one direction. Its
//! [`LineClass`] for a player is exact: it tells after how many further stones,
//! and in how many ways, a stone in the middle completes a line. For five in a
//! row there are few of them: the pairs of classes that a window can have for
//! both players number 273 in freestyle, 1,199 where five must be exact, 922 in
//! renju and 579 in caro.
//!
//! A [`Pattern`] is a coarser name for the same: a five, an open four, a closed
//! three. There are 15 for every line rule and every `k`. A [`PatternTable`]
//! finds those of both players from the key of a window.

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
