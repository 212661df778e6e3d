//! `dooz-fit wins`: the won positions in which a search sees that they are won.

use std::error::Error;
use std::path::PathBuf;

use clap::Args;
use dooz_core::{Brain, Limits, Rules, Score};
use dooz_engine::Engine;

use super::{openings, parameters};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Positions that the player to move wins, one in a line, such as
    /// data/gomoku-long-wins.txt
    positions: PathBuf,
    /// Parameters of the search
    #[arg(long, num_args = 1.., value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// The rules
    #[arg(long)]
    rules: Rules,
    /// The number of positions for a search
    #[arg(long, default_value_t = 250_000)]
    nodes: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let positions = openings(&arguments.positions, arguments.rules)?;
    let parameters = parameters(arguments.rules, &arguments.set)?;
    let limits = Limits {
        nodes: Some(arguments.nodes),
        ..Limits::default()
    };
    let mut engine = Engine::new().with_parameters(parameters);
    let mut wins = 0;
    for game in &positions {
        engine.clear();
        let choice = engine.think(game.position(), &limits, &mut |_| {})?;
        wins += u32::from(matches!(choice.score, Some(Score::WinIn(_))));
    }
    println!("{wins} of {} wins are seen", positions.len());
    Ok(())
}
