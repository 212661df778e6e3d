//! Files of games of the engine against itself, while they are written.

use std::error::Error;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use super::record::{RecordedGame, Terms, TermsError, games_within};

/// A file of games to which more are appended, in the order of their numbers. It is locked
/// meanwhile, where the file system has locks.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::selfplay::{GamesFile, SelfPlay, Terms};
/// let path = std::env::temp_dir().join(format!("dooz-{}.games", std::process::id()));
/// let terms = Terms::new(Rules::GOMOKU, 1, 50, "0.1.0");
/// let mut file = GamesFile::open(&path, &terms)?;
/// file.append(&SelfPlay::new(Rules::GOMOKU, 50).play(1, None)?)?;
/// drop(file);
/// assert_eq!(GamesFile::open(&path, &terms)?.games(), 1);
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct GamesFile {
    file: File,
    games: u64,
}

/// The reason why games cannot be appended to a file, which is left as it is.
#[derive(Debug)]
pub enum GamesFileError {
    /// The system refuses.
    System(io::Error),
    /// Somebody else is appending to the file.
    Busy,
    /// This is a device, a pipe or a folder, which keeps no games.
    NotAFile,
    /// The file does not begin with terms.
    NoTerms(TermsError),
    /// The games of the file were played on other terms.
    OtherTerms(Box<Terms>),
    /// A game of the file is damaged.
    Damaged {
        /// The number of the game, from 1.
        game: u64,
        /// The length of the part of the file before it, in bytes.
        before: u64,
    },
}

impl GamesFile {
    /// Opens a file, to append after its last whole game, or creates it. A game that is cut
    /// off, by a program that was killed, is removed.
    ///
    /// # Errors
    ///
    /// Returns an error if the file holds something else, or games on other terms, or cannot
    /// be read and written.
    pub fn open(path: &Path, terms: &Terms) -> Result<Self, GamesFileError> {
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path)?;
        if !file.metadata()?.is_file() {
            return Err(GamesFileError::NotAFile);
        }
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(GamesFileError::Busy);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let line = terms.line();
        // A program that was killed may not even have written the first line.
        if line.as_bytes().starts_with(&bytes) {
            file.set_len(0)?;
            file.write_all(line.as_bytes())?;
            return Ok(Self { file, games: 0 });
        }
        let (found, mut end) = Terms::read(&bytes).map_err(GamesFileError::NoTerms)?;
        if found != *terms {
            return Err(GamesFileError::OtherTerms(Box::new(found)));
        }
        let mut count = 0;
        for read in games_within(terms.longest_game(), &bytes[end..]) {
            let (_, length) = read.map_err(|_| GamesFileError::Damaged {
                game: count + 1,
                before: end as u64,
            })?;
            end += length;
            count += 1;
        }
        file.set_len(end as u64)?;
        Ok(Self { file, games: count })
    }

    /// Returns the number of games in the file.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Appends the next game.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn append(&mut self, game: &RecordedGame) -> io::Result<()> {
        self.file.write_all(&game.to_bytes())?;
        self.games += 1;
        Ok(())
    }
}

impl fmt::Display for GamesFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System(error) => error.fmt(f),
            Self::NotAFile => f.write_str("this is not a regular file"),
            Self::Busy => f.write_str("another program writes to the file"),
            Self::NoTerms(error) => error.fmt(f),
            Self::OtherTerms(_) => f.write_str("the file holds games on other terms"),
            Self::Damaged { game, .. } => write!(f, "game {game} of the file is damaged"),
        }
    }
}

impl Error for GamesFileError {}

impl From<io::Error> for GamesFileError {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}
