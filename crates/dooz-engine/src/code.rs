//! Codes of the patterns on a square.

use crate::lines::Pattern;

/// The patterns of a player on an empty square, whatever their directions: one of
/// the 3,060 multisets of four patterns, as a number.
///
/// ```
/// use dooz_engine::PatternCode;
/// use dooz_engine::lines::Pattern::{Dead, Four, Two};
/// let code = PatternCode::of([Dead, Four, Dead, Two]);
/// assert_eq!(code, PatternCode::of([Two, Dead, Four, Dead]));
/// assert_eq!(code.patterns(), [Dead, Dead, Two, Four]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatternCode(u16);

impl PatternCode {
    /// The number of codes.
    pub const COUNT: usize = 3_060;

    /// Returns the code of the patterns in the four directions.
    #[must_use]
    pub fn of(mut patterns: [Pattern; 4]) -> Self {
        patterns.sort_unstable();
        // Sorted and one apart, they are a set of four among eighteen, which the
        // combinatorial number system counts.
        let terms = (0..4).map(|place| choose(patterns[place] as usize + place, place + 1));
        Self(terms.sum::<usize>() as u16)
    }

    /// Returns all codes, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u16).map(Self)
    }

    /// Returns the number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the patterns, the weakest first.
    #[must_use]
    pub fn patterns(self) -> [Pattern; 4] {
        let mut rest = self.index();
        let mut patterns = [Pattern::default(); 4];
        for place in (0..4).rev() {
            let fits = |&pattern: &Pattern| choose(pattern as usize + place, place + 1) <= rest;
            let greatest = Pattern::ALL.into_iter().rev().find(fits);
            patterns[place] = greatest.expect("the first pattern counts nothing");
            rest -= choose(patterns[place] as usize + place, place + 1);
        }
        patterns
    }
}

/// Returns the number of sets of `k` among `n`.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_number_the_multisets_of_four_patterns() {
        let codes: Vec<usize> = PatternCode::all()
            .map(|code| PatternCode::of(code.patterns()).index())
            .collect();
        assert_eq!(codes, (0..PatternCode::COUNT).collect::<Vec<_>>());
        let greatest = PatternCode::of([Pattern::Foul; 4]);
        assert_eq!(greatest.index(), PatternCode::COUNT - 1);
    }
}
