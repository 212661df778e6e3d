//! Random numbers, for a computer that makes a mistake now and then.

/// A random number generator, seeded by the time that a person takes for each
/// key.
///
/// It is linear congruential, with the constants of Numerical Recipes, and uses
/// the upper half of its bits: one word of memory, and good enough for mistakes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance(u32);

impl Chance {
    pub(crate) const fn new() -> Self {
        Self(0)
    }

    /// Advances the generator; called while a person thinks, for a time that
    /// cannot be predicted.
    pub(crate) const fn stir(&mut self) {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }

    /// Draws a number below `limit`, which is at most 2^16.
    pub(crate) const fn below(&mut self, limit: u32) -> u32 {
        self.stir();
        ((self.0 >> 16) * limit) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_numbers_are_about_equally_frequent() {
        let mut chance = Chance::new();
        let mut count = [0; 9];
        for _ in 0..9000 {
            count[chance.below(9) as usize] += 1;
        }
        assert!(count.iter().all(|n| (850..1150).contains(n)), "{count:?}");
    }

    #[test]
    fn the_time_a_person_takes_changes_the_numbers() {
        let after = |polls: u32| {
            let mut chance = Chance::new();
            (0..polls).for_each(|_| chance.stir());
            [(); 8].map(|()| chance.below(9))
        };
        assert_ne!(after(10), after(20));
    }
}
