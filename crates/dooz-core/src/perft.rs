//! Game counts: the standard test of a move generator.

use crate::position::Position;

/// Returns the number of ways to play `depth` moves from a position. Games that
/// end earlier do not count.
///
/// ```
/// use dooz_core::{Position, Rules, perft};
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// assert_eq!(perft(&empty, 2), 9 * 8);
/// // Of the 9! ways to fill the board, most are over before.
/// assert_eq!(perft(&empty, 9), 127_872);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let counts = position
        .legal_moves()
        .map(|square| perft(&position.after(square), depth - 1));
    counts.sum()
}
