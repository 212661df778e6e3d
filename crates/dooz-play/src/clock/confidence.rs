//! Signs in a search that its move is the right one.

use dooz_core::{Progress, Score, Square};

/// The weight of recent changes of the best move, of which there are fewer than
/// two. Estimated: an unsteady search takes up to 2.6 times as long.
const CHANGE_WEIGHT: f64 = 0.8;

/// The time saved for each iteration without a change. Estimated.
const STABLE_WEIGHT: f64 = 0.05;

/// The number of iterations without a change that count. Estimated: a third of
/// the time is saved at most.
const MOST_STABLE: u32 = 10;

/// The weight of a point by which the score falls. From Rapfi, on whose scale
/// 200 points are a win rate of 73 percent.
const FALL_WEIGHT: f64 = 0.0032;

/// The limits of the factor for falling and rising scores. From Rapfi.
const FALL_LIMITS: (f64, f64) = (0.5, 1.5);

/// The score of a win, and the limit of estimates, in points.
const MOST_POINTS: i64 = 2_000;

/// A measure of how sure a brain is of its move.
#[derive(Clone, Debug, Default)]
pub(super) struct Confidence {
    best: Option<Square>,
    /// The number of iterations in a row without a change of the best move.
    stable: u32,
    /// The number of changes, each halved by every iteration after it.
    changes: f64,
    /// The running average of the scores.
    average: Option<f64>,
    /// The fall of the last score below the average before it.
    fall: f64,
}

impl Confidence {
    /// Takes the report of a finished iteration.
    pub(super) fn finish_iteration(&mut self, progress: &Progress<'_>) {
        let best = progress.pv.first().copied();
        self.changes /= 2.0;
        if self.best == best {
            self.stable += 1;
        } else {
            if self.best.is_some() {
                self.changes += 1.0;
            }
            self.stable = 0;
            self.best = best;
        }

        if let Some(score) = progress.score.map(points) {
            let average = self.average.unwrap_or(score);
            self.fall = average - score;
            self.average = Some(f64::midpoint(average, score));
        }
    }

    /// Returns the factor by which the thinking time is longer than on average.
    pub(super) fn time_factor(&self) -> f64 {
        let (least, most) = FALL_LIMITS;
        let stable = f64::from(self.stable.min(MOST_STABLE));
        (1.0 + CHANGE_WEIGHT * self.changes) / (1.0 + STABLE_WEIGHT * stable)
            * (1.0 + FALL_WEIGHT * self.fall).clamp(least, most)
    }
}

/// Returns a score in points.
fn points(score: Score) -> f64 {
    let points = match score {
        Score::WinIn(_) => MOST_POINTS,
        Score::LossIn(_) => -MOST_POINTS,
        Score::Draw => 0,
        Score::Estimate(estimate) => estimate.clamp(-MOST_POINTS, MOST_POINTS),
    };
    i32::try_from(points).expect("it was clamped").into()
}
