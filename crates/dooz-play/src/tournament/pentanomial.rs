//! Results of pairs of games.

use serde::{Deserialize, Serialize};

use super::elo::{Interval, elo_of_score, wilson_interval};

/// The results of pairs of games with the same opening and colours exchanged,
/// from the point of view of one player: the number of pairs that brought 0,
/// ½, 1, 1½ and 2 points.
///
/// The games of a pair depend on each other, because an opening favours one
/// colour. Counted pair by pair, a win and a loss by the same opening say
/// nothing about strength, and the error is smaller than games counted one by
/// one suggest.
///
/// ```
/// use dooz_play::tournament::Pentanomial;
/// let mut pairs = Pentanomial::default();
/// pairs.add(4); // two wins
/// pairs.add(2); // a win and a loss
/// assert_eq!((pairs.pairs(), pairs.score()), (2, 0.75));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pentanomial {
    counts: [u32; 5],
}

impl Pentanomial {
    /// Creates the counts of pairs with 0, 1, 2, 3 and 4 half points.
    #[must_use]
    pub const fn new(counts: [u32; 5]) -> Self {
        Self { counts }
    }

    /// Counts a pair that brought this many half points, 4 at most.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// Returns the sum of two counts.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self::new(std::array::from_fn(|i| self.counts[i] + other.counts[i]))
    }

    /// Returns the counts from the other player's point of view.
    #[must_use]
    pub const fn reversed(&self) -> Self {
        let [none, half, one, more, two] = self.counts;
        Self::new([two, more, one, half, none])
    }

    /// Returns the number of pairs with 0, 1, 2, 3 and 4 half points.
    #[must_use]
    pub const fn counts(&self) -> [u32; 5] {
        self.counts
    }

    /// Returns the number of pairs.
    #[must_use]
    pub fn pairs(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// Returns the average score of a game, from 0 to 1; a half if there are no
    /// pairs.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let points = self.outcomes().map(|(score, count)| score * count);
        points.iter().sum::<f64>() / f64::from(self.pairs())
    }

    /// Returns the standard error of [`Pentanomial::score`].
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let (score, pairs) = (self.score(), f64::from(self.pairs()));
        let squares = self
            .outcomes()
            .map(|(own, count)| count * (own - score).powi(2));
        squares.iter().sum::<f64>().sqrt() / pairs.max(1.0)
    }

    /// Returns the confidence interval of the score: that of the normal
    /// distribution, or Wilson's if all pairs were alike and the spread is
    /// unknown.
    #[must_use]
    pub fn score_interval(&self) -> Interval {
        let error = self.standard_error();
        if error > 0.0 {
            Interval::normal(self.score(), error)
        } else {
            wilson_interval(self.score(), self.pairs().into())
        }
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

    /// Returns half the width of [`Pentanomial::elo_interval`], for `±`;
    /// infinite if a bound of the interval is.
    #[must_use]
    pub fn elo_error(&self) -> f64 {
        if self.elo().is_infinite() {
            return f64::INFINITY;
        }
        let Interval { low, high } = self.elo_interval();
        (high - low) / 2.0
    }

    /// Returns the likelihood of superiority: the probability that the player
    /// is the stronger one, given the results alone.
    ///
    /// It comes from the same estimate as [`Pentanomial::score_interval`], and
    /// so exceeds 97.5 % just where the interval lies above a half. If all pairs
    /// were alike, the error is that of the score test, of which Wilson's
    /// interval is the inversion (E. B. Wilson, "Probable inference, the law of
    /// succession, and statistical inference", 1927): what equal players would
    /// have.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let lead = self.score() - 0.5;
        let mut error = self.standard_error();
        if error == 0.0 {
            error = 0.5 / f64::from(self.pairs().max(1)).sqrt();
        }
        normal_distribution(lead / error)
    }

    /// Returns the average score of a game in each kind of pair, with the number
    /// of such pairs.
    pub(super) fn outcomes(&self) -> [(f64, f64); 5] {
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        std::array::from_fn(|i| (scores[i], self.counts[i].into()))
    }
}

/// Returns the probability that a standard normal variable is less than `x`.
fn normal_distribution(x: f64) -> f64 {
    libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2) / 2.0
}
