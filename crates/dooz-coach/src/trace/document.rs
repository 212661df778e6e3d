//! Searches as JSON: one document, or a line for each event.

use std::io::{self, Write};
use std::ops::ControlFlow;

use dooz_core::Limits;
use serde::Serialize;

use super::call_row::{CallRow, rows};
use super::event::{Event, Step};
use super::filter::{RunningFilter, TraceFilter};
use super::record::{Summary, Trace, TraceError};
use super::search::Method;
use super::search::stream;
use super::search::{Path, Subject};

/// The version of both forms. It grows when a field is removed or changes its
/// meaning, not when one is added.
pub const VERSION: u32 = 1;

/// A search as a JSON document, described by `docs/trace.schema.json`.
///
/// ```
/// use dooz_coach::trace::{Document, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let json = serde_json::to_value(Document::of(&trace))?;
/// assert_eq!((&json["format"], &json["version"]), (&"dooz-trace".into(), &1.into()));
/// assert_eq!(json["result"]["score"], 7);
/// assert_eq!(json["calls"][1]["score"], 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Serialize)]
pub struct Document<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: Summary,
    /// The numbers of the calls along the best line.
    best_line: Vec<u64>,
    calls: Vec<CallRow>,
}

impl<'a> Document<'a> {
    /// Creates the document of a search.
    #[must_use]
    pub fn of(trace: &'a Trace) -> Self {
        let state = trace.state();
        Self {
            head: Head::of("dooz-trace", &trace.subject, &trace.method, trace.filter),
            result: trace.summary,
            best_line: state.best_line().map(|call| call.number).collect(),
            calls: rows(trace, &state).collect(),
        }
    }
}

/// The first fields of a document, and the first line of the line format: what was searched,
/// and how.
#[derive(Debug, Serialize)]
struct Head<'a> {
    format: &'static str,
    version: u32,
    subject: &'a Subject,
    method: String,
    /// The side for which scores are good.
    scores_for: &'static str,
    filter: TraceFilter,
}

impl<'a> Head<'a> {
    fn of(
        format: &'static str,
        subject: &'a Subject,
        method: &Method,
        filter: TraceFilter,
    ) -> Self {
        let averages = method.algorithm.averages();
        Self {
            format,
            version: VERSION,
            subject,
            method: method.to_string(),
            scores_for: if averages { "last_mover" } else { "max" },
            filter,
        }
    }
}

/// A line of the line format: an event and, for a visit, the board.
#[derive(Serialize)]
struct Line<'a> {
    call: u64,
    level: u32,
    #[serde(flatten)]
    step: &'a Step,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
}

/// The last line of the line format.
#[derive(Serialize)]
struct Tail {
    event: &'static str,
    #[serde(flatten)]
    result: Summary,
}

/// Searches and writes every event as a line of JSON when it happens, after a
/// line with the subject and before one with the result. It holds no more calls
/// in memory than are open. `progress` receives the number of calls from time
/// to time.
///
/// ```
/// use dooz_coach::trace::{TraceFilter, Subject, write_lines};
/// use dooz_core::Limits;
/// use dooz_core::textbook::Side;
/// let mut lines = Vec::new();
/// let tree = Subject::tree("(3 7)", Side::Max)?;
/// let (filter, limits) = (TraceFilter::default(), Limits::default());
/// write_lines(&tree, &"minimax".parse()?, filter, &limits, &mut |_| {}, &mut lines)?;
/// let lines = String::from_utf8(lines)?;
/// assert_eq!(lines.lines().count(), 1 + 8 + 1);
/// assert!(lines.lines().nth(2).unwrap().starts_with(r#"{"call":2,"level":1,"event":"enter""#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Returns an error if the method does not support the subject, or writing
/// fails, which ends the search.
pub fn write_lines(
    subject: &Subject,
    method: &Method,
    filter: TraceFilter,
    limits: &Limits<'_>,
    progress: &mut dyn FnMut(u64),
    output: &mut impl Write,
) -> Result<Summary, WriteError> {
    let head = Head::of("dooz-trace-events", subject, method, filter);
    // Not before the first event: the method may not support the subject.
    let mut begun = false;
    let mut running = RunningFilter::new(filter);
    let mut path = Path::default();
    let mut failure = None;
    let summary = stream(subject, method, limits, &mut |event| {
        event.tell_calls(progress);
        let here = match event.step {
            Step::Enter { mv, .. } => Some(path.enter(event.level, mv)),
            _ => None,
        };
        if !running.passes(event) {
            return ControlFlow::Continue(());
        }
        let board = here.and_then(|path| subject.picture(path));
        let write = || {
            if !begun {
                begun = true;
                write_line(output, &head)?;
            }
            let &Event {
                call,
                level,
                ref step,
            } = event;
            let line = Line {
                call,
                level,
                step,
                board,
            };
            write_line(output, &line)
        };
        match write() {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        }
    })
    .map_err(WriteError::Trace)?;
    if let Some(error) = failure {
        return Err(WriteError::Output(error));
    }
    if !begun {
        let calls = summary.calls;
        return Err(WriteError::Trace(TraceError::Empty { filter, calls }));
    }
    let tail = Tail {
        event: "end",
        result: summary,
    };
    write_line(output, &tail).map_err(WriteError::Output)?;
    Ok(summary)
}

fn write_line(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")
}

/// The reason why a search was not written completely.
#[derive(Debug)]
pub enum WriteError {
    /// The search cannot be recorded.
    Trace(TraceError),
    /// Writing to the output failed.
    Output(io::Error),
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Trace(error) => error.fmt(f),
            Self::Output(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WriteError {}
