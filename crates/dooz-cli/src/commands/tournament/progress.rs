//! The progress of a tournament, while it is played.

use std::io::{self, IsTerminal, Write};

use dooz_locale::Value;
use dooz_play::tournament::GameEntry;
use indicatif::{ProgressBar, ProgressStyle};

use super::MatchArgs;
use super::report::Report;
use crate::printer::Printer;
use crate::tournament::Runner;

/// The progress of a tournament: a bar on a terminal, a line for each game
/// otherwise, and nothing beside a report for scripts.
pub(super) enum Progress {
    Bar(ProgressBar),
    Lines,
    Silent,
}

impl Progress {
    /// Creates the progress of the games of a tournament.
    pub(super) fn new(args: &MatchArgs, runner: &Runner<'_>) -> Self {
        if !io::stderr().is_terminal() {
            return if args.json { Self::Silent } else { Self::Lines };
        }
        let (bar, template) = if args.has_end() {
            let games = runner.games.clone().count();
            let bar = ProgressBar::new(games as u64);
            (bar, "{wide_bar} {human_pos}/{human_len} {eta} {msg}")
        } else {
            let bar = ProgressBar::no_length();
            (bar, "{spinner} {human_pos} {elapsed} {msg}")
        };
        let style = ProgressStyle::with_template(template).expect("the template is well formed");
        bar.set_style(style);
        bar.set_position(runner.played() as u64);
        bar.reset_eta();
        Self::Bar(bar)
    }

    /// Shows that a game has ended, and the results so far.
    pub(super) fn show(
        &self,
        entry: &GameEntry,
        report: &Report<'_>,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        match self {
            Self::Bar(bar) => {
                bar.inc(1);
                bar.set_message(report.summary());
                Ok(())
            }
            Self::Lines => {
                tell(entry, printer, output)?;
                // Somebody may be watching the file.
                output.flush()
            }
            Self::Silent => Ok(()),
        }
    }

    /// Ends the bar.
    pub(super) fn finish(&self) {
        if let Self::Bar(bar) = self {
            bar.finish_and_clear();
        }
    }
}

/// Writes the result of a game as a line.
fn tell(entry: &GameEntry, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let reason = format!("match-reason-{}", entry.reason.name());
    let reason = printer.locale().text(&reason);
    let gaps: [(&str, Value<'_>); 6] = [
        ("game", entry.game.into()),
        ("first", (&entry.first).into()),
        ("second", (&entry.second).into()),
        ("result", entry.result_text().into()),
        ("reason", reason.into()),
        ("count", entry.plies.into()),
    ];
    printer.say(output, "match-game", &gaps)?;
    match &entry.detail {
        Some(detail) => printer.say(output, "match-detail", &[("text", detail.into())]),
        None => Ok(()),
    }
}
