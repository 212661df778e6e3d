//! The file of a match in progress.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::atomic_file;
use crate::matches::{Change, Match, MatchError, PROPERTY, Seat};
use crate::records::sgf;
use crate::records::{NodeId, RecordFormat};

/// A recorder that keeps a match in a file, so that a killed program loses
/// nothing.
///
/// A move at the end of the game is appended, together with the parentheses
/// that close the text, and is on the disk when [`Recorder::save`] returns. Any
/// other change writes a new file, which replaces the old one when it is
/// complete.
///
/// ```
/// use dooz_play::match_file::{MatchFile, Recorder};
/// use dooz_play::matches::Match;
/// # let folder = std::env::temp_dir().join(format!("dooz-recorder-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// # let path = folder.join("game.sgf");
/// # let _ = std::fs::remove_file(&path);
/// let mut game = Match::default();
/// let mut recorder = Recorder::create(&path)?;
/// recorder.save(&mut game)?;
/// game.play("b2".parse()?)?;
/// recorder.save(&mut game)?;
/// drop(recorder);
///
/// let (copy, repaired) = MatchFile::open(&path)?.read()?;
/// assert_eq!((copy.moves(), repaired), (game.moves(), false));
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Recorder {
    file: File,
    path: PathBuf,
    /// `true` if there was no file before.
    is_new: bool,
    /// The content of the file.
    text: String,
}

impl Recorder {
    /// Creates the file, which must be new or empty.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is not empty or cannot be written.
    pub fn create(path: &Path) -> Result<Self, MatchFileError> {
        let (file, is_new) = match File::create_new(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                (OpenOptions::new().append(true).open(path)?, false)
            }
            file => (file?, true),
        };
        lock(&file)?;
        if file.metadata()?.len() > 0 {
            return Err(MatchFileError::Exists);
        }
        Ok(Self {
            file,
            path: path.to_owned(),
            is_new,
            text: String::new(),
        })
    }

    /// Writes the changes of the match since the last save, always for the same
    /// match. Everything is on the disk afterwards.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses to write. Nothing saved before is
    /// lost, and the next save tries again.
    pub fn save(&mut self, game: &mut Match) -> io::Result<()> {
        let saved = match game.take_change() {
            Change::None => Ok(()),
            Change::Moves(nodes) if !self.text.is_empty() => self.append(game, &nodes),
            Change::Moves(_) | Change::Other => self.rewrite(game),
        };
        if saved.is_err() {
            // The file may hold a part of a move, so all of it is written anew.
            self.text.clear();
            game.mark_changed();
            // An empty file is no match that could be continued.
            if self.is_new && self.file.metadata().is_ok_and(|file| file.len() == 0) {
                let _ = fs::remove_file(&self.path);
            }
        }
        saved
    }

    fn append(&mut self, game: &Match, nodes: &[NodeId]) -> io::Result<()> {
        let end = self.text.trim_end_matches('\n').trim_end_matches(')').len();
        let closing = self.text.split_off(end);
        let line = self.text.rfind('\n').map_or(0, |end| end + 1);
        self.text += &sgf::write_nodes(game.tree().record(), nodes, end - line);
        self.text += &closing;
        let added = &self.text.as_bytes()[end..];
        let written = overwrite(&mut self.file, end, added).and_then(|()| self.file.sync_data());
        if written.is_err() {
            // On a full disk there is still room for what was there before, which ends the
            // file as a whole.
            let _ = overwrite(&mut self.file, end, closing.as_bytes());
            let _ = self.file.set_len((end + closing.len()) as u64);
        }
        written
    }

    fn rewrite(&mut self, game: &Match) -> io::Result<()> {
        let text = game.to_sgf();
        if text != self.text {
            self.file = atomic_file::write(&self.path, text.as_bytes())?;
            self.text = text;
        }
        Ok(())
    }
}

fn overwrite(file: &mut File, from: usize, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(from as u64))?;
    file.write_all(bytes)
}

/// An open file that holds a match.
#[derive(Debug)]
pub struct MatchFile {
    file: File,
    path: PathBuf,
    bytes: Vec<u8>,
    is_read_only: bool,
}

/// The largest size of a file: thousands of long games.
const LARGEST_FILE: u64 = 16 << 20;

impl MatchFile {
    /// Opens a file and locks it against other programs that write matches. A
    /// file that cannot be written is opened read-only.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, or another program writes
    /// to it.
    pub fn open(path: &Path) -> Result<Self, MatchFileError> {
        let (file, is_read_only) = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => (file, false),
            Err(error) if is_read_only(&error) => (File::open(path)?, true),
            Err(error) => return Err(error.into()),
        };
        if !is_read_only {
            lock(&file)?;
            if was_replaced(&file, path) {
                return Err(MatchFileError::Busy);
            }
        }
        let mut bytes = Vec::new();
        (&file).take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LARGEST_FILE {
            return Err(MatchFileError::TooLarge);
        }
        Ok(Self {
            file,
            path: path.to_owned(),
            bytes,
            is_read_only,
        })
    }

    /// Returns the bytes of the file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns `true` if the file cannot be written.
    #[must_use]
    pub const fn is_read_only(&self) -> bool {
        self.is_read_only
    }

    /// Reads the match. The flag is `true` if the end of the text was cut
    /// short, because the system stopped while writing; an incomplete move is
    /// then left out.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is not SGF, or a damaged match, or one of a
    /// computer player that does not play by its rules.
    pub fn read(&self) -> Result<(Match, bool), MatchError> {
        let text = match RecordFormat::text(&self.bytes) {
            Ok(text) => text,
            Err(error) => match std::str::from_utf8(&self.bytes) {
                Err(cut) if cut.error_len().is_none() => {
                    // The end of the file splits a character.
                    let text = std::str::from_utf8(&self.bytes[..cut.valid_up_to()]);
                    text.expect("it is valid up to there")
                }
                _ => return Err(error.into()),
            },
        };
        let mended = sgf::mended(text);
        let game = Match::from_sgf(mended.as_deref().unwrap_or(text))?;
        check_participants(&game)?;
        Ok((game, mended.is_some()))
    }

    /// Returns a recorder that continues the file, or `None` if it cannot be
    /// written. Nothing changes before the next save.
    #[must_use]
    pub fn into_recorder(self) -> Option<Recorder> {
        (!self.is_read_only).then(|| Recorder {
            file: self.file,
            path: self.path,
            is_new: false,
            // Any text other than that of the match is overwritten.
            text: String::from_utf8(self.bytes).unwrap_or_default(),
        })
    }
}

/// Returns `true` if a text was written by [`Match::to_sgf`], and `false` for
/// any other SGF. The root of the first tree decides, so the start of a long
/// text suffices.
///
/// ```
/// use dooz_play::{match_file, matches::Match};
/// assert!(match_file::holds_match(&Match::default().to_sgf()));
/// assert!(!match_file::holds_match("(;GM[4]SZ[15];B[hh])"));
/// ```
#[must_use]
pub fn holds_match(text: &str) -> bool {
    sgf::root_has(text, PROPERTY)
}

/// Checks that both participants play by the rules, because nothing checks it
/// after a match has been opened.
fn check_participants(game: &Match) -> Result<(), MatchError> {
    let cannot_play = |seat: &Seat| {
        let participant = game.options().participant(*seat);
        participant.plays(game.rules()).is_err()
    };
    match Seat::BOTH.into_iter().find(cannot_play) {
        None => Ok(()),
        Some(seat) => Err(MatchError::Entry {
            game: game.earlier().len() + 1,
            entry: seat.name(),
        }),
    }
}

fn is_read_only(error: &io::Error) -> bool {
    use io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), PermissionDenied | ReadOnlyFilesystem)
}

fn lock(file: &File) -> Result<(), MatchFileError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(MatchFileError::Busy),
        // Some file systems do not support locks. Two matches in one file are
        // unlikely enough to go on.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Returns `true` if another program has replaced the file between its opening
/// and its locking here.
#[cfg(unix)]
fn was_replaced(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |about: std::fs::Metadata| (about.dev(), about.ino());
    let own = file.metadata().map(number).ok();
    own.is_none() || own != std::fs::metadata(path).map(number).ok()
}

#[cfg(not(unix))]
const fn was_replaced(_: &File, _: &Path) -> bool {
    false
}

/// The reason why a file cannot hold a match.
#[derive(Debug)]
pub enum MatchFileError {
    /// The file is not empty.
    Exists,
    /// Another match is being written to the file.
    Busy,
    /// The file is too large to be a match.
    TooLarge,
    /// The system refuses.
    System(io::Error),
}

impl From<io::Error> for MatchFileError {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl fmt::Display for MatchFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists => f.write_str("the file is not empty"),
            Self::Busy => f.write_str("another match is being written to the file"),
            Self::TooLarge => f.write_str("the file is too large to be a match"),
            Self::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchFileError {}

#[cfg(test)]
mod tests;
