//! Counts the positions that are visited with all techniques and without each.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example techniques
//! ```

use dooz_core::{Limits, Position, parse_moves};
use dooz_solver::{SmallBoardSolver, Techniques};

/// The rules of each position, and its moves.
const POSITIONS: [(&str, &str); 7] = [
    ("5x5x4", ""),
    ("6x4x4", ""),
    ("7x4x4", ""),
    ("6x6x5", ""),
    ("7x4x4", "a1 d2"),
    ("5x5x4-exactly", ""),
    ("6x4x4-exactly", "b2 c3 d3"),
];

/// The most positions that a search may visit.
const LIMIT: u64 = 20_000_000;

fn main() {
    print!("{:20}", "without");
    for (rules, moves) in POSITIONS {
        print!(
            " {:>14}",
            format!("{rules}{}", if moves.is_empty() { "" } else { "*" })
        );
    }
    println!();
    let all = Techniques::all();
    let others = all
        .iter_names()
        .map(|(name, technique)| (name, all - technique));
    for (name, techniques) in [("-", all)].into_iter().chain(others) {
        print!("{name:20}");
        for (rules, moves) in POSITIONS {
            let found = nodes(&position(rules, moves), techniques);
            print!(
                " {:>14}",
                found.map_or(format!("> {LIMIT}"), |nodes| nodes.to_string())
            );
        }
        println!();
    }
}

fn position(rules: &str, moves: &str) -> Position {
    let mut position = Position::new(rules.parse().expect("there are such rules"));
    for square in parse_moves(moves) {
        let square = square.expect("these are squares");
        position.play(square).expect("the moves are legal");
    }
    position
}

/// Returns the number of positions visited, if it is within the limit.
fn nodes(position: &Position, techniques: Techniques) -> Option<u64> {
    let solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    let mut solver = solver.with_techniques(techniques);
    let limits = Limits {
        nodes: Some(LIMIT),
        ..Limits::default()
    };
    solver.value(position, &limits, &mut |_| {}).ok()?;
    Some(solver.nodes())
}
