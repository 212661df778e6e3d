//! Documents for scripts.

use std::io::{self, Write};
use std::time::Duration;

use dooz_locale::terminal::without_marks;
use serde::Serialize;

use crate::printer::Printer;

/// Writes a document on one line.
pub(crate) fn write_json(document: &impl Serialize, output: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, document)?;
    output.write_all(b"\n")
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

/// Returns milliseconds with three decimals.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
