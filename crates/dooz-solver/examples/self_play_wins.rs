//! Measures how long proofs of wins take five, seven and nine plies before the end
//! of games that the engine plays against itself, from openings of `data/openings`.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example self_play_wins
//! ```

use std::error::Error;
use std::time::Instant;

use dooz_core::{Brain, Limits, Outcome, Position, Rules, Square, parse_moves};
use dooz_engine::Engine;
use dooz_solver::{ProofSearch, WinProver};
use dooz_verify::{Goal, Statement};

const OPENINGS: &str = include_str!("../../../data/openings/gomoku-held-out.txt");

/// The number of games that are won, of those of the openings.
const GAMES: usize = 80;

/// The positions that the engine visits for a move, and a proof at most.
const NODES_OF_MOVE: u64 = 2_000;
const NODES_OF_PROOF: u64 = 300_000;

/// The numbers of plies before the end, odd, so that the winner is to move.
const PLIES_BEFORE_END: [usize; 3] = [5, 7, 9];

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new();
    let mut seconds = Vec::new();
    let mut proved = 0;
    let mut games = 0;
    for opening in OPENINGS.lines() {
        if games == GAMES {
            break;
        }
        let Some(moves) = won_game(&mut engine, opening)? else {
            continue;
        };
        games += 1;
        let longest = moves.len() - parse_moves(opening).count();
        for before in PLIES_BEFORE_END.iter().filter(|&&before| before <= longest) {
            let position = after(&moves[..moves.len() - before])?;
            let mut prover = WinProver::new(position.rules()).ok_or("the board is too large")?;
            let statement = Statement::of(&position, position.turn(), Goal::Win);
            let limits = Limits {
                nodes: Some(NODES_OF_PROOF),
                ..Limits::default()
            };
            let start = Instant::now();
            let found = prover.prove(&statement, &limits, &mut |_| {});
            seconds.push(start.elapsed().as_secs_f64());
            proved += usize::from(matches!(found, ProofSearch::Proved(_)));
        }
    }
    seconds.sort_by(f64::total_cmp);
    let percentile = |percent| seconds[(seconds.len() - 1) * percent / 100];
    println!(
        "{proved} of {} positions of {games} games proved; seconds: median {:.4}, 95th percentile {:.4}, most {:.2}",
        seconds.len(),
        percentile(50),
        percentile(95),
        percentile(100),
    );
    Ok(())
}

/// Plays a game from an opening, and returns its moves if somebody wins.
fn won_game(engine: &mut Engine, opening: &str) -> Result<Option<Vec<Square>>, Box<dyn Error>> {
    let moves: Result<Vec<Square>, _> = parse_moves(opening).collect();
    let mut moves = moves.map_err(|error| error.to_string())?;
    let limits = Limits {
        nodes: Some(NODES_OF_MOVE),
        ..Limits::default()
    };
    engine.clear();
    let mut position = after(&moves)?;
    while position.outcome().is_none() {
        let choice = engine.think(&position, &limits, &mut |_| {})?;
        let square = choice.square.ok_or("the engine always moves")?;
        moves.push(square);
        position.play(square)?;
    }
    Ok(matches!(position.outcome(), Some(Outcome::Win(_))).then_some(moves))
}

fn after(moves: &[Square]) -> Result<Position, Box<dyn Error>> {
    let mut position = Position::new(Rules::GOMOKU);
    for &square in moves {
        position.play(square)?;
    }
    Ok(position)
}
