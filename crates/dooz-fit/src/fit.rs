//! The fit of weights to samples.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::adam::Adam;
use crate::design::Design;
use crate::objective::Objective;

/// The course of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The times that all samples are gone through.
    pub epochs: usize,
    /// The samples of a step.
    pub batch: usize,
    /// The rate of learning at first; it falls to nothing along a cosine.
    pub rate: f64,
    /// The seed of the order of samples.
    pub seed: u64,
}

impl Schedule {
    /// The default course with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            epochs: 20,
            batch: 2_048,
            rate: 0.02,
            seed,
        }
    }
}

/// Returns the parameters that make the mean loss of some samples small, given
/// what is known of them beforehand. `report` learns the weights after each epoch.
///
/// The same samples and schedule give the same parameters.
pub fn fit(
    objective: &impl Objective,
    design: &Design,
    samples: &[usize],
    schedule: &Schedule,
    mut report: impl FnMut(usize, &[f64]),
) -> Vec<f64> {
    let mut order = samples.to_vec();
    let mut rng = ChaCha8Rng::seed_from_u64(schedule.seed);
    let mut parameters = vec![0.0; design.parameters()];
    let mut adam = Adam::new(parameters.len());
    let steps = schedule.epochs * samples.len().div_ceil(schedule.batch);
    let mut step = 0;
    for epoch in 1..=schedule.epochs {
        shuffle(&mut order, &mut rng);
        for batch in order.chunks(schedule.batch) {
            let progress = f64::from(step) / steps as f64;
            let rate = schedule.rate * 0.5 * (1.0 + (std::f64::consts::PI * progress).cos());
            let gradient = gradient(objective, design, &parameters, batch, samples.len());
            adam.step(&mut parameters, &gradient, rate);
            step += 1;
        }
        report(epoch, &design.weights(&parameters));
    }
    parameters
}

/// Returns the gradient of the mean loss of a batch, and of what is known of the
/// parameters beforehand, spread over all samples.
#[must_use]
pub fn gradient(
    objective: &impl Objective,
    design: &Design,
    parameters: &[f64],
    batch: &[usize],
    samples: usize,
) -> Vec<f64> {
    let weights = design.weights(parameters);
    let mut by_weights = vec![0.0; weights.len()];
    for &sample in batch {
        objective.loss(&weights, sample, Some(&mut by_weights));
    }
    let mut gradient = design.gradient(&by_weights);
    let known = parameters.iter().zip(design.precisions());
    for (slope, (parameter, precision)) in gradient.iter_mut().zip(known) {
        *slope = *slope / batch.len() as f64 + precision * parameter / samples as f64;
    }
    gradient
}

/// Puts samples into random order (the Fisher-Yates shuffle).
fn shuffle(order: &mut [usize], rng: &mut ChaCha8Rng) {
    for last in (1..order.len()).rev() {
        let drawn = (u128::from(rng.next_u64()) * (last as u128 + 1)) >> 64;
        order.swap(last, drawn as usize);
    }
}
