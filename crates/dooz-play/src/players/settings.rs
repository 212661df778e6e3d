//! The options of computer players, by name: set, written and read.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use dooz_core::MAX_SQUARES;
use dooz_core::textbook::{Candidates, Cut, Family, Tie, Window};

use super::spec::{INTUITIVE, USUAL_LEVEL};
use super::{AlphaBetaOptions, BrainKind, BrainSpec, BrainSpecError, FastCut};
use crate::levels::Level;

impl BrainSpec {
    /// Sets an option by its name, as it stands in the text.
    ///
    /// # Errors
    ///
    /// If the player has no such option, or the value is none of its values.
    pub fn set(&mut self, option: &'static str, value: &str) -> Result<(), BrainSpecError> {
        match (&mut self.kind, option) {
            (BrainKind::AlphaBeta(options), "window") => {
                options.window = named(option, WINDOWS, value)?;
            }
            (BrainKind::AlphaBeta(options), "fast-cut") => {
                options.fast_cut = named(option, FAST_CUTS, value)?;
            }
            (BrainKind::AlphaBeta(options), "cut") => {
                options.cut = named(option, CUTS, value)?;
            }
            (BrainKind::Machinarium(options), "family") => {
                options.family = named(option, FAMILIES, value)?;
            }
            (BrainKind::Machinarium(options), "style") => {
                options.style = whole(option, value, -100, 100)? as i8;
            }
            (BrainKind::Machinarium(options), "candidates") => {
                options.candidates = named(option, CANDIDATES, value)?;
            }
            (BrainKind::Machinarium(options), "tie") => {
                options.tie = named(option, TIES, value)?;
            }
            (BrainKind::Level(level), "level") => {
                let best = Level::BEST.number().into();
                let number = whole(option, value, 0, best)?;
                *level = Level::new(number.unsigned_abs() as u8).expect("the number is a level's");
            }
            (BrainKind::Search, "depth") => {
                let longest = i64::from(MAX_SQUARES as u32);
                self.limits.depth = Some(whole(option, value, 1, longest)?.cast_unsigned() as u32);
            }
            (BrainKind::Search | BrainKind::Perfect, "nodes") => {
                self.limits.nodes = Some(whole(option, value, 1, MOST)?.cast_unsigned());
            }
            (BrainKind::Search | BrainKind::Perfect, "time-ms") => {
                let milliseconds = whole(option, value, 1, MOST)?.cast_unsigned();
                self.limits.time = Some(Duration::from_millis(milliseconds));
            }
            _ => {
                let brain = self.name();
                return Err(BrainSpecError::Option {
                    brain,
                    option: option.to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Makes the player answer with no move where its original program
    /// stores none. Only `alphabeta` has such positions.
    pub const fn set_faithful(&mut self, faithful: bool) {
        if let BrainKind::AlphaBeta(options) = &mut self.kind {
            options.faithful = faithful;
        }
    }

    /// The options that differ from the usual, with their values.
    fn settings(&self) -> Vec<(&'static str, String)> {
        let mut settings = Vec::new();
        let mut add = |option, differs: bool, value: &dyn fmt::Display| {
            if differs {
                settings.push((option, value.to_string()));
            }
        };
        match self.kind {
            BrainKind::AlphaBeta(options) => {
                let usual = AlphaBetaOptions::default();
                let differs = options.window != usual.window;
                add("window", differs, &name_of(WINDOWS, options.window));
                let differs = options.fast_cut != usual.fast_cut;
                add("fast-cut", differs, &name_of(FAST_CUTS, options.fast_cut));
                add("cut", options.cut != usual.cut, &name_of(CUTS, options.cut));
            }
            BrainKind::Machinarium(options) => {
                let usual = INTUITIVE;
                let differs = options.family != usual.family;
                add("family", differs, &name_of(FAMILIES, options.family));
                let differs = options.style != usual.style;
                add("style", differs, &options.style);
                let differs = options.candidates != usual.candidates;
                add(
                    "candidates",
                    differs,
                    &name_of(CANDIDATES, options.candidates),
                );
                add("tie", options.tie != usual.tie, &name_of(TIES, options.tie));
            }
            BrainKind::Level(level) => add("level", level != USUAL_LEVEL, &level),
            _ => {}
        }
        if let Some(depth) = self.limits.depth {
            add("depth", true, &depth);
        }
        if let Some(nodes) = self.limits.nodes {
            add("nodes", true, &nodes);
        }
        if let Some(time) = self.limits.time {
            add("time-ms", true, &time.as_millis());
        }
        settings
    }
}

impl fmt::Display for BrainSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        for (option, value) in self.settings() {
            write!(f, ":{option}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for BrainSpec {
    type Err = BrainSpecError;

    /// Reads `NAME[:OPTION=VALUE]...`; `search:4` is short for
    /// `search:depth=4`, and `level:60` for `level:level=60`.
    fn from_str(text: &str) -> Result<Self, BrainSpecError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or(text);
        let mut spec = Self::by_name(name).ok_or_else(|| BrainSpecError::Name(name.to_owned()))?;
        for part in parts {
            let shortened = match spec.kind {
                BrainKind::Level(_) => "level",
                _ => "depth",
            };
            let (option, value) = part.split_once('=').unwrap_or((shortened, part));
            let known = OPTIONS.iter().find(|known| **known == option);
            let option = known.ok_or_else(|| BrainSpecError::Option {
                brain: spec.name(),
                option: option.to_owned(),
            })?;
            spec.set(option, value)?;
        }
        Ok(spec)
    }
}

/// The names of all options, as [`BrainSpec::set`] takes them.
pub const OPTIONS: [&str; 11] = [
    "window",
    "fast-cut",
    "cut",
    "family",
    "style",
    "candidates",
    "tie",
    "depth",
    "nodes",
    "time-ms",
    "level",
];

/// The values of an option that has names for them.
#[must_use]
pub fn choices(option: &str) -> Vec<&'static str> {
    fn names<T>(table: &[(&'static str, T)]) -> Vec<&'static str> {
        table.iter().map(|(name, _)| *name).collect()
    }
    match option {
        "window" => names(WINDOWS),
        "fast-cut" => names(FAST_CUTS),
        "cut" => names(CUTS),
        "family" => names(FAMILIES),
        "candidates" => names(CANDIDATES),
        "tie" => names(TIES),
        _ => Vec::new(),
    }
}

type Names<T> = &'static [(&'static str, T)];

const WINDOWS: Names<Window> = &[("-1,1", Window::new(-1, 1)), ("-2,2", Window::new(-2, 2))];
const FAST_CUTS: Names<FastCut> = &[
    ("none", FastCut::None),
    ("min", FastCut::Min),
    ("both", FastCut::Both),
];
const CUTS: Names<Cut> = &[("ge", Cut::AtLeast), ("gt", Cut::Above)];
const FAMILIES: Names<Family> = &[("power", Family::Power), ("factorial", Family::Factorial)];
const CANDIDATES: Names<Candidates> = &[("all", Candidates::All), ("near", Candidates::Near(1))];
const TIES: Names<Tie> = &[("first", Tie::First), ("centre", Tie::Centre)];

/// The largest number of nodes or milliseconds: no limit in practice, and a
/// whole number in every format.
const MOST: i64 = 1 << 53;

fn named<T: Copy>(option: &'static str, table: Names<T>, text: &str) -> Result<T, BrainSpecError> {
    let found = table
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(text));
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| BrainSpecError::Value {
            value: text.to_owned(),
            choices: choices(option),
        })
}

fn name_of<T: PartialEq + Copy>(table: Names<T>, value: T) -> &'static str {
    let found = table.iter().find(|(_, entry)| *entry == value);
    found.expect("every value has a name").0
}

fn whole(option: &'static str, text: &str, from: i64, to: i64) -> Result<i64, BrainSpecError> {
    // The sign that people print is not the one that Rust reads.
    let number = text
        .replace('\u{2212}', "-")
        .parse()
        .ok()
        .filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| BrainSpecError::Number {
        option,
        value: text.to_owned(),
        from,
        to,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back_from_its_player() {
        for name in BrainSpec::NAMES {
            let spec: BrainSpec = name.parse().unwrap();
            assert_eq!(spec.name(), name);
            assert_eq!(spec.to_string(), name);
        }
    }

    #[test]
    fn options_are_read_back_and_the_usual_ones_left_out() {
        for (text, expected) in [
            ("alphabeta:window=-1,1", "alphabeta"),
            (
                "alphabeta:cut=gt:fast-cut=both",
                "alphabeta:fast-cut=both:cut=gt",
            ),
            (
                "machinarium:style=-25:tie=first",
                "machinarium:style=-25:tie=first",
            ),
            ("Search:4", "search:depth=4"),
            ("level:60", "level:level=60"),
            ("level:50", "level"),
            (
                "perfect:nodes=1000:time-ms=50",
                "perfect:nodes=1000:time-ms=50",
            ),
        ] {
            let spec: BrainSpec = text.parse().unwrap();
            assert_eq!(spec.to_string(), expected);
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn what_is_no_player_is_refused_with_the_part_that_is_wrong() {
        let error = |text: &str| text.parse::<BrainSpec>().unwrap_err();
        assert_eq!(error(""), BrainSpecError::Name(String::new()));
        assert_eq!(error("deepblue"), BrainSpecError::Name("deepblue".into()));
        assert_eq!(
            error("sisoog:window=-1,1"),
            BrainSpecError::Option {
                brain: "sisoog",
                option: "window".into()
            }
        );
        assert!(matches!(
            error("alphabeta:window=-3,3"),
            BrainSpecError::Value { .. }
        ));
        for text in [
            "search:0",
            "search:",
            "search:deep",
            "machinarium:style=0.5",
            "level:101",
            "level:-1",
        ] {
            assert!(
                matches!(error(text), BrainSpecError::Number { .. }),
                "{text}"
            );
        }
    }
}
