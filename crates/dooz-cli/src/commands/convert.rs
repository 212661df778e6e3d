//! `dooz convert`: conversion of games between file formats.

mod file_format;
mod match_file;

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use dooz_core::Rules;
use dooz_locale::coach::records::cannot_write;
use dooz_locale::{Explain, Locale};
use dooz_play::atomic_file;
use dooz_play::matches::{Match, MatchError};
use dooz_play::records::{CannotWrite, Problem, Record, RecordError, RecordFormat};

use crate::args::values::{RULES, one_of};
use crate::failure::Failure;
use crate::input_lines::{BYTE_ORDER_MARK, read_at_most};
use crate::messages::match_error;
use crate::play::old_record;
use crate::printer::Printer;

pub use file_format::FileFormat;

/// The largest file that is read. Collections that programs write overnight are
/// smaller.
const LARGEST_FILE: u64 = 64 << 20;

/// The arguments of `dooz convert`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ConvertArgs {
    /// The file to read; `-` is the standard input.
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// The file to write; `-` is the standard output, and the default.
    #[arg(value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// The format to read, if it is not to be detected.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(FileFormat::ALL.map(|format| (format.name(), format))),
    )]
    pub from: Option<FileFormat>,
    /// The format to write, if it does not follow from the file's name.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(FileFormat::ALL.map(|format| (format.name(), format))),
    )]
    pub to: Option<FileFormat>,
    /// `true` if a file that exists already is replaced.
    #[arg(long)]
    pub overwrite: bool,
    /// The rules of the games, overriding those in the file.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
}

impl ConvertArgs {
    /// Returns the file to read, if it is not the standard input.
    fn input(&self) -> Option<&Path> {
        Some(&*self.input).filter(|file| file.as_os_str() != "-")
    }

    /// Returns the file to write, if it is not the standard output.
    fn output(&self) -> Option<&Path> {
        (self.output.as_deref()).filter(|file| file.as_os_str() != "-")
    }
}

/// Reads games and writes them in another format. The losses are reported on
/// the error output; after an error, nothing is written.
///
/// # Errors
///
/// Returns an error if the games cannot be read or converted, or the output not
/// be written.
pub fn run(
    args: &ConvertArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let bytes = convert(args, printer, input)?;
    match args.output() {
        None => {
            output.write_all(&bytes)?;
            Ok(output.flush()?)
        }
        Some(file) => {
            refuse_match(file, printer.locale())?;
            if !args.overwrite {
                refuse_file(file, "convert-exists", printer.locale())?;
            }
            write_file(file, &bytes, printer.locale())
        }
    }
}

/// Writes a file, completely or not at all.
pub(crate) fn write_file(file: &Path, bytes: &[u8], locale: &Locale) -> Result<(), Failure> {
    refuse_match(file, locale)?;
    let written = atomic_file::write(file, bytes);
    written
        .map(drop)
        .map_err(|error| cannot_write_file(file, &error, locale))
}

/// Returns an error if a file holds a match of this program, which nothing else
/// may overwrite.
pub(crate) fn refuse_match(file: &Path, locale: &Locale) -> Result<(), Failure> {
    if !holds_match(file) {
        return Ok(());
    }
    let gaps = [("file", file.display().to_string().into())];
    Err(locale.format("convert-keeps-match", &gaps).into())
}

/// Returns an error if a file holds anything.
fn refuse_file(file: &Path, key: &str, locale: &Locale) -> Result<(), String> {
    // In a device or a pipe nothing is lost.
    if !fs::metadata(file).is_ok_and(|about| about.is_file() && about.len() > 0) {
        return Ok(());
    }
    Err(locale.format(key, &[("file", file.display().to_string().into())]))
}

/// Returns the failure to write a file that is left as it is.
pub(crate) fn kept(file: &Path, locale: &Locale) -> Failure {
    let gaps = [("file", file.display().to_string().into())];
    locale.format("error-file-kept", &gaps).into()
}

/// Writes a match into a new file, in the format that the ending of its name says,
/// and otherwise in that of recorded matches. Returns what to tell the person.
///
/// # Errors
///
/// Returns a sentence if there is such a file already, it cannot be written, or the
/// format cannot hold the game.
pub(crate) fn write_match(game: &Match, file: &Path, locale: &Locale) -> Result<String, String> {
    refuse_file(file, "error-file-kept", locale)?;
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
                ConvertError::CannotWrite(error, format).explain(&name(), locale)
            })?
        }
    };
    let written = atomic_file::write(file, &bytes);
    written.map_err(|error| cannot_write_file(file, &error, locale).explain(locale))?;
    Ok(said)
}

/// Returns the sentence about what a format cannot hold, if there is something.
fn lost(format: FileFormat, records: &[Record], locale: &Locale) -> Option<String> {
    let losses = format.losses(records);
    let lost: Vec<String> = losses.iter().map(|loss| loss.explain(locale)).collect();
    let gaps = [
        ("format", format.name().into()),
        ("losses", locale.list(&lost).into()),
    ];
    (!lost.is_empty()).then(|| locale.format("convert-lost", &gaps))
}

/// Returns the error of a file that the system refuses to write.
pub(crate) fn cannot_write_file(file: &Path, error: &io::Error, locale: &Locale) -> Failure {
    let gaps = [
        ("file", file.display().to_string().into()),
        ("reason", error.to_string().into()),
    ];
    locale.format("convert-cannot-write", &gaps).into()
}

/// The number of bytes that show if a file holds a match.
const LONGEST_HEADER: u64 = 64 << 10;

/// Returns `true` if a file holds a match of this program.
fn holds_match(file: &Path) -> bool {
    let is_file = fs::metadata(file).is_ok_and(|about| about.is_file());
    let mut begin = Vec::new();
    let read = |file: File| file.take(LONGEST_HEADER).read_to_end(&mut begin);
    let was_read = is_file && File::open(file).and_then(read).is_ok();
    let begin = String::from_utf8_lossy(&begin);
    was_read && FileFormat::of_bytes(begin.as_bytes()) == Some(FileFormat::Match)
}

/// Reads the games of a file: in the given format, or else in the one indicated
/// by its content or its name.
pub(crate) fn read_games(
    bytes: &[u8],
    format: Option<FileFormat>,
    file: Option<&Path>,
    rules: Option<Rules>,
) -> Result<Vec<Record>, ConvertError> {
    let format = format
        .or_else(|| FileFormat::of_bytes(bytes))
        .or_else(|| FileFormat::of_file(file?));
    match format {
        Some(format) => format.read(bytes, rules),
        None => Err(RecordFormat::text(bytes)
            .map_or_else(ConvertError::Record, |_| ConvertError::UnknownFormat)),
    }
}

/// Reads the first game of an SGF, PSQ or `RenLib` file as a match to continue,
/// or returns `None` if the file is of another kind.
pub(crate) fn read_match(bytes: &[u8], file: &Path) -> Option<Result<Match, ConvertError>> {
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

fn shown(file: Option<&Path>) -> String {
    file.map_or_else(|| "-".to_owned(), |file| file.display().to_string())
}

/// Returns the bytes to write.
fn convert(args: &ConvertArgs, printer: &Printer, input: impl Read) -> Result<Vec<u8>, Failure> {
    let locale = printer.locale();
    let file = args.input();
    let explain = |error: ConvertError| error.explain(&shown(file), locale);
    let bytes = match file {
        None => read_at_most(LARGEST_FILE, input)?,
        Some(file) => {
            let bytes = File::open(file).and_then(|file| read_at_most(LARGEST_FILE, file));
            bytes.map_err(|error| explain(ConvertError::Read(error)))?
        }
    };
    let bytes = bytes.ok_or_else(|| explain(ConvertError::TooLarge))?;
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    let records = read_games(bytes, args.from, file, args.rules).map_err(explain)?;

    let to = args.to.or_else(|| FileFormat::of_file(args.output()?));
    // SGF is the format that holds everything.
    let to = to.unwrap_or(FileFormat::Games(RecordFormat::Sgf));
    let written = to.write(&records);
    let written = written.map_err(|error| explain(ConvertError::CannotWrite(error, to)))?;

    if let Some(record) = records.iter().find(|record| record.assumes_rules()) {
        let gaps = [
            ("file", shown(file).into()),
            ("rules", record.rules().to_string().into()),
        ];
        printer.say(&mut io::stderr(), "convert-assumed", &gaps)?;
    }
    if let Some(lost) = lost(to, &records, locale) {
        printer.tell(&mut io::stderr(), &lost)?;
    }
    Ok(written)
}

/// The reason why games were not converted.
#[derive(Debug)]
pub enum ConvertError {
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

impl ConvertError {
    /// Returns the sentence about the file that was read.
    pub(crate) fn explain(&self, file: &str, locale: &Locale) -> String {
        match self {
            Self::Read(error) => {
                let gaps = [("file", file.into()), ("reason", error.to_string().into())];
                locale.format("error-file-read", &gaps)
            }
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
            Self::OldRecord(error) => error.explain(file, locale),
            Self::CannotWrite(error, format) => {
                let reason = cannot_write(*error, format.name(), locale);
                let gaps = [("file", file.into()), ("reason", reason.into())];
                locale.format("convert-failed", &gaps)
            }
        }
    }
}

impl From<RecordError> for ConvertError {
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
