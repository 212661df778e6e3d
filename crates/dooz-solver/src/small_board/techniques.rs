//! The techniques of the search.

/// A technique that makes the search visit fewer positions, and changes no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Positions are remembered.
    Table,
    /// Symmetric positions are remembered as one, while they have few stones.
    Symmetry,
    /// Moves go only to squares of lines that can still be completed. In freestyle
    /// alone, where a stone never harms its own side.
    LiveSquares,
    /// Lines that cannot be completed within the plies asked for are ignored.
    Deadline,
    /// Moves that make two threats at once are seen, and answered only by moves that
    /// meet them.
    DoubleThreats,
    /// A search ends where the potential of Erdős and Selfridge shows that the other
    /// side can put a stone on every line.
    Potential,
    /// The squares of the most and the longest rows are tried first.
    Ordering,
    /// The second player is taken not to win the empty board, since the first player
    /// could use the same strategy with one stone more. In freestyle alone.
    StrategyStealing,
}

impl Technique {
    /// All techniques.
    pub const ALL: [Self; 8] = [
        Self::Table,
        Self::Symmetry,
        Self::LiveSquares,
        Self::Deadline,
        Self::DoubleThreats,
        Self::Potential,
        Self::Ordering,
        Self::StrategyStealing,
    ];
}

/// A set of techniques, by default all.
///
/// ```
/// use dooz_solver::{Technique, Techniques};
/// let techniques = Techniques::default().without(Technique::Table);
/// assert!(techniques.contains(Technique::Potential));
/// assert!(!techniques.contains(Technique::Table));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques(u8);

impl Techniques {
    /// No technique: the search only looks for lines to complete and to block.
    pub const NONE: Self = Self(0);

    /// Returns the other techniques of the set.
    #[must_use]
    pub const fn without(self, technique: Technique) -> Self {
        Self(self.0 & !(1 << technique as u8))
    }

    /// Returns `true` if a technique is in the set.
    #[must_use]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as u8 & 1 != 0
    }
}

impl Default for Techniques {
    fn default() -> Self {
        Self(u8::MAX)
    }
}
