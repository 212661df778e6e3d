//! Counts the positions that are visited to prove wins, and measures the
//! certificates: of fixed positions, or of the one that is given.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example wins
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

/// The most positions that a search may visit.
const LIMIT: u64 = 20_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [rules, moves, rest @ ..] = &arguments[..] {
        let certificate = measure(rules, moves, u64::MAX)?;
        if let (Some(file), Some(bytes)) = (rest.first(), certificate) {
            fs::write(file, bytes)?;
        }
        return Ok(());
    }
    for (rules, moves) in POSITIONS {
        measure(rules, moves, LIMIT)?;
    }
    Ok(())
}

/// Proves that First wins after some moves, prints the cost, and returns the
/// certificate.
fn measure(rules: &str, moves: &str, limit: u64) -> Result<Option<Vec<u8>>, Box<dyn Error>> {
    let rules: Rules = rules.parse()?;
    let mut position = Position::new(rules);
    for square in parse_moves(moves) {
        position.play(square.map_err(|error| error.to_string())?)?;
    }
    let statement = Statement::of(&position, Player::First, Goal::Win);
    let mut prover = WinProver::new(rules).ok_or("the prover has no such board")?;
    let limits = Limits {
        nodes: Some(limit),
        ..Limits::default()
    };
    let start = Instant::now();
    let found = prover.prove(&statement, &limits, &mut |_| {});
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
