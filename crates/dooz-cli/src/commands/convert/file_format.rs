//! The file formats in which this program reads and writes games.

use std::path::Path;

use dooz_core::Rules;
use dooz_play::match_file::holds_match;
use dooz_play::records::{CannotWrite, Loss, Record, RecordFormat, losses};

use super::{ConvertError, match_file};
use crate::play::old_record;

/// A file format of games: one that other programs know, or a match recorded by
/// `dooz play --record`.
///
/// ```
/// use dooz_cli::commands::convert::FileFormat;
/// let text = dooz_play::matches::Match::default().to_sgf();
/// assert_eq!(FileFormat::of_text(&text), Some(FileFormat::Match));
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
    pub const ALL: [Self; 4] = [
        Self::Games(RecordFormat::Sgf),
        Self::Games(RecordFormat::Psq),
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

    /// Guesses the format of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        if old_record::is_record(text) || holds_match(text) {
            return Some(Self::Match);
        }
        RecordFormat::of_text(text).map(Self::Games)
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
        text: &str,
        rules: Option<Rules>,
    ) -> Result<Vec<Record>, ConvertError> {
        match self {
            Self::Games(format) => format.read(text, rules).map_err(ConvertError::Record),
            Self::Match => match_file::read(text),
        }
    }

    pub(super) fn write(self, records: &[Record]) -> Result<String, CannotWrite> {
        match self {
            Self::Games(format) => format.write(records),
            Self::Match => match_file::write(records),
        }
    }

    pub(super) fn losses(self, records: &[Record]) -> Vec<Loss> {
        match self {
            Self::Games(format) => losses(records, format),
            Self::Match => match_file::losses(records),
        }
    }
}
