//! `dooz solve`: exact values of positions of small boards.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{ArgAction, Args};
use dooz_core::exact::Value;
use dooz_core::{Limits, LineRule, Player, Position, Rules, Symbol};
use dooz_locale::{Locale, Value as Gap};
use dooz_solver::{ExactSolver, SmallBoardSolver};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::args::values::{number, read};
use crate::commands::analyze::{read_position, seconds};
use crate::commands::explain::symbol;
use crate::commands::review::GameSource;
use crate::commands::tournament::interruption;
use crate::failure::Failure;
use crate::json::{milliseconds, write_json};
use crate::play::timer::Timer;
use crate::printer::Printer;

/// The arguments of `dooz solve`.
#[derive(Clone, Debug, Args)]
pub struct SolveArgs {
    /// The rules of the position.
    #[arg(value_name = "RULES", value_parser = read::<Rules>)]
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
    /// The limit of positions.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    pub nodes: Option<u64>,
    /// The limit of time, in seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

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
    let locale = printer.locale();
    let source = GameSource {
        words: &args.position,
        rules: Some(args.rules),
        usual_rules: args.rules,
    };
    let (position, first) = read_position(&source, printer, input)?;
    if position.outcome().is_some() {
        return Err(locale.text("error-game-over").into_owned().into());
    }
    let solver = ExactSolver::new(position.rules());
    let mut solver = solver.ok_or_else(|| refusal(position.rules(), locale))?;

    let stop = interruption()?;
    let limits = Limits {
        nodes: args.nodes,
        stop: Some(&stop),
        ..Limits::default()
    };
    let timer = args.time.map(|time| Timer::start(time, &stop));
    let solution = solve(&position, &mut solver, &limits, locale);
    drop(timer);
    if args.json {
        write_json(&Document::from(&solution), output)?;
    } else {
        solution.tell(first, printer, output)?;
    }
    output.flush()?;
    Ok(match solution.value {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::FAILURE,
    })
}

/// Explains why positions of these rules cannot be solved.
fn refusal(rules: Rules, locale: &Locale) -> String {
    let key = match rules.line() {
        LineRule::Freestyle | LineRule::Exactly => "solve-error-size",
        LineRule::Misere | LineRule::Caro => "solve-error-sides",
        LineRule::Renju => "solve-error-renju",
    };
    let gaps = [
        ("rules", rules.to_string().into()),
        ("most", SmallBoardSolver::MOST_SQUARES.into()),
    ];
    locale.format(key, &gaps)
}

/// Searches the value of a position, and shows meanwhile how far it is, where the
/// error output is a terminal.
fn solve(
    position: &Position,
    solver: &mut ExactSolver,
    limits: &Limits<'_>,
    locale: &Locale,
) -> Solution {
    let style = ProgressStyle::with_template("{msg}").expect("the template is well formed");
    let bar = ProgressBar::no_length().with_style(style);
    let begin = Instant::now();
    let mut no_win_within = None;
    let value = solver.value(position, limits, &mut |progress| {
        no_win_within = progress.depth;
        let plies = progress.depth.unwrap_or_default();
        let gaps = [("nodes", progress.nodes.into()), ("plies", plies.into())];
        bar.set_message(locale.format("solve-progress", &gaps));
    });
    bar.finish_and_clear();
    Solution {
        position: *position,
        value: value.ok(),
        no_win_within,
        nodes: solver.nodes(),
        time: begin.elapsed(),
    }
}

/// The result of a search.
struct Solution {
    position: Position,
    /// The value, or `None` if a limit was met first.
    value: Option<Value>,
    /// The number of plies within which neither player wins, as far as is known.
    no_win_within: Option<u32>,
    nodes: u64,
    time: Duration,
}

impl Solution {
    /// Returns the player who wins.
    fn winner(&self) -> Option<Player> {
        let (value, turn) = (self.value?, self.position.turn());
        if value.is_win() {
            Some(turn)
        } else {
            value.is_loss().then_some(!turn)
        }
    }

    /// Writes the value, and what it took to find it.
    fn tell(&self, first: Symbol, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let winner = self
            .winner()
            .map(|player| symbol(player, first).to_string());
        let plies = self.value.and_then(Value::plies);
        let gaps = [
            ("rules", self.position.rules().to_string().into()),
            ("player", winner.unwrap_or_default().into()),
            ("plies", plies.unwrap_or_default().into()),
            ("nodes", self.nodes.into()),
            ("milliseconds", Gap::decimal(milliseconds(self.time), 1)),
        ];
        match self.value {
            Some(Value::DRAW) => printer.say(output, "solve-draw", &gaps)?,
            Some(_) => printer.say(output, "solve-win", &gaps)?,
            None => {
                printer.say(output, "solve-unsolved", &gaps)?;
                if let Some(plies) = self.no_win_within {
                    printer.say(output, "solve-no-win", &[("plies", plies.into())])?;
                }
                return Ok(());
            }
        }
        printer.say(output, "solve-effort", &gaps)
    }
}

/// The result as an object of JSON.
#[derive(Serialize)]
struct Document {
    /// `first`, `second` or `draw`; `null` if it is not known.
    value: Option<&'static str>,
    plies: Option<u16>,
    nodes: u64,
    time_ms: f64,
    /// Stands in place of an unknown value.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_win_within: Option<u32>,
}

impl From<&Solution> for Document {
    fn from(solution: &Solution) -> Self {
        let value = solution.value.map(|_| match solution.winner() {
            Some(Player::First) => "first",
            Some(Player::Second) => "second",
            None => "draw",
        });
        Self {
            value,
            plies: solution.value.and_then(Value::plies),
            nodes: solution.nodes,
            time_ms: milliseconds(solution.time),
            no_win_within: solution.no_win_within.filter(|_| value.is_none()),
        }
    }
}
