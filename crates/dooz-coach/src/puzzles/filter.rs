//! The choice of the next puzzle.

use dooz_core::Rules;

use super::grade::Grade;
use super::progress::PuzzleProgress;
use super::puzzle::Puzzle;

/// A filter for puzzles.
///
/// ```
/// use dooz_coach::puzzles::{PuzzleFilter, PuzzleProgress, shipped};
/// let filter = PuzzleFilter { grade: "2".parse().ok(), ..PuzzleFilter::default() };
/// let next = filter.next(shipped(), &PuzzleProgress::default(), 0).expect("there are some");
/// assert_eq!(shipped()[next].grade().number(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// The rules of the puzzles, or `None` for all.
    pub rules: Option<Rules>,
    /// The grade of the puzzles, or `None` for all.
    pub grade: Option<Grade>,
}

impl PuzzleFilter {
    /// Returns `true` if a puzzle passes the filter.
    #[must_use]
    pub fn wants(&self, puzzle: &Puzzle) -> bool {
        self.rules.is_none_or(|rules| rules == puzzle.rules())
            && self.grade.is_none_or(|grade| grade == puzzle.grade())
    }

    /// Returns the index of the next unsolved puzzle that passes, from `from`
    /// on and then from the beginning; `None` if all are solved.
    #[must_use]
    pub fn next(
        &self,
        puzzles: &[Puzzle],
        progress: &PuzzleProgress,
        from: usize,
    ) -> Option<usize> {
        let is_open = |place: &usize| {
            let puzzle = &puzzles[*place];
            self.wants(puzzle) && !progress.of(puzzle).solved
        };
        let from = from.min(puzzles.len());
        (from..puzzles.len()).chain(0..from).find(is_open)
    }
}
