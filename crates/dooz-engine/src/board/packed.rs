//! The patterns on a square, by direction and as a code.

use crate::code::PatternCode;
use crate::lines::Pattern;

/// A player's patterns on a square in the four directions, four bits each, in the
/// order of [`Direction::ALL`](dooz_core::Direction::ALL).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedPatterns(u16);

impl PackedPatterns {
    pub(super) const fn new(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns the same patterns but for one direction.
    pub(super) const fn with(self, direction: usize, pattern: Pattern) -> Self {
        let shift = 4 * direction;
        Self(self.0 & !(15 << shift) | (pattern as u16) << shift)
    }

    /// Returns the patterns in the four directions.
    pub(super) fn patterns(self) -> [Pattern; 4] {
        [0, 4, 8, 12].map(|shift| {
            let index = usize::from(self.0 >> shift & 15);
            // One number of sixteen is no pattern.
            Pattern::ALL.get(index).copied().unwrap_or_default()
        })
    }
}

/// The codes of all [`PackedPatterns`].
#[derive(Clone, Debug)]
pub(super) struct Codes(Box<[PatternCode; 1 << u16::BITS]>);

impl Codes {
    pub(super) fn new() -> Self {
        let code = |bits| PatternCode::of(PackedPatterns::new(bits).patterns());
        let codes: Box<[PatternCode]> = (0..=u16::MAX).map(code).collect();
        let Ok(codes) = codes.try_into() else {
            unreachable!("there is a code for each number")
        };
        Self(codes)
    }

    #[inline]
    pub(super) fn of(&self, patterns: PackedPatterns) -> PatternCode {
        self.0[usize::from(patterns.0)]
    }
}
