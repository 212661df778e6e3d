//! The record of solved puzzles.

use std::fmt::{self, Write};

use super::puzzle::Puzzle;

/// The version of the text of [`PuzzleProgress`].
pub const PROGRESS_VERSION: u32 = 1;

/// A person's progress with the puzzles, to be stored between sessions.
///
/// ```
/// use dooz_coach::puzzles::{PuzzleProgress, shipped};
/// let puzzle = &shipped()[0];
/// let mut progress = PuzzleProgress::default();
/// progress.change(puzzle, |attempts| attempts.solved = true);
/// let read = PuzzleProgress::read(&progress.write())?;
/// assert!(read.of(puzzle).solved);
/// # Ok::<(), dooz_coach::puzzles::ProgressError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// The attempts by [`Puzzle::key`], in its order, including those for
    /// unknown puzzles.
    puzzles: Vec<(String, Attempts)>,
}

/// A person's attempts at one puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    /// `true` if it was solved.
    pub solved: bool,
    /// The number of wrong answers.
    pub wrong: u32,
    /// The number of hints.
    pub hints: u32,
}

impl PuzzleProgress {
    /// Reads a text of [`PuzzleProgress::write`].
    ///
    /// # Errors
    ///
    /// Returns an error if the text has another form or a later version.
    pub fn read(text: &str) -> Result<Self, ProgressError> {
        let mut lines = (1..).zip(text.lines());
        let head = lines.next().and_then(|(_, head)| head.strip_prefix(HEAD));
        let version = head.and_then(|version| version.trim().parse().ok());
        match version.ok_or(ProgressError::Form { line: 1 })? {
            PROGRESS_VERSION => {}
            version => return Err(ProgressError::Version(version)),
        }
        let mut progress = Self::default();
        for (line, text) in lines {
            let (key, attempts) = read_puzzle(text).ok_or(ProgressError::Form { line })?;
            *progress.attempts(key) = attempts;
        }
        Ok(progress)
    }

    /// Returns the progress as text: a table with a line for each puzzle, with
    /// whether it was solved, the number of wrong answers, and the number of
    /// hints.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{HEAD}{PROGRESS_VERSION}\n");
        for (key, attempts) in &self.puzzles {
            let solved = if attempts.solved { SOLVED } else { OPEN };
            let Attempts { wrong, hints, .. } = attempts;
            writeln!(text, "{key}\t{solved}\t{wrong}\t{hints}").expect("a string takes all");
        }
        text
    }

    /// Returns the attempts at a puzzle.
    #[must_use]
    pub fn of(&self, puzzle: &Puzzle) -> Attempts {
        let found = self.place(&puzzle.key());
        found.map_or_else(|_| Attempts::default(), |place| self.puzzles[place].1)
    }

    /// Changes the attempts at a puzzle.
    pub fn change(&mut self, puzzle: &Puzzle, change: impl FnOnce(&mut Attempts)) {
        change(self.attempts(puzzle.key()));
    }

    /// Returns the number of these puzzles that are solved.
    pub fn solved<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> usize {
        let is_solved = |puzzle: &&Puzzle| self.of(puzzle).solved;
        puzzles.into_iter().filter(is_solved).count()
    }

    fn attempts(&mut self, key: String) -> &mut Attempts {
        let place = self.place(&key).unwrap_or_else(|place| {
            self.puzzles.insert(place, (key, Attempts::default()));
            place
        });
        &mut self.puzzles[place].1
    }

    /// Finds the index of a puzzle, or the one where it belongs.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.puzzles
            .binary_search_by(|(other, _)| other.as_str().cmp(key))
    }
}

const HEAD: &str = "dooz-progress ";
const SOLVED: &str = "solved";
const OPEN: &str = "open";

fn read_puzzle(line: &str) -> Option<(String, Attempts)> {
    let mut fields = line.split('\t');
    let key = fields.next()?.to_owned();
    let solved = match fields.next()? {
        SOLVED => true,
        OPEN => false,
        _ => return None,
    };
    let attempts = Attempts {
        solved,
        wrong: fields.next()?.parse().ok()?,
        hints: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some((key, attempts))
}

/// The reason why a text is not a record of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// The text does not have the form.
    Form {
        /// The line of the first fault, from 1.
        line: usize,
    },
    /// The text was written by a later program.
    Version(u32),
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { line } => write!(f, "line {line}: not a line of progress"),
            Self::Version(version) => write!(f, "version {version} is not known here"),
        }
    }
}

impl std::error::Error for ProgressError {}
