//! `dooz-fit duel`: a match between two files of weights.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use dooz_core::Rules;
use dooz_engine::{Parameters, Weights};
use dooz_fit::duel::{Contender, Duel};

use super::{openings, weights_file};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The two files of weights
    #[arg(num_args = 2)]
    weights: Vec<PathBuf>,
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
    let contender = |index: usize| -> Result<Contender, String> {
        let file = weights_file(&arguments.weights[index])?;
        Ok(Contender {
            weights: Arc::new(Weights::from(&file)),
            parameters: Parameters::of(arguments.rules.line()),
        })
    };
    let duel = Duel {
        contenders: [contender(0)?, contender(1)?],
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
