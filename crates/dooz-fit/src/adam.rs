//! Gradient descent.

/// The state of Adam (Kingma and Ba, "Adam: a method for stochastic optimization",
/// 2015).
///
/// ```
/// use dooz_fit::adam::Adam;
/// let mut parameters = [3.0];
/// let mut adam = Adam::new(1);
/// for _ in 0..1_000 {
///     let gradient = [2.0 * (parameters[0] - 1.0)];
///     adam.step(&mut parameters, &gradient, 0.02);
/// }
/// assert!((parameters[0] - 1.0).abs() < 0.01);
/// ```
#[derive(Clone, Debug)]
pub struct Adam {
    means: Vec<f64>,
    squares: Vec<f64>,
    steps: i32,
}

const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.999;

impl Adam {
    /// Creates the state for this many parameters.
    #[must_use]
    pub fn new(parameters: usize) -> Self {
        Self {
            means: vec![0.0; parameters],
            squares: vec![0.0; parameters],
            steps: 0,
        }
    }

    /// Makes a step down the gradient.
    pub fn step(&mut self, parameters: &mut [f64], gradient: &[f64], rate: f64) {
        self.steps += 1;
        let mean_scale = 1.0 - MEAN_DECAY.powi(self.steps);
        let square_scale = 1.0 - SQUARE_DECAY.powi(self.steps);
        let state = self.means.iter_mut().zip(&mut self.squares);
        for ((parameter, slope), (mean, square)) in parameters.iter_mut().zip(gradient).zip(state) {
            *mean += (1.0 - MEAN_DECAY) * (slope - *mean);
            *square += (1.0 - SQUARE_DECAY) * (slope * slope - *square);
            *parameter -= rate * (*mean / mean_scale) / ((*square / square_scale).sqrt() + 1e-8);
        }
    }
}
