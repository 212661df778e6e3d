//! The sequential probability ratio test.

use std::fmt;
use std::str::FromStr;

use super::{Pentanomial, score_of_elo};

/// A sequential probability ratio test between two hypotheses about the Elo
/// difference of two players. It ends a match as soon as its results are clear,
/// with errors of at most `alpha` and `beta`.
///
/// It is the generalised test for pairs of games of the Stockfish project's
/// fishtest, with logistic Elo. The ratio compares, under each hypothesis, the
/// most likely distribution of the five results of a pair that has the score of
/// that hypothesis. See M. Van den Bergh, "The generalized maximum likelihood
/// ratio for the expectation value of a distribution" and "A practical
/// introduction to the GSPRT" (cantate.be/Fishtest), after X. Li, J. Liu and Z.
/// Ying, "Generalized sequential probability ratio test for separate families
/// of hypotheses" (Sequential Analysis 33, 2014). Unlike fishtest, it does not
/// correct for the overshoot at the end of a match, and errs a bit less often
/// than it may.
///
/// ```
/// use dooz_play::tournament::{Hypothesis, Pentanomial, Sprt};
/// let sprt: Sprt = "0,10".parse()?;
/// let (lower, upper) = sprt.bounds();
/// assert_eq!((lower, upper), (-upper, 19_f64.ln()));
/// assert_eq!(sprt.decision(&Pentanomial::new([9, 30, 60, 30, 9])), None);
/// let clear = Pentanomial::new([50, 200, 400, 300, 90]);
/// assert_eq!(sprt.decision(&clear), Some(Hypothesis::Alternative));
/// # Ok::<(), dooz_play::tournament::ParseSprtError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    /// The probability of accepting the alternative if the null hypothesis is
    /// true.
    pub alpha: f64,
    /// The probability of accepting the null hypothesis if the alternative is
    /// true.
    pub beta: f64,
}

/// A hypothesis of an [`Sprt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The difference is the smaller one, H0.
    Null,
    /// The difference is the larger one, H1.
    Alternative,
}

/// The count of a result that did not occur. Without it, a match of wins alone
/// would never end: its distribution has no freedom to reach another score.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The largest Elo difference of a hypothesis: one point in 100,000 games.
    const LARGEST: f64 = 2000.0;

    /// Creates a test of the Elo difference `elo0` against the larger one
    /// `elo1`, with error rates of 5 %. `None` if they are not in this order,
    /// or beyond 2000.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Option<Self> {
        let is_possible = |elo: f64| elo.abs() <= Self::LARGEST;
        let is_test = is_possible(elo0) && is_possible(elo1) && elo0 < elo1;
        is_test.then_some(Self {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        })
    }

    /// Returns the Elo differences of both hypotheses.
    #[must_use]
    pub const fn elos(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// Returns the log-likelihood ratios at which the null hypothesis and the
    /// alternative are accepted.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// Returns the log-likelihood ratio of the alternative to the null
    /// hypothesis.
    #[must_use]
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let [score0, score1] = self.elos().map(score_of_elo);
        let seen = |(score, count): (f64, f64)| (score, count.max(UNSEEN));
        let outcomes = pairs.outcomes().map(seen);
        let [tilt0, tilt1] = [score0, score1].map(|score| tilt(&outcomes, score));
        // The most likely distribution of this score gives each outcome
        // its frequency, divided by 1 + tilt * (outcome - score).
        let ratio = |own: f64| {
            let [under0, under1] = [(tilt0, score0), (tilt1, score1)]
                .map(|(tilt, score)| (tilt * (own - score)).ln_1p());
            under0 - under1
        };
        let terms = outcomes.map(|(own, count)| count * ratio(own));
        terms.iter().sum()
    }

    /// Returns the hypothesis that the results make clear, if they do.
    #[must_use]
    pub fn decision(&self, pairs: &Pentanomial) -> Option<Hypothesis> {
        let (lower, upper) = self.bounds();
        let llr = self.llr(pairs);
        if llr <= lower {
            Some(Hypothesis::Null)
        } else if llr >= upper {
            Some(Hypothesis::Alternative)
        } else {
            None
        }
    }
}

/// Returns the Lagrange multiplier of the most likely distribution with this
/// expected score, given how often each outcome occurred: the root of
/// Σ count * (outcome - score) / (1 + tilt * (outcome - score)).
fn tilt(outcomes: &[(f64, f64)], score: f64) -> f64 {
    let slope = |tilt: f64| -> f64 {
        let terms = outcomes.iter().map(|(own, count)| {
            let distance = own - score;
            count * distance / (1.0 + tilt * distance)
        });
        terms.sum()
    };
    // All probabilities are positive between these; the sum falls from
    // infinity to minus infinity, and has one root.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    // As many halvings as a number has bits.
    for _ in 0..f64::MANTISSA_DIGITS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The two Elo differences, such as `0,10`.
impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Self, ParseSprtError> {
        // The sign that people print is not the one that Rust reads.
        let text = text.replace('\u{2212}', "-");
        let (elo0, elo1) = text.split_once(',').ok_or(ParseSprtError)?;
        let number = |text: &str| text.trim().parse().map_err(|_| ParseSprtError);
        Self::new(number(elo0)?, number(elo1)?).ok_or(ParseSprtError)
    }
}

/// The error of a text that is not two Elo differences, the smaller one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSprtError;

impl fmt::Display for ParseSprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two Elo differences, the smaller one first, such as 0,10")
    }
}

impl std::error::Error for ParseSprtError {}
