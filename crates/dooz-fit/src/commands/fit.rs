//! `dooz-fit fit`: weights from games.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Args;
use dooz_core::Rules;
use dooz_engine::{PatternCode, Weights, WeightsFile};
use dooz_fit::dataset::{Dataset, Origin};
use dooz_fit::design::Design;
use dooz_fit::fit::{Hyperparameters, fit};
use dooz_fit::objective::{Objective, UNITS, logits, tables};
use serde::Serialize;

use super::{read, weights_file};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The rules; all games must be of their line rule
    #[arg(long)]
    rules: Rules,
    /// The files of games
    #[arg(long, num_args = 1.., required = true)]
    data: Vec<PathBuf>,
    /// The file of weights; a card in JSON is written beside it
    #[arg(long)]
    output: PathBuf,
    /// The seed of the order of samples
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The times that all samples are gone through
    #[arg(long, default_value = "20")]
    epochs: NonZeroUsize,
    /// The share of the game's result in the target of the value, from 0 to 1; the rest
    /// is the search's estimate
    #[arg(long, default_value_t = 0.5, value_parser = share)]
    result: f64,
    /// A file of weights to compare the loss with
    #[arg(long)]
    against: Option<PathBuf>,
}

/// The origin and the losses of fitted weights.
#[derive(Serialize)]
struct Card {
    rules: String,
    /// The terms of the games, and their number, of each file.
    data: Vec<Origin>,
    data_digest: String,
    games: u32,
    positions: usize,
    positions_of_policy: usize,
    seed: u64,
    epochs: usize,
    share_of_result: f64,
    /// The units of the search's estimates in a logit.
    units_of_estimates: f64,
    held_out: Losses,
    held_out_against: Option<Losses>,
}

#[derive(Clone, Copy, Serialize)]
struct Losses {
    value: f64,
    policy: f64,
}

/// The first learning rate for values. A parameter of theirs counts in many squares of a
/// position, so that the default rate overshoots.
const VALUE_LEARNING_RATE: f64 = 0.002;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let line = arguments.rules.line();
    let card_file = card_file(&arguments.output)?;
    let mut data = Dataset::new(line);
    let mut origins = Vec::new();
    for file in &arguments.data {
        let added = data.add_file(&read(file)?);
        origins.push(added.map_err(|error| format!("{}: {error}", file.display()))?);
    }
    let units = data.blend(arguments.result);
    let [value_samples, value_held_out] = data.value_split();
    let [policy_samples, policy_held_out] = data.policy_split();
    if value_held_out.is_empty() || policy_held_out.is_empty() {
        return Err("there are too few games to hold some out".into());
    }
    println!(
        "{} games, {} positions, {} moves; {units:.0} units of the estimates make a logit",
        data.games(),
        data.values.samples(),
        data.policies.samples(),
    );
    let losses = |file: &WeightsFile| {
        let [values, policies] = logits(file);
        Losses {
            value: data.values.mean_loss(&values, &value_held_out),
            policy: data.policies.mean_loss(&policies, &policy_held_out),
        }
    };
    let against = match &arguments.against {
        None => None,
        Some(file) => Some(losses(&weights_file(file, line)?)),
    };
    if let Some(Losses { value, policy }) = against {
        println!("held out, other weights: value {value:.5}, policy {policy:.5}");
    }

    let hyperparameters = Hyperparameters {
        epochs: arguments.epochs.get(),
        ..Hyperparameters::new(arguments.seed)
    };
    let count = WeightsFile::tables(line);
    let codes = |spread| Design::of_codes(spread).times(count);
    let design = codes(&Design::VALUE)
        .with_deviations(2, &codes(&Design::DEVIATION))
        .and(&Design::of_masks(&Design::VALUE).times(count));
    let samples = [&value_samples[..], &value_held_out];
    let slower = Hyperparameters {
        learning_rate: VALUE_LEARNING_RATE,
        ..hyperparameters
    };
    let values = fitted("value", &data.values, &design, samples, &slower);
    let design = codes(&Design::POLICY).times(2);
    let samples = [&policy_samples[..], &policy_held_out];
    let policies = fitted("policy", &data.policies, &design, samples, &hyperparameters);

    let mut file = WeightsFile {
        line,
        seed: arguments.seed,
        data: data.digest(),
        positions: data.values.samples() as u64,
        value_loss: 0.0,
        policy_loss: 0.0,
        tables: tables(&values, &policies),
    };
    let held_out = losses(&file);
    file.value_loss = held_out.value as f32;
    file.policy_loss = held_out.policy as f32;
    write(&arguments.output, file.to_bytes())?;

    let card = Card {
        rules: arguments.rules.to_string(),
        data: origins,
        data_digest: format!("{:016x}", data.digest()),
        games: data.games(),
        positions: data.values.samples(),
        positions_of_policy: data.policies.samples(),
        seed: arguments.seed,
        epochs: arguments.epochs.get(),
        share_of_result: arguments.result,
        units_of_estimates: units,
        held_out,
        held_out_against: against,
    };
    write(&card_file, serde_json::to_string_pretty(&card)? + "\n")?;
    println!("{}", strongest(&file));
    Ok(())
}

/// Returns the file of the card beside the weights, before hours of work for an output that
/// cannot be written.
fn card_file(output: &Path) -> Result<PathBuf, String> {
    let card = output.with_extension("json");
    if card == output {
        return Err(format!("{}: the card is written there", output.display()));
    }
    let folder = output.parent().unwrap_or(output);
    if !folder.as_os_str().is_empty() && !folder.is_dir() {
        return Err(format!("{}: there is no such folder", folder.display()));
    }
    Ok(card)
}

fn write(file: &Path, contents: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, contents).map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the weights of a design that are fitted to some samples, and reports the loss of
/// those held out after each epoch.
fn fitted(
    name: &str,
    objective: &impl Objective,
    design: &Design,
    [samples, held_out]: [&[usize]; 2],
    hyperparameters: &Hyperparameters,
) -> Vec<f64> {
    let parameters = fit(
        objective,
        design,
        samples,
        hyperparameters,
        |epoch, weights| {
            let loss = objective.mean_loss(weights, held_out);
            println!("held out, epoch {epoch}: {name} {loss:.5}");
        },
    );
    design.weights(&parameters)
}

/// Reads a share from 0 to 1.
fn share(text: &str) -> Result<f64, String> {
    let share = text
        .parse()
        .ok()
        .filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "a share is a number from 0 to 1".to_owned())
}

/// Lists the weights of single patterns, to be looked at.
fn strongest(file: &WeightsFile) -> String {
    use dooz_engine::lines::Pattern;
    let mut text = String::new();
    for table in &file.tables {
        for pattern in Pattern::ALL {
            let code = PatternCode::of([pattern, Pattern::Dead, Pattern::Dead, Pattern::Dead]);
            let weights = table.squares[code.index()];
            let _ = writeln!(
                text,
                "{:<14} own value {:>6} other value {:>6} own policy {:>6} other policy {:>6}",
                format!("{pattern:?}"),
                weights.own_value / Weights::VALUE_PARTS,
                weights.other_value / Weights::VALUE_PARTS,
                weights.own_policy,
                weights.other_policy,
            );
        }
        let _ = writeln!(text, "no threats     value {:>6}", table.threats[0]);
    }
    let _ = write!(text, "{UNITS} units are a logit");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_that_cannot_be_written_is_refused_at_once() {
        let card = |output: &str| card_file(output.as_ref());
        assert_eq!(card("new.weights"), Ok(PathBuf::from("new.json")));
        assert!(card("new.json").unwrap_err().contains("new.json"));
        assert!(
            card("no/folder/new.weights")
                .unwrap_err()
                .contains("no/folder")
        );
    }
}
