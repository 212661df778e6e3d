//! The results of a match.

/// The numbers of games of a match by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games won by each seat; the near one comes first.
    pub wins: [u32; 2],
    /// The drawn games.
    pub draws: u32,
}

impl Tally {
    /// Adds another tally. The counts saturate, because those from a file may
    /// be any numbers.
    pub(super) fn plus(self, other: Self) -> Self {
        self.combine(other, u32::saturating_add)
    }

    /// Subtracts another tally.
    pub(super) fn minus(self, other: Self) -> Self {
        self.combine(other, u32::saturating_sub)
    }

    fn combine(self, other: Self, of: fn(u32, u32) -> u32) -> Self {
        let [near, far] = self.wins;
        Self {
            wins: [of(near, other.wins[0]), of(far, other.wins[1])],
            draws: of(self.draws, other.draws),
        }
    }
}
