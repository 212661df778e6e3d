//! Measures how long proofs of wins take five to nineteen plies before the end of games
//! that the engine plays against itself, from openings of `data/openings`, and how many of
//! these wins the engine's solver of continuous threats finds.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example self_play_wins
//! ```

use std::error::Error;
use std::time::Instant;

use dooz_core::{Brain, Limits, Outcome, Position, Rules, Square, parse_moves};
use dooz_engine::{Board, Engine, VctSolver, WinSearch};
use dooz_solver::{ProofSearch, WinProver};
use dooz_verify::{Goal, Statement};

const OPENINGS: &str = include_str!("../../../data/openings/gomoku-held-out.txt");

/// The number of games that are won, of those of the openings.
const GAMES: usize = 80;

/// The positions that the engine visits for a move, and a proof and the solver of threats
/// at most.
const NODES_OF_MOVE: u64 = 2_000;
const NODES_OF_PROOF: u64 = 300_000;
const NODES_OF_THREATS: u64 = 100_000;

/// The numbers of plies before the end, odd, so that the winner is to move.
const PLIES_BEFORE_END: [usize; 8] = [5, 7, 9, 11, 13, 15, 17, 19];

/// The wins that are found a number of plies before the end.
#[derive(Default)]
struct Wins {
    positions: usize,
    proved: usize,
    by_threats: usize,
    seconds_of_proofs: Vec<f64>,
    seconds_of_threats: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new();
    let mut threats = VctSolver::new();
    let mut wins = PLIES_BEFORE_END.map(|_| Wins::default());
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
        for (before, wins) in PLIES_BEFORE_END.into_iter().zip(&mut wins) {
            if before <= longest {
                wins.search(&after(&moves[..moves.len() - before])?, &mut threats)?;
            }
        }
    }
    println!(
        "plies before the end  positions  proved (seconds: median, 95th percentile)  by threats"
    );
    for (before, wins) in PLIES_BEFORE_END.into_iter().zip(&mut wins) {
        println!(
            "{before:2} {:5} {:5} ({}) {:5} ({})",
            wins.positions,
            wins.proved,
            percentiles(&mut wins.seconds_of_proofs),
            wins.by_threats,
            percentiles(&mut wins.seconds_of_threats),
        );
    }
    Ok(())
}

impl Wins {
    /// Searches the win of the player to move.
    fn search(
        &mut self,
        position: &Position,
        threats: &mut VctSolver,
    ) -> Result<(), Box<dyn Error>> {
        let within = |nodes| Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut prover = WinProver::new(position.rules()).ok_or("the board is too large")?;
        let statement = Statement::of(position, position.turn(), Goal::Win);
        let start = Instant::now();
        let found = prover.prove(&statement, &within(NODES_OF_PROOF), &mut |_| {});
        self.seconds_of_proofs.push(start.elapsed().as_secs_f64());

        let mut board = Board::new(position).ok_or("the board is too large")?;
        let start = Instant::now();
        let line = threats.solve(&mut board, &within(NODES_OF_THREATS));
        self.seconds_of_threats.push(start.elapsed().as_secs_f64());

        self.positions += 1;
        self.proved += usize::from(matches!(found, ProofSearch::Proved(_)));
        self.by_threats += usize::from(matches!(line, WinSearch::Win(_)));
        Ok(())
    }
}

/// Returns the median and the 95th percentile of some times.
fn percentiles(seconds: &mut [f64]) -> String {
    seconds.sort_by(f64::total_cmp);
    let percentile = |percent| seconds[(seconds.len() - 1) * percent / 100];
    format!("{:.4}, {:.4}", percentile(50), percentile(95))
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
