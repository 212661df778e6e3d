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
    /// `true` if nobody asked for the recording: a file is begun with the first stone
    /// of a person's match.
    is_automatic: bool,
    /// `true` if the file of the match is still to be begun.
    waits: bool,
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
            ..Self::default()
        }
    }

    /// Creates a recording that nobody asked for, in this folder. A file is begun with
    /// the first stone of each match in which a person plays.
    #[must_use]
    pub fn automatic(folder: &Path) -> Self {
        Self {
            first: Some(folder.join("game.sgf")),
            is_automatic: true,
            waits: true,
            ..Self::default()
        }
    }

    /// Returns `true` if the match is recorded, or will be from its first move on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.recorder.is_some() || self.waits
    }

    /// Returns the file in which the match is kept although nobody asked for it.
    #[must_use]
    pub fn kept(&self) -> Option<PathBuf> {
        let is_kept = self.is_automatic && self.recorder.is_some();
        is_kept.then(|| self.path()).flatten()
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
        if self.waits && game.position().ply() > 0 && !game.options().is_show() {
            self.waits = false;
            self.begin_file().map_err(io::Error::other)?;
        }
        match &mut self.recorder {
            Some(recorder) => recorder.save(game).inspect_err(|_| self.recorder = None),
            None => Ok(()),
        }
    }

    /// Begins the recording of another match, in the first free file.
    ///
    /// # Errors
    ///
    /// Returns an error if no such file can be created. The match is then not
    /// recorded.
    pub fn begin_next(&mut self) -> Result<(), MatchFileError> {
        self.recorder = None;
        if self.is_automatic {
            self.waits = true;
            return Ok(());
        }
        self.begin_file()
    }

    fn begin_file(&mut self) -> Result<(), MatchFileError> {
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
    fn a_match_that_nobody_records_is_kept_from_its_first_move_on() {
        let folder = std::env::temp_dir().join(format!("dooz-kept-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut recording = Recording::automatic(&folder);
        let mut game = Match::default();
        recording.save(&mut game).unwrap();
        assert!(recording.is_on() && recording.kept().is_none());

        for file in ["game.sgf", "game-2.sgf"] {
            game.play("b2".parse().unwrap()).unwrap();
            recording.save(&mut game).unwrap();
            assert_eq!(recording.kept(), Some(folder.join(file)));
            game = Match::default();
            recording.begin_next().unwrap();
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

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
