//! The scores of the moves at the root, told as they are found.

use super::nine::square;
use crate::square::Square;
use crate::textbook::{Game, Node, Observer};

/// Reports the score of each move that a search looks into at the root.
pub(super) struct RootScores<'a> {
    pub(super) scored: &'a mut dyn FnMut(Square, i64),
}

impl<G: Game<Move = u8>> Observer<G> for RootScores<'_> {
    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        if node.ply == 1
            && let Some(cell) = node.by
        {
            (self.scored)(square(cell), score);
        }
    }
}
