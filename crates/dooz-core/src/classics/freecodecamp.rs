//! The unbeatable game in the browser.

use super::root::{self, RootWatch};
use super::tic_tac_toe_board::{TicTacToeBoard, square};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::player::Player;
use crate::position::Position;
use crate::progress::Progress;
use crate::score::Score;
use crate::textbook::{DepthAdjusted, Minimax};

/// Minimax without depth: a win is worth 10, however long it takes.
///
/// So it can pass over a win in one move for another win that it finds first,
/// as in its article.
///
/// - Own score: for the computer, which has X unless symbols are swapped,
///   regardless of the side to move.
/// - Nodes: including the root.
/// - Ties: the first cell, row by row.
///
/// ```
/// use dooz_core::classics::Freecodecamp;
/// use dooz_core::{Brain, Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X..X.O.O.", Symbol::X)?;
/// let position = setup.position()?;
/// let mut brain = Freecodecamp { computer: position.turn() };
/// let choice = brain.think(&position, &Limits::default(), &mut |_| {})?;
/// assert_eq!((choice.square, choice.own_score), ("b3".parse().ok(), 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Freecodecamp {
    /// The player whose wins count 10: the computer, X in the article.
    pub computer: Player,
}

impl Freecodecamp {
    /// Returns the position as the program sees it, to be searched by
    /// [`Minimax`](crate::textbook::Minimax).
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not 3x3x3.
    pub fn game(self, position: &Position) -> Result<TicTacToeBoard, CannotPlay> {
        TicTacToeBoard::new(position, self.computer, 10)
    }
}

impl Brain for Freecodecamp {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let game = DepthAdjusted::never(self.game(position)?);
        // The search does not know how far off a win is.
        let score = |own| (own == 0).then_some(root::draw(limits));
        let mut watch = RootWatch::new(progress, score);
        let found = Minimax::default().search_within(&game, limits, &mut watch);
        let choice = Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: Score::at_end(position).or(score(found.score)),
            own_score: found.score,
            nodes: found.nodes,
            exact: Some(found.limited.is_none()),
            ..Choice::default()
        };
        Ok(watch.finish(choice, found.limited))
    }
}
