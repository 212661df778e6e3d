//! The files in which matches are recorded while they are played.

use std::io;
use std::path::{Path, PathBuf};

use dooz_play::match_file::{MatchFileError, Recorder};
use dooz_play::matches::Match;

/// Records a match and the matches after it, if they are to be recorded.
#[derive(Debug, Default)]
pub struct Recording {
    recorder: Option<Recorder>,
    /// The file of the first match; none if nothing is to be recorded.
    first: Option<PathBuf>,
    /// The number of the file that is written, from 1.
    number: u32,
}

impl Recording {
    /// Records a match in the file of this path, and later matches beside it.
    #[must_use]
    pub fn new(recorder: Recorder, path: &Path) -> Self {
        Self {
            recorder: Some(recorder),
            first: Some(path.to_owned()),
            number: 1,
        }
    }

    /// The file of the match: `game.sgf`, or for later matches `game-2.sgf`,
    /// `game-3.sgf` and so on.
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

    /// Writes what has happened to the match; all of it is on the disk
    /// afterwards.
    ///
    /// # Errors
    ///
    /// If the system refuses. The match is not recorded any more then.
    pub fn save(&mut self, game: &mut Match) -> io::Result<()> {
        match &mut self.recorder {
            Some(recorder) => recorder.save(game).inspect_err(|_| self.recorder = None),
            None => Ok(()),
        }
    }

    /// Begins the file of another match, the first that is free.
    ///
    /// # Errors
    ///
    /// If there can be no such file. The match is not recorded then.
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
