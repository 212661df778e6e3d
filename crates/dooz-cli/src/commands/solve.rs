//! `dooz solve`: values of positions.

use std::io::{self, BufRead, Write};
use std::ops::Not;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::{ArgAction, Args};
use dooz_core::{Limits, LineRule, Player, Position, Rules, Symbol};
use dooz_locale::{Locale, Value as Gap};
use dooz_solver::{PositionSolver, Question, QuestionSearch, SmallBoardSolver, Solution};
use dooz_verify::Certificate;
use serde::Serialize;

use crate::args::values::RULES;
use crate::certificate::{check_certificate_file, write_certificate};
use crate::commands::proof_args::ProofArgs;
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::interruption::interruption;
use crate::jobs::{Coordinator, JobsDocument};
use crate::json::{milliseconds, write_json};
use crate::play::timer::Timer;
use crate::printer::Printer;
use crate::status_line::StatusLine;

/// The arguments of `dooz solve`.
#[derive(Clone, Debug, Args)]
pub struct SolveArgs {
    /// The rules of the position.
    #[arg(value_name = "RULES", value_parser = RULES)]
    pub rules: Rules,
    /// A board and the side to move, a file, `-`, or moves.
    // Without an order, the help would name it before the rules.
    #[arg(
        value_name = "POSITION",
        num_args = 0..,
        action = ArgAction::Set,
        display_order = 1000,
    )]
    pub position: Vec<String>,
    /// The search and its output.
    #[command(flatten)]
    pub(crate) proof: ProofArgs,
}

/// The positions visited before the work is split into jobs: about a second. Small
/// boards need no more.
const BEFORE_JOBS: u64 = 1_000_000;

/// Finds the value of a position, unless a limit is met or Ctrl-C is pressed first.
///
/// # Errors
///
/// Returns an error if there is no such position, it cannot be solved, the input
/// cannot be read or the output cannot be written.
pub fn run(
    args: &SolveArgs,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let source = GameSource {
        words: &args.position,
        rules: Some(args.rules),
        default_rules: args.rules,
    };
    let position = source.read_position(printer, input)?;
    solve(&args.proof, position, BEFORE_JOBS, printer, output)
}

/// Finds the value of a position in which the first player has a symbol. Before the work is
/// split into jobs, if it is, `before_jobs` positions are visited.
pub(super) fn solve(
    args: &ProofArgs,
    (position, first): (Position, Symbol),
    before_jobs: u64,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    if position.outcome().is_some() {
        return Err(locale.text("error-game-over").into_owned().into());
    }
    let solver = PositionSolver::new(position.rules());
    let mut solver = solver.ok_or_else(|| refusal(position.rules(), locale))?;

    let stop = interruption()?;
    let search = args.jobs.search(position, None, locale)?;
    if let Some(file) = &args.certificate {
        check_certificate_file(file, locale)?;
        check_certificate_file(&second_file(file), locale)?;
    }
    let limits = Limits {
        nodes: args.nodes,
        memory: args.jobs.memory,
        stop: Some(&stop),
        ..Limits::default()
    };
    let timer = args.time.map(|time| Timer::start(time, &stop));
    let alone = Limits {
        nodes: match search {
            Some(_) => Some(before_jobs.min(args.nodes.unwrap_or(u64::MAX))),
            None => args.nodes,
        },
        ..limits
    };
    let mut answer = Answer::find(&position, &mut solver, &alone, printer);
    let has_jobs = search.is_some() && answer.solution.is_none();
    if args.jobs.workers().is_some() && !has_jobs {
        printer.say(&mut io::stderr(), "solve-without-jobs", &[])?;
    }
    if let Some(solution) = answer.solution {
        if let Some(file) = &args.certificate {
            let left = Limits {
                nodes: answer.nodes_left(args),
                ..limits
            };
            answer.find_proofs(solution, file, &mut solver, &left, locale)?;
        }
    } else if let Some(search) = search {
        answer.find_by_jobs(search, args, &stop, printer)?;
    }
    drop(timer);
    answer.has_given_up = answer.is_open() && !args.may_have_ended(answer.nodes, &stop);
    if args.json {
        write_json(&SolutionDocument::from(&answer), output)?;
    } else {
        answer.tell(first, printer, output)?;
        if answer.has_given_up {
            printer.say(output, "prove-gave-up", &[])?;
        }
        args.jobs.tell_rest(answer.jobs.as_ref(), printer, output)?;
    }
    output.flush()?;
    let is_complete = answer.solution.is_some() && answer.proofs_lacking == 0;
    Ok(if is_complete {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Explains why positions of these rules cannot be solved.
#[must_use]
pub fn refusal(rules: Rules, locale: &Locale) -> String {
    let key = match rules.line() {
        LineRule::Freestyle | LineRule::Exactly => "solve-error-size",
        LineRule::Misere => "solve-error-sides",
        LineRule::Caro => "solve-error-caro",
        LineRule::Renju => "solve-error-renju",
    };
    let gaps = [
        ("rules", rules.to_string().into()),
        ("most", SmallBoardSolver::MOST_SQUARES.into()),
    ];
    locale.format(key, &gaps)
}

/// The answer to the question for the value of a position.
struct Answer {
    position: Position,
    /// The value, or `None` if it was not found.
    solution: Option<Solution>,
    /// The number of plies within which neither player wins, as far as is known.
    no_win_within: Option<u32>,
    /// `true` if there is no value, and more positions would not help.
    has_given_up: bool,
    /// The files of the proofs.
    proofs: Vec<PathBuf>,
    /// The number of proofs that were wanted, and not found.
    proofs_lacking: usize,
    nodes: u64,
    time: Duration,
    /// The coordinator of its jobs, if the work was split.
    jobs: Option<Coordinator>,
}

impl Answer {
    /// Searches for the value of a position, and shows meanwhile how far it is, where the
    /// error output is a terminal.
    fn find(
        position: &Position,
        solver: &mut PositionSolver,
        limits: &Limits<'_>,
        printer: &Printer,
    ) -> Self {
        let line = StatusLine::new(printer);
        let begin = Instant::now();
        let mut no_win_within = None;
        let solution = solver.solve(position, limits, &mut |progress| {
            no_win_within = progress.depth;
            let nodes = ("nodes", progress.nodes.into());
            match progress.depth {
                Some(plies) => line.say("solve-progress", &[nodes, ("plies", plies.into())]),
                None => line.say("prove-progress", &[nodes]),
            }
        });
        drop(line);
        Self {
            position: *position,
            solution: solution.ok(),
            no_win_within,
            has_given_up: false,
            proofs: Vec::new(),
            proofs_lacking: 0,
            nodes: solver.nodes(),
            time: begin.elapsed(),
            jobs: None,
        }
    }

    /// Returns the number of positions that may still be visited, if it is limited.
    fn nodes_left(&self, args: &ProofArgs) -> Option<u64> {
        args.nodes.map(|most| most.saturating_sub(self.nodes))
    }

    /// Searches for the value by jobs, and writes its certificates if they are wanted.
    fn find_by_jobs(
        &mut self,
        search: (Question, QuestionSearch),
        args: &ProofArgs,
        stop: &AtomicBool,
        printer: &Printer,
    ) -> Result<(), Failure> {
        let begin = Instant::now();
        let left = self.nodes_left(args);
        let coordinator = args.jobs.run(search, left, stop, printer)?;
        self.nodes += coordinator.counts().nodes;
        if let Some(dooz_solver::Answer::Proved {
            value,
            certificates,
        }) = coordinator.answer()
        {
            self.solution = *value;
            if let Some(file) = &args.certificate {
                self.proofs = write_proofs(file, certificates, printer.locale())?;
            }
        }
        self.jobs = Some(coordinator);
        self.time += begin.elapsed();
        Ok(())
    }

    /// Searches for certificates of the value, and writes them.
    fn find_proofs(
        &mut self,
        solution: Solution,
        file: &Path,
        solver: &mut PositionSolver,
        limits: &Limits<'_>,
        locale: &Locale,
    ) -> Result<(), Failure> {
        let begin = Instant::now();
        let proofs = solver.proofs(&self.position, solution, limits, &mut |_| {});
        self.time += begin.elapsed();
        self.nodes = solver.nodes();
        self.proofs_lacking = solution.claims(&self.position).len() - proofs.len();
        let proofs: Vec<_> = proofs.iter().map(Certificate::write).collect();
        self.proofs = write_proofs(file, &proofs, locale)?;
        Ok(())
    }

    /// Returns `true` if a search without jobs has found nothing.
    const fn is_open(&self) -> bool {
        self.solution.is_none() && self.jobs.is_none()
    }

    /// Writes the value, and what it took to find it.
    fn tell(&self, first: Symbol, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let rules = ("rules", self.position.rules().to_string().into());
        let nodes = ("nodes", self.nodes.into());
        let time = ("milliseconds", Gap::decimal(milliseconds(self.time), 1));
        let Some(Solution { winner, plies }) = self.solution else {
            printer.say(output, "solve-unsolved", &[rules, nodes, time])?;
            if let Some(plies) = self.no_win_within {
                printer.say(output, "solve-no-win", &[("plies", plies.into())])?;
            }
            return Ok(());
        };
        let key = match (winner, plies) {
            (None, _) => "solve-draw",
            (Some(_), Some(_)) => "solve-win",
            (Some(_), None) => "solve-win-some-time",
        };
        let winner = winner.map(|player| player.symbol(first).to_string());
        let gaps = [
            rules,
            ("player", winner.unwrap_or_default().into()),
            ("plies", plies.unwrap_or_default().into()),
        ];
        printer.say(output, key, &gaps)?;
        for file in &self.proofs {
            let gaps = [("file", file.display().to_string().into())];
            printer.say(output, "solve-certificate", &gaps)?;
        }
        if self.proofs_lacking > 0 {
            let key = if self.proofs.is_empty() {
                "solve-no-certificate"
            } else {
                "solve-no-certificate-of-length"
            };
            printer.say(output, key, &[])?;
        }
        printer.say(output, "solve-effort", &[nodes, time])
    }
}

/// Returns the name of a value in JSON.
pub(super) const fn value_name(solution: Solution) -> &'static str {
    match solution.winner {
        Some(Player::First) => "first",
        Some(Player::Second) => "second",
        None => "draw",
    }
}

/// Writes the certificates of a value to a file, or to two, and returns these.
pub(super) fn write_proofs(
    file: &Path,
    proofs: &[Vec<u8>],
    locale: &Locale,
) -> Result<Vec<PathBuf>, Failure> {
    let files = [file.to_owned(), second_file(file)];
    for (proof, file) in proofs.iter().zip(&files) {
        write_certificate(file, proof, locale)?;
    }
    Ok(files.into_iter().take(proofs.len()).collect())
}

/// Returns the file of a second proof beside the first: `x.2.dzc` beside `x.dzc`.
fn second_file(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let (stem, ending) = [".dzc.zst", ".dzc"]
        .into_iter()
        .find_map(|ending| Some((name.strip_suffix(ending)?, ending)))
        .unwrap_or((&name, ".dzc"));
    file.with_file_name(format!("{stem}.2{ending}"))
}

/// The value of a position as an object of JSON.
#[derive(Clone, Debug, Serialize)]
pub struct SolutionDocument {
    /// `first`, `second` or `draw`; `null` if it is not known.
    value: Option<&'static str>,
    plies: Option<u16>,
    nodes: u64,
    time_ms: f64,
    /// Stands in place of an unknown value.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_win_within: Option<u32>,
    /// `true` if more positions would not help; left out otherwise.
    #[serde(skip_serializing_if = "Not::not")]
    gave_up: bool,
    /// The files of the proofs, if they were wanted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    certificates: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    jobs: Option<JobsDocument>,
}

impl SolutionDocument {
    /// Returns the document of a value that was found in one search, without its proofs.
    #[must_use]
    pub fn new(
        solution: Option<Solution>,
        no_win_within: Option<u32>,
        nodes: u64,
        time: Duration,
    ) -> Self {
        Self {
            value: solution.map(value_name),
            plies: solution.and_then(|solution| solution.plies),
            nodes,
            time_ms: milliseconds(time),
            no_win_within: no_win_within.filter(|_| solution.is_none()),
            gave_up: false,
            certificates: Vec::new(),
            jobs: None,
        }
    }
}

impl From<&Answer> for SolutionDocument {
    fn from(answer: &Answer) -> Self {
        let proofs = answer.proofs.iter();
        Self {
            gave_up: answer.has_given_up,
            certificates: proofs.map(|file| file.display().to_string()).collect(),
            jobs: answer.jobs.as_ref().map(|jobs| jobs.counts().into()),
            ..Self::new(
                answer.solution,
                answer.no_win_within,
                answer.nodes,
                answer.time,
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_proof_keeps_the_ending_of_the_first() {
        for (first, second) in [
            ("x.dzc", "x.2.dzc"),
            ("x.v1.dzc", "x.v1.2.dzc"),
            ("a/x.dzc.zst", "a/x.2.dzc.zst"),
            ("x", "x.2.dzc"),
        ] {
            assert_eq!(second_file(Path::new(first)), Path::new(second));
        }
    }
}
