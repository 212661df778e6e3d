//! Counts in how many positions of `data/gomoku-long-wins.txt` a search sees that the player to
//! move wins, with the search's parameters or others.
//!
//! The positions are of games between Dooz and Rapfi with 250,000 nodes a move: in each of
//! them the player to move announced a win of eleven plies or more, and won the game.
//! Matches of the engine against itself do not show what both sides overlook.
//!
//! ```text
//! $ cargo run --release -p dooz-engine --example long_wins 250000 threat_extension=0
//! ```

use std::error::Error;

use dooz_core::{Brain, Limits, Position, Rules, Score, parse_moves};
use dooz_engine::{Engine, Parameters};

const POSITIONS: &str = include_str!("../../../data/gomoku-long-wins.txt");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let nodes = arguments.next().ok_or("how many nodes, such as 250000?")?;
    let limits = Limits {
        nodes: Some(nodes.parse()?),
        ..Limits::default()
    };
    let mut parameters = Parameters::of(Rules::GOMOKU.line());
    for setting in arguments {
        let (name, value) = setting.split_once('=').ok_or("a setting is name=value")?;
        let parameter = parameters.get_mut(name);
        *parameter.ok_or(format!("there is no parameter {name}"))? = value.parse()?;
    }
    let mut engine = Engine::new().with_parameters(parameters);
    let mut positions = 0;
    let mut wins = 0;
    for moves in POSITIONS.lines() {
        let mut position = Position::new(Rules::GOMOKU);
        for square in parse_moves(moves) {
            position.play(square.map_err(|error| error.to_string())?)?;
        }
        engine.clear();
        let choice = engine.think(&position, &limits, &mut |_| {})?;
        positions += 1;
        wins += u32::from(matches!(choice.score, Some(Score::WinIn(_))));
    }
    println!("{wins} of {positions} wins are seen");
    Ok(())
}
