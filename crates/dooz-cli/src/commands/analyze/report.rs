//! The report of an analysis, while it deepens.

use std::io::{self, Write};
use std::time::Duration;

use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
use dooz_coach::analysis::{AnalysisLine, Deepening, ForbiddenSquare, Iteration};
use dooz_core::{Player, Position, Progress, Square, Symbol};
use dooz_engine::RankedLine;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::analysis_text::{block_of, chance, effort, line_text, per_second, valued};
use crate::json::{milliseconds, write_json};
use crate::printer::Printer;
use crate::tactics::{Tactics, Threats};

/// The report of an analysis: a block of lines that is kept up to date on a
/// terminal, a line for each depth otherwise, or objects of JSON.
pub(super) struct Report<'a> {
    rules: String,
    turn: Player,
    first: Symbol,
    printer: &'a Printer,
    json: bool,
    block: Option<ProgressBar>,
    tactics: Tactics,
    deepening: Deepening,
    time: Duration,
}

/// A finished depth as an object of JSON.
#[derive(Serialize)]
struct DepthObject {
    depth: u32,
    nodes: u64,
    time_ms: f64,
    nodes_per_second: u64,
    lines: Vec<LineObject>,
}

#[derive(Serialize)]
struct LineObject {
    score: MoveValue,
    knowledge: Knowledge,
    /// The chance of winning, from 0 to 1; a draw counts half.
    chance: f64,
    moves: Vec<String>,
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

impl<'a> Report<'a> {
    pub(super) fn new(
        position: &Position,
        tactics: Tactics,
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
            tactics,
            deepening: Deepening::of(*position),
            time: Duration::ZERO,
        }
    }

    /// Names the wins by threats and the forbidden squares.
    pub(super) fn tactics(&self, output: &mut dyn Write) -> io::Result<()> {
        let tactics = &self.tactics;
        if self.json {
            let foul = |forbidden: &ForbiddenSquare| FoulSquare {
                square: forbidden.square.to_string(),
                foul: forbidden.foul.to_string(),
            };
            let danger = tactics.wins.danger.as_ref();
            let header = Header {
                rules: &self.rules,
                to_move: self.turn.symbol(self.first).to_string(),
                vcf: tactics.win_by(Threats::Fours).map(names),
                vct: tactics.win_by(Threats::All).map(names),
                danger: danger.map(|win| names(&win.moves)),
                fouls: tactics.forbidden.iter().map(foul).collect(),
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
        if !self.deepening.learn(progress, line) {
            return Ok(());
        }
        self.time = time;
        let iteration = self.deepening.last();
        if let Some(block) = &self.block {
            block.set_message(self.block_of(iteration));
        } else if iteration.is_finished {
            self.write(iteration, output)?;
        }
        Ok(())
    }

    /// Ends the report with the last answer, which can belong to a depth that was
    /// not finished.
    pub(super) fn end(&self, output: &mut dyn Write) -> io::Result<()> {
        if let Some(block) = &self.block {
            block.finish_and_clear();
            if !self.deepening.last().lines.is_empty() {
                let block = self.block_of(self.deepening.last());
                self.printer.tell(output, &block)?;
            }
        }
        output.flush()
    }

    fn write(&self, iteration: &Iteration, output: &mut dyn Write) -> io::Result<()> {
        if self.json {
            let object = DepthObject {
                depth: iteration.depth,
                nodes: iteration.nodes,
                time_ms: milliseconds(self.time),
                nodes_per_second: per_second(iteration.nodes, self.time),
                lines: self.lines(iteration).map(LineObject::from).collect(),
            };
            write_json(&object, output)?;
        } else {
            let locale = self.printer.locale();
            let lines = self.lines(iteration).map(|line| line_text(line, locale));
            let lines = lines.collect::<Vec<_>>().join(" | ");
            let mut gaps = effort(iteration, self.time);
            gaps.push(("lines", lines.into()));
            self.printer.say(output, "analyze-depth", &gaps)?;
        }
        // Somebody may be watching the pipe.
        output.flush()
    }

    fn block_of(&self, iteration: &Iteration) -> String {
        let locale = self.printer.locale();
        block_of(iteration, &self.tactics.wins, self.time, locale)
    }

    /// Returns the lines of an iteration, each with the value of its first move.
    fn lines<'l>(
        &self,
        iteration: &'l Iteration,
    ) -> impl Iterator<Item = (ValuedMove, &'l AnalysisLine)> {
        valued(iteration, &self.tactics.wins)
    }
}

impl From<(ValuedMove, &AnalysisLine)> for LineObject {
    fn from((found, line): (ValuedMove, &AnalysisLine)) -> Self {
        Self {
            score: found.value,
            knowledge: found.knowledge,
            chance: chance(&found),
            moves: names(&line.moves),
        }
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
