//! Error messages of this program.

use std::io::{self, Write};

use dooz_locale::terminal::without_marks;
use dooz_locale::{Explain, Locale};
use dooz_play::match_file::MatchFileError;
use dooz_play::matches::MatchError;
use dooz_play::matches::old_record::{OldRecordError, OldRecordProblem};
use serde::Serialize;

use crate::json::write_json;
use crate::printer::Printer;

/// Returns the sentence about a match that has no file.
pub(crate) fn file_error(error: &MatchFileError, file: &str, locale: &Locale) -> String {
    let key = match error {
        MatchFileError::Exists => "error-file-exists",
        MatchFileError::Busy => "error-file-busy",
        MatchFileError::TooLarge => "error-file-too-large",
        MatchFileError::System(error) => {
            let gaps = [("file", file.into()), ("reason", error.to_string().into())];
            return locale.format("error-file-open", &gaps);
        }
    };
    locale.format(key, &[("file", file.into())])
}

/// Returns the sentence about a file that the system does not let us read.
pub(crate) fn cannot_read_file(error: &io::Error, file: &str, locale: &Locale) -> String {
    if error.kind() == io::ErrorKind::NotFound {
        return locale.format("error-file-missing", &[("file", file.into())]);
    }
    let gaps = [("file", file.into()), ("reason", error.to_string().into())];
    locale.format("error-file-read", &gaps)
}

/// Returns the sentence about a file that is not a match.
pub(crate) fn match_error(error: &MatchError, file: &str, locale: &Locale) -> String {
    match error {
        MatchError::Record(error) => {
            let reason = error.explain(locale);
            let gaps = [("file", file.into()), ("reason", reason.into())];
            locale.format("convert-failed", &gaps)
        }
        MatchError::Entry { game, entry } => {
            let gaps = [
                ("file", file.into()),
                ("game", (*game).into()),
                ("entry", (*entry).into()),
            ];
            locale.format("error-match-entry", &gaps)
        }
    }
}

/// Returns the sentence about a file that is not a match in the old format.
pub(crate) fn old_record_error(error: &OldRecordError, file: &str, locale: &Locale) -> String {
    let gaps = [
        ("line", error.line.into()),
        ("file", file.into()),
        ("reason", old_record_problem(&error.problem, locale).into()),
    ];
    locale.format("error-file-form", &gaps)
}

fn old_record_problem(problem: &OldRecordProblem, locale: &Locale) -> String {
    let key = match problem {
        OldRecordProblem::Rules(error) => return error.explain(locale),
        OldRecordProblem::Participant(error) => return error.explain(locale),
        OldRecordProblem::CannotPlay(error) => return error.explain(locale),
        OldRecordProblem::Square(error) => return error.explain(locale),
        OldRecordProblem::Play(error) => return error.explain(locale),
        OldRecordProblem::Version(version) => {
            return locale.format("error-record-version", &[("version", version.into())]);
        }
        OldRecordProblem::Field(name) => {
            return locale.format("error-record-field", &[("field", (*name).into())]);
        }
        OldRecordProblem::Title => "error-record-title",
        OldRecordProblem::SameSymbol => "error-record-same-symbol",
        OldRecordProblem::NotText => "error-line-encoding",
        OldRecordProblem::Entry => "error-record-entry",
        OldRecordProblem::Seat => "error-record-place",
        OldRecordProblem::BeforeGame => "error-record-before-game",
        OldRecordProblem::NothingToUndo => "play-nothing-to-undo",
        OldRecordProblem::NothingToRedo => "play-nothing-to-redo",
    };
    locale.text(key).into_owned()
}

/// Returns the sentence about a player that is not offered for the rules, with the
/// name of one that is.
pub(crate) fn not_offered(locale: &Locale, brain: &str, other: &str) -> String {
    let gaps = [
        ("brain", locale.brain(brain).into()),
        ("other", other.into()),
    ];
    locale.format("error-brain-board", &gaps)
}

/// Reports a line of the input that could not be answered: in a document, or in a sentence.
pub(crate) fn write_bad_line(
    line: u64,
    error: String,
    json: bool,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    #[derive(Serialize)]
    struct BadLine {
        line: u64,
        error: String,
    }

    if json {
        let error = without_marks(&error);
        return write_json(&BadLine { line, error }, output);
    }
    let gaps = [("line", line.into()), ("reason", error.into())];
    printer.say(output, "error-position-line", &gaps)
}
