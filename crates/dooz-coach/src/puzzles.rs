//! Positions with exactly one good move.
//!
//! A [`Puzzle`] is a position in which exactly one move wins, or exactly one
//! does not lose. [`prove`] tests a position, and [`generate`] finds puzzles; a
//! hundred of them are [`shipped`] with the program. [`Puzzle::judge`] explains
//! an answer, [`Puzzle::hint`] helps, [`PuzzleProgress`] records what was
//! solved, a [`PuzzleFilter`] chooses the next puzzle, and [`of_the_day`] that of a
//! day.

mod daily;
mod file;
mod filter;
mod generate;
mod grade;
mod judge;
mod progress;
mod puzzle;

pub use daily::of_the_day;
pub use file::{PuzzleFileError, PuzzleProblem, read, shipped, write};
pub use filter::PuzzleFilter;
pub use generate::{SHIPPED_SHARES, Share, generate};
pub use grade::{Grade, GradeError};
pub use judge::{Hint, PuzzleVerdict, Reached, WrongAnswer};
pub use progress::{Attempts, PROGRESS_VERSION, ProgressError, PuzzleProgress};
pub use puzzle::{CannotProve, Goal, Puzzle, prove};
