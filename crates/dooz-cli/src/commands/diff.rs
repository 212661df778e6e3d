//! `dooz diff`: the differences between two searches of a position.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Instant;

use clap::{ArgAction, Args};
use dooz_coach::trace::{Diff, Method, Subject, Trace, TraceError, effects, stream};
use dooz_core::Limits;
use dooz_locale::coach::trace::missing;
use dooz_locale::{Explain, Locale, Value};

use crate::args::UsageError;
use crate::args::values::read;
use crate::commands::trace::SubjectArgs;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The largest number of places that are listed one by one.
const LISTED: usize = 20;

/// The arguments of `dooz diff`.
#[derive(Clone, Debug, Args)]
pub struct DiffArgs {
    /// The board or the tree.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// The board and the side to move, unless there is a tree, and two
    /// searches.
    #[arg(value_name = "BOARD SIDE SEARCH SEARCH", num_args = 0..=4, action = ArgAction::Set)]
    pub position: Vec<String>,
}

/// Writes the differences of two searches, and the effects of the options of
/// alpha-beta.
///
/// # Errors
///
/// Returns an error if there are not two searches and something that they can
/// search, or the output cannot be written.
pub fn run(args: &DiffArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let locale = printer.locale();
    let words = if args.subject.tree.is_some() { 0 } else { 2 };
    let Some((words, [first, second])) = args
        .position
        .split_last_chunk::<2>()
        .filter(|(before, _)| before.len() == words)
    else {
        return Err(UsageError::NoSearches.into());
    };
    let subject = args.subject.read(words, locale)?;
    let methods = [read(first)?, read(second)?];
    let report = report(methods, &subject, locale);
    let (text, effects) = report.map_err(|error| error.explain(locale))?;
    printer.tell(output, &text)?;
    effects.tell(printer, output)?;
    Ok(output.flush()?)
}

/// The effects of the options: a row for each search.
type Effects = Table<7>;

fn report(
    searches: [Method; 2],
    subject: &Subject,
    locale: &Locale,
) -> Result<(String, Effects), TraceError> {
    let [first, second] = searches;
    let traces = [
        Trace::record(subject.clone(), first)?,
        Trace::record(subject.clone(), second)?,
    ];
    let diff = Diff::of(&traces[0], &traces[1]);
    let text = differences(&diff, &searches, locale);

    let mut methods = vec![first, second];
    let options = effects(subject, &first).into_iter();
    methods.extend(options.map(|(_, method)| method));
    let text = format!("{text}\n\n{}", locale.text("diff-effects"));
    Ok((text, table(subject, &methods, locale)?))
}

/// Describes the differences between two searches.
#[must_use]
pub fn differences(diff: &Diff, searches: &[Method; 2], locale: &Locale) -> String {
    let names = searches.map(|search| search.to_string());
    let mut lines = vec![
        locale.format(
            "diff-title",
            &[
                ("first", (&names[0]).into()),
                ("second", (&names[1]).into()),
            ],
        ),
        locale.format("diff-common", &[("count", diff.common.into())]),
    ];
    for (name, calls) in names.iter().zip([diff.first_alone, diff.second_alone]) {
        let gaps = [("method", name.into()), ("count", calls.into())];
        lines.push(locale.format("diff-alone", &gaps));
    }
    for place in diff.missing.iter().take(LISTED) {
        lines.push(format!("  {}", missing(locale, place, searches)));
    }
    if let Some(more) = diff.missing.len().checked_sub(LISTED + 1) {
        let gaps = [("count", (more + 1).into())];
        lines.push(format!("  {}", locale.format("diff-more", &gaps)));
    }
    lines.join("\n")
}

/// Counts and times each method once, and puts the figures into columns.
fn table(subject: &Subject, methods: &[Method], locale: &Locale) -> Result<Effects, TraceError> {
    let heads = [
        "method",
        "calls",
        "leaves",
        "cuts",
        "fast-cuts",
        "score",
        "time",
    ];
    let mut table = Table::new(heads.map(|head| {
        let title = locale.text(&format!("diff-{head}"));
        let is_name = head == "method";
        let align = if is_name { Align::Start } else { Align::End };
        (title.into_owned(), align)
    }));
    let mut known: Vec<&Method> = Vec::new();
    for method in methods {
        if known.contains(&method) {
            continue;
        }
        known.push(method);
        let begin = Instant::now();
        let limits = Limits::default();
        let found = stream(subject, method, &limits, &mut |_| ControlFlow::Continue(()))?;
        let time = begin.elapsed().as_secs_f64() * 1000.0;
        table.row([
            method.to_string(),
            locale.number(found.calls),
            locale.number(found.leaves),
            locale.number(found.cuts),
            locale.number(found.fast_cuts),
            locale.number(found.score),
            locale.number(Value::decimal(time, 1)),
        ]);
    }
    Ok(table)
}
