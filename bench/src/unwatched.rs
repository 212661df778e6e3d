//! The textbook's minimax without an observer, to measure what the unused
//! observer of the real one costs.

use dooz_core::textbook::{GameState, Side};

/// Returns the value of a game for Max and counts the visited states.
pub(crate) fn minimax<G: GameState>(game: &G, calls: &mut i64) -> i64 {
    match game.turn() {
        Side::Max => maximize(game, calls),
        Side::Min => minimize(game, calls),
    }
}

fn maximize<G: GameState>(game: &G, calls: &mut i64) -> i64 {
    *calls += 1;
    if let Some(value) = game.value() {
        return value;
    }
    let mut best = i64::MIN;
    for mv in game.moves() {
        best = best.max(minimize(&game.after(mv), calls));
    }
    best
}

fn minimize<G: GameState>(game: &G, calls: &mut i64) -> i64 {
    *calls += 1;
    if let Some(value) = game.value() {
        return value;
    }
    let mut best = i64::MAX;
    for mv in game.moves() {
        best = best.min(maximize(&game.after(mv), calls));
    }
    best
}
