//! The textbook's minimax with no place for an observer: what watching
//! costs when nobody watches is the difference.

use dooz_core::textbook::{Game, Side};

/// The value of a game for Max, counting the states visited.
pub(crate) fn minimax<G: Game>(game: &G, calls: &mut i64) -> i64 {
    match game.turn() {
        Side::Max => maximize(game, calls),
        Side::Min => minimize(game, calls),
    }
}

fn maximize<G: Game>(game: &G, calls: &mut i64) -> i64 {
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

fn minimize<G: Game>(game: &G, calls: &mut i64) -> i64 {
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
