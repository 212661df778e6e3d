//! What somebody has solved already.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::puzzle::Puzzle;

/// The version of the written form of [`Progress`].
pub const PROGRESS_VERSION: u32 = 1;

/// What somebody has made of the puzzles, to be kept between sessions.
///
/// ```
/// use dooz_coach::puzzles::{Progress, shipped};
/// let puzzle = &shipped()[0];
/// let mut progress = Progress::default();
/// progress.change(puzzle, |attempts| attempts.solved = true);
/// let read = Progress::read(&progress.write())?;
/// assert!(read.of(puzzle).solved);
/// # Ok::<(), dooz_coach::puzzles::ProgressError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    /// By [`Puzzle::key`]: puzzles that are not known here are kept, too.
    puzzles: BTreeMap<String, Attempts>,
}

/// What somebody has made of one puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempts {
    /// Whether it was solved.
    pub solved: bool,
    /// The wrong answers.
    pub wrong: u32,
    /// The hints.
    pub hints: u32,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            version: PROGRESS_VERSION,
            puzzles: BTreeMap::new(),
        }
    }
}

impl Progress {
    /// Reads what [`Progress::write`] has written.
    ///
    /// # Errors
    ///
    /// If the text is something else, or of a later version.
    pub fn read(text: &str) -> Result<Self, ProgressError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let form = |error: serde_json::Error| ProgressError::Form {
            line: error.line(),
            column: error.column(),
        };
        // Another version may have another form, so it is looked at first.
        let Versioned { version } = serde_json::from_str(text).map_err(form)?;
        if version != PROGRESS_VERSION {
            return Err(ProgressError::Version(version));
        }
        serde_json::from_str(text).map_err(form)
    }

    /// The progress as JSON, a line for each number, to be read again.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("all keys are text");
        text.push('\n');
        text
    }

    /// What was made of a puzzle.
    #[must_use]
    pub fn of(&self, puzzle: &Puzzle) -> Attempts {
        self.puzzles.get(&puzzle.key()).copied().unwrap_or_default()
    }

    /// Changes what was made of a puzzle.
    pub fn change(&mut self, puzzle: &Puzzle, change: impl FnOnce(&mut Attempts)) {
        change(self.puzzles.entry(puzzle.key()).or_default());
    }

    /// How many of these puzzles are solved.
    pub fn solved<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> usize {
        let is_solved = |puzzle: &&Puzzle| self.of(puzzle).solved;
        puzzles.into_iter().filter(is_solved).count()
    }
}

/// Why a text is no progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// It does not have the form.
    Form {
        /// The line of the first fault, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// It was written by a later program.
    Version(u32),
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { line, column } => {
                write!(f, "line {line}, column {column}: this is no progress")
            }
            Self::Version(version) => write!(f, "version {version} is not known here"),
        }
    }
}

impl std::error::Error for ProgressError {}
