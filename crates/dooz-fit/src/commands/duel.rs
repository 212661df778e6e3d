//! `dooz-fit duel`: a match between two settings of the engine.

use std::error::Error;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use dooz_core::Rules;
use dooz_engine::{Parameters, Weights};
use dooz_fit::duel::{Contender, Duel};

use super::{openings, parameters, weights_file};

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
    #[arg(long, default_value = "1")]
    jobs: NonZeroUsize,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let openings = openings(&arguments.openings, arguments.rules)?;
    let contender = |file: &Option<PathBuf>, parameters| -> Result<Contender, String> {
        let weights = match file {
            None => Weights::of(arguments.rules),
            Some(file) => {
                let file = weights_file(file, arguments.rules.line())?;
                Arc::new(Weights::from(&file).adapted_to(arguments.rules))
            }
        };
        Ok(Contender {
            weights,
            parameters,
        })
    };
    let first = contender(
        &arguments.weights,
        parameters(arguments.rules, &arguments.set)?,
    )?;
    let second = contender(&arguments.against, Parameters::of(arguments.rules.line()))?;
    let duel = Duel {
        contenders: [first, second],
        openings: &openings,
        games: arguments.games,
        nodes: arguments.nodes,
        seed: arguments.seed,
        jobs: arguments.jobs.get(),
    };
    if let Some(pairs) = duel.schedule().repeats_after() {
        eprintln!(
            "There are {pairs} different openings, turned and mirrored ones included: \
             further pairs repeat their games, and the error is larger than stated."
        );
    }
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
