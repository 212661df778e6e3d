//! The file of a match that is being played.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use super::{Entry, Record, RecordError, RecordProblem};
use crate::play::session::Session;

/// Writes a match, each entry as soon as it happens and in one piece, so
/// that a program that is killed loses at most the entry it was writing.
#[derive(Debug)]
pub struct Recorder {
    file: File,
}

/// A match that was read from its file.
#[derive(Debug)]
pub struct Resumed {
    /// The match as it stood. It is kept in the file, unless `read_only`.
    pub session: Session,
    /// Whether the last line was cut short, and so was left out.
    pub repaired: bool,
    /// Whether the file cannot be written, and so what happens now is not
    /// kept.
    pub read_only: bool,
}

/// Why there is no file for a match.
#[derive(Debug)]
pub enum FileError {
    /// The file has something in it already.
    Exists,
    /// Another match is being written to the file.
    Busy,
    /// The file is too large to be a record.
    TooLarge,
    /// The file is not a record, or a damaged one. It was left as it is.
    Record(RecordError),
    /// The system refuses.
    System(io::Error),
}

/// Thousands of long games.
const LARGEST_FILE: u64 = 16 << 20;

impl Recorder {
    /// Begins the file of a match, which must not exist or be empty, and
    /// keeps the match in it from now on.
    ///
    /// # Errors
    ///
    /// If there is such a file already, or it cannot be written.
    pub fn create(path: &Path, session: &mut Session) -> Result<(), FileError> {
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        lock(&file)?;
        if file.metadata()?.len() > 0 {
            return Err(FileError::Exists);
        }
        file.write_all(Record::of(session).to_string().as_bytes())?;
        session.keep(Self { file });
        Ok(())
    }

    /// Reads the match from its file, and goes on writing there.
    ///
    /// A last line without its end was being written when the program was
    /// stopped. It is left out, and cut off from the file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or is not a record. It is not changed
    /// then.
    pub fn resume(path: &Path) -> Result<Resumed, FileError> {
        let (file, read_only) = open(path)?;
        if !read_only {
            lock(&file)?;
        }
        let mut bytes = Vec::new();
        (&file).take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LARGEST_FILE {
            return Err(FileError::TooLarge);
        }

        let end = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |last| last + 1);
        let mut session = parse(&bytes[..end])?.session();
        let repaired = end < bytes.len();
        if !read_only {
            if repaired {
                file.set_len(end as u64)?;
            }
            session.keep(Self { file });
        }
        Ok(Resumed {
            session,
            repaired,
            read_only,
        })
    }

    /// Adds an entry.
    pub(in crate::play) fn write(&mut self, entry: Entry) -> io::Result<()> {
        let gap = if matches!(entry, Entry::Game(_)) {
            "\n"
        } else {
            ""
        };
        self.file.write_all(format!("{gap}{entry}\n").as_bytes())
    }
}

/// The file for reading and, unless that is forbidden, for appending.
fn open(path: &Path) -> io::Result<(File, bool)> {
    match OpenOptions::new().read(true).append(true).open(path) {
        Ok(file) => Ok((file, false)),
        Err(error) if is_read_only(&error) => Ok((File::open(path)?, true)),
        Err(error) => Err(error),
    }
}

fn is_read_only(error: &io::Error) -> bool {
    use io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), PermissionDenied | ReadOnlyFilesystem)
}

fn lock(file: &File) -> Result<(), FileError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(FileError::Busy),
        // Some file systems know no locks. Two matches in one file are
        // unlikely enough to play on there.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()]
            .split(|&byte| byte == b'\n')
            .count();
        RecordError {
            line,
            problem: RecordProblem::NotText,
        }
    })?;
    Record::parse(text)
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl From<RecordError> for FileError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists => f.write_str("the file has something in it already"),
            Self::Busy => f.write_str("another match is being written to the file"),
            Self::TooLarge => f.write_str("the file is too large to be a record"),
            Self::Record(error) => error.fmt(f),
            Self::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}
