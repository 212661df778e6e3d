//! `dooz-fit duel`: a match between two settings of the engine.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use dooz_core::Rules;
use dooz_engine::{Parameters, Weights};
use dooz_fit::duel::{Contender, Duel};

use super::{openings, parameter, weights_file};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The weights of the first engine; those in use, if no file is named
    weights: Option<PathBuf>,
    /// The weights of the second engine
    against: Option<PathBuf>,
    /// Parameters of the search of the first engine
    #[arg(long, num_args = 1.., value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// The rules
    #[arg(long)]
    rules: Rules,
    /// The book of openings
    #[arg(long)]
    openings: PathBuf,
    /// The number of games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The number of positions for a move
    #[arg(long, default_value_t = 10_000)]
    nodes: u64,
    /// The seed of the order of openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games at the same time
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let openings = openings(&arguments.openings, arguments.rules)?;
    let default = Parameters::of(arguments.rules.line());
    let contender = |file: &Option<PathBuf>, parameters| -> Result<Contender, String> {
        let weights = match file {
            None => Weights::of(arguments.rules),
            Some(file) => Arc::new(Weights::from(&weights_file(file)?)),
        };
        Ok(Contender {
            weights,
            parameters,
        })
    };
    let mut changed = default.clone();
    for setting in &arguments.set {
        let (name, value) = setting
            .split_once('=')
            .ok_or_else(|| format!("`{setting}` is not like moves_base=4"))?;
        *parameter(&mut changed, name)? = value
            .parse()
            .map_err(|_| format!("`{setting}` does not end with a whole number"))?;
    }
    let first = contender(&arguments.weights, changed)?;
    let second = contender(&arguments.against, default)?;
    let duel = Duel {
        contenders: [first, second],
        openings: &openings,
        games: arguments.games,
        nodes: arguments.nodes,
        seed: arguments.seed,
        jobs: arguments.jobs,
    };
    let standings = duel.play();
    let tally = standings.player(0).tally;
    let pairs = standings.between(0, 1);
    println!(
        "{} wins, {} draws, {} losses; pairs {:?}; Elo {:.0} ± {:.0}",
        tally.wins,
        tally.draws,
        tally.losses,
        pairs.counts(),
        pairs.elo(),
        pairs.elo_error(),
    );
    Ok(())
}
