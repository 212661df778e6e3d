//! Test support: random numbers, and winning squares by the rules of `dooz-core`.

use dooz_core::{Bitboard, Player, Position, Square};

/// Returns the squares on which a player's stone completes a line.
pub(crate) fn fives(position: &Position, player: Player) -> Bitboard {
    let stones = Player::BOTH.map(|player| *position.stones(player));
    let is_five = |&square: &Square| {
        let mut lines = position.rules().lines_through(&stones, square, player);
        lines.next().is_some()
    };
    position.empty().squares().filter(is_five).collect()
}

/// xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift
/// generators, scrambled", 2016).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    /// Returns a number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % end
    }
}
