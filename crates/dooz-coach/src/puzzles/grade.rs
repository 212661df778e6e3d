//! Grades of puzzles.

use std::fmt;
use std::str::FromStr;

use dooz_core::textbook::{Candidates, Family, Intuition, Tie};
use dooz_core::{Position, Square};
use serde::Serialize;

use super::puzzle::Goal;

/// The difficulty of a puzzle, from 1 to 5: the number of moves to look ahead,
/// plus one if a wrong move tempts, and plus two if at least three do.
///
/// A wrong move tempts if intuition, which counts the stones in the lines of a
/// square and does not look ahead, scores it as high as the solution.
///
/// ```
/// use dooz_coach::puzzles::{Goal, Grade};
/// let grade = |moves, tempting| Grade::of(Goal::Win { moves }, tempting).number();
/// assert_eq!((grade(1, 0), grade(2, 1), grade(2, 3), grade(9, 9)), (1, 3, 4, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Grade(u8);

impl Grade {
    /// The easiest grade.
    pub const EASIEST: Self = Self(1);
    /// The hardest grade.
    pub const HARDEST: Self = Self(5);

    /// Returns the grade of a puzzle with this goal and number of tempting
    /// moves.
    #[must_use]
    pub fn of(goal: Goal, tempting: u16) -> Self {
        let temptation = match tempting {
            0 => 0,
            1 | 2 => 1,
            _ => 2,
        };
        let hardest = u16::from(Self::HARDEST.0);
        Self((goal.moves() + temptation).clamp(1, hardest) as u8)
    }

    /// Returns all grades, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::EASIEST.0..=Self::HARDEST.0).map(Self)
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl FromStr for Grade {
    type Err = GradeError;

    fn from_str(text: &str) -> Result<Self, GradeError> {
        let number: u8 = text.parse().map_err(|_| GradeError)?;
        Self::all()
            .find(|grade| grade.0 == number)
            .ok_or(GradeError)
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The error of a number or text that is not a whole number from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradeError;

impl fmt::Display for GradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a grade is a whole number from 1 to 5")
    }
}

impl std::error::Error for GradeError {}

/// Returns the number of wrong moves that intuition scores as high as the
/// solution.
pub(super) fn tempting(position: &Position, solution: Square) -> u16 {
    let intuition = Intuition {
        candidates: Candidates::All,
        tie: Tie::First,
        beyond_gaps: true,
        ..Intuition::new(Family::Power.weights(position.rules().k()))
    };
    let mut scores = Vec::new();
    intuition.best(position, &mut |square, score| scores.push((square, score)));
    let of_solution = scores.iter().find(|(square, _)| *square == solution);
    let &(_, least) = of_solution.expect("the solution is a legal move");
    let tempts = |(square, score): &&(Square, i64)| *square != solution && *score >= least;
    scores.iter().filter(tempts).count() as u16
}
