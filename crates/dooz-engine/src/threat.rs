//! The threat of a stone, over all four directions.

use crate::lines::Pattern;

/// The greatest threat that a player's stone on an empty square makes, ordered by
/// strength.
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

    /// The threats that the opponent must answer by a five of their own or on the
    /// square that completes the line.
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

/// A player's patterns on a square in the four directions, four bits each, in the
/// order of [`Direction::ALL`](dooz_core::Direction::ALL).
///
/// ```
/// use dooz_core::{Player, Position, Rules};
/// use dooz_engine::Board;
/// use dooz_engine::lines::Pattern;
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in ["h8", "a1", "i8", "a2", "j8"] {
///     position.play(square.parse()?)?;
/// }
/// let board = Board::new(&position).expect("the engine plays gomoku");
/// let patterns = board.patterns(Player::First, "k8".parse()?).patterns();
/// assert!(patterns.contains(&Pattern::OpenFour));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PackedPatterns(u16);

impl PackedPatterns {
    /// The number of values, of which some have a pattern that is none.
    pub const COUNT: usize = 1 << u16::BITS;

    pub(crate) const fn new(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns the same patterns but for one direction.
    pub(crate) const fn with(self, direction: usize, pattern: Pattern) -> Self {
        let shift = 4 * direction;
        Self(self.0 & !(15 << shift) | (pattern as u16) << shift)
    }

    /// Returns all values, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u16::MAX).map(Self)
    }

    /// Returns the number of the value, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the patterns in the four directions.
    #[must_use]
    pub fn patterns(self) -> [Pattern; 4] {
        [0, 4, 8, 12].map(|shift| {
            let index = usize::from(self.0 >> shift & 15);
            // One number of sixteen is no pattern.
            Pattern::ALL.get(index).copied().unwrap_or_default()
        })
    }
}

/// The threats of all [`PackedPatterns`].
pub(crate) type ThreatTable = PackedTable<Threat>;

impl ThreatTable {
    pub(crate) fn new(has_fouls: bool) -> Self {
        Self::of(|packed| Threat::of(packed.patterns(), has_fouls))
    }
}

/// A table by [`PackedPatterns`].
#[derive(Clone, Debug)]
pub(crate) struct PackedTable<T>(Box<[T; PackedPatterns::COUNT]>);

impl<T: Copy> PackedTable<T> {
    /// Creates the table from its entries.
    pub(crate) fn of(entry: impl Fn(PackedPatterns) -> T) -> Self {
        let entries: Box<[T]> = PackedPatterns::all().map(entry).collect();
        let Ok(entries) = entries.try_into() else {
            unreachable!("there is an entry for each number")
        };
        Self(entries)
    }

    /// Returns the entry of some patterns.
    #[inline]
    pub(crate) fn get(&self, patterns: PackedPatterns) -> T {
        self.0[patterns.index()]
    }
}
