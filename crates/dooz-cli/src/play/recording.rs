//! The recording of matches in files.

use std::io;
use std::path::{Path, PathBuf};

use dooz_play::match_file::{MatchFileError, Recorder};
use dooz_play::matches::Match;

/// The recording of a match and of the later ones, if requested.
#[derive(Debug, Default)]
pub struct Recording {
    recorder: Option<Recorder>,
    /// The file of the match; `None` if it has none yet.
    file: Option<PathBuf>,
    /// The file that gives its name to those of later matches; `None` if nothing is to
    /// be recorded.
    first: Option<PathBuf>,
    /// The number of the last file with this name, from 1; 0 before the first.
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
            file: Some(path.to_owned()),
            first: Some(path.to_owned()),
            number: 1,
            ..Self::default()
        }
    }

    /// Creates a recording that nobody asked for, in this folder. A file is begun with
    /// the first stone of each match in which a person plays.
    #[must_use]
    pub fn automatic(folder: &Path) -> Self {
        Self::default().then_automatic(Some(folder))
    }

    /// Returns the recording that goes on with this match in its file, if it has one,
    /// and keeps later matches in this folder, as [`automatic`](Self::automatic) does;
    /// without a folder they are not recorded.
    #[must_use]
    pub fn then_automatic(self, folder: Option<&Path>) -> Self {
        Self {
            waits: self.recorder.is_none() && folder.is_some(),
            recorder: self.recorder,
            file: self.file,
            first: folder.map(|folder| folder.join("game.sgf")),
            number: 0,
            is_automatic: true,
        }
    }

    /// Returns `true` if nobody asked for the recording.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        self.is_automatic
    }

    /// Returns `true` if the match is recorded, or will be from its first move on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.recorder.is_some() || self.waits
    }

    /// Returns the file in which the match is kept although nobody asked for it.
    #[must_use]
    pub fn autosave(&self) -> Option<PathBuf> {
        let is_kept = self.is_automatic && self.recorder.is_some();
        self.file.clone().filter(|_| is_kept)
    }

    /// Returns the file of the match, or the one that could not be created or written;
    /// `None` if it has none yet.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Returns the file with the current number: `game.sgf`, or for later matches
    /// `game-2.sgf`, `game-3.sgf` and so on.
    fn numbered(&self) -> Option<PathBuf> {
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
        self.file = None;
        if self.is_automatic {
            self.waits = self.first.is_some();
            return Ok(());
        }
        self.begin_file()
    }

    fn begin_file(&mut self) -> Result<(), MatchFileError> {
        loop {
            self.number += 1;
            let Some(path) = self.numbered() else {
                return Ok(());
            };
            let created = Recorder::create(&path);
            if let Err(MatchFileError::Exists | MatchFileError::Busy) = created {
                continue;
            }
            self.file = Some(path);
            self.recorder = Some(created.inspect_err(|_| self.number -= 1)?);
            return Ok(());
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
        assert!(recording.is_on() && recording.autosave().is_none());

        for file in ["game.sgf", "game-2.sgf"] {
            game.play("b2".parse().unwrap()).unwrap();
            recording.save(&mut game).unwrap();
            assert_eq!(recording.autosave(), Some(folder.join(file)));
            game = Match::default();
            recording.begin_next().unwrap();
            assert_eq!(recording.path(), None, "the match has no file yet");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_match_that_cannot_be_kept_names_its_file_and_the_next_tries_again() {
        let folder = std::env::temp_dir().join(format!("dooz-unkept-{}", std::process::id()));
        let mut recording = Recording::automatic(&folder);
        let mut game = Match::default();
        game.play("b2".parse().unwrap()).unwrap();
        recording.save(&mut game).unwrap_err();
        assert_eq!(recording.path(), Some(&*folder.join("game.sgf")));
        assert!(!recording.is_on());
        recording.save(&mut game).unwrap();

        std::fs::create_dir_all(&folder).unwrap();
        recording.begin_next().unwrap();
        recording.save(&mut game).unwrap();
        assert_eq!(recording.autosave(), Some(folder.join("game.sgf")));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn after_an_opened_match_later_ones_are_kept_in_the_folder() {
        let folder = std::env::temp_dir().join(format!("dooz-opened-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("games")).unwrap();
        let opened = folder.join("mine.sgf");
        let recorder = Recorder::create(&opened).unwrap();
        let mut recording =
            Recording::new(recorder, &opened).then_automatic(Some(&folder.join("games")));
        let mut game = Match::default();
        game.play("b2".parse().unwrap()).unwrap();
        recording.save(&mut game).unwrap();
        assert_eq!(recording.autosave(), Some(opened));

        recording.begin_next().unwrap();
        recording.save(&mut Match::default()).unwrap();
        assert_eq!(recording.path(), None);
        recording.save(&mut game).unwrap();
        assert_eq!(recording.autosave(), Some(folder.join("games/game.sgf")));
        assert!(!folder.join("mine-2.sgf").exists());
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
            recording.numbered().unwrap()
        };
        assert_eq!(path("games/mine.sgf"), Path::new("games/mine-2.sgf"));
        assert_eq!(path("mine"), Path::new("mine-2"));
    }
}
