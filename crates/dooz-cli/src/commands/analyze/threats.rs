//! Wins by threats alone.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::{Limits, Position, Rules, Symbol};
use dooz_engine::{Board, VcfSolver, VctSolver, WinSearch};
use dooz_locale::Explain;
use serde::Serialize;

use super::question::read_line;
use crate::failure::Failure;
use crate::input_lines::{InputLine, InputLines};
use crate::json::{milliseconds, write_json};
use crate::messages::write_bad_line;
use crate::play::timer::Timer;
use crate::printer::Printer;
use crate::tactics::Threats;

/// A solver of wins by threats, within limits for each position.
pub(super) struct ThreatSolver {
    threats: Threats,
    solver: Solver,
    nodes: Option<u64>,
    time: Option<Duration>,
}

enum Solver {
    Fours(VcfSolver),
    All(VctSolver),
}

/// The positions to visit for a win by threats where no limit is given: some
/// seconds' worth.
const DEFAULT_NODES: u64 = 2_000_000;

impl ThreatSolver {
    pub(super) fn new(threats: Threats, nodes: Option<u64>, time: Option<Duration>) -> Self {
        let solver = match threats {
            Threats::Fours => Solver::Fours(VcfSolver::new()),
            Threats::All => Solver::All(VctSolver::new()),
        };
        let default = time.is_none().then_some(DEFAULT_NODES);
        Self {
            threats,
            solver,
            nodes: nodes.or(default),
            time,
        }
    }

    /// Searches for a win of the player to move, until the flag is set. `first` is the
    /// symbol of the first player.
    pub(super) fn answer(
        &mut self,
        board: &mut Board,
        first: Symbol,
        stop: &Arc<AtomicBool>,
    ) -> Answer {
        let begin = Instant::now();
        let _timer = self.time.map(|time| Timer::start(time, stop));
        let limits = Limits {
            nodes: self.nodes,
            stop: Some(stop),
            ..Limits::default()
        };
        let before = self.nodes();
        let result = match &mut self.solver {
            Solver::Fours(solver) => solver.solve(board, &limits),
            Solver::All(solver) => solver.solve(board, &limits),
        };
        let (win, moves) = match result {
            WinSearch::Win(moves) => (Some(true), moves),
            WinSearch::NoWin => (Some(false), Vec::new()),
            WinSearch::Unknown => (None, Vec::new()),
        };
        Answer {
            threats: self.threats,
            player: board.turn().symbol(first),
            win,
            moves: moves.iter().map(ToString::to_string).collect(),
            nodes: self.nodes() - before,
            time_ms: milliseconds(begin.elapsed()),
        }
    }

    fn nodes(&self) -> u64 {
        match &self.solver {
            Solver::Fours(solver) => solver.nodes(),
            Solver::All(solver) => solver.nodes(),
        }
    }
}

/// The answer about one position. Its fields are the keys of the JSON object.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    #[serde(skip)]
    threats: Threats,
    #[serde(skip)]
    player: Symbol,
    win: Option<bool>,
    moves: Vec<String>,
    nodes: u64,
    time_ms: f64,
}

impl Answer {
    pub(super) fn write(
        &self,
        json: bool,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        if json {
            write_json(self, output)?;
        } else {
            printer.tell(output, &self.sentence(printer))?;
        }
        // A program that pipes positions in waits for each answer.
        output.flush()
    }

    fn sentence(&self, printer: &Printer) -> String {
        let outcome = match self.win {
            Some(true) => "win",
            Some(false) => "no-win",
            None => return printer.locale().text("analyze-unknown").into_owned(),
        };
        let key = format!("analyze-{}-{outcome}", self.threats.name());
        let gaps = [
            ("player", self.player.to_string().into()),
            ("moves", self.moves.join(" ").into()),
        ];
        printer.locale().format(&key, &gaps)
    }
}

/// Answers for the positions on the lines of the input, each as soon as it is
/// read. Empty lines are skipped.
pub(super) fn answer_lines(
    solver: &mut ThreatSolver,
    rules: Rules,
    json: bool,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let mut lines = InputLines::new(input);
    let mut board = None;
    let mut code = ExitCode::SUCCESS;
    let mut number = 0;
    while let Some(line) = lines.next_line()? {
        number += 1;
        if matches!(&line, InputLine::Text(text) if text.trim().is_empty()) {
            continue;
        }
        match read_line(&line, rules) {
            Ok(setup) => {
                // The tables of the rules are made once.
                let board = board.get_or_insert_with(|| {
                    Board::new(&Position::new(rules)).expect("the rules are supported")
                });
                board.set_up(&setup);
                solver
                    .answer(board, Symbol::X, &Arc::default())
                    .write(json, printer, output)?;
            }
            Err(error) => {
                code = ExitCode::FAILURE;
                let error = error.explain(printer.locale());
                write_bad_line(number, error, json, printer, output)?;
                output.flush()?;
            }
        }
    }
    Ok(code)
}
