//! The verdict on a solution of a puzzle.

use dooz_coach::puzzles::shipped;
use dooz_core::Square;

use crate::protocol::{Answer, Failure};

/// Judges a solution of one of the puzzles that come with the program.
pub(super) fn judge(key: &str, square: Square) -> Answer {
    let Some(puzzle) = shipped().iter().find(|puzzle| puzzle.key() == key) else {
        return Answer::Failed(Failure::NoSuchPuzzle);
    };
    match puzzle.judge(square) {
        Ok(verdict) => Answer::Verdict(verdict),
        Err(_) => Answer::Failed(Failure::IllegalMove),
    }
}
