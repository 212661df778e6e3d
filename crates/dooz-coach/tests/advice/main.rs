//! Reasons, reviews and comparisons, on the smallest boards that show them.

mod agreement;
mod comparing;
mod documents;
mod large_boards;
mod reasons;
mod reviews;
mod truth;

use dooz_coach::advice::{Adviser, Explanation};
use dooz_core::{Limits, Position, Setup, Square, Symbol};

/// Returns a position from a picture with the side to move.
fn position(rules: &str, picture: &str, to_move: Symbol) -> Position {
    let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
    setup.position().unwrap()
}

fn explain(position: &Position, square: &str) -> Explanation {
    let limits = Limits {
        nodes: Some(1_000_000),
        ..Limits::default()
    };
    let mut adviser = Adviser::new();
    adviser.explain(position, sq(square), &limits).unwrap()
}

fn sq(square: &str) -> Square {
    square.parse().unwrap()
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(sq).collect()
}
