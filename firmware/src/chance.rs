//! Chance, for a computer that is meant to slip now and then.

/// Numbers that nobody foresees who does not know how long each key took.
///
/// A linear congruential generator with the constants of Numerical Recipes,
/// of whose bits only the upper half is used: one word of memory, and good
/// enough for slips.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance(u32);

impl Chance {
    pub(crate) const fn new() -> Self {
        Self(0)
    }

    /// Called again and again while a person thinks, which takes a time that
    /// nobody foresees.
    pub(crate) const fn stir(&mut self) {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }

    /// A number below another one, which is at most 2^16.
    pub(crate) const fn below(&mut self, limit: u32) -> u32 {
        self.stir();
        ((self.0 >> 16) * limit) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_up_about_as_often() {
        let mut chance = Chance::new();
        let mut count = [0; 9];
        for _ in 0..9000 {
            count[chance.below(9) as usize] += 1;
        }
        assert!(count.iter().all(|n| (850..1150).contains(n)), "{count:?}");
    }

    #[test]
    fn how_long_a_person_takes_changes_what_comes_up() {
        let after = |polls: u32| {
            let mut chance = Chance::new();
            (0..polls).for_each(|_| chance.stir());
            [(); 8].map(|()| chance.below(9))
        };
        assert_ne!(after(10), after(20));
    }
}
