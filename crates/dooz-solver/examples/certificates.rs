//! Prints the sizes of the certificates for the exact values of boards:
//! `cargo run --release -p dooz-solver --example certificates -- 4x3x3 5x5x4`.
//!
//! `--folder FOLDER` before the boards also writes the certificates there.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use dooz_core::exact::Value;
use dooz_core::{Limits, Player, Position};
use dooz_solver::{ProofSearch, SmallBoardSolver};
use dooz_verify::{Goal, verify};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut folder = None;
    if arguments.len() > 1 && arguments[0] == "--folder" {
        folder = Some(PathBuf::from(arguments.remove(1)));
        arguments.remove(0);
    }
    for name in arguments {
        board(&name, folder.as_deref())?;
    }
    Ok(())
}

fn board(name: &str, folder: Option<&Path>) -> Result<(), Box<dyn Error>> {
    let position = Position::new(name.parse()?);
    let mut solver = SmallBoardSolver::new(position.rules()).ok_or("the board is too large")?;
    let limits = Limits::default();
    let value = solver.value(&position, &limits, &mut |_| {})?;
    println!("{name}: {value:?}, {} nodes", solver.nodes());
    let claims = if value == Value::DRAW {
        vec![(Player::Second, Goal::Hold)]
    } else {
        vec![(Player::First, Goal::Win)]
    };
    let mut open = claims;
    while let Some((player, goal)) = open.pop() {
        let start = Instant::now();
        let proof = solver.prove(&position, player, goal, &limits, &mut |_| {});
        let seconds = start.elapsed().as_secs_f64();
        let ProofSearch::Proved(certificate) = proof else {
            println!("  {player:?} {goal:?}: no certificate, {seconds:.2} s");
            continue;
        };
        let bytes = certificate.write();
        let verified = verify(&bytes)?;
        println!(
            "  {}: {} bytes, {} lemmas, {} nodes verified, {seconds:.2} s",
            verified.claim,
            bytes.len(),
            verified.lemmas,
            verified.nodes,
        );
        if let Some(folder) = folder {
            let kind = if goal == Goal::Win { "win" } else { "hold" };
            std::fs::write(folder.join(format!("{name}-{kind}.dzc")), &bytes)?;
        }
        if let Some(height) = verified.claim.height {
            open.push((Player::Second, Goal::HoldFor(height as u16 - 1)));
        }
    }
    Ok(())
}
