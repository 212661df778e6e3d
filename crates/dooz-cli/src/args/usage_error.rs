//! Errors of the command line.

use std::error::Error;
use std::fmt;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use dooz_core::{CannotPlay, Rules, RulesError};
use dooz_locale::{Explain, Language, Locale, ParseLanguageError};
use dooz_play::clock::ParseTimeControlError;
use dooz_play::options::OptionError;
use dooz_play::players::{BrainSpec, PLAYERS};
use dooz_play::tournament::ParseSprtError;

use crate::messages::not_offered;
use crate::program::SessionError;

/// An error in the arguments.
#[derive(Debug)]
pub enum UsageError {
    /// The arguments do not have the form of options and commands.
    Form(Box<clap::Error>),
    /// There are no such rules.
    Rules(RulesError),
    /// There are no rules of this name.
    UnknownRules {
        /// The given text.
        input: String,
        /// The most similar name.
        similar: Option<&'static str>,
    },
    /// There is no such player or search, or it has no such option.
    Option(OptionError),
    /// There is no such language.
    Language(ParseLanguageError),
    /// Not a whole number in a range.
    Number {
        /// The given text.
        value: String,
        /// The smallest number.
        from: u64,
        /// The largest number.
        to: u64,
    },
    /// The player of this name plays tic-tac-toe only.
    OnlyTicTacToe(&'static str),
    /// The player of this name is not offered for the rules.
    NotOffered {
        /// The name of the player.
        brain: &'static str,
        /// The name of the strongest player by the rules.
        other: &'static str,
    },
    /// An option for computer players, in a match without any.
    NoBrain(&'static str),
    /// `--classic` in a match without a classic program.
    NoClassic,
    /// The keypad, on another board than 3x3.
    KeypadRules,
    /// A board without the side to move.
    NoSide(String),
    /// A word after all that the command reads.
    Unexpected(String),
    /// Neither a board nor a tree, or both.
    NoSubject,
    /// Not two Elo differences, the smaller one first.
    Sprt(ParseSprtError),
    /// There is no program at this path.
    NoProgram(String),
    /// A program that does not begin a game.
    ProgramFails {
        /// The name of the player.
        player: &'static str,
        /// The failure.
        error: SessionError,
    },
    /// Rules by which the engine does not play.
    EngineRules,
    /// Not a number of seconds.
    Seconds,
    /// There is no file of this name.
    NoFile(String),
    /// There is no proof in this file.
    NoProof(String),
    /// The proof in a file is about other rules.
    ProofRules {
        /// The file.
        file: String,
        /// The rules of the proof.
        rules: Rules,
    },
    /// The proof in this file begins with stones to which no moves lead.
    ProofPosition(String),
    /// The player of the proof in this file does not have its side.
    ProofSide(String),
    /// The choice of a player, and an option that does not go with it.
    Conflict {
        /// The choice of the player.
        player: String,
        /// The option with its value.
        option: &'static str,
    },
    /// Rules by which the player does not play.
    Unsupported(CannotPlay),
    /// A test of a match between more than two players.
    SprtPlayers,
    /// An opening by swap2, on a board that has none.
    NoSwap2,
    /// Not the time of a game.
    Clock(ParseTimeControlError),
    /// Not two searches, or nothing to search.
    NoSearches,
    /// A player beside `--resume` that is no program of the match.
    ResumedPlayer,
}

impl From<clap::Error> for UsageError {
    fn from(error: clap::Error) -> Self {
        Self::Form(Box::new(error))
    }
}

impl From<RulesError> for UsageError {
    fn from(error: RulesError) -> Self {
        Self::Rules(error)
    }
}

impl From<OptionError> for UsageError {
    fn from(error: OptionError) -> Self {
        Self::Option(error)
    }
}

impl From<ParseSprtError> for UsageError {
    fn from(error: ParseSprtError) -> Self {
        Self::Sprt(error)
    }
}

impl From<ParseTimeControlError> for UsageError {
    fn from(error: ParseTimeControlError) -> Self {
        Self::Clock(error)
    }
}

impl From<ParseLanguageError> for UsageError {
    fn from(error: ParseLanguageError) -> Self {
        Self::Language(error)
    }
}

impl Explain for UsageError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Form(error) => form(error, locale),
            Self::Rules(error) => error.explain(locale),
            Self::UnknownRules { input, similar } => {
                let input = ("input", input.into());
                if let Some(name) = similar {
                    let similar = ("similar", (*name).into());
                    return locale.format("error-rules-similar", &[input, similar]);
                }
                locale.format("error-rules-unknown", &[input])
            }
            Self::Option(error) => error.explain(locale),
            Self::Language(error) => error.explain(locale),
            Self::Number { value, from, to } => {
                let gaps = [
                    ("input", value.into()),
                    ("from", (*from).into()),
                    ("to", (*to).into()),
                ];
                locale.format("error-number-range", &gaps)
            }
            Self::OnlyTicTacToe(name) => {
                let brain = locale.brain(name);
                locale.format("error-brain-rules", &[("brain", brain.into())])
            }
            Self::NotOffered { brain, other } => not_offered(locale, brain, other),
            Self::NoBrain(option) => locale.format(
                "error-option-no-brain",
                &[("option", format!("--{option}").into())],
            ),
            Self::NoClassic => {
                let classics = PLAYERS.iter().filter(|row| row.classic.is_some());
                let choices: Vec<&str> = classics.map(|row| row.name).collect();
                locale.format(
                    "error-no-classic",
                    &[("choices", choices.join(" | ").into())],
                )
            }
            Self::KeypadRules => locale.text("error-keypad-rules").into_owned(),
            Self::Sprt(ParseSprtError) => locale.text("match-error-sprt").into_owned(),
            Self::NoProgram(path) => {
                locale.format("error-program-missing", &[("file", path.into())])
            }
            Self::ProgramFails { player, error } => {
                let file = locale.brain(player).into();
                let gaps = [("file", file), ("reason", error.explain(locale).into())];
                locale.format("error-program-fails", &gaps)
            }
            Self::EngineRules => locale.text("error-engine-rules").into_owned(),
            Self::Seconds => locale.text("error-seconds").into_owned(),
            Self::NoFile(file) => locale.format("error-file-missing", &[("file", file.into())]),
            Self::NoProof(file) => locale.format("error-proof-missing", &[("file", file.into())]),
            Self::ProofRules { file, rules } => {
                let gaps = [("file", file.into()), ("rules", rules.to_string().into())];
                locale.format("error-proof-rules", &gaps)
            }
            Self::ProofPosition(file) => {
                locale.format("error-proof-position", &[("file", file.into())])
            }
            Self::ProofSide(file) => locale.format("error-proof-side", &[("file", file.into())]),
            Self::Conflict { player, option } => {
                let gaps = [("first", player.into()), ("second", (*option).into())];
                locale.format("error-option-conflict", &gaps)
            }
            Self::Unsupported(error) => error.explain(locale),
            Self::SprtPlayers => locale.text("match-error-sprt-players").into_owned(),
            Self::NoSwap2 => locale.text("error-swap2-rules").into_owned(),
            Self::Clock(error) => error.explain(locale),
            Self::NoSearches => locale.text("error-diff-searches").into_owned(),
            Self::ResumedPlayer => locale.text("error-resumed-player").into_owned(),
            Self::NoSubject => locale.text("error-trace-subject").into_owned(),
            Self::NoSide(board) => locale.format("error-position-side", &[("input", board.into())]),
            Self::Unexpected(word) => {
                locale.format("error-option-unknown", &[("input", word.into())])
            }
        }
    }
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(&Locale::new(Language::English)))
    }
}

impl Error for UsageError {}

/// Returns the sentence about an error that clap has found.
fn form(error: &clap::Error, locale: &Locale) -> String {
    let context = |kind| {
        error
            .get(kind)
            .map(ContextValue::to_string)
            .unwrap_or_default()
    };
    let input = || context(ContextKind::InvalidArg);
    let choices = |kind| match error.get(kind) {
        Some(ContextValue::Strings(choices)) => choices.join(" | "),
        _ => String::new(),
    };
    match error.kind() {
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            locale.format("error-option-value", &[("option", input().into())])
        }
        ErrorKind::InvalidValue => {
            let value = context(ContextKind::InvalidValue);
            let gaps = [
                ("input", value.into()),
                ("choices", choices(ContextKind::ValidValue).into()),
            ];
            locale.format("error-choice", &gaps)
        }
        ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            let Some(ContextValue::Number(count)) = error.get(ContextKind::ExpectedNumValues)
            else {
                let gaps = [("option", input().into())];
                return match error.get(ContextKind::MinValues) {
                    Some(ContextValue::Number(2)) => locale.format("error-option-two", &gaps),
                    _ => locale.format("error-option-value", &gaps),
                };
            };
            let gaps = [
                ("option", input().into()),
                ("count", (*count as i64).into()),
            ];
            locale.format("error-option-values", &gaps)
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            let command = context(ContextKind::InvalidSubcommand);
            if super::command(locale).find_subcommand(&command).is_some() {
                let gaps = [("option", other.into()), ("command", command.into())];
                return locale.format("error-option-before", &gaps);
            }
            if !command.is_empty() {
                return unknown(&command, error, locale);
            }
            let gaps = [("first", input().into()), ("second", other.into())];
            locale.format("error-option-conflict", &gaps)
        }
        ErrorKind::MissingRequiredArgument => {
            let option = input();
            let missing_brain = option.contains("--brain");
            let names = BrainSpec::names().join(" | ");
            if missing_brain {
                locale.format("error-brain-missing", &[("choices", names.into())])
            } else {
                locale.format("error-argument-missing", &[("option", option.into())])
            }
        }
        ErrorKind::MissingSubcommand => {
            let commands = choices(ContextKind::ValidSubcommand);
            locale.format("error-command-missing", &[("choices", commands.into())])
        }
        ErrorKind::ValueValidation => {
            let own = error.source().and_then(|error| error.downcast_ref());
            own.map_or_else(
                || unknown(&context(ContextKind::InvalidValue), error, locale),
                |error: &UsageError| error.explain(locale),
            )
        }
        ErrorKind::TooManyValues => unknown(&context(ContextKind::InvalidValue), error, locale),
        ErrorKind::InvalidUtf8 => locale.text("error-argument-encoding").into_owned(),
        ErrorKind::InvalidSubcommand => {
            unknown(&context(ContextKind::InvalidSubcommand), error, locale)
        }
        // Unknown options, and errors that later versions of clap may find.
        _ => unknown(&input(), error, locale),
    }
}

/// Returns the sentence about an unknown option or command, with similar ones that
/// exist.
fn unknown(input: &str, error: &clap::Error, locale: &Locale) -> String {
    let similar = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .find_map(|kind| error.get(kind));
    let similar = match similar {
        Some(ContextValue::String(name)) => name.clone(),
        Some(ContextValue::Strings(names)) => names.join(" | "),
        _ => return locale.format("error-option-unknown", &[("input", input.into())]),
    };
    let gaps = [("input", input.into()), ("similar", similar.into())];
    locale.format("error-option-similar", &gaps)
}
