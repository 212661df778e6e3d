//! The numbers and symbols of a search, which need no words.

use dooz_core::textbook::{Cut, Side};

use crate::trace::event::{Bounds, End};
use crate::trace::search::{Algorithm, Method};
use crate::trace::search_state::Pruning;

/// A writer of the scores of a search, its windows, and the reasons of its
/// cuts.
///
/// ```
/// use dooz_coach::trace::{Bounds, Method, ScoreWriter};
/// let plain = |number: i64| number.to_string();
/// let method = Method::default();
/// let writer = ScoreWriter::new(&method, &plain);
/// assert_eq!((writer.score(7), writer.score(0), writer.score(i64::MAX)), ("+7".into(), "0".into(), "+∞".into()));
/// assert_eq!(writer.window(Bounds { alpha: None, beta: Some(7) }), "(−∞, +7)");
/// ```
#[derive(Clone, Copy)]
pub struct ScoreWriter<'a> {
    method: &'a Method,
    number: &'a dyn Fn(i64) -> String,
}

impl<'a> ScoreWriter<'a> {
    /// Creates a writer for a method; `number` writes a number in the digits of
    /// the reader.
    #[must_use]
    pub const fn new(method: &'a Method, number: &'a dyn Fn(i64) -> String) -> Self {
        Self { method, number }
    }

    /// Writes a score, with its sign if scores of the method have one.
    #[must_use]
    pub fn score(&self, score: i64) -> String {
        if self.method.algorithm.averages() {
            (self.number)(score)
        } else if let Some(sign) = boundless(score) {
            sign.to_owned()
        } else if score > 0 {
            "+".to_owned() + &(self.number)(score)
        } else {
            (self.number)(score)
        }
    }

    /// Writes a window, such as `(−∞, +7)`.
    #[must_use]
    pub fn window(&self, window: Bounds) -> String {
        let [alpha, beta] = self.bare_bounds(window, ["−∞", "+∞"]);
        format!("({alpha}, {beta})")
    }

    /// Writes the bounds of a window with their names, such as `α +7` and `β ∞`.
    #[must_use]
    pub fn bounds(&self, window: Bounds) -> [String; 2] {
        let [alpha, beta] = self.bare_bounds(window, ["−∞", "∞"]);
        [format!("α {alpha}"), format!("β {beta}")]
    }

    /// Writes the reason of a cut: `+7 ≥ +3`, the two bounds that have met, or
    /// `α = +7`, the score that cannot be better.
    #[must_use]
    pub fn reason(&self, side: Side, cut: &Pruning) -> String {
        self.best_possible(side, cut).unwrap_or_else(|| {
            let [alpha, beta] = self.bare_bounds(cut.window, ["∞"; 2]);
            format!("{alpha} {} {beta}", self.closed_at())
        })
    }

    /// Writes the reason of a cut with the names of its bounds: `α = +7 ≥ β =
    /// +3`.
    #[must_use]
    pub fn named_reason(&self, side: Side, cut: &Pruning) -> String {
        self.best_possible(side, cut).unwrap_or_else(|| {
            let [alpha, beta] = self.bare_bounds(cut.window, ["∞"; 2]);
            format!("α = {alpha} {} β = {beta}", self.closed_at())
        })
    }

    fn best_possible(&self, side: Side, cut: &Pruning) -> Option<String> {
        let [alpha, beta] = self.bare_bounds(cut.window, ["∞"; 2]);
        cut.fast.then(|| match side {
            Side::Max => format!("α = {alpha}"),
            Side::Min => format!("β = {beta}"),
        })
    }

    fn bare_bounds(&self, window: Bounds, none: [&str; 2]) -> [String; 2] {
        let bound = |bound: Option<i64>, none: &str| {
            bound.map_or(none.to_owned(), |bound| self.score(bound))
        };
        [bound(window.alpha, none[0]), bound(window.beta, none[1])]
    }

    const fn closed_at(&self) -> char {
        match self.method.algorithm {
            Algorithm::AlphaBeta {
                cut: Cut::Above, ..
            } => '>',
            _ => '≥',
        }
    }
}

/// Writes a number for pictures that are in no language.
pub(in crate::trace) fn plain_number(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Returns the symbol of a call: up if Max is to move, down if Min is, a square
/// if the game is over.
pub(in crate::trace) const fn sign(side: Side, end: Option<End>) -> char {
    match (end, side) {
        (Some(_), _) => '■',
        (None, Side::Max) => '▲',
        (None, Side::Min) => '▼',
    }
}

/// Returns the symbol for the ends of the widest window, the score of a search
/// that met its limits at once, or `None` for an actual score.
const fn boundless(score: i64) -> Option<&'static str> {
    match score {
        HIGHEST.. => Some("+∞"),
        i64::MIN..=LOWEST => Some("−∞"),
        _ => None,
    }
}

/// The bounds that no score of a game reaches, even with the depth subtracted.
const HIGHEST: i64 = 1 << 62;
const LOWEST: i64 = -HIGHEST;

/// Returns the number of letters of the longer bound of a window, with its name and
/// a space.
pub(in crate::trace) fn caption_length(window: Bounds) -> usize {
    "α ".chars().count() + bound_length(window.alpha).max(bound_length(window.beta))
}

fn bound_length(bound: Option<i64>) -> usize {
    // A sign, and the symbol of infinity or the digits.
    1 + bound.map_or(1, |bound| digits(bound.unsigned_abs()))
}

fn digits(number: u64) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_those_of_the_texts() {
        let method = Method::default();
        let writer = ScoreWriter::new(&method, &plain_number);
        for (alpha, beta) in [(None, None), (Some(-10), Some(9)), (Some(1), Some(-1234))] {
            let window = Bounds { alpha, beta };
            let length = |text: &String| text.chars().count();
            let longest = writer.bounds(window).iter().map(length).max();
            assert!(longest.is_some_and(|longest| longest <= caption_length(window)));
        }
    }
}
