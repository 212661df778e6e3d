//! The fit of weights to samples.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::adam::Adam;
use crate::design::Design;
use crate::objective::Objective;

/// The hyperparameters of a fit by gradient descent.
#[derive(Clone, Copy, Debug)]
pub struct Hyperparameters {
    /// The number of passes over all samples.
    pub epochs: usize,
    /// The number of samples in a step.
    pub batch_size: usize,
    /// The first learning rate, which falls to zero along half of a cosine.
    pub learning_rate: f64,
    /// The seed of the order of samples.
    pub seed: u64,
}

impl Hyperparameters {
    /// The default ones with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            epochs: 20,
            batch_size: 2_048,
            learning_rate: 0.02,
            seed,
        }
    }
}

/// Returns parameters with a small mean loss on some samples, regularised by their prior.
/// `report` learns the weights after each epoch.
///
/// The same samples and hyperparameters give the same parameters.
pub fn fit(
    objective: &impl Objective,
    design: &Design,
    samples: &[usize],
    hyperparameters: &Hyperparameters,
    mut report: impl FnMut(usize, &[f64]),
) -> Vec<f64> {
    let mut order = samples.to_vec();
    let mut rng = ChaCha8Rng::seed_from_u64(hyperparameters.seed);
    let mut parameters = vec![0.0; design.parameters()];
    let mut adam = Adam::new(parameters.len());
    let steps = hyperparameters.epochs * samples.len().div_ceil(hyperparameters.batch_size);
    let mut step = 0;
    for epoch in 1..=hyperparameters.epochs {
        shuffle(&mut order, &mut rng);
        for batch in order.chunks(hyperparameters.batch_size) {
            let progress = f64::from(step) / steps as f64;
            let rate = hyperparameters.learning_rate
                * 0.5
                * (1.0 + (std::f64::consts::PI * progress).cos());
            let gradient = gradient(objective, design, &parameters, batch, samples.len());
            adam.step(&mut parameters, &gradient, rate);
            step += 1;
        }
        report(epoch, &design.weights(&parameters));
    }
    parameters
}

/// Returns the gradient of the mean loss of a batch and of the prior, which is spread
/// over all samples.
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
