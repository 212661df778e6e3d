//! Values of positions as the search counts them, from the side to move.
//!
//! ```text
//! -WIN + n     lost in n plies from the root
//! -LIMIT..=LIMIT    an estimate
//! WIN - n      won in n plies from the root
//! ```

use dooz_core::Score;

/// A value of a position.
pub(crate) type Value = i32;

/// The value of a game that is won on the spot.
pub(crate) const WIN: Value = 30_000;

/// The greatest estimate. A logistic curve turns estimates into chances of
/// winning: see [`Weights`](crate::Weights).
pub(crate) const LIMIT: Value = 20_000;

/// A value beyond all others.
pub(crate) const INFINITE: Value = WIN + 1;

/// Values from here on are wins.
const DECIDED: Value = WIN - 1_000;

/// Returns the value of a win `ply` plies from the root.
pub(crate) const fn win_at(ply: usize) -> Value {
    WIN - ply as Value
}

/// Returns the value of a loss `ply` plies from the root.
pub(crate) const fn loss_at(ply: usize) -> Value {
    ply as Value - WIN
}

/// Returns `true` for a win.
pub(crate) const fn is_win(value: Value) -> bool {
    value >= DECIDED
}

/// Returns `true` for a loss.
pub(crate) const fn is_loss(value: Value) -> bool {
    value <= -DECIDED
}

/// Returns a value at the root as a score.
pub(crate) fn score(value: Value) -> Score {
    if is_win(value) {
        Score::WinIn((WIN - value) as u16)
    } else if is_loss(value) {
        Score::LossIn((WIN + value) as u16)
    } else {
        Score::Estimate(value.into())
    }
}

/// Converts a value that counts plies from the root into one that counts them
/// from a node, as the transposition table keeps it.
pub(crate) const fn from_root(value: Value, ply: usize) -> Value {
    if is_win(value) {
        value + ply as Value
    } else if is_loss(value) {
        value - ply as Value
    } else {
        value
    }
}

/// Converts a value that counts plies from a node into one that counts them from
/// the root.
pub(crate) const fn to_root(value: Value, ply: usize) -> Value {
    if is_win(value) {
        value - ply as Value
    } else if is_loss(value) {
        value + ply as Value
    } else {
        value
    }
}
