//! `dooz convert`: games from one file format into another.

mod atomic_file;
mod file_format;
mod match_file;

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use dooz_core::Rules;
use dooz_locale::coach::records::cannot_write;
use dooz_locale::{Explain, Locale};
use dooz_play::records::{CannotWrite, Format, Problem, Record, RecordError};

use crate::args::ConvertRequest;
use crate::play::record as play_record;
use crate::play::session::Session;
use crate::printer::Printer;

pub use file_format::FileFormat;

/// The collections that programs write in a night are smaller.
const LARGEST_FILE: u64 = 64 << 20;

/// Reads the games of the request and writes them in the other format. What
/// that cannot hold is told on `errors`; if something is wrong, nothing is
/// written.
///
/// # Errors
///
/// If the standard input cannot be read, or the outputs not be written.
pub fn run(
    request: &ConvertRequest,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<ExitCode> {
    match convert(request, printer, input, errors)? {
        Ok(text) => match &request.output {
            None => {
                output.write_all(text.as_bytes())?;
                output.flush()?;
            }
            Some(file) => {
                return write_file(file, &text, printer, errors);
            }
        },
        Err(error) => {
            let file = shown(request.input.as_deref());
            printer.tell(errors, &error.explain(&file, printer.locale()))?;
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a text to a file, whole or not at all.
pub(crate) fn write_file(
    file: &Path,
    text: &str,
    printer: &Printer,
    errors: &mut dyn Write,
) -> io::Result<ExitCode> {
    if holds_match(file) {
        let gaps = [("file", file.display().to_string().into())];
        printer.say(errors, "convert-keeps-match", &gaps)?;
        return Ok(ExitCode::FAILURE);
    }
    let Err(error) = atomic_file::write(file, text.as_bytes()) else {
        return Ok(ExitCode::SUCCESS);
    };
    let gaps = [
        ("file", file.display().to_string().into()),
        ("reason", error.to_string().into()),
    ];
    printer.say(errors, "convert-cannot-write", &gaps)?;
    Ok(ExitCode::FAILURE)
}

/// Whether a file holds a match of this program, which nothing else may
/// write over.
pub(crate) fn holds_match(file: &Path) -> bool {
    let is_file = fs::metadata(file).is_ok_and(|about| about.is_file());
    let mut begin = Vec::new();
    let read = |file: File| file.take(64).read_to_end(&mut begin);
    let was_read = is_file && File::open(file).and_then(read).is_ok();
    let begin = String::from_utf8_lossy(&begin);
    was_read && FileFormat::of_text(&begin) == Some(FileFormat::Match)
}

/// The games of a file: in a format that is named, or else in the one that
/// its text or its name tells.
pub(crate) fn read_games(
    bytes: &[u8],
    format: Option<FileFormat>,
    file: Option<&Path>,
    rules: Option<Rules>,
) -> Result<Vec<Record>, ConvertError> {
    let text = Format::text(bytes).map_err(ConvertError::Record)?;
    let format = format
        .or_else(|| FileFormat::of_text(text))
        .or_else(|| FileFormat::of_file(file?))
        .ok_or(ConvertError::UnknownFormat)?;
    format.read(text, rules)
}

/// The first game of an SGF or PSQ file as a match that can be gone on with;
/// `None` if the file is of another kind or cannot be read.
pub(crate) fn open_game(file: &Path) -> Option<Result<Session, ConvertError>> {
    let bytes = File::open(file).and_then(read).ok()??;
    let text = Format::text(&bytes).ok()?;
    let format = FileFormat::of_text(text).or_else(|| FileFormat::of_file(file))?;
    if !matches!(format, FileFormat::Games(Format::Sgf | Format::Psq)) {
        return None;
    }
    let session = format.read(text, None).and_then(|records| {
        let session = match_file::session(&records[0]);
        session.map_err(|error| ConvertError::CannotWrite(error, FileFormat::Match))
    });
    Some(session)
}

fn shown(file: Option<&Path>) -> String {
    file.map_or_else(|| "-".to_owned(), |file| file.display().to_string())
}

/// The text to write.
fn convert(
    request: &ConvertRequest,
    printer: &Printer,
    input: impl Read,
    errors: &mut dyn Write,
) -> io::Result<Result<String, ConvertError>> {
    let bytes = match &request.input {
        None => read(input)?,
        Some(file) => match File::open(file).and_then(read) {
            Ok(bytes) => bytes,
            Err(error) => return Ok(Err(ConvertError::Read(error))),
        },
    };
    let Some(bytes) = bytes else {
        return Ok(Err(ConvertError::TooLarge));
    };
    let file = request.input.as_deref();
    let records = read_games(&bytes, request.from, file, request.rules);
    let records = match records {
        Ok(records) => records,
        Err(error) => return Ok(Err(error)),
    };

    let to = request
        .to
        .or_else(|| FileFormat::of_file(request.output.as_deref()?));
    // It is the one that holds everything.
    let to = to.unwrap_or(FileFormat::Games(Format::Sgf));
    let text = match to.write(&records) {
        Ok(text) => text,
        Err(error) => return Ok(Err(ConvertError::CannotWrite(error, to))),
    };

    if let Some(record) = records.iter().find(|record| record.assumes_rules()) {
        let gaps = [
            ("file", shown(request.input.as_deref()).into()),
            ("rules", record.rules().to_string().into()),
        ];
        printer.say(errors, "convert-assumed", &gaps)?;
    }
    let lost: Vec<String> = to
        .losses(&records)
        .iter()
        .map(|loss| loss.explain(printer.locale()))
        .collect();
    if !lost.is_empty() {
        let gaps = [
            ("format", to.name().into()),
            ("losses", lost.join("; ").into()),
        ];
        printer.say(errors, "convert-lost", &gaps)?;
    }
    Ok(Ok(text))
}

/// All bytes, unless they are too many.
fn read(input: impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    input.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= LARGEST_FILE).then_some(bytes))
}

/// Why games were not converted.
#[derive(Debug)]
pub(crate) enum ConvertError {
    Read(io::Error),
    TooLarge,
    UnknownFormat,
    Record(RecordError),
    Match(play_record::RecordError),
    CannotWrite(CannotWrite, FileFormat),
}

impl ConvertError {
    /// The sentence about the file that was read.
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
            Self::Match(error) => {
                let gaps = [
                    ("line", error.line.into()),
                    ("file", file.into()),
                    ("reason", error.problem.explain(locale).into()),
                ];
                locale.format("error-file-form", &gaps)
            }
            Self::CannotWrite(error, format) => {
                let reason = cannot_write(*error, format.name(), locale);
                let gaps = [("file", file.into()), ("reason", reason.into())];
                locale.format("convert-failed", &gaps)
            }
        }
    }
}

/// Whether the file could be read if the rules were named.
const fn wants_rules(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::NoSize | Problem::NoRules | Problem::UnknownRules(_)
    )
}
