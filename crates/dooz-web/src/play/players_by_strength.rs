//! The kinds of computer players in the order of a form.

use dooz_play::players::{PLAYERS, PlayerRow};

/// Returns the computer players, the one with levels first, then from the strongest to
/// the weakest. Those of the same strength stand in the order of their table.
///
/// ```
/// use dooz_web::play::players_by_strength;
/// let names: Vec<_> = players_by_strength().iter().map(|row| row.name).collect();
/// assert_eq!((names[0], *names.last().unwrap()), ("level", "random"));
/// ```
#[must_use]
pub fn players_by_strength() -> Vec<&'static PlayerRow> {
    let mut rows: Vec<&PlayerRow> = PLAYERS.iter().collect();
    rows.sort_by_key(|row| place(row.name));
    rows
}

/// Ranks players by what they see: the whole game, what is near, or nothing.
fn place(name: &str) -> u8 {
    match name {
        "level" => 0,
        "perfect" => 1,
        "engine" => 2,
        // These look at every continuation of tic-tac-toe.
        "alphabeta" | "minimax" | "sisoog" | "freecodecamp" => 3,
        "search" => 4,
        // These look one move ahead, or expect any reply.
        "machinarium" => 5,
        "lafore" => 6,
        _ => 7,
    }
}
