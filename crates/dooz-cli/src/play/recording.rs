//! The recording of matches in files.

use std::io;
use std::path::{Path, PathBuf};

use dooz_play::match_file::{MatchFileError, Recorder};
use dooz_play::matches::Match;

/// The recording of a match and of the later ones, if requested.
#[derive(Debug, Default)]
pub struct Recording {
    recorder: Option<Recorder>,
    /// The file of the first match; `None` if nothing is to be recorded.
    first: Option<PathBuf>,
    /// The number of the file that is written, from 1.
    number: u32,
}

impl Recording {
    /// Creates a recording of a match in this file, with later matches beside
    /// it.
    #[must_use]
    pub fn new(recorder: Recorder, path: &Path) -> Self {
        Self {
            recorder: Some(recorder),
            first: Some(path.to_owned()),
            number: 1,
        }
    }

    /// Returns `true` if the match is recorded.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.recorder.is_some()
    }

    /// Returns the file of the match: `game.sgf`, or for later matches
    /// `game-2.sgf`, `game-3.sgf` and so on.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        let first = self.first.as_ref()?;
        if self.number == 1 {
            return Some(first.clone());
        }
        let mut name = first.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{}", self.number));
        if let Some(extension) = first.extension() {
            name.push(".");
            name.push(extension);
        }
        Some(first.with_file_name(name))
    }

    /// Writes the changes of the match; everything is on the disk afterwards.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses to write. The match is then no
    /// longer recorded.
    pub fn save(&mut self, game: &mut Match) -> io::Result<()> {
        match &mut self.recorder {
            Some(recorder) => recorder.save(game).inspect_err(|_| self.recorder = None),
            None => Ok(()),
        }
    }

    /// Begins the file of another match, the first free one.
    ///
    /// # Errors
    ///
    /// Returns an error if no such file can be created. The match is then not
    /// recorded.
    pub fn begin_next(&mut self) -> Result<(), MatchFileError> {
        self.recorder = None;
        loop {
            self.number += 1;
            let Some(path) = self.path() else {
                return Ok(());
            };
            match Recorder::create(&path) {
                Err(MatchFileError::Exists | MatchFileError::Busy) => {}
                Err(error) => return Err(error),
                Ok(recorder) => {
                    self.recorder = Some(recorder);
                    return Ok(());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_match_has_its_file_beside_the_first() {
        let path = |first: &str| {
            let recording = Recording {
                first: Some(first.into()),
                number: 2,
                ..Recording::default()
            };
            recording.path().unwrap()
        };
        assert_eq!(path("games/mine.sgf"), Path::new("games/mine-2.sgf"));
        assert_eq!(path("mine"), Path::new("mine-2"));
    }
}
