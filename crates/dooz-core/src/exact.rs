//! Exact values of small boards, and the player that knows them.
//!
//! A [`Solver`] finds the [`Value`] of any position of a board that fits
//! [`PackedRules`]; [`Perfect`] is the [`Brain`](crate::Brain) that plays by
//! it, and [`Endgame`] the one for boards that do not fit. Both search to the
//! end of the game, with a table of [`Entry`]s that the caller provides.

mod best;
mod canonical;
mod packed;
mod perfect;
mod solver;
mod table;
#[cfg(test)]
mod tests;
mod value;

pub use self::best::{Oracle, State, choice};
pub use self::packed::{PackedBoard, PackedRules, Word};
pub use self::perfect::{Endgame, EndgameSolver, Perfect};
pub use self::solver::{OutOfLimits, Solver};
pub use self::table::Entry;
pub use self::value::Value;
