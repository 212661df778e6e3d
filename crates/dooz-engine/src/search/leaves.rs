//! Samples of the positions whose static value a search asks for.

use dooz_core::Square;

use super::Frame;

/// A sample of the leaves of a search: one in [`SHARE`], by their keys, so that the same
/// search gives the same sample.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leaves {
    lines: Vec<Vec<Square>>,
}

/// One leaf in this many is kept.
const SHARE: u64 = 64;

impl Leaves {
    /// Keeps the moves that lead to a leaf, if its key is drawn and no player has
    /// passed on the way.
    pub(super) fn offer(&mut self, key: u64, frames: &[Frame]) {
        // The highest bits choose the bucket of the table.
        if (key >> 20).is_multiple_of(SHARE) {
            let moves = frames.iter().map(|frame| Some(frame.played?.1));
            self.lines.extend(moves.collect::<Option<_>>());
        }
    }

    /// Returns the moves that lead from the root to each leaf.
    pub(crate) fn into_lines(self) -> Vec<Vec<Square>> {
        self.lines
    }
}
