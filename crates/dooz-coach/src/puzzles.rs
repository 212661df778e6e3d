//! Positions with exactly one good move.
//!
//! A [`Puzzle`] is a position in which exactly one move wins, or in which
//! exactly one does not lose; [`prove`] finds out whether a position is one,
//! and [`generate`] finds such positions. A hundred of them are
//! [`shipped`] with the program. [`Puzzle::judge`] says why an answer is right or wrong,
//! [`Puzzle::hint`] helps, [`PuzzleProgress`] remembers, and a [`PuzzleFilter`] says
//! what to ask next.

mod file;
mod filter;
mod generate;
mod grade;
mod judge;
mod progress;
mod puzzle;

pub use file::{PuzzleFileError, PuzzleProblem, read, shipped, write};
pub use filter::PuzzleFilter;
pub use generate::{Share, USUAL_SHARES, generate};
pub use grade::{Grade, GradeError};
pub use judge::{Hint, Mistake, PuzzleVerdict, Reached};
pub use progress::{Attempts, PROGRESS_VERSION, ProgressError, PuzzleProgress};
pub use puzzle::{CannotProve, Goal, Puzzle, prove};
