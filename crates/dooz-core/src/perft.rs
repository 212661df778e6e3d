//! Game counts: the standard test of a move generator.

use crate::position::{Outcome, Position};

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

/// The outcomes of the games from a position, counted over every line of play.
///
/// ```
/// use dooz_core::{GameCounts, Position, Rules};
/// let counts = GameCounts::of(&Position::new(Rules::TIC_TAC_TOE));
/// assert_eq!(counts.games(), 255_168);
/// assert_eq!(counts.wins, [131_184, 77_904]);
/// assert_eq!(counts.positions, 549_946);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCounts {
    /// The games won by the first and by the second player.
    pub wins: [u64; 2],
    /// The drawn games.
    pub draws: u64,
    /// The positions on the way, including the first; one reached by several
    /// orders of moves counts several times.
    pub positions: u64,
}

impl GameCounts {
    /// Plays every game that can follow. The time grows with the factorial of
    /// the number of empty squares: use it for up to about ten.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut counts = Self::default();
        counts.add(position);
        counts
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins[0] + self.wins[1] + self.draws
    }

    fn add(&mut self, position: &Position) {
        self.positions += 1;
        match position.outcome() {
            Some(Outcome::Win(player)) => self.wins[player as usize] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => {
                for square in position.legal_moves() {
                    self.add(&position.after(square));
                }
            }
        }
    }
}
