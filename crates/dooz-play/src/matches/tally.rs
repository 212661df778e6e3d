//! The count of the games of a match by their ends.

use super::Seat;

/// The games of a match by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games won by each seat; the near one comes first.
    pub wins: [u32; 2],
    /// The drawn games.
    pub draws: u32,
}

impl Tally {
    /// Counts a game by its winner; a draw has none.
    pub(super) fn add(&mut self, winner: Option<Seat>) {
        let count = self.count(winner);
        // A count from a file may be any number.
        *count = count.saturating_add(1);
    }

    /// Takes back what [`Tally::add`] has counted.
    pub(super) fn subtract(&mut self, winner: Option<Seat>) {
        let count = self.count(winner);
        *count = count.saturating_sub(1);
    }

    const fn count(&mut self, winner: Option<Seat>) -> &mut u32 {
        match winner {
            Some(seat) => &mut self.wins[seat as usize],
            None => &mut self.draws,
        }
    }
}
