//! `dooz trace`: a search, written down call by call.

mod progress_line;
mod subject;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{ArgAction, Args};
use dooz_coach::trace::{
    Document, Method, Subject, Trace, TraceFilter, TreeView, WriteError, dot, outline, svg,
    write_lines,
};
use dooz_core::Limits;
use dooz_locale::Explain;
use dooz_locale::coach::trace::TraceMessages;
use dooz_play::atomic_file;

use crate::args::values::{number, one_of, read};
use crate::failure::Failure;
use crate::output_file::{cannot_write_file, check_output, write_file};
use crate::play::timer::Timer;
use crate::printer::Printer;
use progress_line::ProgressLine;

pub use subject::SubjectArgs;

/// The arguments of `dooz trace`.
#[derive(Clone, Debug, Args)]
pub struct TraceArgs {
    /// The board or the tree.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// The search.
    #[arg(long, value_name = "SEARCH", value_parser = read::<Method>, default_value = "alphabeta")]
    pub algorithm: Method,
    /// The form in which the search is written down.
    #[arg(long, value_name = "CHOICE", value_parser = one_of(FORMATS), default_value = "tree")]
    pub format: Format,
    /// The most moves from the root that are shown.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u32>(0, u32::MAX.into()),
    )]
    pub depth: Option<u32>,
    /// The call that is shown, with all below it.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(0, u64::MAX),
    )]
    pub subtree: Option<u64>,
    /// The most moves that the search itself looks ahead.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u32>(0, u32::MAX.into()),
    )]
    pub ahead: Option<u32>,
    /// The most positions that the search visits.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(0, u64::MAX),
    )]
    pub nodes: Option<u64>,
    /// The most milliseconds that the search takes.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(1, u64::MAX),
    )]
    pub time_ms: Option<u64>,
    /// The most bytes that the search holds for the positions on its path.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<usize>(1, u64::MAX),
    )]
    pub memory: Option<usize>,
    /// The file to write; without it, the standard output.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// `true` if a file that exists already is replaced.
    #[arg(long, requires = "output")]
    pub overwrite: bool,
    /// The board and the side to move.
    #[arg(value_name = "BOARD SIDE", num_args = 0..=2, action = ArgAction::Set)]
    pub position: Vec<String>,
}

/// A form in which a search is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Call by call, as the article does.
    Article,
    /// An indented tree.
    Tree,
    /// One JSON document.
    Json,
    /// One line of JSON for each event, as it happens.
    JsonLines,
    /// Graphviz.
    Dot,
    /// A drawing.
    Svg,
}

const FORMATS: [(&str, Format); 6] = [
    ("tree", Format::Tree),
    ("article", Format::Article),
    ("json", Format::Json),
    ("jsonl", Format::JsonLines),
    ("dot", Format::Dot),
    ("svg", Format::Svg),
];

/// Writes the trace of a search.
///
/// # Errors
///
/// Returns an error if there is nothing to search, it cannot be searched, or
/// the output cannot be written.
pub fn run(args: &TraceArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let locale = printer.locale();
    let subject = args.subject.read(&args.position, locale)?;
    let Some(path) = &args.output else {
        return write(args, subject, printer, output, true);
    };
    check_output(path, args.overwrite, locale)?;
    if args.format == Format::JsonLines {
        // It may be too long for the memory, so it is written as it happens.
        let written = atomic_file::write_with(path, |file| {
            write(args, subject, printer, &mut BufWriter::new(file), false)
        });
        return match written {
            Err(Failure::System(error)) => Err(cannot_write_file(path, error, locale)),
            written => written.map(drop),
        };
    }
    let mut bytes = Vec::new();
    write(args, subject, printer, &mut bytes, false)?;
    write_file(path, &bytes, locale)
}

fn write(
    args: &TraceArgs,
    subject: Subject,
    printer: &Printer,
    mut output: &mut dyn Write,
    to_reader: bool,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let progress = ProgressLine::new();
    let mut tell = |calls| progress.show(calls);
    let time_is_up = Arc::default();
    let time = args.time_ms.map(Duration::from_millis);
    let timer = time.map(|time| Timer::start(time, &time_is_up));
    let limits = Limits {
        depth: args.ahead,
        nodes: args.nodes,
        memory: args.memory,
        stop: Some(&time_is_up),
        ..Limits::default()
    };
    let method = args.algorithm;
    let filter = TraceFilter {
        depth: args.depth,
        subtree: args.subtree,
    };
    if args.format == Format::JsonLines {
        return match write_lines(&subject, &method, filter, &limits, &mut tell, &mut output) {
            Ok(_) => Ok(output.flush()?),
            Err(WriteError::Output(error)) => Err(error.into()),
            Err(WriteError::Trace(error)) => Err(error.explain(locale).into()),
        };
    }

    let record = match args.format {
        Format::Dot | Format::Svg => Trace::record_pictured,
        _ => Trace::record_within,
    };
    let trace = record(subject, method, filter, &limits, &mut tell);
    let trace = trace.map_err(|error| error.explain(locale))?;
    drop((progress, timer));
    let messages = TraceMessages { locale };
    let text = match args.format {
        Format::JsonLines => unreachable!("lines are written while the search runs"),
        Format::Json => {
            let text = serde_json::to_string(&Document::of(&trace));
            text.map_err(io::Error::from)? + "\n"
        }
        Format::Article => messages.article(&trace),
        Format::Tree => outline(&TreeView::finished(trace, usize::MAX), &messages),
        Format::Dot => dot(&TreeView::finished(trace, TreeView::MOST_DRAWN), &messages),
        Format::Svg => svg(&TreeView::finished(trace, TreeView::MOST_DRAWN), &messages),
    };
    // Lines for people are put into their terminal's order, others are not.
    if to_reader && matches!(args.format, Format::Article | Format::Tree) {
        printer.tell(output, &text)?;
    } else {
        output.write_all(text.as_bytes())?;
    }
    Ok(output.flush()?)
}
