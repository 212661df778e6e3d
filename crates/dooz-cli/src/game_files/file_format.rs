//! The file formats in which this program reads and writes games.

use std::path::Path;

use dooz_core::Rules;
use dooz_play::match_file::holds_match;
use dooz_play::matches::old_record;
use dooz_play::records::{CannotWrite, Loss, Record, RecordFormat, losses};

use super::{GameFileError, match_file};

/// A file format of games: one that other programs know, or a match recorded by
/// `dooz play --record`.
///
/// ```
/// use dooz_cli::game_files::FileFormat;
/// let text = dooz_play::matches::Match::default().to_sgf();
/// assert_eq!(FileFormat::of_bytes(text.as_bytes()), Some(FileFormat::Match));
/// assert_eq!(FileFormat::of_file("game.sgf".as_ref()).map(FileFormat::name), Some("sgf"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// A format that other programs know.
    Games(RecordFormat),
    /// A match of this program.
    Match,
}

impl FileFormat {
    /// All formats.
    pub const ALL: [Self; 5] = [
        Self::Games(RecordFormat::Sgf),
        Self::Games(RecordFormat::Psq),
        Self::Games(RecordFormat::Lib),
        Self::Games(RecordFormat::Moves),
        Self::Match,
    ];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games(format) => format.name(),
            Self::Match => "dooz",
        }
    }

    /// Guesses the format of a file.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let is_match = |text: &str| old_record::is_record(text) || holds_match(text);
        if str::from_utf8(bytes).is_ok_and(is_match) {
            return Some(Self::Match);
        }
        RecordFormat::of_bytes(bytes).map(Self::Games)
    }

    /// Returns the format of a file by its name.
    #[must_use]
    pub fn of_file(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_str()?;
        if ending.eq_ignore_ascii_case("dooz") {
            return Some(Self::Match);
        }
        RecordFormat::of_ending(ending).map(Self::Games)
    }

    pub(super) fn read(
        self,
        bytes: &[u8],
        rules: Option<Rules>,
    ) -> Result<Vec<Record>, GameFileError> {
        match self {
            Self::Games(format) => format.read_bytes(bytes, rules),
            Self::Match => return match_file::read(RecordFormat::text(bytes)?),
        }
        .map_err(GameFileError::Record)
    }

    pub(crate) fn write(self, records: &[Record]) -> Result<Vec<u8>, CannotWrite> {
        match self {
            Self::Games(format) => format.write_bytes(records),
            Self::Match => match_file::write(records).map(String::into_bytes),
        }
    }

    pub(super) fn losses(self, records: &[Record]) -> Vec<Loss> {
        match self {
            Self::Games(format) => losses(records, format),
            Self::Match => match_file::losses(records),
        }
    }
}
