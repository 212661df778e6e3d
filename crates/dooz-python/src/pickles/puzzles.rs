//! Pickles of puzzles.

use dooz_coach::puzzles::{PuzzleVerdict, read, write};
use serde::{Deserialize, Serialize};

use super::Pickle;
use crate::puzzles::{Puzzle, Verdict};

plain!(Verdict, "PuzzleVerdict", PuzzleVerdict);

#[derive(Serialize, Deserialize)]
pub(crate) struct PuzzleState {
    /// The puzzle as a line of a file of puzzles.
    puzzle: String,
}

impl Pickle for Puzzle {
    const NAME: &'static str = "Puzzle";
    type State = PuzzleState;

    fn state(&self) -> PuzzleState {
        let text = write(&[self.0]);
        let line = text.lines().last().unwrap_or_default();
        PuzzleState {
            puzzle: line.to_owned(),
        }
    }

    fn restore(state: PuzzleState) -> Result<Self, String> {
        let puzzles = read(&state.puzzle).map_err(|error| error.to_string())?;
        let puzzle = puzzles.first().copied().ok_or("it has no puzzle")?;
        Ok(Self(puzzle))
    }
}
