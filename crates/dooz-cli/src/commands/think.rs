//! `dooz think`: any computer player, for scripts and for people.

mod answer;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use dooz_core::{LineRule, Rules, SetupError};
use dooz_locale::{Digits, Explain, Locale, quoted};
use dooz_play::matches::Turn;
use dooz_play::options::{Configurable, OptionSpec, Values};
use dooz_play::players::{BrainSpec, PLAYERS};

use crate::args::UsageError;
use crate::args::values::{self, OpenChoice, RULES, SeedArgs, check_player};
use crate::failure::Failure;
use crate::game_source::board_and_side;
use crate::input_lines::{BadLine, InputLine, InputLines};
use crate::json::write_json;
use crate::messages::write_bad_line;
use crate::play::thinking::{ThinkError, think};
use crate::printer::Printer;
use crate::setup_text::{SetupTextError, read_setup};
pub use answer::Answer;

/// The arguments of `dooz think`.
#[derive(Clone, Debug, Args)]
pub struct ThinkArgs {
    /// The player.
    #[arg(
        long,
        value_name = "PLAYER",
        value_parser = OpenChoice { read: thinker, names: values::players },
    )]
    pub brain: BrainSpec,
    /// The rules of the positions.
    #[arg(long, value_parser = RULES, default_value_t = Rules::TIC_TAC_TOE)]
    pub rules: Rules,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    options: PlayerOptions,
    /// The seed of chance.
    #[command(flatten)]
    pub seed: SeedArgs,
    /// Pictures of the positions, each followed by the side to move.
    #[arg(value_name = "BOARD SIDE", num_args = 0.., action = ArgAction::Set)]
    pub positions: Vec<String>,
}

/// The options of all players, each as an option of the command line.
#[derive(Clone, Debug, Default)]
struct PlayerOptions(Vec<(&'static OptionSpec, String)>);

/// Lists the options of all players, each once.
fn player_options() -> Vec<&'static OptionSpec> {
    let mut options: Vec<&OptionSpec> = Vec::new();
    for option in PLAYERS.iter().flat_map(|row| row.options) {
        if options.iter().all(|known| known.name != option.name) {
            options.push(option);
        }
    }
    // Choices stand before numbers, and flags at the end.
    options.sort_by_key(|option| match option.values {
        Values::Choice { .. } => 0,
        Values::Whole { .. } | Values::Count { .. } | Values::Score | Values::Window => 1,
        Values::Flag => 2,
    });
    options
}

/// Lists the names among which some player can choose.
fn choices(option: &str) -> Vec<&'static str> {
    let mut choices = Vec::new();
    for option in PLAYERS.iter().filter_map(|row| row.option(option)) {
        for name in option.values.names().unwrap_or_default() {
            if !choices.contains(name) {
                choices.push(*name);
            }
        }
    }
    choices
}

impl Args for PlayerOptions {
    fn augment_args(command: Command) -> Command {
        command.args(player_options().into_iter().map(|option| {
            let argument = Arg::new(option.name).long(option.name);
            if option.values == Values::Flag {
                return argument.action(ArgAction::SetTrue);
            }
            let argument = argument.allow_hyphen_values(true);
            let choices = choices(option.name);
            if choices.is_empty() {
                return argument.value_name("NUMBER");
            }
            let choices = PossibleValuesParser::new(choices);
            argument.value_name("CHOICE").value_parser(choices)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for PlayerOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let value = |option: &'static OptionSpec| {
            let value = if option.values == Values::Flag {
                matches.get_flag(option.name).then(|| "yes".to_owned())?
            } else {
                matches.get_one::<String>(option.name)?.clone()
            };
            Some((option, value))
        };
        Ok(Self(
            player_options().into_iter().filter_map(value).collect(),
        ))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Reads a player that answers single positions of these rules, as `dooz think` does.
///
/// ```
/// use dooz_cli::commands::think::player;
/// use dooz_core::Rules;
/// assert_eq!(player("search:4", Rules::GOMOKU).unwrap().limits().depth, Some(4));
/// assert!(player("lafore", Rules::GOMOKU).is_err());
/// ```
///
/// # Errors
///
/// Returns an error if there is no such player, or it does not play by the rules.
pub fn player(text: &str, rules: Rules) -> Result<BrainSpec, UsageError> {
    crate::offer_players();
    let player = thinker(text)?;
    check_player(&player, rules)?;
    Ok(player)
}

/// Reads a player that answers single positions. It is that of its article,
/// not the default one of games.
fn thinker(text: &str) -> Result<BrainSpec, UsageError> {
    let text = Digits::to_latin(text);
    let default: BrainSpec = text.parse()?;
    if default.row().in_article.is_empty() {
        return Ok(default);
    }
    let mut parts = text.split(':');
    let mut brain = BrainSpec::by_name(parts.next().unwrap_or_default())?;
    brain.set_all(brain.row().in_article.iter().copied())?;
    brain.set_all(parts)?;
    Ok(brain)
}

impl ThinkArgs {
    /// Returns the boards and their sides. The words of a single position may stand
    /// together in quotation marks.
    fn words(&self) -> Vec<String> {
        if let [word] = &self.positions[..]
            && let Some((board, side)) = board_and_side(word, self.rules)
        {
            return vec![board.to_owned(), side.to_owned()];
        }
        self.positions.clone()
    }

    /// Returns the player with its options.
    fn thinker(&self) -> Result<BrainSpec, UsageError> {
        let mut brain = self.brain;
        for (option, value) in &self.options.0 {
            // A flag asks for nothing of a player that does not have it:
            // `--faithful` holds for every other program as it is.
            let is_flag = option.values == Values::Flag;
            if is_flag && brain.row().option(option.name).is_none() {
                continue;
            }
            brain.set(option.name, &Digits::to_latin(value))?;
        }
        check_player(&brain, self.rules)?;
        Ok(brain)
    }
}

/// Answers for the given positions or, if there are none, for those on the
/// lines of the input, each as soon as it is read. Empty lines and lines that
/// begin with `#` are skipped.
///
/// # Errors
///
/// Returns an error if the arguments do not fit together, the input cannot be
/// read, or the output cannot be written.
pub fn run(
    args: &ThinkArgs,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let thinker = Thinker {
        spec: args.thinker()?,
        rules: args.rules,
        seed: args.seed.or_fresh(),
    };
    let words = args.words();
    let (positions, rest) = words.as_chunks::<2>();
    if let [board] = rest {
        return Err(UsageError::NoSide(board.clone()).into());
    }

    let mut errors = 0;
    if positions.is_empty() {
        let mut lines = InputLines::new(input);
        let mut number = 0;
        while let Some(line) = lines.next_line()? {
            number += 1;
            if matches!(&line, InputLine::Text(text) if is_remark(text)) {
                continue;
            }
            let answer =
                read_line(&line).and_then(|(board, side)| thinker.think(number, board, side));
            errors += usize::from(answer.is_err());
            write(args.json, printer, number, answer, output)?;
        }
    } else {
        for (number, [board, side]) in (1..).zip(positions) {
            let answer = thinker.think(number, board, side);
            errors += usize::from(answer.is_err());
            write(args.json, printer, number, answer, output)?;
        }
    }

    if errors == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    if !args.json {
        printer.say(output, "think-errors", &[("count", errors.into())])?;
        output.flush()?;
    }
    Ok(ExitCode::FAILURE)
}

fn is_remark(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#')
}

/// Splits a line into the board and the side. The side is the last word, because a
/// board may have spaces in it.
fn read_line(line: &InputLine) -> Result<(&str, &str), PositionError> {
    let text = line.text().map_err(PositionError::Line)?.trim();
    let parts = text.rsplit_once(char::is_whitespace);
    let (board, side) = parts.ok_or_else(|| PositionError::NoSide(text.to_owned()))?;
    Ok((board.trim(), side))
}

/// The reason why there is no answer about a position.
enum PositionError {
    Line(BadLine),
    NoSide(String),
    Text(SetupTextError),
    Setup(SetupError),
    Brain(ThinkError),
}

impl Explain for PositionError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Line(error) => error.explain(locale),
            Self::NoSide(board) => {
                locale.format("error-position-side", &[("input", quoted(board).into())])
            }
            Self::Text(error) => error.explain(locale),
            Self::Setup(error) => error.explain(locale),
            Self::Brain(error) => error.explain(locale),
        }
    }
}

/// The player that thinks about each position.
struct Thinker {
    spec: BrainSpec,
    rules: Rules,
    seed: u64,
}

impl Thinker {
    fn think(&self, number: u64, board: &str, side: &str) -> Result<Answer, PositionError> {
        let setup = read_setup(self.rules, board, side).map_err(PositionError::Text)?;
        // The published programs never asked how a board came about; in renju the numbers
        // of stones tell who has to avoid fouls.
        let is_classic = self.spec.row().classic.is_some();
        let (position, first) = if is_classic && self.rules.line() != LineRule::Renju {
            setup.drawn().map_err(PositionError::Setup)?
        } else {
            let position = setup.position().map_err(PositionError::Setup)?;
            (position, setup.first())
        };
        let turn = Turn {
            spec: self.spec,
            position,
            first,
            seed: self.seed,
            game: number as u32,
            clock: None,
        };
        let thought = think(turn, &Arc::default(), &mut |_| {}).map_err(PositionError::Brain)?;
        Ok(Answer::new(board, setup.to_move(), &thought))
    }
}

fn write(
    json: bool,
    printer: &Printer,
    number: u64,
    answer: Result<Answer, PositionError>,
    output: &mut dyn Write,
) -> io::Result<()> {
    match answer {
        Ok(answer) if json => write_json(&answer, output)?,
        Ok(answer) => answer.tell(printer, output)?,
        Err(error) => {
            let error = error.explain(printer.locale());
            write_bad_line(number, error, json, printer, output)?;
        }
    }
    // A program that pipes positions in waits for each answer.
    output.flush()
}
