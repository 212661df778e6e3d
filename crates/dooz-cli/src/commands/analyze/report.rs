//! The report of an analysis, while it deepens.

use std::io::{self, Write};
use std::time::Duration;

use dooz_coach::advice::MoveValue;
use dooz_core::{Foul, Player, Position, Progress, Score, Square, Symbol};
use dooz_engine::RankedLine;
use dooz_locale::coach::advice;
use dooz_locale::{Locale, Value};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::threats::{Tactics, milliseconds};
use crate::commands::bench::per_second;
use crate::commands::explain::symbol;
use crate::json::write_json;
use crate::printer::Printer;

/// The report of an analysis: a block of lines that is kept up to date on a
/// terminal, a line for each depth otherwise, or objects of JSON.
pub(super) struct Report<'a> {
    rules: String,
    turn: Player,
    first: Symbol,
    printer: &'a Printer,
    json: bool,
    block: Option<ProgressBar>,
    /// The lines of the current depth, best first.
    lines: Vec<Line>,
    /// The last state that was reported or shown.
    last: Option<Iteration>,
}

/// A line with its score.
#[derive(Clone, Debug, Serialize)]
struct Line {
    #[serde(serialize_with = "as_value")]
    score: Score,
    /// The chance of winning, from 0 to 1; a draw counts half.
    chance: f64,
    moves: Vec<String>,
}

/// A finished depth. Its fields are the keys of the JSON object.
#[derive(Clone, Debug, Serialize)]
struct Iteration {
    depth: u32,
    nodes: u64,
    time_ms: f64,
    nodes_per_second: u64,
    lines: Vec<Line>,
}

/// The first object of a report in JSON.
#[derive(Serialize)]
struct Header<'a> {
    rules: &'a str,
    to_move: String,
    vcf: Option<Vec<String>>,
    vct: Option<Vec<String>>,
    danger: Option<Vec<String>>,
    fouls: Vec<FoulSquare>,
}

#[derive(Serialize)]
struct FoulSquare {
    square: String,
    foul: String,
}

fn as_value<S: serde::Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
    MoveValue::from(*score).serialize(serializer)
}

impl<'a> Report<'a> {
    pub(super) fn new(
        position: &Position,
        first: Symbol,
        printer: &'a Printer,
        json: bool,
        is_live: bool,
    ) -> Self {
        let block = is_live.then(|| {
            let style = ProgressStyle::with_template("{msg}");
            let bar = ProgressBar::no_length();
            bar.with_style(style.expect("the template is well formed"))
        });
        Self {
            rules: position.rules().to_string(),
            turn: position.turn(),
            first,
            printer,
            json,
            block,
            lines: Vec::new(),
            last: None,
        }
    }

    /// Names the wins by threats and the forbidden squares.
    pub(super) fn tactics(&self, tactics: &Tactics, output: &mut dyn Write) -> io::Result<()> {
        if self.json {
            let by = |name| {
                let line = tactics
                    .win
                    .as_ref()
                    .filter(|(threats, _)| threats.name() == name);
                line.map(|(_, line)| names(line))
            };
            let foul = |(square, foul): &(Square, Foul)| FoulSquare {
                square: square.to_string(),
                foul: foul.to_string(),
            };
            let header = Header {
                rules: &self.rules,
                to_move: symbol(self.turn, self.first).to_string(),
                vcf: by("vcf"),
                vct: by("vct"),
                danger: tactics.danger.as_deref().map(names),
                fouls: tactics.fouls.iter().map(foul).collect(),
            };
            write_json(&header, output)?;
        } else {
            for sentence in tactics.sentences(self.turn, self.first, self.printer) {
                self.printer.tell(output, &sentence)?;
            }
        }
        output.flush()
    }

    /// Takes note of the engine's progress, and reports each finished depth.
    pub(super) fn progress(
        &mut self,
        progress: &Progress<'_>,
        line: Option<RankedLine<'_>>,
        time: Duration,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        if let Some(line) = line {
            self.lines.truncate(line.rank);
            self.lines.push(Line {
                score: line.score,
                chance: chance(line.score.into()),
                moves: names(line.moves),
            });
        }
        if line.is_none() && !progress.finished {
            return Ok(());
        }
        // Between two depths, the lines that are not known yet are the old ones.
        let mut lines = self.lines.clone();
        if !progress.finished
            && let Some(last) = &self.last
        {
            let is_new = |line: &&Line| lines.iter().all(|known| known.moves[0] != line.moves[0]);
            let old: Vec<Line> = last.lines.iter().filter(is_new).cloned().collect();
            lines.extend(old);
            lines.truncate(last.lines.len().max(self.lines.len()));
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        let depth = Iteration {
            depth: progress.depth.unwrap_or_default(),
            nodes: progress.nodes,
            time_ms: milliseconds(time),
            nodes_per_second: per_second(progress.nodes, time),
            lines,
        };
        if let Some(block) = &self.block {
            block.set_message(self.block_of(&depth));
        } else if progress.finished {
            self.write(&depth, output)?;
        }
        self.last = Some(depth);
        Ok(())
    }

    /// Ends the report with the last answer, which can belong to a depth that was
    /// not finished.
    pub(super) fn end(&self, output: &mut dyn Write) -> io::Result<()> {
        if let Some(block) = &self.block {
            block.finish_and_clear();
            if let Some(depth) = &self.last {
                self.printer.tell(output, &self.block_of(depth))?;
            }
        }
        output.flush()
    }

    fn write(&self, depth: &Iteration, output: &mut dyn Write) -> io::Result<()> {
        if self.json {
            write_json(depth, output)?;
        } else {
            let lines: Vec<String> = depth.lines.iter().map(|line| self.line(line)).collect();
            let gaps = depth.gaps([("lines", lines.join(" | ").into())]);
            self.printer.say(output, "analyze-depth", &gaps)?;
        }
        // Somebody may be watching the pipe.
        output.flush()
    }

    /// Returns the lines of the block that shows a depth.
    fn block_of(&self, depth: &Iteration) -> String {
        let locale = self.printer.locale();
        let mut rows = vec![locale.format("analyze-progress", &depth.gaps([]))];
        for (number, line) in (1_usize..).zip(&depth.lines) {
            rows.push(format!("{}. {}", locale.number(number), self.line(line)));
        }
        rows.join("\n")
    }

    fn line(&self, line: &Line) -> String {
        let locale = self.printer.locale();
        let gaps = [
            ("score", describe(line.score, locale).into()),
            ("percent", Value::decimal(line.chance * 100.0, 1)),
            ("moves", line.moves.join(" ").into()),
        ];
        locale.format("analyze-line", &gaps)
    }
}

impl Iteration {
    fn gaps<'a, const N: usize>(
        &self,
        more: [(&'a str, Value<'a>); N],
    ) -> Vec<(&'a str, Value<'a>)> {
        let own = [
            ("depth", self.depth.into()),
            ("count", self.nodes.into()),
            ("speed", self.nodes_per_second.into()),
        ];
        own.into_iter().chain(more).collect()
    }
}

/// Returns the chance of winning to four decimals.
fn chance(value: MoveValue) -> f64 {
    let chance = value.chance().expect("a score tells of a chance");
    (chance * 1e4).round() / 1e4
}

/// Describes a score: an estimate by its number, since its chance stands beside it.
fn describe(score: Score, locale: &Locale) -> String {
    match score {
        Score::Estimate(score) => {
            locale.format("advice-value-estimate", &[("score", score.into())])
        }
        _ => advice::value(score.into(), locale),
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
