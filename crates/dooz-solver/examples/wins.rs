//! Counts the positions that are visited to prove wins, and measures the
//! certificates: of fixed positions, of hard ones, or of the one that is given.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example wins
//! $ cargo run --release -p dooz-solver --example wins hard
//! $ cargo run --release -p dooz-solver --example wins 15x15x5 "h8 o15 i9" i9.dzc
//! ```

use std::env;
use std::error::Error;
use std::fs;
use std::time::Instant;

use dooz_core::{Limits, Player, Position, Rules, parse_moves};
use dooz_solver::{ProofSearch, WinProver};
use dooz_verify::{Goal, Statement, verify};

/// Rules, and moves after which First wins.
const POSITIONS: [(&str, &str); 12] = [
    ("15x15x5", "h8 a1 i8 a3 j9 o15 j10 o1"),
    ("15x15x5", "h8 i9 g8 i8 g9 f8"),
    ("15x15x5", "h8 o15 i9 a1"),
    ("15x15x5", "h8 o15 i9 g7"),
    ("15x15x5", "h8 o15 i9 i8"),
    ("15x15x5", "h8 o15 i9 j9"),
    ("15x15x5", "h8 l8 g9 i7"),
    ("15x15x5-exactly", "h8 o15 i9 g7"),
    ("15x15x5-exactly", "h8 o15 i9 j10"),
    ("19x19x5", "j10 a1 k11 l11"),
    ("9x9x4", "e5"),
    ("22x22x6", "l10 a1 m10 a3 n10 a5 k11 a7 k12 a9 k13 a11"),
];

/// Hard replies to good third moves of gomoku.
const HARD: [&str; 20] = [
    "h8 i8 i7 h9",
    "h8 i8 i7 i6",
    "h8 i8 i7 i9",
    "h8 i8 i7 j8",
    "h8 i9 g9 g8",
    "h8 i9 g9 h9",
    "h8 i9 g9 h10",
    "h8 i9 g9 i8",
    "h8 j8 h6 g7",
    "h8 j8 h6 h7",
    "h8 j8 h6 i7",
    "h8 j9 g8 f8",
    "h8 j9 g8 h9",
    "h8 j9 g8 i8",
    "h8 k8 i9 g7",
    "h8 k8 i9 h9",
    "h8 k8 i9 i8",
    "h8 l11 g9 g8",
    "h8 l11 g9 h9",
    "h8 l11 g9 i8",
];

/// The most positions that a search may visit.
const LIMIT: u64 = 20_000_000;
/// The same for hard positions.
const LIMIT_OF_HARD: u64 = 16_000_000;
/// The memory of the tables for hard positions, in bytes.
const MEMORY_OF_HARD: usize = 800 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let limits = Limits {
        nodes: Some(LIMIT),
        ..Limits::default()
    };
    match arguments[..] {
        [] => {
            for (rules, moves) in POSITIONS {
                measure(rules, moves, &limits)?;
            }
        }
        ["hard"] => {
            let limits = Limits {
                nodes: Some(LIMIT_OF_HARD),
                memory: Some(MEMORY_OF_HARD),
                ..limits
            };
            for moves in HARD {
                measure("15x15x5", moves, &limits)?;
            }
        }
        [rules, moves, ..] => {
            let certificate = measure(rules, moves, &Limits::default())?;
            if let (Some(file), Some(bytes)) = (arguments.get(2), certificate) {
                fs::write(file, bytes)?;
            }
        }
        _ => return Err("one argument is not enough: rules, and moves".into()),
    }
    Ok(())
}

/// Proves that First wins after some moves, prints the cost, and returns the
/// certificate.
fn measure(
    rules: &str,
    moves: &str,
    limits: &Limits<'_>,
) -> Result<Option<Vec<u8>>, Box<dyn Error>> {
    let rules: Rules = rules.parse()?;
    let mut position = Position::new(rules);
    for square in parse_moves(moves) {
        position.play(square.map_err(|error| error.to_string())?)?;
    }
    let statement = Statement::of(&position, Player::First, Goal::Win);
    let mut prover = WinProver::new(rules).ok_or("the prover has no such board")?;
    let start = Instant::now();
    let found = prover.prove(&statement, limits, &mut |_| {});
    let (nodes, seconds) = (prover.nodes(), start.elapsed().as_secs_f64());
    print!(
        "{:34} {nodes:>10} nodes {seconds:>6.2} s",
        format!("{rules} {moves}")
    );
    let ProofSearch::Proved(certificate) = found else {
        println!(" {found:?}");
        return Ok(None);
    };
    let bytes = certificate.write();
    let verified = verify(&bytes)?;
    println!(
        " {:>5} lemmas {:>7} bytes, within {} plies",
        verified.lemmas,
        bytes.len(),
        verified.claim.height.unwrap_or_default()
    );
    Ok(Some(bytes))
}
