//! How the games of a match have ended.

use super::settings::Place;

/// How the games of a match have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games that each place has won: see [`Place`].
    pub wins: [u32; 2],
    /// The games that nobody has won.
    pub draws: u32,
}

impl Tally {
    /// Counts a game by its winner, who is nobody in a draw.
    pub(super) fn add(&mut self, winner: Option<Place>) {
        let count = match winner {
            Some(place) => &mut self.wins[place as usize],
            None => &mut self.draws,
        };
        // A stored number may be any.
        *count = count.saturating_add(1);
    }
}
