//! The scores of the moves at the root, told as they are found.

use super::nine::{TicTacToeBoard, square};
use crate::limits::Limits;
use crate::square::Square;
use crate::textbook::{DepthAdjusted, Game, Minimax, Node, Observer, SearchResult};

/// Plain minimax, which tells the scores of the moves at the root.
pub(super) fn minimax(
    game: &DepthAdjusted<TicTacToeBoard>,
    limits: &Limits<'_>,
    scored: &mut dyn FnMut(Square, i64),
) -> SearchResult<u8> {
    Minimax::default().search_within(game, limits, &mut RootScores { scored })
}

/// Reports the score of each move that a search looks into at the root.
pub(super) struct RootScores<'a> {
    pub(super) scored: &'a mut dyn FnMut(Square, i64),
}

impl<G: Game<Move = u8>> Observer<G> for RootScores<'_> {
    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        if node.ply == 1
            && let Some(cell) = node.mv
        {
            (self.scored)(square(cell), score);
        }
    }
}
