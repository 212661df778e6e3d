//! The command line: what the program is asked to do.

mod advice;
mod coach;
mod command;
mod convert;
mod diff;
mod play;
mod puzzle;
mod think;
mod trace;
mod usage_error;
mod web;

use std::ffi::OsString;

use clap::ArgMatches;
use dooz_locale::terminal::Bidi;
use dooz_locale::{Digits, Language};
use rand::TryRng;
use rand::rngs::SysRng;

pub use advice::{BoardText, CompareRequest, ExplainRequest, ReviewRequest};
pub use coach::{LevelsRequest, PuzzlesRequest};
pub use command::command;
pub use convert::ConvertRequest;
pub use diff::DiffRequest;
pub use play::{Appearance, PlayRequest};
pub use puzzle::PuzzleRequest;
pub use think::ThinkRequest;
pub use trace::{Format, SubjectText, TraceRequest};
pub use usage_error::UsageError;
pub use web::WebRequest;

/// What the program is asked to do.
#[derive(Debug)]
pub enum Request {
    /// A match.
    Play(Box<PlayRequest>),
    /// Thoughts about positions.
    Think(Box<ThinkRequest>),
    /// A search, written down.
    Trace(Box<TraceRequest>),
    /// Two searches, side by side.
    Diff(Box<DiffRequest>),
    /// Puzzles to solve.
    Puzzle(PuzzleRequest),
    /// How strong the levels are.
    Levels(LevelsRequest),
    /// The search for puzzles.
    Puzzles(PuzzlesRequest),
    /// Games in another format.
    Convert(Box<ConvertRequest>),
    /// Players side by side.
    Compare(Box<CompareRequest>),
    /// Reasons for a move.
    Explain(Box<ExplainRequest>),
    /// A game, judged move by move.
    Review(Box<ReviewRequest>),
    /// The page, for a browser.
    Web(WebRequest),
    /// Completions for a shell.
    Completions(clap_complete::Shell),
    /// The manual page of the program, or of one of its commands.
    Man(Option<String>),
    /// A text that clap has put together: help, or the version.
    Show(String),
}

/// How sentences are to be written, which has to be known before anything
/// can be said about the other options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageOptions {
    /// The language.
    pub language: Language,
    /// The digits, if not those of the language.
    pub digits: Option<Digits>,
    /// Who orders lines from right to left, if not the usual.
    pub bidi: Option<Bidi>,
}

impl LanguageOptions {
    /// Looks for the language in the arguments and in the environment.
    ///
    /// An unknown language in the arguments is left for [`Request::parse`]
    /// to complain about, in the language of the environment.
    #[must_use]
    pub fn find(arguments: &[OsString], lookup: impl Fn(&str) -> Option<String>) -> Self {
        let chosen = |name: &str| {
            let text = value_of(arguments, name)?;
            (!text.is_empty()).then_some(text)
        };
        let language = chosen("--language").and_then(|text| text.parse().ok());
        let language = language.unwrap_or_else(|| Language::from_environment(lookup));
        let digits = match chosen("--digits").as_deref() {
            Some("latin") => Some(Digits::Latin),
            _ => None,
        };
        let bidi = chosen("--bidi").and_then(|text| text.parse().ok());
        Self {
            language,
            digits,
            bidi,
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
        let matches = match command.try_get_matches_from(arguments) {
            Ok(matches) => matches,
            Err(error) if !error.use_stderr() => return Ok(Self::Show(error.to_string())),
            Err(error) => return Err(UsageError::from(error)),
        };
        match matches.subcommand() {
            None => PlayRequest::read(&matches).map(Box::new).map(Self::Play),
            Some(("play", matches)) => PlayRequest::read(matches).map(Box::new).map(Self::Play),
            Some(("think", matches)) => ThinkRequest::read(matches).map(Box::new).map(Self::Think),
            Some(("trace", matches)) => TraceRequest::read(matches).map(Box::new).map(Self::Trace),
            Some(("diff", matches)) => DiffRequest::read(matches).map(Box::new).map(Self::Diff),
            Some(("puzzle", matches)) => PuzzleRequest::read(matches).map(Self::Puzzle),
            Some(("coach", matches)) => coach::read(matches),
            Some(("convert", matches)) => ConvertRequest::read(matches)
                .map(Box::new)
                .map(Self::Convert),
            Some(("compare", matches)) => CompareRequest::read(matches)
                .map(Box::new)
                .map(Self::Compare),
            Some(("explain", matches)) => ExplainRequest::read(matches)
                .map(Box::new)
                .map(Self::Explain),
            Some(("review", matches)) => {
                ReviewRequest::read(matches).map(Box::new).map(Self::Review)
            }
            Some(("web", matches)) => WebRequest::read(matches).map(Self::Web),
            Some(("completions", matches)) => {
                let shell = matches.get_one("shell").copied();
                Ok(Self::Completions(shell.expect("clap requires the shell")))
            }
            Some((_, matches)) => Ok(Self::Man(text(matches, "command").map(str::to_owned))),
        }
    }
}

fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

fn parsed<T, E>(matches: &ArgMatches, name: &str) -> Result<Option<T>, UsageError>
where
    T: std::str::FromStr<Err = E>,
    UsageError: From<E>,
{
    Ok(text(matches, name).map(in_latin).transpose()?)
}

/// Reads a text whose digits may be those of any language.
fn in_latin<T: std::str::FromStr>(text: &str) -> Result<T, T::Err> {
    Digits::to_latin(text).parse()
}

fn seed(matches: &ArgMatches) -> Result<u64, UsageError> {
    let Some(text) = text(matches, "seed") else {
        return Ok(fresh_seed());
    };
    text.parse().map_err(|_| UsageError::Number {
        value: text.to_owned(),
        to: u64::MAX,
    })
}

/// A seed that nobody can foresee, from the operating system.
fn fresh_seed() -> u64 {
    // Seeds are typed again by people who want the same game: six digits
    // are enough to be different from yesterday's.
    let number = SysRng.try_next_u64();
    number.map_or_else(
        |_| u64::from(std::process::id()),
        |number| number % 1_000_000,
    )
}

/// A whole number in a range, both ends included.
fn number(text: &str, from: u64, to: u64) -> Result<u64, UsageError> {
    let number = Digits::to_latin(text).parse().ok();
    let number = number.filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| UsageError::OutOfRange {
        value: text.to_owned(),
        from,
        to,
    })
}

fn check_language(matches: &ArgMatches) -> Result<(), UsageError> {
    parsed::<Language, _>(matches, "language").map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &str) -> LanguageOptions {
        let arguments: Vec<OsString> = arguments.split(' ').map(OsString::from).collect();
        LanguageOptions::find(&arguments, |name| (name == "LANG").then(|| "ru".to_owned()))
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        assert_eq!(options("dooz").language, Language::Russian);
        for arguments in [
            "dooz --language fa",
            "dooz think --brain perfect --language=fa",
            "dooz --language ar --language fa",
            "dooz --wrong --language fa_IR",
        ] {
            assert_eq!(
                options(arguments).language,
                Language::Persian,
                "{arguments}"
            );
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
            assert_eq!(
                options(arguments).language,
                Language::Russian,
                "{arguments}"
            );
        }
    }
}
