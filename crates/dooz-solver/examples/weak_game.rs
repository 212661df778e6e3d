//! Counts the positions that proofs of draws of the weak game visit, with all
//! techniques and without each, and the bytes of the certificates.
//!
//! ```text
//! $ cargo run --release -p dooz-solver --example weak_game
//! ```

use dooz_core::{Limits, Player};
use dooz_solver::{ProofSearch, WeakGameProver, WeakGameTechniques};
use dooz_verify::{Goal, State, Statement};

/// The boards, of which Maker wins the last two.
const BOARDS: [&str; 8] = [
    "4x4x4", "6x6x5", "7x6x5", "8x6x5", "7x7x5", "7x4x4", "5x5x4", "8x4x4",
];

/// The most positions that a search may visit.
const LIMIT: u64 = 100_000;

fn main() {
    print!("{:16}", "without");
    for board in BOARDS {
        print!(" {board:>18}");
    }
    println!();
    let all = WeakGameTechniques::all();
    let others = all
        .iter_names()
        .map(|(name, technique)| (name, all - technique));
    for (name, techniques) in [("-", all)].into_iter().chain(others) {
        print!("{name:16}");
        for board in BOARDS {
            print!(" {:>18}", search(board, techniques));
        }
        println!();
    }
}

/// Returns the numbers of positions and of bytes, if the search ends.
fn search(board: &str, techniques: WeakGameTechniques) -> String {
    let rules = board.parse().expect("there are such rules");
    let prover = WeakGameProver::new(rules).expect("the board is small");
    let mut prover = prover.with_techniques(techniques);
    let limits = Limits {
        nodes: Some(LIMIT),
        ..Limits::default()
    };
    let empty_board = Statement {
        goal: Goal::HoldWeakly,
        claimant: Player::Second,
        turn: Player::First,
        state: State::EMPTY,
    };
    let found = prover.prove(&empty_board, &limits, &mut |_| {});
    let nodes = prover.nodes();
    match found {
        ProofSearch::Proved(certificate) => format!("{nodes} ({})", certificate.write().len()),
        ProofSearch::Refuted => nodes.to_string(),
        ProofSearch::Unknown => format!("> {LIMIT}"),
    }
}
