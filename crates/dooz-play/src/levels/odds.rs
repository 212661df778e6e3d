//! The odds of a game as exact fractions.

/// The odds of each outcome of a game for one of the players, as exact
/// fractions with one denominator.
///
/// ```
/// use dooz_play::levels::Odds;
/// let odds = Odds { wins: 1, draws: 2, losses: 1, of: 4 };
/// assert_eq!((odds.win(), odds.draw(), odds.score()), (0.25, 0.5, 0.5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The numerator of a win.
    pub wins: u128,
    /// The numerator of a draw.
    pub draws: u128,
    /// The numerator of a loss.
    pub losses: u128,
    /// The denominator, which is their sum.
    pub of: u128,
}

impl Odds {
    /// Returns the chance of a win, from 0 to 1.
    #[must_use]
    pub fn win(&self) -> f64 {
        self.share(self.wins)
    }

    /// Returns the chance of a draw, from 0 to 1.
    #[must_use]
    pub fn draw(&self) -> f64 {
        self.share(self.draws)
    }

    /// Returns the chance of a loss, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.share(self.losses)
    }

    /// Returns the expected points of a game: 1 for a win, a half for a draw.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.win() + self.draw() / 2.0
    }

    /// Returns these odds in lowest terms.
    #[must_use]
    pub(super) fn reduced(self) -> Self {
        let divisor = [self.wins, self.draws, self.losses]
            .into_iter()
            .fold(self.of, greatest_common_divisor);
        Self {
            wins: self.wins / divisor,
            draws: self.draws / divisor,
            losses: self.losses / divisor,
            of: self.of / divisor,
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "the share of two rounded numbers is right to fifteen digits"
    )]
    fn share(&self, part: u128) -> f64 {
        part as f64 / self.of as f64
    }
}

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}
