//! Answers to puzzles and hints for them.

use dooz_core::exact::{Entry, Perfect};
use dooz_core::{Brain, Limits, PlayError, Position, Score, Square};
use serde::{Deserialize, Serialize};

use super::puzzle::{Puzzle, TABLE_ENTRIES};
use crate::text::{self, tagged_in_documents};

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "verdict", rename_all = "kebab-case")]
pub enum PuzzleVerdict {
    /// The answer is the solution.
    Solved {
        /// The solution and the best play that follows.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    /// The answer is wrong.
    Wrong(WrongAnswer),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PuzzleVerdict")]
enum PlainVerdict {
    Solved {
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    Wrong(WrongAnswer),
}

tagged_in_documents!(PuzzleVerdict, PlainVerdict);

/// A wrong answer, with its outcome and its refutation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongAnswer {
    /// The outcome with best play from there on.
    pub reached: Reached,
    /// The answer, its refutation, and best play from there on.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
}

/// The outcome after a wrong answer, for the player who gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "reached", rename_all = "kebab-case")]
pub enum Reached {
    /// The win is gone.
    Draw,
    /// The opponent wins.
    Loss {
        /// The number of the opponent's moves to it.
        moves: u16,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Reached")]
enum PlainReached {
    Draw,
    Loss { moves: u16 },
}

tagged_in_documents!(Reached, PlainReached);

/// A hint; each one reveals a little more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "hint", rename_all = "kebab-case")]
pub enum Hint {
    /// The row of the solution, from 1 at the bottom.
    Row {
        /// The number of the row.
        row: u8,
    },
    /// The column of the solution.
    Column {
        /// A square of the column, whose letters name it.
        #[serde(with = "text")]
        bottom: Square,
    },
    /// The solution.
    Square {
        /// The square.
        #[serde(with = "text")]
        square: Square,
    },
}

impl Puzzle {
    /// Judges an answer.
    ///
    /// ```
    /// use dooz_coach::puzzles::{PuzzleVerdict, shipped};
    /// let puzzle = &shipped()[0];
    /// let verdict = puzzle.judge(puzzle.solution())?;
    /// assert!(matches!(verdict, PuzzleVerdict::Solved { .. }));
    /// # Ok::<(), dooz_core::PlayError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the move cannot be played.
    pub fn judge(&self, answer: Square) -> Result<PuzzleVerdict, PlayError> {
        let mut after = *self.position();
        after.play(answer)?;
        let (score, rest) = best_play(&after);
        let line = std::iter::once(answer).chain(rest).collect();
        if answer == self.solution() {
            return Ok(PuzzleVerdict::Solved { line });
        }
        let reached = match score.plies() {
            Some(plies) => Reached::Loss {
                moves: plies.div_ceil(2),
            },
            None => Reached::Draw,
        };
        Ok(PuzzleVerdict::Wrong(WrongAnswer { reached, line }))
    }

    /// Returns the hint after this many earlier ones: first the row or the
    /// column, whichever has fewer legal moves, but not one in which the solution is
    /// the only move; then the square.
    #[must_use]
    pub fn hint(&self, earlier: u32) -> Hint {
        let square = self.solution();
        if earlier > 0 {
            return Hint::Square { square };
        }
        let count = |is_near: &dyn Fn(&Square) -> bool| {
            let moves = self.position().legal_moves();
            moves.filter(is_near).count()
        };
        let in_row = count(&|other| other.row() == square.row());
        let in_column = count(&|other| other.column() == square.column());
        // A line in which the solution is the only move would give it away.
        let column_is_better = in_row == 1 || (in_column > 1 && in_column < in_row);
        if column_is_better {
            let bottom = Square::new(square.column(), 0).expect("the board has the column");
            Hint::Column { bottom }
        } else {
            Hint::Row {
                row: square.row() + 1,
            }
        }
    }
}

/// Returns the score of a position and best play from there.
fn best_play(position: &Position) -> (Score, Vec<Square>) {
    let mut perfect = Perfect::new(vec![Entry::default(); TABLE_ENTRIES]);
    let choice = perfect
        .think(position, &Limits::default(), &mut |_| {})
        .expect("the perfect player knows all rules");
    let score = choice.score.expect("it has a score for every position");
    (score, choice.pv.to_vec())
}
