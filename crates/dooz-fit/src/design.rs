//! The parameters behind the weights.

use dooz_engine::lines::Pattern;
use dooz_engine::{PatternCode, Weights};

/// A linear map from parameters to weights, with a normal prior of the parameters.
///
/// The weight of a code is the sum of a parameter for each of its patterns, one
/// for each pair of them, and one of its own. The latter are held near zero more
/// tightly, so a code that the data hardly know weighs what its parts do.
///
/// ```
/// use dooz_fit::design::Design;
/// let design = Design::of_codes(&Design::VALUE);
/// let parameters = vec![0.0; design.parameters()];
/// assert_eq!(design.weights(&parameters), [0.0; 3_060]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Design {
    /// The parameters of which each weight is the sum.
    terms: Vec<Vec<u32>>,
    /// The prior precision (inverse variance) of each parameter.
    precisions: Vec<f64>,
}

/// The prior standard deviations of parameters, in logits.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Of a single pattern, or threat of a mask.
    pub single: f64,
    /// Of a pair of patterns.
    pub pair: f64,
    /// Of a whole code or mask.
    pub whole: f64,
}

impl Design {
    /// The spread of values.
    pub const VALUE: Spread = Spread {
        single: 1.0,
        pair: 0.3,
        whole: 0.15,
    };

    /// The spread of the difference that the turn makes to a value.
    pub const DEVIATION: Spread = Spread {
        single: 0.5,
        pair: 0.15,
        whole: 0.07,
    };

    /// The spread of policies.
    pub const POLICY: Spread = Spread {
        single: 4.0,
        pair: 1.0,
        whole: 0.5,
    };

    /// Creates the map to the weights of all codes. Four dead patterns weigh
    /// nothing.
    #[must_use]
    pub fn of_codes(spread: &Spread) -> Self {
        let patterns = Pattern::ALL.len();
        let pairs = patterns * (patterns + 1) / 2;
        let terms = |code: PatternCode| {
            let parts = code.patterns().map(|pattern| pattern as usize);
            if parts == [0; 4] {
                return Vec::new();
            }
            let singles = parts.into_iter();
            let pairs_of =
                (0..4).flat_map(|first| (first + 1..4).map(move |second| (first, second)));
            let pair = |(first, second): (usize, usize)| {
                let (low, high) = (parts[first], parts[second]);
                patterns + high * (high + 1) / 2 + low
            };
            let own = patterns + pairs + code.index();
            let terms = singles.chain(pairs_of.map(pair)).chain([own]);
            terms.map(|term| term as u32).collect()
        };
        let precisions = [
            (patterns, spread.single),
            (pairs, spread.pair),
            (PatternCode::COUNT, spread.whole),
        ];
        Self {
            terms: PatternCode::all().map(terms).collect(),
            precisions: repeated(&precisions),
        }
    }

    /// Creates the map to the weights of all threat masks: the sum of parameters
    /// for the turn, for each threat, and for the mask.
    #[must_use]
    pub fn of_masks(spread: &Spread) -> Self {
        let threats = Weights::THREATS as usize;
        let terms = |mask: usize| {
            let set = (0..threats).filter(|threat| mask >> threat & 1 != 0);
            let own = threats + 1 + mask;
            let terms = set.chain([threats, own]);
            terms.map(|term| term as u32).collect()
        };
        let precisions = [(threats + 1, spread.single), (Weights::MASKS, spread.whole)];
        Self {
            terms: (0..Weights::MASKS).map(terms).collect(),
            precisions: repeated(&precisions),
        }
    }

    /// Returns the map to the weights of this one and those of another, with
    /// parameters of its own.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        let first = self.parameters() as u32;
        let moved = |terms: &Vec<u32>| terms.iter().map(|term| term + first).collect();
        self.terms.extend(other.terms.iter().map(moved));
        self.precisions.extend(&other.precisions);
        self
    }

    /// Returns the map to these weights this many times.
    #[must_use]
    pub fn times(&self, count: usize) -> Self {
        (0..count).fold(Self::default(), |all, _| all.and(self))
    }

    /// Returns the map to these weights this many times, each the sum of what all
    /// share and of a deviation of its own.
    #[must_use]
    pub fn with_deviations(mut self, count: usize, deviations: &Self) -> Self {
        let shared = std::mem::take(&mut self.terms);
        for _ in 0..count {
            let first = self.parameters() as u32;
            let terms = shared.iter().zip(&deviations.terms);
            self.terms.extend(terms.map(|(shared, own)| {
                let own = own.iter().map(|term| term + first);
                shared.iter().copied().chain(own).collect::<Vec<u32>>()
            }));
            self.precisions.extend(&deviations.precisions);
        }
        self
    }

    /// Returns the number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.precisions.len()
    }

    /// Returns the prior precision (inverse variance) of each parameter.
    #[must_use]
    pub fn precisions(&self) -> &[f64] {
        &self.precisions
    }

    /// Returns the weights that parameters amount to.
    #[must_use]
    pub fn weights(&self, parameters: &[f64]) -> Vec<f64> {
        let sum = |terms: &Vec<u32>| terms.iter().map(|&term| parameters[term as usize]).sum();
        self.terms.iter().map(sum).collect()
    }

    /// Returns the gradient by the parameters, of one by the weights.
    #[must_use]
    pub fn gradient(&self, by_weights: &[f64]) -> Vec<f64> {
        let mut gradient = vec![0.0; self.parameters()];
        for (terms, by_weight) in self.terms.iter().zip(by_weights) {
            for &term in terms {
                gradient[term as usize] += by_weight;
            }
        }
        gradient
    }
}

fn repeated(groups: &[(usize, f64)]) -> Vec<f64> {
    let precisions =
        |&(count, spread): &(usize, f64)| std::iter::repeat_n(1.0 / (spread * spread), count);
    groups.iter().flat_map(precisions).collect()
}
