//! The log file of a tournament.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use dooz_play::tournament::GameEntry;
use serde::{Deserialize, Serialize};

/// The terms of a tournament, which a log begins with. A tournament can be
/// resumed on the same terms only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The players.
    pub players: Vec<String>,
    /// The rules.
    pub rules: String,
    /// The players who meet.
    pub pairings: String,
    /// The number of openings.
    pub openings: usize,
    /// The seed of the order of openings and of the players' random choices.
    pub seed: u64,
    /// The limit of depth.
    pub depth: Option<u32>,
    /// The limit of positions for a move.
    pub nodes: Option<u64>,
    /// The time of each player.
    pub clock: String,
    /// The milliseconds by which a player may exceed its time.
    pub margin_ms: u64,
    /// The limit of memory in bytes.
    pub memory: Option<u64>,
    /// The number of moves after which a game is drawn.
    pub max_moves: Option<u16>,
    /// `true` if games begin with an opening by swap2.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap2: bool,
}

/// The first line of a log.
#[derive(Serialize, Deserialize)]
struct FirstLine {
    terms: Terms,
}

/// The log of a tournament: a file of JSON lines, the terms first and then one
/// line for each finished game. Each line is written at once, so that a program
/// that is killed loses nothing but the games that were going on.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// The reason why a log cannot be used.
#[derive(Debug)]
pub enum LogError {
    /// The system refuses.
    System(io::Error),
    /// Another program writes to it.
    InUse,
    /// There is already something in the file.
    Exists,
    /// This is a device or a pipe, from which no log can be read.
    NotAFile,
    /// This line is not part of a log.
    Line(usize),
    /// The tournament was begun on other terms.
    Terms(Box<Terms>),
}

impl From<io::Error> for LogError {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl Log {
    /// Creates the log of a new tournament.
    ///
    /// # Errors
    ///
    /// Returns an error if the file holds anything, or cannot be written.
    pub fn create(file: &Path, terms: &Terms) -> Result<Self, LogError> {
        let mut log = Self::open(file)?;
        if log.file.metadata()?.len() > 0 {
            return Err(LogError::Exists);
        }
        log.begin(terms)?;
        Ok(log)
    }

    /// Opens the log of a tournament to be resumed, or creates it, and returns
    /// the terms, which `terms` derives from those of the log if there are any,
    /// and the games that have been played, by their numbers. A line that was
    /// not finished is removed.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is not a log, belongs to another
    /// tournament, or cannot be written.
    pub fn resume(
        file: &Path,
        terms: impl FnOnce(Option<&Terms>) -> Terms,
    ) -> Result<(Self, Terms, BTreeMap<u32, GameEntry>), LogError> {
        let mut log = Self::open(file)?;
        if !log.file.metadata()?.is_file() {
            return Err(LogError::NotAFile);
        }
        let mut text = Vec::new();
        log.file.read_to_end(&mut text)?;
        let complete = text.iter().rposition(|&byte| byte == b'\n');
        let complete = complete.map_or(0, |end| end + 1);
        let mut lines = (1..).zip(text[..complete].split_inclusive(|&byte| byte == b'\n'));
        let Some((_, first)) = lines.next() else {
            let terms = terms(None);
            if !first_line(&terms)?.starts_with(&text) {
                return Err(LogError::Line(1));
            }
            log.truncate(0)?;
            log.begin(&terms)?;
            return Ok((log, terms, BTreeMap::new()));
        };
        let FirstLine { terms: logged } =
            serde_json::from_slice(first).map_err(|_| LogError::Line(1))?;
        let terms = terms(Some(&logged));
        if terms != logged {
            return Err(LogError::Terms(Box::new(logged)));
        }

        let mut games = BTreeMap::new();
        for (number, line) in lines {
            let entry: GameEntry =
                serde_json::from_slice(line).map_err(|_| LogError::Line(number))?;
            if games.insert(entry.game, entry).is_some() {
                return Err(LogError::Line(number));
            }
        }
        log.truncate(complete as u64)?;
        Ok((log, terms, games))
    }

    /// Removes what comes after a number of bytes, and goes on writing there.
    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)?;
        self.file.seek(SeekFrom::End(0)).map(drop)
    }

    fn open(file: &Path) -> Result<Self, LogError> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(file)?;
        // Some file systems do not support locks.
        if let Err(std::fs::TryLockError::WouldBlock) = file.try_lock() {
            return Err(LogError::InUse);
        }
        Ok(Self { file })
    }

    fn begin(&mut self, terms: &Terms) -> io::Result<()> {
        self.file.write_all(&first_line(terms)?)
    }

    /// Appends a finished game.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn append(&mut self, entry: &GameEntry) -> io::Result<()> {
        self.file.write_all(&line(entry)?)
    }
}

/// Returns the line that a log on these terms begins with.
fn first_line(terms: &Terms) -> io::Result<Vec<u8>> {
    let terms = terms.clone();
    line(&FirstLine { terms })
}

fn line(content: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(content)?;
    line.push(b'\n');
    Ok(line)
}
