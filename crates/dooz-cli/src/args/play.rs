//! The arguments of `dooz play`.

use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;
use dooz_core::classics::Classic;
use dooz_core::{Notation, Rules, Symbol};
use dooz_locale::Digits;
use dooz_play::players::{BrainSpec, BrainSpecError};

use super::{UsageError, check_language, in_latin, number, parsed, seed, text};
use crate::play::options::{MatchOptions, Seat};

/// What `dooz play` is asked to do.
#[derive(Clone, Debug)]
pub struct PlayRequest {
    /// The match, unless one is resumed.
    pub options: MatchOptions,
    /// Where to keep the match.
    pub record: Option<PathBuf>,
    /// The match to go on with.
    pub resume: Option<PathBuf>,
    /// Whether to play line by line even in a terminal.
    pub plain: bool,
    /// Whether to ask puzzles first.
    pub puzzles: bool,
    /// Whether to speak as the opponent's own program does.
    pub classic: bool,
    /// How squares are numbered, if not as usual.
    pub notation: Option<Notation>,
    /// What the screen looks like, where there is one.
    pub appearance: Appearance,
}

/// What the match looks like on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appearance {
    /// Whether to use colours; `None` leaves it to the terminal.
    pub colours: Option<bool>,
    /// Whether to draw with the signs of ASCII alone.
    pub ascii: bool,
    /// Whether to draw stones instead of crosses and circles.
    pub stones: bool,
    /// The pause after each move of a show.
    pub pace: Duration,
}

/// The names of the notations.
pub(super) const NOTATIONS: [(&str, Notation); 5] = [
    ("algebraic", Notation::Algebraic),
    ("row-column", Notation::RowColumn),
    ("cell", Notation::Cell),
    ("keypad", Notation::Keypad),
    ("tournament", Notation::Tournament),
];

impl PlayRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let path = |name| matches.get_one::<PathBuf>(name).cloned();
        let numbers = text(matches, "notation");
        let numbers = numbers.and_then(|name| find(&NOTATIONS, name));
        let colours = match text(matches, "colour") {
            Some("always") => Some(true),
            Some("never") => Some(false),
            _ => None,
        };
        let options = match_options(matches)?;
        if let Some(notation) = numbers
            && !notation.fits(options.rules)
        {
            return Err(UsageError::KeypadRules);
        }
        let classic = matches.get_flag("classic");
        if classic && !options.seats.iter().any(is_classic) && path("resume").is_none() {
            return Err(UsageError::NoClassic);
        }
        Ok(Self {
            options,
            record: path("record"),
            resume: path("resume"),
            plain: matches.get_flag("plain"),
            puzzles: matches.get_flag("puzzles"),
            classic,
            notation: numbers,
            appearance: Appearance {
                colours,
                ascii: matches.get_flag("ascii"),
                stones: matches.get_flag("stones"),
                pace: pace(matches)?,
            },
        })
    }
}

fn pace(matches: &ArgMatches) -> Result<Duration, UsageError> {
    const USUAL: Duration = Duration::from_millis(700);
    const LONGEST_MS: u64 = 60_000;
    let Some(text) = text(matches, "pace") else {
        return Ok(USUAL);
    };
    let milliseconds = number(text, 0, LONGEST_MS)?;
    Ok(Duration::from_millis(milliseconds))
}

/// Whether a seat is one of the five programs of the articles. Minimax is one
/// of them without its pruning.
fn is_classic(seat: &Seat) -> bool {
    Classic::of(seat.name()).is_some() || seat.name() == "minimax"
}

fn match_options(matches: &ArgMatches) -> Result<MatchOptions, UsageError> {
    let seed = seed(matches)?;
    let rules = parsed::<Rules, _>(matches, "rules")?;
    let mut options = match matches.get_many::<String>("show") {
        Some(mut names) => {
            let mut next = || {
                let name = names.next().expect("clap requires two");
                in_latin::<BrainSpec>(name)
            };
            let (near, far) = (next()?, next()?);
            let seats = [Seat::Brain(near), Seat::Brain(far)];
            MatchOptions {
                seats,
                ..MatchOptions::against(far, seed)
            }
        }
        None => match parsed(matches, "opponent")? {
            Some(Seat::Brain(brain)) => MatchOptions::against(brain, seed),
            Some(Seat::Person) => {
                let seats = [Seat::Person; 2];
                MatchOptions {
                    seats,
                    seed,
                    ..MatchOptions::default()
                }
            }
            // The game of the cafe comes with its own opponent.
            None if rules == Some(Rules::MACHINARIUM) => {
                MatchOptions::against("machinarium".parse()?, seed)
            }
            None => MatchOptions {
                seed,
                ..MatchOptions::default()
            },
        },
    };

    if let Some(rules) = rules {
        options = options.with_rules(rules);
    }
    if let Some(begins) = text(matches, "begins") {
        options.begins = begins.parse().expect("clap knows the choices");
    }
    if let Some(symbols) = text(matches, "symbols") {
        let near = symbols.chars().next().and_then(Symbol::from_char);
        options.near_symbol = near.expect("clap knows the choices");
    }
    match text(matches, "first-stone") {
        Some("random") => options.random_stone = true,
        Some("chosen") => options.random_stone = false,
        _ => {}
    }
    for option in ["depth", "style"] {
        if let Some(value) = text(matches, option) {
            set_for_brains(&mut options, option, value)?;
        }
    }
    for seat in options.seats {
        seat.plays(options.rules)
            .map_err(|_| UsageError::CannotPlay(seat.name()))?;
    }
    Ok(options)
}

/// Sets an option of every computer player that has it; one has to.
fn set_for_brains(
    options: &mut MatchOptions,
    option: &'static str,
    value: &str,
) -> Result<(), UsageError> {
    let value = Digits::to_latin(value);
    let mut refused = None;
    let mut taken = false;
    for seat in options.seats.iter_mut().rev() {
        if let Seat::Brain(spec) = seat {
            match spec.set(option, &value) {
                Ok(()) => taken = true,
                Err(error @ BrainSpecError::Option { .. }) => refused = Some(error),
                Err(error) => return Err(error.into()),
            }
        }
    }
    match refused {
        Some(error) if !taken => Err(error.into()),
        None if !taken => Err(UsageError::NoBrain(option)),
        _ => Ok(()),
    }
}

fn find<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Request, command};
    use dooz_locale::{Language, Locale};
    use std::ffi::OsString;

    fn match_of(arguments: &str) -> MatchOptions {
        let command = command(&Locale::new(Language::English));
        let arguments = arguments.split(' ').map(OsString::from).collect();
        match Request::parse(command, arguments) {
            Ok(Request::Play(request)) => request.options,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_opponent_brings_its_articles_begin_symbols_and_rules() {
        let sisoog = match_of("dooz --opponent sisoog");
        assert_eq!(sisoog.near_symbol, Symbol::O);
        let machinarium = match_of("dooz play --opponent machinarium");
        assert_eq!(machinarium.rules, Rules::MACHINARIUM);
        assert!(machinarium.random_stone);
        let cafe = match_of("dooz --rules machinarium --opponent search:2");
        assert!(cafe.random_stone);
    }

    #[test]
    fn options_override_what_the_opponent_brings() {
        let options = match_of("dooz --opponent machinarium --rules gomoku --symbols ox");
        assert_eq!(options.rules, Rules::GOMOKU);
        assert_eq!(options.near_symbol, Symbol::O);
        assert!(!options.random_stone);
        let options = match_of("dooz --opponent machinarium --first-stone chosen");
        assert!(!options.random_stone);
    }

    #[test]
    fn an_option_for_brains_goes_to_all_that_have_it() {
        let options = match_of("dooz --show search sisoog --depth 2");
        assert_eq!(options.seats[0].to_string(), "search:depth=2");
        assert_eq!(options.seats[1].to_string(), "sisoog");
    }
}
