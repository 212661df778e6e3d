//! The transposition table of a solver.

use super::packed::Word;
use super::solver::win_at;
use super::value::MOST;

/// An entry of a [`Solver`](super::Solver)'s table: one position that it has
/// searched.
///
/// ```
/// // One mebibyte holds at least 43,690 of them.
/// assert!(size_of::<dooz_core::exact::Entry>() <= 24);
/// ```
// `horizon` 0 marks a free entry. The bounds are scores of the search with this
// horizon; `best` is the bit of the move to try first, or `NO_MOVE`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry<W = u64> {
    pub(super) own: W,
    pub(super) other: W,
    pub(super) lower: i16,
    pub(super) upper: i16,
    pub(super) stones: u8,
    pub(super) horizon: u8,
    pub(super) best: u8,
}

/// A bit beyond the last column, which is never a move.
pub(super) const NO_MOVE: u8 = 7;

impl<W: Word> Entry<W> {
    /// Returns the bounds of its position's score within a horizon.
    pub(super) fn bounds(&self, horizon: u32) -> (i32, i32) {
        let (lower, upper) = (self.lower.into(), self.upper.into());
        if u32::from(self.horizon) == horizon {
            return (lower, upper);
        }
        // A forced win or loss holds for any horizon that reaches it; a draw
        // holds for that horizon alone.
        let nearest = win_at(horizon);
        (
            if lower >= nearest { lower } else { -MOST },
            if upper <= -nearest { upper } else { MOST },
        )
    }
}

/// The entries of a solver; there may be none.
#[derive(Debug)]
pub(super) struct Table<'a, W>(pub(super) &'a mut [Entry<W>]);

impl<W: Word> Table<'_, W> {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn recall(&mut self, own: W, other: W) -> Option<Entry<W>> {
        let is_this =
            |entry: &&Entry<W>| entry.own == own && entry.other == other && entry.horizon > 0;
        self.places(own, other).iter().find(is_this).copied()
    }

    /// Stores an entry. Of its two possible places, the first is for the
    /// position with fewer stones, which took longer to search.
    pub(super) fn remember(&mut self, entry: Entry<W>) {
        let [first, rest @ ..] = self.places(entry.own, entry.other) else {
            return;
        };
        let is_new = first.own != entry.own || first.other != entry.other;
        match rest {
            [second] if is_new && first.horizon > 0 && first.stones < entry.stones => {
                *second = entry;
            }
            _ => *first = entry,
        }
    }

    /// Returns the places of a position: two, or fewer where the table ends.
    fn places(&mut self, own: W, other: W) -> &mut [Entry<W>] {
        // An odd fraction of 2^32, the golden ratio, mixes the words; the
        // product with the length spreads the hash evenly over a table of any
        // length.
        let mix_half = |hash: u32, half: u32| {
            let mixed = (hash ^ half).wrapping_mul(0x9e37_79b9);
            mixed.rotate_left(15)
        };
        let mix = |hash, word: W| {
            let hash = mix_half(hash, word.into() as u32);
            if W::BITS == 32 {
                return hash;
            }
            mix_half(hash, (word.into() >> 32) as u32)
        };
        let hash = mix(mix(0, own), other).wrapping_mul(0x9e37_79b9);
        let pairs = self.0.len().div_ceil(2) as u64;
        let first = 2 * ((u64::from(hash) * pairs) >> 32) as usize;
        let end = self.0.len().min(first + 2);
        &mut self.0[first..end]
    }
}
