//! Simultaneous perturbation stochastic approximation (SPSA).
//!
//! Each step moves all parameters at once, up or down at random, and plays the two
//! settings against each other: one match a step, however many parameters there are
//! (Spall, "Multivariate stochastic approximation using a simultaneous perturbation
//! gradient approximation", IEEE Transactions on Automatic Control 37, 1992).

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The exponents by which gain and perturbation fall from step to step (Spall,
/// "Implementation of the simultaneous perturbation algorithm for stochastic
/// optimization", IEEE Transactions on Aerospace and Electronic Systems 34, 1998).
const GAIN_DECAY: f64 = 0.602;
const PERTURBATION_DECAY: f64 = 0.101;

/// A run of SPSA over parameters whose ranges are scaled to 0 to 1.
///
/// ```
/// use dooz_fit::spsa::Spsa;
/// let spsa = Spsa { steps: 500, ..Spsa::default() };
/// // Stands for a match between two settings; the best one is 0.5 everywhere.
/// let points = |setting: &[f64]| -> f64 { setting.iter().map(|x| -(x - 0.5).powi(2)).sum() };
/// let mut setting = [0.2, 0.9];
/// for step in 0..spsa.steps {
///     spsa.step(step, &mut setting, |[up, down]| 100.0 * (points(up) - points(down)));
/// }
/// assert!(setting.iter().all(|x| (x - 0.5).abs() < 0.1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spsa {
    /// The number of steps.
    pub steps: u32,
    /// The perturbation of each parameter in the last step.
    pub perturbation: f64,
    /// The change of each parameter in the last step for a lead of one point, in
    /// perturbations.
    pub rate: f64,
    /// The seed of the directions.
    pub seed: u64,
}

impl Default for Spsa {
    fn default() -> Self {
        Self {
            steps: 1_000,
            perturbation: 0.06,
            rate: 0.005,
            seed: 1,
        }
    }
}

impl Spsa {
    /// Makes a step, counted from 0. `lead` plays two settings against each other and
    /// returns the points of the first one less those of the second one.
    pub fn step(&self, step: u32, setting: &mut [f64], lead: impl FnOnce([&[f64]; 2]) -> f64) {
        let directions = self.directions(step, setting.len());
        let perturbation = self.perturbation_at(step);
        let moved = |by: f64| -> Vec<f64> {
            let parameters = setting.iter().zip(&directions);
            parameters
                .map(|(parameter, direction)| bounded(parameter + direction * by))
                .collect()
        };
        let lead = lead([&moved(perturbation), &moved(-perturbation)]);
        let change = self.gain_at(step) / perturbation * lead;
        for (parameter, direction) in setting.iter_mut().zip(directions) {
            *parameter = bounded(*parameter + direction * change);
        }
    }

    fn directions(&self, step: u32, count: usize) -> Vec<f64> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(step.into());
        let direction = |_| if rng.next_u32() & 1 == 0 { -1.0 } else { 1.0 };
        (0..count).map(direction).collect()
    }

    fn perturbation_at(&self, step: u32) -> f64 {
        let left = f64::from(self.steps) / f64::from(step + 1);
        self.perturbation * left.powf(PERTURBATION_DECAY)
    }

    fn gain_at(&self, step: u32) -> f64 {
        // A tenth of the run is added, so that the first steps are not too large.
        let delay = f64::from(self.steps) / 10.0;
        let left = (f64::from(self.steps) + delay) / (f64::from(step + 1) + delay);
        self.rate * self.perturbation.powi(2) * left.powf(GAIN_DECAY)
    }
}

fn bounded(parameter: f64) -> f64 {
    parameter.clamp(0.0, 1.0)
}
