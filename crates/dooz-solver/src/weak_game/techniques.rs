//! The techniques of the search.

/// A technique that makes the search visit fewer positions, and changes no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeakGameTechnique {
    /// Lines that hold all squares of another one are dropped.
    Supersets,
    /// Two squares that lie on the same lines are paired: Breaker gets one of them.
    Twins,
    /// Moves on squares whose lines all go through another square are dropped.
    Dominance,
    /// Breaker meets the sequence of threats by which Maker would win.
    Forcing,
    /// A move outside the squares that the answer to another move uses is taken to
    /// have the same answer.
    MustPlay,
    /// A search ends where the potential of Erdős and Selfridge shows that Breaker
    /// can put a stone on every line.
    Potential,
    /// A search ends where pairs of squares show that.
    Pairing,
    /// The proof numbers of a new position come from its potential.
    InitialNumbers,
    /// Symmetric positions near the root are remembered as one.
    Symmetry,
}

impl WeakGameTechnique {
    /// All techniques.
    pub const ALL: [Self; 9] = [
        Self::Supersets,
        Self::Twins,
        Self::Dominance,
        Self::Forcing,
        Self::MustPlay,
        Self::Potential,
        Self::Pairing,
        Self::InitialNumbers,
        Self::Symmetry,
    ];
}

/// A set of techniques, by default all.
///
/// ```
/// use dooz_solver::{WeakGameTechnique, WeakGameTechniques};
/// let techniques = WeakGameTechniques::default().without(WeakGameTechnique::Twins);
/// assert!(techniques.contains(WeakGameTechnique::Pairing));
/// assert!(!techniques.contains(WeakGameTechnique::Twins));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeakGameTechniques(u16);

impl WeakGameTechniques {
    /// No technique: plain proof-number search.
    pub const NONE: Self = Self(0);

    /// Returns the other techniques of the set.
    #[must_use]
    pub const fn without(self, technique: WeakGameTechnique) -> Self {
        Self(self.0 & !(1 << technique as u8))
    }

    /// Returns `true` if a technique is in the set.
    #[must_use]
    pub const fn contains(self, technique: WeakGameTechnique) -> bool {
        self.0 >> technique as u8 & 1 != 0
    }
}

impl Default for WeakGameTechniques {
    fn default() -> Self {
        Self(u16::MAX)
    }
}
