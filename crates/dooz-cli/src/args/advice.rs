//! The arguments of `dooz compare`, `dooz explain` and `dooz review`.

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command};
use dooz_core::Rules;
use dooz_locale::Locale;
use dooz_play::players::BrainSpec;

use super::command::{flag, option};
use super::trace::words;
use super::{UsageError, check_language, in_latin, number, parsed, text};

/// A board and the side to move, as somebody has typed them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardText {
    /// What is played.
    pub rules: Rules,
    /// The picture of the board, and the side to move; none means the empty
    /// board.
    pub words: Option<(String, String)>,
}

/// What `dooz compare` is asked to do.
#[derive(Clone, Debug)]
pub struct CompareRequest {
    /// The position, unless all are compared.
    pub board: BoardText,
    /// Whether to compare in every position.
    pub all: bool,
    /// Who is compared.
    pub brains: Vec<BrainSpec>,
    /// Whether to answer in JSON.
    pub json: bool,
}

/// What `dooz explain` is asked to do.
#[derive(Clone, Debug)]
pub struct ExplainRequest {
    /// The position.
    pub board: BoardText,
    /// The move; none means the best one.
    pub square: Option<String>,
    /// The most positions to search to the end of the game.
    pub nodes: u64,
    /// Whether to answer in JSON.
    pub json: bool,
}

/// What `dooz review` is asked to do.
#[derive(Clone, Debug)]
pub struct ReviewRequest {
    /// A file, `-`, or moves.
    pub game: Vec<String>,
    /// What is played, if the game does not say it.
    pub rules: Option<Rules>,
    /// The most positions to search to the end of the game, for each move.
    pub nodes: u64,
    /// Whether to answer in JSON.
    pub json: bool,
    /// Where the game is written with its judgements, if anywhere.
    pub sgf: Option<PathBuf>,
}

/// About a second.
const USUAL_NODES: u64 = 4_000_000;

/// Enough for every move of 4x4x4, and a quarter of a second where it is not.
const USUAL_REVIEW_NODES: u64 = 1_000_000;

pub(super) fn compare_options(command: Command, locale: &Locale) -> Command {
    command
        .arg(option("compare", "rules", "RULES", locale))
        .arg(option("compare", "brain", "PLAYER", locale).action(ArgAction::Append))
        .arg(flag("all", "help-compare-all", locale).conflicts_with("position"))
        .arg(flag("json", "help-compare-json", locale))
        .arg(positional("position", "BOARD SIDE", "help-compare-position", locale).num_args(0..=2))
}

pub(super) fn explain_options(command: Command, locale: &Locale) -> Command {
    let arguments = "BOARD SIDE MOVE";
    command
        .arg(option("explain", "rules", "RULES", locale))
        .arg(option("explain", "nodes", "NUMBER", locale).allow_hyphen_values(true))
        .arg(flag("json", "help-explain-json", locale))
        .arg(
            positional("position", arguments, "help-explain-position", locale)
                .num_args(1..=3)
                .required(true),
        )
}

pub(super) fn review_options(command: Command, locale: &Locale) -> Command {
    command
        .arg(option("review", "rules", "RULES", locale))
        .arg(option("review", "nodes", "NUMBER", locale).allow_hyphen_values(true))
        .arg(flag("json", "help-review-json", locale))
        .arg(option("review", "sgf", "FILE", locale))
        .arg(
            positional("game", "FILE", "help-review-game", locale)
                .num_args(1..)
                .required(true),
        )
}

fn positional(name: &'static str, shown: &'static str, help: &str, locale: &Locale) -> Arg {
    Arg::new(name)
        .value_name(shown)
        .help(locale.text(help).into_owned())
}

impl CompareRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let rules = parsed(matches, "rules")?.unwrap_or(Rules::TIC_TAC_TOE);
        let named = words(matches, "brain");
        let brains = if named.is_empty() {
            let all = BrainSpec::NAMES
                .iter()
                .filter_map(|name| BrainSpec::by_name(name));
            // Chance has no opinion, and whoever does not know the rules has
            // none about them.
            let plays = |brain: &BrainSpec| {
                !matches!(brain.name(), "random" | "level") && brain.plays(rules).is_ok()
            };
            all.filter(plays).collect()
        } else {
            let brains = named.into_iter().map(in_latin);
            let brains: Vec<BrainSpec> = brains.collect::<Result<_, _>>()?;
            for brain in &brains {
                let knows = brain.plays(rules);
                knows.map_err(|_| UsageError::CannotPlay(brain.name()))?;
            }
            brains
        };
        Ok(Self {
            board: BoardText::read(rules, &words(matches, "position"))?,
            all: matches.get_flag("all"),
            brains,
            json: matches.get_flag("json"),
        })
    }
}

impl ExplainRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let rules = parsed(matches, "rules")?.unwrap_or(Rules::TIC_TAC_TOE);
        let words = words(matches, "position");
        let (board, square) = words.split_at(words.len().min(2));
        Ok(Self {
            board: BoardText::read(rules, board)?,
            square: square.first().map(|square| (*square).to_owned()),
            nodes: nodes(matches, USUAL_NODES)?,
            json: matches.get_flag("json"),
        })
    }
}

impl ReviewRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let game = words(matches, "game").into_iter().map(str::to_owned);
        Ok(Self {
            game: game.collect(),
            rules: parsed(matches, "rules")?,
            nodes: nodes(matches, USUAL_REVIEW_NODES)?,
            json: matches.get_flag("json"),
            sgf: text(matches, "sgf").map(PathBuf::from),
        })
    }
}

impl BoardText {
    fn read(rules: Rules, words: &[&str]) -> Result<Self, UsageError> {
        let words = match words {
            [] => None,
            [board, side, ..] => Some(((*board).to_owned(), (*side).to_owned())),
            [board] => return Err(UsageError::NoSide((*board).to_owned())),
        };
        Ok(Self { rules, words })
    }
}

fn nodes(matches: &ArgMatches, usual: u64) -> Result<u64, UsageError> {
    text(matches, "nodes").map_or(Ok(usual), |text| number(text, 1, u64::MAX))
}
