//! `dooz compare`: players side by side, in one position or in all.

use std::io::{self, Read, Write};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::{ArgAction, Args};
use dooz_coach::advice::{
    Adviser, Comparison, Contestant, JudgedChoice, Survey, SurveyError, ValueMap,
};
use dooz_core::{Brain, Limits, Player, Position, Rules, Symbol};
use dooz_locale::coach::advice;
use dooz_locale::{Explain, Locale, Value};
use dooz_play::players::{BrainSpec, GameContext, PLAYERS, SeededRandom};

use crate::args::UsageError;
use crate::args::values::{RULES, check_player, read};
use crate::commands::explain::DEFAULT_NODES;
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::json::write_json;
use crate::printer::Printer;
use crate::program::ProgramFailure;
use crate::table::{Align, Table, advice_column};

/// The arguments of `dooz compare`.
#[derive(Clone, Debug, Args)]
pub struct CompareArgs {
    /// The rules, if a game does not state them.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
    /// The players to compare; none means all that leave nothing to chance.
    #[arg(long, value_name = "PLAYER", value_parser = read::<BrainSpec>)]
    pub brain: Vec<BrainSpec>,
    /// Compares in every position of a small board.
    #[arg(long, conflicts_with = "position")]
    pub all: bool,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
    /// A board and the side to move, a file, `-`, or moves.
    #[arg(value_name = "POSITION", num_args = 0.., action = ArgAction::Set)]
    pub position: Vec<String>,
}

impl CompareArgs {
    fn source(&self) -> GameSource<'_> {
        GameSource {
            words: &self.position,
            rules: self.rules,
            default_rules: Rules::TIC_TAC_TOE,
        }
    }

    /// Returns the players that were named, or the default ones.
    fn brains(&self, rules: Rules) -> Result<Vec<BrainSpec>, UsageError> {
        for brain in &self.brain {
            check_player(brain, rules)?;
        }
        if !self.brain.is_empty() {
            return Ok(self.brain.clone());
        }
        Ok(default_players(rules))
    }
}

/// Returns the players to compare where none are named: all that are offered for the
/// rules and leave nothing to chance.
///
/// ```
/// use dooz_cli::commands::compare::default_players;
/// use dooz_core::Rules;
/// assert_eq!(default_players(Rules::TIC_TAC_TOE)[0].name(), "perfect");
/// ```
#[must_use]
pub fn default_players(rules: Rules) -> Vec<BrainSpec> {
    let all = PLAYERS.iter().filter(|row| !row.by_chance);
    let is_offered = |brain: &BrainSpec| brain.is_offered(rules);
    all.map(BrainSpec::of).filter(is_offered).collect()
}

/// Prints the answers of players side by side.
///
/// # Errors
///
/// Returns an error if a player cannot play or fails, there is no such position, the input
/// cannot be read, or the output cannot be written.
pub fn run(
    args: &CompareArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let (position, first) = args.source().read_position(printer, input)?;
    let specs = args.brains(position.rules())?;
    if position.outcome().is_some() {
        return Err(locale.text("error-game-over").into_owned().into());
    }
    if args.all {
        let mut brains = Brains::new(&specs, &position, first);
        let rules = position.rules();
        let survey = Survey::of(rules, &mut brains.contestants(None), &mut Adviser::new());
        let survey = survey.map_err(|error| brains.explain(error, locale))?;
        if args.json {
            write_json(&survey, output)?;
        } else {
            tell_survey(&survey, printer, output)?;
        }
    } else {
        let comparison = compare(&position, first, &specs, &Limits::default());
        let comparison = comparison.map_err(|error| error.explain(locale))?;
        if args.json {
            write_json(&comparison, output)?;
        } else {
            tell(&comparison, printer, output)?;
        }
    }
    Ok(output.flush()?)
}

/// Lets players think about a position one after the other, and measures their time.
/// The limits are those of the adviser; their flag ends the players as well.
///
/// # Errors
///
/// Returns an error if one of them is a program that fails.
///
/// # Panics
///
/// Panics if one of them does not play by the rules.
pub fn compare(
    position: &Position,
    first: Symbol,
    players: &[BrainSpec],
    limits: &Limits<'_>,
) -> Result<Comparison, ProgramFailure> {
    let adviser_limits = Limits {
        nodes: limits.nodes.or(Some(DEFAULT_NODES)),
        ..*limits
    };
    let mut brains = Brains::new(players, position, first);
    let begin = Instant::now();
    let comparison = Comparison::of(
        position,
        &mut brains.contestants(limits.stop),
        &mut Adviser::new(),
        &adviser_limits,
        &mut || begin.elapsed(),
    );
    match brains.failure() {
        Some(failure) => Err(failure),
        None => Ok(comparison.expect("the players play by the rules")),
    }
}

/// The players of a comparison with their names.
struct Brains(Vec<(BrainSpec, String, Box<dyn Brain + Send>)>);

impl Brains {
    fn new(specs: &[BrainSpec], position: &Position, first: Symbol) -> Self {
        // Chance is the same in every comparison.
        let context = GameContext::new(position.rules(), first, SeededRandom::new(0), 1);
        let build = |spec: &BrainSpec| (*spec, spec.to_string(), spec.build(context));
        Self(specs.iter().map(build).collect())
    }

    /// Returns all players, each with its limits and this flag that ends its thinking.
    fn contestants<'a>(&'a mut self, stop: Option<&'a AtomicBool>) -> Vec<Contestant<'a>> {
        let contestants = self.0.iter_mut().map(|(spec, name, brain)| Contestant {
            name,
            brain: &mut **brain,
            limits: Limits {
                stop,
                ..spec.limits()
            },
        });
        contestants.collect()
    }

    /// Returns the failure of the first player that has failed.
    fn failure(&self) -> Option<ProgramFailure> {
        let mut brains = self.0.iter();
        brains.find_map(|(spec, _, brain)| ProgramFailure::of(spec, &**brain))
    }

    fn explain(&self, error: SurveyError, locale: &Locale) -> String {
        match error {
            SurveyError::TooLarge { most } => {
                locale.format("error-survey-rules", &[("count", most.into())])
            }
            SurveyError::CannotPlay { reason, .. } => reason.explain(locale),
            SurveyError::Failed { .. } => {
                let failure = self.failure().expect("only programs fail");
                failure.explain(locale)
            }
        }
    }
}

/// Returns the name of a player: with its default options, a word of the language.
fn player_name(name: &str, locale: &Locale) -> String {
    let key = format!("brain-{name}");
    if locale.has(&key) {
        locale.text(&key).into_owned()
    } else {
        name.to_owned()
    }
}

/// Writes a comparison as a table.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn tell(comparison: &Comparison, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    let mut table = Table::new([
        advice_column(locale, "player", Align::Start),
        advice_column(locale, "move", Align::Start),
        advice_column(locale, "score", Align::End),
        advice_column(locale, "calls", Align::End),
        advice_column(locale, "time", Align::End),
        advice_column(locale, "worth", Align::Start),
        advice_column(locale, "keeps", Align::Start),
    ]);
    for entry in &comparison.entries {
        let name = player_name(&entry.name, locale);
        table.row(thought_row(name, &entry.thought, &comparison.map, locale));
    }
    table.tell(printer, output)
}

fn thought_row(
    name: String,
    thought: &JudgedChoice,
    map: &ValueMap,
    locale: &Locale,
) -> [String; 7] {
    let milliseconds = thought.time.as_secs_f64() * 1e3;
    let found = thought.square.and_then(|square| map.of(square));
    let worth = found.map(|found| advice::worth(found, locale));
    let keeps = match thought.keeps {
        Some(true) => locale.text("advice-yes"),
        Some(false) => locale.text("advice-no"),
        None => locale.text("advice-value-unknown"),
    };
    [
        name,
        thought
            .square
            .map_or("–".to_owned(), |square| square.to_string()),
        locale.number(thought.score),
        locale.number(thought.nodes),
        locale.number(Value::decimal(milliseconds, 2)),
        worth.unwrap_or_else(|| "–".to_owned()),
        keeps.into_owned(),
    ]
}

fn tell_survey(survey: &Survey, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    let gaps = [
        ("count", survey.positions.into()),
        ("differ", survey.disagreements.into()),
    ];
    printer.say(output, "advice-survey", &gaps)?;
    if let Some(first) = survey.players.first() {
        let name = player_name(&first.name, locale);
        printer.say(output, "advice-survey-first", &[("player", name.into())])?;
    }
    writeln!(output)?;

    let mut table = Table::new([
        advice_column(locale, "player", Align::Start),
        advice_column(locale, "differs", Align::End),
        advice_column(locale, "missed", Align::End),
        advice_column(locale, "first", Align::End),
        advice_column(locale, "second", Align::End),
    ]);
    let share = |part: usize, whole: usize| {
        locale.format(
            "advice-of",
            &[("part", part.into()), ("whole", whole.into())],
        )
    };
    for player in &survey.players {
        let slips = |side: Player| {
            let positions = player.sides[side as usize].positions;
            share(player.mistakes(side), positions)
        };
        table.row([
            player_name(&player.name, locale),
            locale.number(player.differs),
            share(player.missed_wins(), player.wins_at_once()),
            slips(Player::First),
            slips(Player::Second),
        ]);
    }
    table.tell(printer, output)
}
