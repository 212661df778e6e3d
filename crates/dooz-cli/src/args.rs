//! The command line: the options that all commands share, and their help.
//!
//! The arguments of a command stand beside the command, as a struct that
//! derives [`clap::Args`]; [`Request`] lists the commands.

mod localise;
mod usage_error;
pub(crate) mod values;

use std::ffi::OsString;

use clap::{ArgAction, Args, FromArgMatches, Parser, Subcommand};
use dooz_locale::terminal::Bidi;
use dooz_locale::{Digits, Language, Locale};

use crate::commands::coach::CoachArgs;
use crate::commands::compare::CompareArgs;
use crate::commands::completions::CompletionsArgs;
use crate::commands::convert::ConvertArgs;
use crate::commands::diff::DiffArgs;
use crate::commands::explain::ExplainArgs;
use crate::commands::man::ManArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzle::PuzzleArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::think::ThinkArgs;
use crate::commands::trace::TraceArgs;
use crate::commands::web::WebArgs;
use values::{one_of, read};

pub use localise::command;
pub use usage_error::UsageError;

/// The arguments of the program. Without a command it plays.
#[derive(Debug, Parser)]
#[command(name = "dooz", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    play: Box<CommandArgs<PlayArgs>>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    request: Option<Request>,
}

/// A command with its arguments.
#[derive(Debug, Subcommand)]
pub enum Request {
    /// A match.
    Play(Box<CommandArgs<PlayArgs>>),
    /// The thoughts of a player about positions.
    Think(Box<CommandArgs<ThinkArgs>>),
    /// The trace of a search.
    Trace(Box<CommandArgs<TraceArgs>>),
    /// Two searches, side by side.
    Diff(Box<CommandArgs<DiffArgs>>),
    /// Puzzles to solve.
    Puzzle(CommandArgs<PuzzleArgs>),
    /// The measurements and the finds of the coach.
    Coach(CommandArgs<CoachArgs>),
    /// Players, side by side.
    Compare(Box<CommandArgs<CompareArgs>>),
    /// The reasons for a move.
    Explain(Box<CommandArgs<ExplainArgs>>),
    /// A game, judged move by move.
    Review(Box<CommandArgs<ReviewArgs>>),
    /// Games in another format.
    Convert(Box<CommandArgs<ConvertArgs>>),
    /// The page, for a browser.
    Web(CommandArgs<WebArgs>),
    /// Completions for a shell.
    Completions(CommandArgs<CompletionsArgs>),
    /// A page of the manual.
    Man(CommandArgs<ManArgs>),
    /// A text that clap has put together: help, or the version.
    #[command(skip)]
    Show(String),
}

/// The arguments of a command: its own, between those that every command has.
#[derive(Clone, Debug, Args)]
pub struct CommandArgs<A: Args> {
    #[arg(short, long, action = ArgAction::Help)]
    help: Option<bool>,
    /// The arguments that only this command has.
    #[command(flatten)]
    pub own: A,
    #[command(flatten)]
    language: LanguageOptions,
}

/// The options about the sentences that are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Args)]
pub struct LanguageOptions {
    /// The language.
    #[arg(long, value_parser = read::<Language>)]
    pub language: Option<Language>,
    /// The digits of numbers.
    #[arg(long, value_name = "CHOICE", value_parser = one_of(DIGITS))]
    pub digits: Option<DigitsChoice>,
    /// The program that orders lines from right to left.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(Bidi::ALL.map(|bidi| (bidi.name(), bidi))),
    )]
    pub bidi: Option<Bidi>,
}

/// The digits that numbers are written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigitsChoice {
    /// Those of the language.
    Native,
    /// `0` to `9` in every language.
    Latin,
}

const DIGITS: [(&str, DigitsChoice); 2] = [
    ("native", DigitsChoice::Native),
    ("latin", DigitsChoice::Latin),
];

impl LanguageOptions {
    /// Finds the options in arguments that may be wrong otherwise, because
    /// that is said in the language that was asked for.
    ///
    /// A wrong value is left for [`Request::parse`] to complain about.
    #[must_use]
    pub fn find(arguments: &[OsString]) -> Self {
        let digits = value_of(arguments, "--digits");
        Self {
            language: value_of(arguments, "--language").and_then(|text| text.parse().ok()),
            digits: digits.and_then(|text| Some(DIGITS.iter().find(|(name, _)| *name == text)?.1)),
            bidi: value_of(arguments, "--bidi").and_then(|text| text.parse().ok()),
        }
    }

    /// The sentences of the language, or of the one that the environment
    /// names, with numbers in the chosen digits.
    #[must_use]
    pub fn locale(&self, variable: impl Fn(&str) -> Option<String>) -> Locale {
        let language = self
            .language
            .unwrap_or_else(|| Language::from_environment(variable));
        let locale = Locale::new(language);
        match self.digits {
            Some(DigitsChoice::Latin) => locale.with_digits(Digits::Latin),
            _ => locale,
        }
    }
}

/// The last value of an option, as `--name VALUE` or `--name=VALUE`.
fn value_of(arguments: &[OsString], name: &str) -> Option<String> {
    let mut value = None;
    let mut rest = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(argument) = rest.next() {
        if argument == "--" {
            break;
        } else if argument == name {
            value = rest.next().map(std::borrow::Cow::into_owned);
        } else if let Some(behind) = argument.strip_prefix(name) {
            value = behind.strip_prefix('=').map(str::to_owned).or(value);
        }
    }
    value
}

impl Request {
    /// Reads the arguments, the program's name first.
    ///
    /// # Errors
    ///
    /// The first argument that is wrong.
    pub fn parse(command: clap::Command, arguments: Vec<OsString>) -> Result<Self, UsageError> {
        let arguments = command
            .try_get_matches_from(arguments)
            .and_then(|matches| Arguments::from_arg_matches(&matches));
        match arguments {
            Ok(arguments) => Ok(arguments.request.unwrap_or(Self::Play(arguments.play))),
            Err(error) if !error.use_stderr() => Ok(Self::Show(error.to_string())),
            Err(error) => Err(UsageError::from(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(arguments: &str) -> Language {
        let arguments: Vec<OsString> = arguments.split(' ').map(OsString::from).collect();
        let options = LanguageOptions::find(&arguments);
        let russian = |name: &str| (name == "LANG").then(|| "ru".to_owned());
        options.locale(russian).language()
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        assert_eq!(language("dooz"), Language::Russian);
        for arguments in [
            "dooz --language fa",
            "dooz think --brain perfect --language=fa",
            "dooz --language ar --language fa",
            "dooz --wrong --language fa_IR",
        ] {
            assert_eq!(language(arguments), Language::Persian, "{arguments}");
        }
    }

    #[test]
    fn what_is_no_language_leaves_that_of_the_environment() {
        for arguments in [
            "dooz --language",
            "dooz --language tlh",
            "dooz --language=",
            "dooz --languages fa",
            "dooz -- --language fa",
        ] {
            assert_eq!(language(arguments), Language::Russian, "{arguments}");
        }
    }

    #[test]
    fn the_command_line_is_well_formed() {
        command(&Locale::new(Language::English)).debug_assert();
    }
}
