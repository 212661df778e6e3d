//! The arguments of `dooz trace`.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use dooz_coach::trace::{Filter, Method};
use dooz_core::Rules;
use dooz_core::textbook::Side;
use dooz_locale::Locale;

use super::command::{choice, option};
use super::{UsageError, check_language, parsed, text};

/// What `dooz trace` is asked to do.
#[derive(Clone, Debug)]
pub struct TraceRequest {
    /// What is searched.
    pub subject: SubjectText,
    /// How.
    pub method: Method,
    /// Which part is shown.
    pub filter: Filter,
    /// The most moves that the search itself looks ahead.
    pub ahead: Option<u32>,
    /// The most positions that it visits.
    pub nodes: Option<u64>,
    /// How it is written down.
    pub format: Format,
    /// Where it is written; none means the output.
    pub output: Option<PathBuf>,
}

/// What is to be searched, as somebody has typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubjectText {
    /// A board.
    Board {
        /// What is played on it.
        rules: Rules,
        /// The picture.
        board: String,
        /// The side to move.
        side: String,
    },
    /// A tree.
    Tree {
        /// Its text.
        text: String,
        /// Who moves first.
        first: Side,
    },
}

/// How a search is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Call by call, as the article does.
    Article,
    /// An indented tree.
    Tree,
    /// One JSON document.
    Json,
    /// One line of JSON for each event, as it happens.
    JsonLines,
    /// Graphviz.
    Dot,
    /// A drawing.
    Svg,
}

const FORMATS: [(&str, Format); 6] = [
    ("tree", Format::Tree),
    ("article", Format::Article),
    ("json", Format::Json),
    ("jsonl", Format::JsonLines),
    ("dot", Format::Dot),
    ("svg", Format::Svg),
];

/// The options of `dooz trace`.
pub(super) fn options(command: Command, locale: &Locale) -> Command {
    let number = |name| option("trace", name, "NUMBER", locale).allow_hyphen_values(true);
    let formats = FORMATS.map(|(name, _)| name);
    with_subject(command, locale)
        .arg(option("trace", "algorithm", "SEARCH", locale))
        .arg(choice("trace", "format", formats, locale))
        .args(["depth", "subtree", "ahead", "nodes"].map(number))
        .arg(option("trace", "output", "FILE", locale).value_parser(value_parser!(PathBuf)))
        .arg(
            Arg::new("position")
                .value_name("BOARD SIDE")
                .num_args(0..=2)
                .help(locale.text("help-trace-position").into_owned()),
        )
}

/// The options that say what is searched.
pub(super) fn with_subject(command: Command, locale: &Locale) -> Command {
    let rules = locale.text("help-think-rules").into_owned();
    command
        .arg(
            Arg::new("rules")
                .long("rules")
                .value_name("RULES")
                .help(rules)
                .conflicts_with("tree"),
        )
        .arg(option("trace", "tree", "TREE", locale).allow_hyphen_values(true))
        .arg(choice("trace", "first", ["max", "min"], locale).requires("tree"))
}

impl TraceRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let words = words(matches, "position");
        let format = text(matches, "format").unwrap_or(FORMATS[0].0);
        let format = FORMATS.iter().find(|(name, _)| *name == format);
        let method = parsed(matches, "algorithm")?;
        Ok(Self {
            subject: SubjectText::read(matches, &words)?,
            method: method.map_or_else(|| "alphabeta".parse(), Ok)?,
            filter: Filter {
                depth: number(matches, "depth", u32::MAX)?,
                subtree: number(matches, "subtree", u64::MAX)?,
            },
            ahead: number(matches, "ahead", u32::MAX)?,
            nodes: number(matches, "nodes", u64::MAX)?,
            format: format.map_or(Format::Tree, |(_, format)| *format),
            output: matches.get_one("output").cloned(),
        })
    }
}

impl SubjectText {
    /// Reads the tree, or the board and the side from these words.
    pub(super) fn read(matches: &ArgMatches, words: &[&str]) -> Result<Self, UsageError> {
        match (text(matches, "tree"), words) {
            (Some(tree), []) => Ok(Self::Tree {
                text: tree.to_owned(),
                first: match text(matches, "first") {
                    Some("min") => Side::Min,
                    _ => Side::Max,
                },
            }),
            (None, [board, side]) => Ok(Self::Board {
                rules: parsed(matches, "rules")?.unwrap_or(Rules::TIC_TAC_TOE),
                board: (*board).to_owned(),
                side: (*side).to_owned(),
            }),
            (None, [board]) => Err(UsageError::NoSide((*board).to_owned())),
            _ => Err(UsageError::NoSubject),
        }
    }
}

/// The words that stand for themselves.
pub(super) fn words<'a>(matches: &'a ArgMatches, name: &str) -> Vec<&'a str> {
    let words = matches.get_many::<String>(name).into_iter().flatten();
    words.map(String::as_str).collect()
}

fn number<T>(matches: &ArgMatches, name: &str, largest: T) -> Result<Option<T>, UsageError>
where
    T: std::str::FromStr + Into<u64>,
{
    let Some(text) = text(matches, name) else {
        return Ok(None);
    };
    text.parse().map(Some).map_err(|_| UsageError::Number {
        value: text.to_owned(),
        to: largest.into(),
    })
}
