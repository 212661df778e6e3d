//! Wins, draws and losses, and the strength that they show.

use dooz_core::{Outcome, Player};
use serde::Serialize;

use super::elo::{Interval, elo_of_score, wilson_interval};

/// The results of games from the point of view of one player.
///
/// ```
/// use dooz_play::tournament::WinDrawLoss;
/// let tally = WinDrawLoss { wins: 70, draws: 10, losses: 20 };
/// assert_eq!(tally.score(), 0.75);
/// let score = tally.score_interval();
/// assert!(score.low > 0.65 && score.high < 0.83);
/// assert_eq!(tally.elo().round(), 191.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WinDrawLoss {
    /// The won games.
    pub wins: u32,
    /// The drawn games.
    pub draws: u32,
    /// The lost games.
    pub losses: u32,
}

impl WinDrawLoss {
    /// Counts a game in which the player had this side.
    pub fn add(&mut self, side: Player, outcome: Outcome) {
        match outcome.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the average points of a game: 1 for a win, a half for a draw. A
    /// half if there are no games.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// Returns the confidence interval of the score: Wilson's interval, which
    /// also holds when one player wins every game. A draw counts as half a win
    /// and half a loss, which makes the interval wider than necessary, never
    /// narrower.
    #[must_use]
    pub fn score_interval(&self) -> Interval {
        wilson_interval(self.score(), self.games().into())
    }

    /// Returns the Elo difference in favour of the player; infinite if it
    /// scored all points or none.
    #[must_use]
    pub fn elo(&self) -> f64 {
        elo_of_score(self.score())
    }

    /// Returns the confidence interval of the Elo difference.
    #[must_use]
    pub fn elo_interval(&self) -> Interval {
        self.score_interval().elo()
    }
}
