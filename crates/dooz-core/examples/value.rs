//! Prints the exact value of a position on a small board.
//!
//! ```text
//! $ cargo run --release --example value 4x4x4 b2 c3
//! draw for the player to move, best move b3
//! ```

use std::env;
use std::error::Error;
use std::process::ExitCode;

use dooz_core::exact::{Entry, PackedBoard, PackedRules, Solver};
use dooz_core::{Game, Limits, Rules};

fn main() -> ExitCode {
    match value(env::args().skip(1)) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Solves the position after some moves: `4x4x4 b2 c3`.
fn value(mut arguments: impl Iterator<Item = String>) -> Result<String, Box<dyn Error>> {
    let rules: Rules = arguments.next().as_deref().unwrap_or("3x3x3").parse()?;
    let packed = PackedRules::new(rules).ok_or("the board is too large to be solved here")?;
    let mut game = Game::new(rules);
    for square in arguments {
        game.play(square.parse()?)?;
    }

    let board = PackedBoard::new(&packed, game.position());
    let mut table = vec![Entry::default(); 1 << 20];
    let limits = Limits::default();
    let mut solver = Solver::new(&packed, &mut table, &limits);
    let value = solver.value(board)?;
    Ok(match solver.best_move(board)? {
        Some(square) => format!("{value} for the player to move, best move {square}"),
        None => format!("{value}: the game is over"),
    })
}
