//! Random numbers that can be repeated.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The random numbers of a match.
///
/// Each depends only on the seed, the game of the match and the ply, not on
/// the numbers drawn before. A move that is taken back and played again is
/// therefore the same, and so is a match that is interrupted and resumed.
///
/// ```
/// use dooz_play::players::{RandomPurpose, SeededRandom};
/// let random = SeededRandom::new(7);
/// let draw = || random.draw(1, RandomPurpose::Move(0), 9);
/// assert_eq!(draw(), draw());
/// assert!(random.draw(1, RandomPurpose::Begins, 2) < 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeededRandom {
    seed: u64,
}

/// The purpose of a random number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomPurpose {
    /// The player who makes the first move.
    Begins,
    /// The move at this ply.
    Move(u16),
    /// The opening of a game in a tournament.
    Opening,
}

impl SeededRandom {
    /// Creates the random numbers of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Draws a number below `choices`, which must not be 0.
    #[must_use]
    pub fn draw(self, game: u32, purpose: RandomPurpose, choices: usize) -> usize {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(game));
        rng.set_block_pos(match purpose {
            RandomPurpose::Begins => 0,
            RandomPurpose::Move(ply) => 1 + u64::from(ply),
            RandomPurpose::Opening => 1 << 32,
        });
        below(&mut rng, choices)
    }
}

/// Draws a number below `end`.
///
/// `rand`'s own ranges may change with its version, and recorded seeds would then give
/// other games. With so few numbers as there are moves, the bias of this is below 2^-50.
pub(crate) fn below(rng: &mut impl Rng, end: usize) -> usize {
    ((u128::from(rng.next_u64()) * end as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_falls_sometimes_and_no_other() {
        let mut seen = [0; 9];
        for game in 0..900 {
            seen[SeededRandom::new(3).draw(game, RandomPurpose::Move(0), 9)] += 1;
        }
        assert!(
            seen.iter().all(|&count| (50..=150).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn the_random_numbers_of_a_seed_never_change() {
        let random = SeededRandom::new(42);
        let drawn: Vec<usize> = (0..8)
            .map(|ply| random.draw(1, RandomPurpose::Move(ply), 100))
            .collect();
        assert_eq!(drawn, [21, 74, 34, 91, 89, 50, 51, 8]);
    }
}
