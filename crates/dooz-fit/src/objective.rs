//! The loss functions of a fit.

use dooz_core::Player;
use dooz_engine::{CodeWeights, PatternCode, SquareWeights, Weights, WeightsFile};

/// A sum of losses over samples, as a function of weights in logits.
pub trait Objective {
    /// Returns the number of samples.
    fn samples(&self) -> usize;

    /// Returns the loss of a sample, and adds its gradient by the weights.
    fn loss(&self, weights: &[f64], sample: usize, gradient: Option<&mut [f64]>) -> f64;

    /// Returns the mean loss of some samples.
    fn mean_loss(&self, weights: &[f64], samples: &[usize]) -> f64 {
        let losses = samples
            .iter()
            .map(|&sample| self.loss(weights, sample, None));
        losses.sum::<f64>() / samples.len().max(1) as f64
    }
}

/// One more or less of a code, by its index among those of all tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeCount {
    /// The index of the code: the mover's codes in all tables, and then the
    /// opponent's.
    pub code: u16,
    /// The number of squares, negative for the opponent.
    pub count: i16,
}

/// Positions with the probability that the side to move wins. The weights are
/// those of the mover's codes in all tables, then those of the opponent's, and then
/// those of the masks of all tables.
#[derive(Clone, Debug, Default)]
pub struct ValueSamples {
    /// The number of tables: one for both players, or two.
    pub tables: usize,
    counts: Vec<CodeCount>,
    positions: Vec<ValueSample>,
}

#[derive(Clone, Copy, Debug)]
struct ValueSample {
    first: usize,
    turn: Player,
    mask: u16,
    target: f64,
}

impl ValueSamples {
    /// Creates a set without positions.
    #[must_use]
    pub fn new(tables: usize) -> Self {
        Self {
            tables,
            ..Self::default()
        }
    }

    /// Adds a position.
    pub fn push(
        &mut self,
        counts: impl IntoIterator<Item = CodeCount>,
        turn: Player,
        mask: usize,
        target: f64,
    ) {
        self.positions.push(ValueSample {
            first: self.counts.len(),
            turn,
            mask: mask as u16,
            target,
        });
        self.counts.extend(counts);
    }

    /// Changes all targets.
    pub fn set_targets(&mut self, target: impl Fn(usize) -> f64) {
        for (index, position) in self.positions.iter_mut().enumerate() {
            position.target = target(index);
        }
    }

    fn counts(&self, sample: usize) -> &[CodeCount] {
        let end = self.positions.get(sample + 1);
        let end = end.map_or(self.counts.len(), |next| next.first);
        &self.counts[self.positions[sample].first..end]
    }
}

impl Objective for ValueSamples {
    fn samples(&self) -> usize {
        self.positions.len()
    }

    /// Returns the cross entropy of the outcome.
    fn loss(&self, weights: &[f64], sample: usize, gradient: Option<&mut [f64]>) -> f64 {
        let position = &self.positions[sample];
        let table = (position.turn as usize).min(self.tables - 1);
        let masks = 2 * self.tables * PatternCode::COUNT;
        let mask = masks + table * Weights::MASKS + usize::from(position.mask);
        let term = |count: &CodeCount| weights[usize::from(count.code)] * f64::from(count.count);
        let sum: f64 = self.counts(sample).iter().map(term).sum();
        let logit = sum + weights[mask];

        if let Some(gradient) = gradient {
            let slope = sigmoid(logit) - position.target;
            gradient[mask] += slope;
            for count in self.counts(sample) {
                gradient[usize::from(count.code)] += slope * f64::from(count.count);
            }
        }
        softplus(logit) - position.target * logit
    }
}

/// Positions with their candidate moves, one of which was played. The weights are
/// those of the mover's codes in all tables, and then those of the opponent's.
#[derive(Clone, Debug, Default)]
pub struct PolicySamples {
    /// The number of tables: one for both players, or two.
    pub tables: usize,
    /// The indices of the mover's and of the opponent's code.
    candidates: Vec<[u16; 2]>,
    positions: Vec<PolicySample>,
}

#[derive(Clone, Copy, Debug)]
struct PolicySample {
    first: usize,
    played: usize,
}

impl PolicySamples {
    /// Creates a set without positions.
    #[must_use]
    pub fn new(tables: usize) -> Self {
        Self {
            tables,
            ..Self::default()
        }
    }

    /// Adds a position with the indices of the mover's and of the opponent's code
    /// on each candidate square, of which one was played.
    pub fn push(&mut self, candidates: impl IntoIterator<Item = [u16; 2]>, played: usize) {
        self.positions.push(PolicySample {
            first: self.candidates.len(),
            played,
        });
        let other = (self.tables * PatternCode::COUNT) as u16;
        let candidates = candidates.into_iter();
        self.candidates
            .extend(candidates.map(|[own, opponent]| [own, opponent + other]));
    }
}

impl Objective for PolicySamples {
    fn samples(&self) -> usize {
        self.positions.len()
    }

    /// Returns the cross entropy of the move.
    fn loss(&self, weights: &[f64], sample: usize, gradient: Option<&mut [f64]>) -> f64 {
        let position = &self.positions[sample];
        let end = self.positions.get(sample + 1);
        let end = end.map_or(self.candidates.len(), |next| next.first);
        let candidates = &self.candidates[position.first..end];
        let logit = |codes: &[u16; 2]| -> f64 {
            let weights = codes.iter().map(|&code| weights[usize::from(code)]);
            weights.sum()
        };
        let logits: Vec<f64> = candidates.iter().map(logit).collect();
        let greatest = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = logits.iter().map(|logit| (logit - greatest).exp()).sum();
        let log_total = greatest + total.ln();

        if let Some(gradient) = gradient {
            for (index, (codes, logit)) in candidates.iter().zip(&logits).enumerate() {
                let played = f64::from(u8::from(index == position.played));
                let slope = (logit - log_total).exp() - played;
                for &code in codes {
                    gradient[usize::from(code)] += slope;
                }
            }
        }
        log_total - logits[position.played]
    }
}

/// Returns `1 / (1 + exp(-x))`.
#[must_use]
pub fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Returns `ln(1 + exp(x))`.
pub(crate) fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

/// The units of weights in a logit.
pub const UNITS: f64 = 200.0;

/// Returns the weights of a file in logits, in the order of [`ValueSamples`] and
/// of [`PolicySamples`].
#[must_use]
pub fn logits(file: &WeightsFile) -> [Vec<f64>; 2] {
    let of = |weight: fn(&SquareWeights) -> i16, parts: i16| {
        let squares = file.tables.iter().flat_map(|table| &table.squares);
        squares.map(move |square| f64::from(weight(square)) / (UNITS * f64::from(parts)))
    };
    let masks = file.tables.iter().flat_map(|table| &table.threats);
    let masks = masks.map(|&weight| f64::from(weight) / UNITS);
    let values = of(|weights| weights.own_value, Weights::VALUE_PARTS)
        .chain(of(|weights| weights.other_value, Weights::VALUE_PARTS))
        .chain(masks);
    let policies = of(|weights| weights.own_policy, 1).chain(of(|weights| weights.other_policy, 1));
    [values.collect(), policies.collect()]
}

/// Policies are multiples of this many units, about a twelfth of a logit: the
/// search does not feel finer ones, and files that are compressed do.
const POLICY_STEP: i16 = 16;

/// Returns the tables of weights in logits.
#[must_use]
pub fn tables(values: &[f64], policies: &[f64]) -> Vec<CodeWeights> {
    let count = policies.len() / (2 * PatternCode::COUNT);
    let round = |logit: f64, step: i16| {
        let most = f64::from(i16::MAX / step);
        (logit * UNITS / f64::from(step)).round().clamp(-most, most) as i16 * step
    };
    let value = |logit: f64| round(logit * f64::from(Weights::VALUE_PARTS), 1);
    let others = count * PatternCode::COUNT;
    let squares = |table: usize| {
        let square = |code: usize| SquareWeights {
            own_value: value(values[code]),
            other_value: value(values[others + code]),
            own_policy: round(policies[code], POLICY_STEP),
            other_policy: round(policies[others + code], POLICY_STEP),
        };
        let first = table * PatternCode::COUNT;
        (first..first + PatternCode::COUNT).map(square).collect()
    };
    let threats = |table: usize| {
        let first = 2 * others + table * Weights::MASKS;
        let masks = &values[first..first + Weights::MASKS];
        masks.iter().map(|&logit| round(logit, 1)).collect()
    };
    (0..count)
        .map(|table| CodeWeights {
            squares: squares(table),
            threats: threats(table),
        })
        .collect()
}
