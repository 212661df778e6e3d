//! Parsers of option values, for clap.

use std::any::Any;
use std::error::Error;
use std::ffi::OsStr;
use std::num::NonZero;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command};
use dooz_core::{CannotPlay, Rules};
use dooz_engine::Board;
use dooz_locale::{Digits, Language};
use dooz_play::clock::{ParseTimeControlError, TimeControl};
use dooz_play::players::{BrainSpec, PLAYERS};
use dooz_play::swap2::Swap2;
use rand::TryRng;
use rand::rngs::SysRng;

use super::UsageError;
use crate::program::{self, Program};
use crate::proof_player::proof_of;

/// Reads a text whose digits may be those of any language.
pub(crate) fn read<T: FromStr>(text: &str) -> Result<T, UsageError>
where
    UsageError: From<T::Err>,
{
    Ok(Digits::to_latin(text).parse()?)
}

/// Reads a whole number in a range, both ends included, as the type of an
/// option that can hold it.
pub(crate) fn number<T: TryFrom<u64>>(
    from: u64,
    to: u64,
) -> impl Fn(&str) -> Result<T, UsageError> + Clone {
    move |text| {
        let number = Digits::to_latin(text).parse().ok();
        let number = number.filter(|number| (from..=to).contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| UsageError::Number {
            value: text.to_owned(),
            from,
            to,
        })
    }
}

/// Reads one of these names as the value that it stands for.
pub(crate) fn one_of<T, const N: usize>(
    choices: [(&'static str, T); N],
) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(choices.map(|(name, _)| name)).map(move |chosen| {
        let found = choices
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(&chosen));
        found.expect("clap knows the choices").1
    })
}

/// Yes and no, with `true` for yes.
pub(crate) const YES_OR_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The openings of games, with `true` for swap2.
pub(crate) const OPENINGS: [(&str, bool); 2] = [("free", false), ("swap2", true)];

/// Checks that games by these rules can begin with their opening.
pub(crate) fn check_opening(swap2: bool, rules: Rules) -> Result<(), UsageError> {
    if swap2 && Swap2::new(rules).is_none() {
        return Err(UsageError::NoSwap2);
    }
    Ok(())
}

/// Returns the names of the computer players, to be offered for completion.
pub(crate) fn players() -> Vec<&'static str> {
    BrainSpec::names().into_iter().collect()
}

/// Returns the names of the computer players that play by all rules.
pub(crate) fn brains() -> Vec<&'static str> {
    let brains = PLAYERS.iter().filter(|row| row.only.is_none());
    brains.map(|row| row.name).collect()
}

/// Returns the names of the participants, to be offered for completion.
pub(crate) fn participants() -> Vec<&'static str> {
    BrainSpec::names().into_iter().chain(["person"]).collect()
}

/// A parser that offers names for completion, but accepts any text that `read` accepts.
#[derive(Clone)]
pub(crate) struct OpenChoice<F> {
    pub(crate) read: F,
    pub(crate) names: fn() -> Vec<&'static str>,
}

impl<F, T, E> TypedValueParser for OpenChoice<F>
where
    F: Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static,
    T: Any + Clone + Send + Sync,
    E: Into<Box<dyn Error + Send + Sync>>,
{
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.read.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// Returns the codes of all languages.
pub(crate) fn language_names() -> Vec<&'static str> {
    Language::ALL
        .iter()
        .map(|language| language.code())
        .collect()
}

/// A parser of rules, which offers the games that have a name.
pub(crate) const RULES: OpenChoice<ReadRules> = OpenChoice {
    read: rules,
    names: rules_names,
};

type ReadRules = fn(&str) -> Result<Rules, UsageError>;

fn rules_names() -> Vec<&'static str> {
    Rules::PRESETS.iter().map(|(name, _)| *name).collect()
}

/// Reads rules. What looks like a misspelt name is answered with the name.
fn rules(text: &str) -> Result<Rules, UsageError> {
    let typed = Digits::to_latin(text);
    let begins_as_size = typed.starts_with(|sign: char| sign.is_ascii_digit());
    typed.parse().map_err(|error| {
        if begins_as_size {
            return UsageError::Rules(error);
        }
        UsageError::UnknownRules {
            input: text.to_owned(),
            similar: nearest(&typed, rules_names()),
        }
    })
}

/// A parser of rules by which the engine plays.
pub(crate) const ENGINE_RULES: OpenChoice<ReadRules> = OpenChoice {
    read: engine_rules,
    names: engine_rules_names,
};

fn engine_rules_names() -> Vec<&'static str> {
    let presets = Rules::PRESETS.iter();
    let played = presets.filter(|(_, rules)| Board::supports(*rules));
    played.map(|(name, _)| *name).collect()
}

fn engine_rules(text: &str) -> Result<Rules, UsageError> {
    let rules = rules(text)?;
    if Board::supports(rules) {
        Ok(rules)
    } else {
        Err(UsageError::EngineRules)
    }
}

/// Returns the most similar name, if one is similar.
pub(crate) fn nearest(
    text: &str,
    names: impl IntoIterator<Item = &'static str>,
) -> Option<&'static str> {
    /// The similarity from which on clap suggests a name, too.
    const SIMILAR: f64 = 0.7;
    let text = text.to_lowercase();
    let similarity = |name: &str| strsim::jaro(&text, name);
    let nearest = names
        .into_iter()
        .max_by(|a, b| similarity(a).total_cmp(&similarity(b)));
    nearest.filter(|name| similarity(name) > SIMILAR)
}

/// Reads a number of seconds, which may have decimals.
pub(crate) fn seconds(text: &str) -> Result<Duration, UsageError> {
    let control: Result<TimeControl, _> = format!("{}/", Digits::to_latin(text)).parse();
    let control = control.map_err(|error| match error {
        ParseTimeControlError::Form => UsageError::Seconds,
        error => UsageError::Clock(error),
    })?;
    Ok(control.turn.unwrap_or_default())
}

/// Checks that a computer player exists and plays by these rules. A program is started
/// for that.
pub(crate) fn check_player(spec: &BrainSpec, rules: Rules) -> Result<(), UsageError> {
    if let Some(path) = Program::missing(spec) {
        return Err(UsageError::NoProgram(path.display().to_string()));
    }
    if let Some(proof) = proof_of(spec) {
        let known = proof.checked()?.claim().rules;
        if known != rules {
            return Err(UsageError::ProofRules {
                file: proof.file().display().to_string(),
                rules: known,
            });
        }
    }
    spec.plays(rules).map_err(|error| match error {
        CannotPlay::Only(_) => UsageError::OnlyTicTacToe(spec.name()),
        _ if spec.name() == "engine" => UsageError::EngineRules,
        _ => UsageError::Unsupported(error),
    })?;
    program::check(spec, rules).map_err(|error| UsageError::ProgramFails {
        player: spec.name(),
        error,
    })?;
    if !spec.is_offered(rules) {
        return Err(UsageError::NotOffered {
            brain: spec.name(),
            other: BrainSpec::strongest(rules).name(),
        });
    }
    Ok(())
}

/// The option that makes chance repeatable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct SeedArgs {
    /// The seed of chance.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(0, u64::MAX),
    )]
    seed: Option<u64>,
}

impl SeedArgs {
    /// Returns the seed that was given, or a new one.
    pub(crate) fn or_fresh(self) -> u64 {
        self.seed.unwrap_or_else(fresh_seed)
    }

    /// Returns these arguments, with this seed if none was given.
    pub(crate) fn or(self, seed: Option<u64>) -> Self {
        let seed = self.seed.or(seed);
        Self { seed }
    }
}

/// Returns a seed that nobody can foresee, from the operating system.
fn fresh_seed() -> u64 {
    // Seeds are typed again by people who want the same game: six digits
    // are enough to be different from yesterday's.
    let number = SysRng.try_next_u64();
    number.map_or_else(
        |_| u64::from(std::process::id()),
        |number| number % 1_000_000,
    )
}

/// Returns the number of threads, one for each core if none is given.
pub(crate) fn threads(jobs: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    jobs.map_or_else(cores, usize::from)
}
