//! `dooz trace`: how a search thinks, written down call by call.

mod progress;
mod subject;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use dooz_coach::trace::{Document, Drawing, Trace, WriteError, dot, outline, svg, write_lines};
use dooz_core::Limits;
use dooz_locale::Explain;
use dooz_locale::coach::trace::TraceWords;

use crate::args::{Format, TraceRequest};
use crate::convert::holds_match;
use crate::printer::Printer;
use progress::Progress;

pub(crate) use subject::read_subject;

/// The most calls in a picture. More can be drawn, but the file is then
/// wider than programs that show pictures care for.
const DRAWN: usize = 300;

/// Writes a search down as the request says.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(
    request: &TraceRequest,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<ExitCode> {
    let Some(path) = &request.output else {
        return write(request, printer, output, true);
    };
    if holds_match(path) {
        let gaps = [("file", path.display().to_string().into())];
        return complain(
            printer,
            &printer.locale().format("convert-keeps-match", &gaps),
        );
    }
    match File::create(path) {
        Ok(file) => write(request, printer, &mut BufWriter::new(file), false),
        Err(error) => complain(printer, &file_error(path, &error, printer)),
    }
}

fn write(
    request: &TraceRequest,
    printer: &Printer,
    mut output: &mut dyn Write,
    to_reader: bool,
) -> io::Result<ExitCode> {
    let subject = match read_subject(&request.subject, printer.locale()) {
        Ok(subject) => subject,
        Err(error) => return complain(printer, &error),
    };
    let progress = Progress::new();
    let step = || progress.step();
    let limits = Limits {
        depth: request.ahead,
        nodes: request.nodes,
        stop: Some(&step),
        ..Limits::default()
    };
    let (method, filter) = (request.method, request.filter);
    if request.format == Format::JsonLines {
        return match write_lines(&subject, &method, filter, &limits, &mut output) {
            Ok(_) => output.flush().map(|()| ExitCode::SUCCESS),
            Err(WriteError::Output(error)) => Err(error),
            Err(WriteError::Trace(error)) => complain(printer, &error.explain(printer.locale())),
        };
    }

    let trace = match Trace::record_within(subject, method, filter, &limits) {
        Ok(trace) => trace,
        Err(error) => return complain(printer, &error.explain(printer.locale())),
    };
    drop(progress);
    let words = TraceWords {
        locale: printer.locale(),
        trace: &trace,
    };
    let text = match request.format {
        Format::Json | Format::JsonLines => serde_json::to_string(&Document::of(&trace))? + "\n",
        Format::Article => words.article(&trace.state()),
        Format::Tree => outline(&trace, &trace.state(), &words),
        Format::Dot => dot(&trace, &trace.state(), &words, DRAWN),
        Format::Svg => svg(&trace, &trace.state(), &words, Drawing { most: DRAWN }),
    };
    // Lines for people are put into their terminal's order, others are not.
    if to_reader && matches!(request.format, Format::Article | Format::Tree) {
        printer.tell(output, &text)?;
    } else {
        output.write_all(text.as_bytes())?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Says on the error output what is wrong with the input.
pub(crate) fn complain(printer: &Printer, sentence: &str) -> io::Result<ExitCode> {
    printer.tell(&mut io::stderr(), sentence)?;
    Ok(ExitCode::FAILURE)
}

fn file_error(path: &Path, error: &io::Error, printer: &Printer) -> String {
    let gaps = [
        ("file", path.display().to_string().into()),
        ("reason", error.to_string().into()),
    ];
    printer.locale().format("error-file-open", &gaps)
}
