//! `dooz analyze`: positions of large boards, by the engine.

mod question;
mod report;
mod threats;

use std::io::{BufRead, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::{ArgAction, Args};
use dooz_core::{Limits, MAX_SQUARES, Position, Rules, Symbol};
use dooz_engine::{Board, Engine};
use dooz_locale::Explain;

use crate::args::values::{RULES, number, one_of, seconds};
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::interruption::interruption;
use crate::play::timer::Timer;
use crate::printer::Printer;
use crate::tactics::{Tactics, Threats};
use report::Report;
use threats::ThreatSolver;

/// The arguments of `dooz analyze`.
#[derive(Clone, Debug, Args)]
pub struct AnalyzeArgs {
    /// The rules, if a game does not state them.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
    /// The number of lines that are followed.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "1",
        value_parser = number::<u16>(1, MAX_SQUARES as u64),
    )]
    pub lines: u16,
    /// The limit of depth.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u32>(1, MAX_SQUARES as u64))]
    pub depth: Option<u32>,
    /// The limit of positions.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    pub nodes: Option<u64>,
    /// The limit of time, in seconds.
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true, value_parser = seconds)]
    pub time: Option<Duration>,
    /// Searches for a win by threats alone.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(Threats::ALL.map(|threats| (threats.name(), threats))),
    )]
    pub threats: Option<Threats>,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
    /// A board and the side to move, a file, `-`, or moves.
    #[arg(value_name = "POSITION", num_args = 0.., action = ArgAction::Set)]
    pub position: Vec<String>,
}

/// Analyses a position until the limits are reached or Ctrl-C is pressed, or
/// searches wins by threats: of a position, or of those on the lines of the input
/// if none is given.
///
/// # Errors
///
/// Returns an error if there is no such position, the engine does not play by the
/// rules, the input cannot be read or the output cannot be written.
pub fn run(
    args: &AnalyzeArgs,
    printer: &Printer,
    mut input: impl BufRead,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let solver = |threats| ThreatSolver::new(threats, args.nodes, args.time);
    if let Some(threats) = args.threats
        && args.position.is_empty()
    {
        let rules = args.rules.unwrap_or(DEFAULT_RULES);
        supported(rules, printer)?;
        return threats::answer_lines(
            &mut solver(threats),
            rules,
            args.json,
            printer,
            input,
            output,
        );
    }

    let (position, first) = args.source().read_position(printer, &mut input)?;
    supported(position.rules(), printer)?;
    if position.outcome().is_some() {
        return Err(printer
            .locale()
            .text("analyze-error-over")
            .into_owned()
            .into());
    }
    // From here on there is something to tell when Ctrl-C is pressed.
    let stop = interruption()?;
    if let Some(threats) = args.threats {
        let mut board = Board::new(&position).expect("the rules are supported");
        let answer = solver(threats).answer(&mut board, first, &stop);
        answer.write(args.json, printer, output)?;
        return Ok(ExitCode::SUCCESS);
    }
    let limits = Limits {
        depth: args.depth,
        nodes: args.nodes,
        stop: Some(&stop),
        ..Limits::default()
    };
    let timer = args.time.map(|time| Timer::start(time, &stop));
    analyse(args, &position, first, &limits, printer, output)?;
    drop(timer);
    Ok(ExitCode::SUCCESS)
}

/// The rules where none are given: the boards of this command are large.
const DEFAULT_RULES: Rules = Rules::GOMOKU;

fn supported(rules: Rules, printer: &Printer) -> Result<(), Failure> {
    if Board::supports(rules) {
        return Ok(());
    }
    let refused = printer.locale().text("error-engine-rules");
    Err(refused.into_owned().into())
}

impl AnalyzeArgs {
    fn source(&self) -> GameSource<'_> {
        GameSource {
            words: &self.position,
            rules: self.rules,
            default_rules: DEFAULT_RULES,
        }
    }
}

/// Deepens the search of a position, and reports it.
fn analyse(
    args: &AnalyzeArgs,
    position: &Position,
    first: Symbol,
    limits: &Limits<'_>,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let is_live = !args.json && std::io::stdout().is_terminal() && std::io::stderr().is_terminal();
    let tactics = Tactics::of(position, limits);
    let mut report = Report::new(position, tactics, first, printer, args.json, is_live);
    report.tactics(output)?;
    let begin = Instant::now();
    let mut written = Ok(());
    let mut engine = Engine::new().with_lines(args.lines.into());
    let choice = engine.analyze(position, limits, &mut |progress, line| {
        if written.is_ok() {
            written = report.progress(progress, line, begin.elapsed(), output);
        }
        // Nobody reads the answers any more.
        if written.is_err()
            && let Some(stop) = limits.stop
        {
            stop.store(true, Ordering::Relaxed);
        }
    });
    choice.map_err(|error| error.explain(printer.locale()))?;
    written?;
    report.end(output)?;
    Ok(())
}
