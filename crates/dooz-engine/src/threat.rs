//! The threat of a stone, over all four directions.

use crate::lines::Pattern;

/// The greatest threat that a player's stone on an empty square makes, ordered by
/// strength, except that a foul comes last.
///
/// ```
/// use dooz_engine::Threat;
/// use dooz_engine::lines::Pattern::{Dead, FlexibleThree, Four};
/// assert_eq!(Threat::of([Four, Dead, FlexibleThree, Dead], false), Threat::FourThree);
/// assert_eq!(Threat::of([FlexibleThree, Dead, FlexibleThree, Dead], true), Threat::Foul);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Threat {
    /// None that the opponent must answer.
    #[default]
    None,
    /// An open three.
    Three,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four, and a three or an open two in another direction.
    FourWithGain,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours.
    OpenFour,
    /// A completed line.
    Five,
    /// In renju, for the first player: an overline or a double four, or two threes
    /// of which some may turn out to be none.
    Foul,
}

impl Threat {
    /// The number of threats.
    pub const COUNT: usize = 9;

    /// All threats, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::None,
        Self::Three,
        Self::DoubleThree,
        Self::Four,
        Self::FourWithGain,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
        Self::Foul,
    ];

    /// The threats that the opponent must answer by a five of their own, on the square that
    /// completes the line or, in caro, at an end of it.
    pub const FOURS: [Self; 4] = [
        Self::Four,
        Self::FourWithGain,
        Self::FourThree,
        Self::OpenFour,
    ];

    /// Returns the threat of a stone with these patterns in the four directions.
    /// `has_fouls` is `true` for the player to whom renju forbids moves.
    #[must_use]
    pub fn of(patterns: [Pattern; 4], has_fouls: bool) -> Self {
        let count = |range: std::ops::RangeInclusive<Pattern>| {
            patterns
                .iter()
                .filter(|pattern| range.contains(pattern))
                .count()
        };
        let fours = count(Pattern::Four..=Pattern::OpenFour);
        let threes = count(Pattern::OpenThree..=Pattern::FlexibleThree);

        if count(Pattern::Five..=Pattern::Five) > 0 {
            return Self::Five;
        }
        let is_certain = count(Pattern::Foul..=Pattern::Foul) > 0 || fours > 1;
        if has_fouls && (is_certain || threes > 1) {
            return Self::Foul;
        }
        if fours > 1 || count(Pattern::OpenFour..=Pattern::OpenFour) > 0 {
            return Self::OpenFour;
        }
        match (fours, threes) {
            (0, 0) => Self::None,
            (0, 1) => Self::Three,
            (0, _) => Self::DoubleThree,
            (_, 0) if count(Pattern::OpenTwo..=Pattern::BroadThree) > 0 => Self::FourWithGain,
            (_, 0) => Self::Four,
            (_, _) => Self::FourThree,
        }
    }
}
