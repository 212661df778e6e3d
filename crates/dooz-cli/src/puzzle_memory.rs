//! The file of solved puzzles.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use dooz_coach::puzzles::{Attempts, ProgressError, Puzzle, PuzzleProgress};
use dooz_locale::Locale;
use dooz_play::atomic_file;
use etcetera::BaseStrategy;

/// A person's progress in puzzles, stored in a file that is rewritten after
/// each answer. A file that cannot be read is never written.
pub(crate) struct Memory {
    file: PathBuf,
    progress: PuzzleProgress,
    /// `true` if the person knows that the file cannot be written.
    complained: bool,
}

/// The reason why progress cannot be stored.
#[derive(Debug)]
pub(crate) enum MemoryError {
    /// The system has no folder for a user's data.
    NoPlace,
    /// The file cannot be read.
    Read(PathBuf, io::Error),
    /// The file does not hold a progress.
    Form(PathBuf, ProgressError),
    /// The file cannot be written.
    Write(PathBuf, io::Error),
}

/// The largest file that is read: a thousand times the size needed for the
/// shipped puzzles.
const LARGEST: u64 = 10_000_000;

impl Memory {
    /// Reads the progress from a file, or from the default one. If there is no
    /// such file, there is no progress yet.
    pub(crate) fn open(file: Option<PathBuf>) -> Result<Self, MemoryError> {
        let file = file.or_else(default_file).ok_or(MemoryError::NoPlace)?;
        let progress = read(&file)?;
        Ok(Self {
            file,
            progress,
            complained: false,
        })
    }

    pub(crate) const fn progress(&self) -> &PuzzleProgress {
        &self.progress
    }

    /// Changes the progress in a puzzle, in memory and in the file. A failure
    /// to write is reported only once.
    pub(crate) fn change(
        &mut self,
        puzzle: &Puzzle,
        change: impl Fn(&mut Attempts),
    ) -> Result<(), MemoryError> {
        self.progress.change(puzzle, &change);
        let stored = self.store(puzzle, &change);
        match stored {
            Err(error) if !std::mem::replace(&mut self.complained, true) => Err(error),
            _ => Ok(()),
        }
    }
}

impl Memory {
    /// Changes the file. Another session may have written since: its answers stay.
    fn store(&self, puzzle: &Puzzle, change: impl Fn(&mut Attempts)) -> Result<(), MemoryError> {
        let cannot_write = |error| MemoryError::Write(self.file.clone(), error);
        let folder = self.file.parent().map_or(Ok(()), fs::create_dir_all);
        folder.map_err(cannot_write)?;
        // The file itself is replaced, so the lock is held on one beside it. Where the
        // file system knows no locks, sessions at the same time are rare enough.
        let mut beside = OsString::from(".");
        beside.push(self.file.file_name().unwrap_or_default());
        beside.push(".lock");
        let lock = File::create(self.file.with_file_name(beside));
        let _held = lock.and_then(|lock| lock.lock().map(|()| lock)).ok();
        let mut progress = read(&self.file)?;
        progress.change(puzzle, change);
        write(&self.file, &progress)
    }
}

impl MemoryError {
    /// Returns the sentence about the error.
    pub(crate) fn explain(&self, locale: &Locale) -> String {
        let about = |key, file: &Path, error: &io::Error| {
            let gaps = [
                ("file", file.display().to_string().into()),
                ("reason", error.to_string().into()),
            ];
            locale.format(key, &gaps)
        };
        match self {
            Self::NoPlace => locale.text("error-progress-place").into_owned(),
            Self::Read(file, error) => about("error-file-open", file, error),
            Self::Write(file, error) => about("error-progress-write", file, error),
            Self::Form(file, ProgressError::Form { line }) => locale.format(
                "error-progress-form",
                &[
                    ("line", (*line).into()),
                    ("file", file.display().to_string().into()),
                ],
            ),
            Self::Form(file, ProgressError::Version(version)) => locale.format(
                "error-progress-version",
                &[
                    ("version", (*version).into()),
                    ("file", file.display().to_string().into()),
                ],
            ),
        }
    }
}

fn default_file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.data_dir().join("dooz").join("puzzles.txt"))
}

fn read(file: &Path) -> Result<PuzzleProgress, MemoryError> {
    let text = match read_text(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(PuzzleProgress::default());
        }
        Err(error) => return Err(MemoryError::Read(file.to_owned(), error)),
    };
    PuzzleProgress::read(&text).map_err(|error| MemoryError::Form(file.to_owned(), error))
}

fn read_text(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST).read_to_end(&mut bytes)?;
    // Bytes that are not text become characters at which reading stops.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn write(file: &Path, progress: &PuzzleProgress) -> Result<(), MemoryError> {
    let written = atomic_file::write(file, progress.write().as_bytes());
    written
        .map(drop)
        .map_err(|error| MemoryError::Write(file.to_owned(), error))
}
