//! The match being played, new or read from a file.

use std::path::{Path, PathBuf};

use dooz_core::Player;
use dooz_locale::{Explain, Locale};
use dooz_play::match_file::{MatchFile, MatchFileError, Recorder, holds_match};
use dooz_play::matches::old_record::{self, OldRecordError};
use dooz_play::matches::{Match, MatchError, Participant};

use super::recording::Recording;
use crate::args::UsageError;
use crate::args::values::check_player;
use crate::game_files::{self, GameFileError};
use crate::messages::{file_error, match_error, old_record_error};
use crate::proof_player::proof_of;

/// A match to be played, and its file.
#[derive(Debug, Default)]
pub struct OpenedMatch {
    /// The match.
    pub game: Match,
    /// The recording of the match.
    pub recording: Recording,
    /// The file from which the match was resumed.
    pub resumed_from: Option<PathBuf>,
    /// `true` if the end of its file had been cut short.
    pub is_repaired: bool,
    /// `true` if its file is read but not written.
    pub is_read_only: bool,
}

impl OpenedMatch {
    /// Opens a new match, which is recorded if a file is given.
    ///
    /// # Errors
    ///
    /// Returns an error if there is such a file already, or it cannot be
    /// written.
    pub fn begin(mut game: Match, file: Option<&Path>) -> Result<Self, OpenError> {
        let mut recording = Recording::default();
        if let Some(file) = file {
            recording = Recording::new(Recorder::create(file)?, file);
            recording.save(&mut game).map_err(MatchFileError::System)?;
        }
        Ok(Self {
            game,
            recording,
            ..Self::default()
        })
    }

    /// Reads a match from its file, and continues recording it there. A match
    /// in the format of the first versions becomes SGF. A game in a file of
    /// another program is continued but not recorded: the file is not ours to
    /// write to.
    ///
    /// A program that plays in the match is a command, which may come from
    /// anybody: it is only started if it is one of these programs.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, holds no game, or names
    /// another program, or a proof that cannot be read. It is then unchanged.
    pub fn resume(path: &Path, programs: &[&str]) -> Result<Self, OpenError> {
        let file = MatchFile::open(path)?;
        let (mut game, is_repaired) = if holds_match(&String::from_utf8_lossy(file.bytes())) {
            file.read()?
        } else if let Some(game) = game_files::read_match(file.bytes(), path) {
            return Ok(Self {
                game: game?,
                resumed_from: Some(path.to_owned()),
                is_read_only: true,
                ..Self::default()
            });
        } else {
            old_record::parse_file(file.bytes())?
        };
        let found = programs_of(&game);
        if found.iter().any(|program| !programs.contains(program)) {
            return Err(OpenError::Programs(found));
        }
        for participant in Player::BOTH.map(|player| game.participant(player)) {
            if let Participant::Computer(spec) = participant
                && proof_of(&spec).is_some()
            {
                check_player(&spec, game.rules()).map_err(OpenError::Proof)?;
            }
        }
        let is_read_only = file.is_read_only();
        let mut recording = Recording::default();
        if let Some(recorder) = file.into_recorder() {
            recording = Recording::new(recorder, path);
            recording.save(&mut game).map_err(MatchFileError::System)?;
        }
        Ok(Self {
            game,
            recording,
            resumed_from: Some(path.to_owned()),
            is_repaired,
            is_read_only,
        })
    }

    /// Returns the sentences about the file that a person should read before playing on.
    #[must_use]
    pub fn warnings(&self, locale: &Locale) -> Vec<String> {
        let file = self.resumed_from.as_deref().unwrap_or(Path::new(""));
        let file = file.display().to_string();
        let warnings = [
            (self.is_repaired, "play-repaired"),
            (self.is_read_only, "play-read-only"),
        ];
        let warnings = warnings.into_iter().filter(|(applies, _)| *applies);
        warnings
            .map(|(_, key)| locale.format(key, &[("file", (&file).into())]))
            .collect()
    }
}

/// Returns the names of the programs that play in the games of a match.
#[must_use]
pub fn programs_of(game: &Match) -> Vec<&'static str> {
    let games = game.earlier().chain([game.current()]);
    let participants = games.flat_map(|game| game.options().participants);
    let mut programs = Vec::new();
    for participant in participants {
        if let Participant::Computer(spec) = participant
            && spec.row().is_program
            && !programs.contains(&spec.name())
        {
            programs.push(spec.name());
        }
    }
    programs
}

/// The reason why there is no match to play.
#[derive(Debug)]
pub enum OpenError {
    /// The file cannot be opened or created.
    File(MatchFileError),
    /// The file is a damaged match.
    Match(MatchError),
    /// The file is a damaged record of the first versions.
    Record(OldRecordError),
    /// The file holds no game.
    Game(GameFileError),
    /// In the match of the file play these programs, which nobody has allowed.
    Programs(Vec<&'static str>),
    /// A proof that plays in the match cannot play on.
    Proof(UsageError),
}

impl OpenError {
    /// Returns the sentence about this file.
    #[must_use]
    pub fn explain(&self, file: &Path, locale: &Locale) -> String {
        let name = file.display().to_string();
        match self {
            Self::File(error) => file_error(error, &name, locale),
            Self::Match(error) => match_error(error, &name, locale),
            Self::Record(error) => old_record_error(error, &name, locale),
            Self::Game(error) => error.explain(&name, locale),
            Self::Programs(programs) => {
                let gaps = [
                    ("file", name.into()),
                    ("option", option_for(programs).into()),
                ];
                locale.format("play-error-programs", &gaps)
            }
            Self::Proof(error) => error.explain(locale),
        }
    }
}

/// Returns the option of the command line that names these programs, as a shell reads it.
fn option_for(programs: &[&str]) -> String {
    let option = match programs {
        [_] => "--opponent",
        _ => "--show",
    };
    let words = [option].into_iter().chain(programs.iter().copied());
    shell_words::join(words).replace(char::is_control, "\u{fffd}")
}

impl From<MatchFileError> for OpenError {
    fn from(error: MatchFileError) -> Self {
        Self::File(error)
    }
}

impl From<MatchError> for OpenError {
    fn from(error: MatchError) -> Self {
        Self::Match(error)
    }
}

impl From<OldRecordError> for OpenError {
    fn from(error: OldRecordError) -> Self {
        Self::Record(error)
    }
}

impl From<GameFileError> for OpenError {
    fn from(error: GameFileError) -> Self {
        Self::Game(error)
    }
}
