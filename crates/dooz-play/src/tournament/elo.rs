//! Elo differences, scores and confidence intervals.

use serde::Serialize;

/// A confidence interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// Returns the interval of this many standard errors around a score that
    /// hold 95 % of a normal distribution, cut off at the scores that exist.
    pub(super) fn normal(score: f64, error: f64) -> Self {
        Self {
            low: (score - NORMAL_95 * error).max(0.0),
            high: (score + NORMAL_95 * error).min(1.0),
        }
    }

    /// Converts an interval of scores into one of Elo differences.
    #[must_use]
    pub fn elo(self) -> Self {
        Self {
            low: elo_of_score(self.low),
            high: elo_of_score(self.high),
        }
    }
}

/// The number of standard errors that hold 95 % of a normal distribution.
const NORMAL_95: f64 = 1.959_964;

/// Returns the Elo difference that corresponds to an average score of a game
/// by the logistic curve; infinite for 0 and 1.
///
/// ```
/// use dooz_play::tournament::{elo_of_score, score_of_elo};
/// assert_eq!(elo_of_score(0.5), 0.0);
/// assert_eq!(elo_of_score(0.75).round(), 191.0);
/// assert!((score_of_elo(elo_of_score(0.3)) - 0.3).abs() < 1e-12);
/// ```
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// Returns the average score of a game that an Elo difference predicts.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns Wilson's confidence interval of a score from this many trials,
/// which also holds when all of them had the same result. A trial with a result
/// between 0 and 1 counts as a part of each, which makes the interval wider
/// than necessary, never narrower.
pub(super) fn wilson_interval(score: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let square = NORMAL_95 * NORMAL_95;
    let centre = score + square / (2.0 * trials);
    let variance = score * (1.0 - score) / trials + square / (4.0 * trials * trials);
    let spread = NORMAL_95 * variance.sqrt();
    let scale = 1.0 + square / trials;
    Interval {
        low: ((centre - spread) / scale).max(0.0),
        high: ((centre + spread) / scale).min(1.0),
    }
}
