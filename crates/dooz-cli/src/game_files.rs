//! Files of games, in the formats of this program and of others.

mod file_format;
mod match_file;

use std::fs::File;
use std::io;
use std::path::Path;

use dooz_core::{Game, Rules};
use dooz_locale::coach::records::cannot_write;
use dooz_locale::{Explain, Locale};
use dooz_play::matches::{Match, MatchError, old_record};
use dooz_play::openings::OpeningFormat;
use dooz_play::records::{CannotWrite, Problem, Record, RecordError, RecordFormat};

use crate::failure::Failure;
use crate::input_lines::read_at_most;
use crate::messages::{cannot_read_file, match_error, old_record_error};
use crate::output_file::{holds_something, kept, write_file};
use crate::printer::Printer;

pub use file_format::FileFormat;

/// The largest file of games that is read. Collections that programs write overnight are
/// smaller.
pub(crate) const LARGEST_FILE: u64 = 64 << 20;

/// Reads the bytes of a file, at most a number of them.
pub(crate) fn read_file(file: &Path, most: u64) -> Result<Vec<u8>, GameFileError> {
    let bytes = File::open(file).and_then(|file| read_at_most(most, file));
    bytes
        .map_err(GameFileError::Read)?
        .ok_or(GameFileError::TooLarge)
}

/// Reads the games of a file: in the given format, or else in the one indicated
/// by its content or its name.
pub(crate) fn read_games(
    bytes: &[u8],
    format: Option<FileFormat>,
    file: Option<&Path>,
    rules: Option<Rules>,
) -> Result<Vec<Record>, GameFileError> {
    let format = format
        .or_else(|| FileFormat::of_bytes(bytes))
        .or_else(|| FileFormat::of_file(file?));
    match format {
        Some(format) => format.read(bytes, rules),
        None => Err(RecordFormat::text(bytes)
            .map_or_else(GameFileError::Record, |_| GameFileError::UnknownFormat)),
    }
}

/// Reads a book of openings, of which there is at least one.
pub(crate) fn read_openings(
    file: &Path,
    rules: Rules,
    locale: &Locale,
) -> Result<Vec<Game>, Failure> {
    let read = |text: &str| {
        let format = OpeningFormat::of_file(file);
        let format = format.unwrap_or_else(|| OpeningFormat::of_text(text));
        format.read(text, rules)
    };
    let openings = read_file(file, LARGEST_FILE)
        .and_then(|bytes| Ok(RecordFormat::text(&bytes).and_then(read)?));
    openings.map_err(|error| error.explain(&file.display().to_string(), locale).into())
}

/// Reads the first game of an SGF, PSQ or `RenLib` file as a match to continue,
/// or returns `None` if the file is of another kind.
pub(crate) fn read_match(bytes: &[u8], file: &Path) -> Option<Result<Match, GameFileError>> {
    let format = FileFormat::of_bytes(bytes).or_else(|| FileFormat::of_file(file))?;
    if !matches!(
        format,
        FileFormat::Games(RecordFormat::Sgf | RecordFormat::Psq | RecordFormat::Lib)
    ) {
        return None;
    }
    let records = format.read(bytes, None);
    Some(records.map(|mut records| match_file::match_of(records.swap_remove(0))))
}

/// Tells on the error output if a file does not state the rules of its game.
pub(crate) fn tell_assumed_rules(record: &Record, file: &str, printer: &Printer) -> io::Result<()> {
    if !record.assumes_rules() {
        return Ok(());
    }
    let gaps = [
        ("file", file.into()),
        ("rules", record.rules().to_string().into()),
    ];
    printer.say(&mut io::stderr(), "convert-assumed", &gaps)
}

/// Tells on the error output which of the games of a file was chosen, if there are others.
pub(crate) fn tell_other_games(
    games: usize,
    is_last: bool,
    file: &str,
    printer: &Printer,
) -> io::Result<()> {
    if games < 2 {
        return Ok(());
    }
    let key = if is_last {
        "games-last-of"
    } else {
        "games-first-of"
    };
    let gaps = [("file", file.into()), ("count", games.into())];
    printer.say(&mut io::stderr(), key, &gaps)
}

/// Writes a match into a new file, in the format that the ending of its name says,
/// and otherwise in that of recorded matches. Returns what to tell the person.
///
/// # Errors
///
/// Returns an error if there is such a file already, it cannot be written, or the
/// format cannot hold the game.
pub(crate) fn write_match(game: &Match, file: &Path, locale: &Locale) -> Result<String, Failure> {
    if holds_something(file) {
        return Err(kept(file, locale));
    }
    let name = || file.display().to_string();
    let mut said = locale.format("menu-saved", &[("file", name().into())]);
    let bytes = match FileFormat::of_file(file) {
        // What a match is recorded in holds more than a single game.
        None | Some(FileFormat::Match | FileFormat::Games(RecordFormat::Sgf)) => {
            game.to_sgf().into_bytes()
        }
        Some(format) => {
            let records = [match_file::record_of(game.current())];
            let written = format.write(&records);
            if let Some(lost) = lost(format, &records, locale) {
                said = format!("{said} {lost}");
            }
            written.map_err(|error| {
                GameFileError::CannotWrite(error, format).explain(&name(), locale)
            })?
        }
    };
    write_file(file, &bytes, locale)?;
    Ok(said)
}

/// Returns the sentence about what a format cannot hold, if there is something.
pub(crate) fn lost(format: FileFormat, records: &[Record], locale: &Locale) -> Option<String> {
    let losses = format.losses(records);
    let lost: Vec<String> = losses.iter().map(|loss| loss.explain(locale)).collect();
    let gaps = [
        ("format", format.name().into()),
        ("losses", locale.list(&lost).into()),
    ];
    (!lost.is_empty()).then(|| locale.format("convert-lost", &gaps))
}

/// The reason why the games of a file are not read or written.
#[derive(Debug)]
pub enum GameFileError {
    /// The file cannot be read.
    Read(io::Error),
    /// The file is too large.
    TooLarge,
    /// The format of the file cannot be detected.
    UnknownFormat,
    /// The file is not of its format.
    Record(RecordError),
    /// The text is a damaged match.
    Match(MatchError),
    /// The text is a damaged record of the first versions.
    OldRecord(old_record::OldRecordError),
    /// The format cannot hold the games.
    CannotWrite(CannotWrite, FileFormat),
}

impl GameFileError {
    /// Returns the sentence about the file that was read.
    pub(crate) fn explain(&self, file: &str, locale: &Locale) -> String {
        match self {
            Self::Read(error) => cannot_read_file(error, file, locale),
            Self::TooLarge => locale.format("error-file-too-large", &[("file", file.into())]),
            Self::UnknownFormat => {
                let choices = FileFormat::ALL.map(FileFormat::name).join(" | ");
                let gaps = [("file", file.into()), ("choices", choices.into())];
                locale.format("convert-unknown-format", &gaps)
            }
            Self::Record(error) => {
                let gaps = [
                    ("file", file.into()),
                    ("reason", error.explain(locale).into()),
                ];
                let sentence = locale.format("convert-failed", &gaps);
                if wants_rules(&error.problem) {
                    let remedy = locale.text("convert-name-rules");
                    format!("{sentence} {remedy}")
                } else {
                    sentence
                }
            }
            Self::Match(error) => match_error(error, file, locale),
            Self::OldRecord(error) => old_record_error(error, file, locale),
            Self::CannotWrite(error, format) => {
                let reason = cannot_write(*error, format.name(), locale);
                let gaps = [("file", file.into()), ("reason", reason.into())];
                locale.format("convert-failed", &gaps)
            }
        }
    }
}

impl From<RecordError> for GameFileError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

/// Returns `true` if the file could be read if its rules were given.
const fn wants_rules(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::NoSize | Problem::NoRules | Problem::UnknownRules(_) | Problem::OtherGame(_)
    )
}
