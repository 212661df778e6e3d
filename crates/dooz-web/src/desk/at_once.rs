//! Questions that take no time.

use dooz_coach::puzzles::shipped;
use dooz_core::classics::Lafore;
use dooz_core::{Limits, Position, Square, Symbol};

use crate::protocol::{Answer, Failure, Scene};

/// The boards that the averaging program shows while it thinks.
pub(super) fn boards(position: &Position) -> Answer {
    let mut scenes = Vec::new();
    let mut show = |level, position: &Position| {
        let board = position.picture(Symbol::X).to_string();
        scenes.push(Scene { level, board });
    };
    match Lafore.thinking_aloud(position, &Limits::default(), &mut |_, _| {}, &mut show) {
        Ok(_) => Answer::Boards(scenes),
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}

/// Whether a move solves one of the puzzles that come with the program.
pub(super) fn judge(key: &str, square: Square) -> Answer {
    let Some(puzzle) = shipped().iter().find(|puzzle| puzzle.key() == key) else {
        return Answer::Failed(Failure::NoSuchPuzzle);
    };
    match puzzle.judge(square) {
        Ok(verdict) => Answer::Verdict(verdict),
        Err(_) => Answer::Failed(Failure::IllegalMove),
    }
}
