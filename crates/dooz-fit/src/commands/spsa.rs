//! `dooz-fit spsa`: the parameters of the search, tuned by matches.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use dooz_core::{Game, LineRule, Rules};
use dooz_engine::{ParameterError, Parameters, Weights};
use dooz_fit::duel::{Contender, Duel};
use dooz_fit::spsa::Spsa;
use serde::{Deserialize, Serialize};

use super::openings;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The rules
    #[arg(long)]
    rules: Rules,
    /// The book of openings
    #[arg(long)]
    openings: PathBuf,
    /// The log, one step a line; a run that was cut off goes on after its last line
    #[arg(long)]
    log: PathBuf,
    /// The parameters to tune; all, if none is named
    #[arg(long, num_args = 1..)]
    parameters: Vec<String>,
    /// The number of steps
    #[arg(long, default_value_t = 1_000)]
    steps: u32,
    /// The number of games in a step
    #[arg(long, default_value_t = 16)]
    games: u32,
    /// The number of positions for a move
    #[arg(long, default_value_t = 10_000)]
    nodes: u64,
    /// The perturbation of the last step, as a share of a parameter's range
    #[arg(long, default_value_t = Spsa::default().perturbation, value_parser = positive)]
    perturbation: f64,
    /// The change in the last step for a lead of one point, in perturbations
    #[arg(long, default_value_t = Spsa::default().rate, value_parser = positive)]
    rate: f64,
    /// The seed of the directions and of the order of openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games at the same time
    #[arg(long, default_value = "1")]
    jobs: NonZeroUsize,
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|&number: &f64| number.is_finite() && number > 0.0);
    number.ok_or_else(|| "it has to be a number above 0".to_owned())
}

/// A line of the log: a step and the values after it.
#[derive(Serialize, Deserialize)]
struct Entry {
    step: u32,
    lead: f64,
    values: BTreeMap<String, f64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let openings = openings(&arguments.openings, arguments.rules)?;
    let space = Space::new(&arguments.parameters, arguments.rules.line())?;
    let spsa = Spsa {
        steps: arguments.steps,
        perturbation: arguments.perturbation,
        rate: arguments.rate,
        seed: arguments.seed,
    };
    let (first, mut setting) = match last_entry(&arguments.log)? {
        None => (0, space.default()),
        Some(last) => (last.step + 1, space.setting(&last.values)?),
    };
    let mut log = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&arguments.log)
        .map_err(|error| format!("{}: {error}", arguments.log.display()))?;
    let weights = Weights::of(arguments.rules);
    for step in first..spsa.steps {
        let mut points = 0.0;
        spsa.step(step, &mut setting, |settings| {
            let contenders = settings.map(|setting| Contender {
                weights: Arc::clone(&weights),
                parameters: space.parameters(setting),
            });
            points = lead(arguments, &openings, contenders, step);
            points
        });
        let entry = Entry {
            step,
            lead: points,
            values: space.values(&setting),
        };
        // One write, which a kill does not tear.
        log.write_all(format!("{}\n", serde_json::to_string(&entry)?).as_bytes())?;
    }
    for (name, value) in space.values(&setting) {
        println!("{name:<20} {value:>8.1}");
    }
    Ok(())
}

/// Plays a match, and returns the points of the first contender less those of the
/// second one.
fn lead(arguments: &Arguments, openings: &[Game], contenders: [Contender; 2], step: u32) -> f64 {
    let duel = Duel {
        contenders,
        openings,
        games: arguments.games,
        nodes: arguments.nodes,
        seed: arguments.seed.wrapping_add(step.into()),
        jobs: arguments.jobs.get(),
    };
    let tally = duel.play().player(0).tally;
    f64::from(tally.wins) - f64::from(tally.losses)
}

/// Returns the last entry of a log; none if there is no log.
fn last_entry(log: &Path) -> Result<Option<Entry>, String> {
    if !log.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(log).map_err(|error| format!("{}: {error}", log.display()))?;
    let last = text.lines().last().map(serde_json::from_str);
    last.transpose()
        .map_err(|error| format!("{}, last line: {error}", log.display()))
}

/// The parameters to tune.
struct Space {
    line: LineRule,
    ranges: Vec<(&'static str, RangeInclusive<i32>)>,
}

impl Space {
    /// Creates the space of the parameters of these names, or of all.
    fn new(names: &[String], line: LineRule) -> Result<Self, String> {
        let default = Parameters::of(line);
        if let Some(unknown) = names.iter().find(|name| default.get(name).is_none()) {
            return Err(format!("`{unknown}`: {}", ParameterError::Unknown));
        }
        let is_chosen = |name: &str| names.is_empty() || names.iter().any(|chosen| chosen == name);
        let chosen = Parameters::RANGES
            .iter()
            .filter(|(name, _)| is_chosen(name));
        Ok(Self {
            line,
            ranges: chosen.cloned().collect(),
        })
    }

    /// Returns the setting in use.
    fn default(&self) -> Vec<f64> {
        let parameters = Parameters::of(self.line);
        let places = self.ranges.iter().map(|(name, range)| {
            let value = parameters.get(name).expect("ranges have known names");
            place(range, value.into())
        });
        places.collect()
    }

    /// Returns the setting of these values.
    fn setting(&self, values: &BTreeMap<String, f64>) -> Result<Vec<f64>, String> {
        let places = self.ranges.iter().map(|(name, range)| {
            let value = values.get(*name);
            let value = value.ok_or_else(|| format!("the log does not tune `{name}`"))?;
            Ok(place(range, *value))
        });
        places.collect()
    }

    fn values(&self, setting: &[f64]) -> BTreeMap<String, f64> {
        let parameters = self.ranges.iter().zip(setting);
        parameters
            .map(|((name, range), place)| ((*name).to_owned(), value(range, *place)))
            .collect()
    }

    fn parameters(&self, setting: &[f64]) -> Parameters {
        let mut parameters = Parameters::of(self.line);
        for ((name, range), &place) in self.ranges.iter().zip(setting) {
            let set = parameters.set(name, value(range, place).round() as i32);
            set.expect("values in these ranges can be used");
        }
        parameters
    }
}

/// Returns the place of a value in a range: 0 at its start, 1 at its end.
fn place(range: &RangeInclusive<i32>, value: f64) -> f64 {
    let start = f64::from(*range.start());
    (value - start) / (f64::from(*range.end()) - start)
}

fn value(range: &RangeInclusive<i32>, place: f64) -> f64 {
    let start = f64::from(*range.start());
    start + place * (f64::from(*range.end()) - start)
}
