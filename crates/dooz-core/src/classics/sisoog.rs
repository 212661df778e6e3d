//! The console game in C.

use super::nine::{TicTacToeBoard, square};
use super::root;
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::square::Square;
use crate::textbook::DepthAdjusted;

/// Minimax that prefers quick wins and slow defeats: a win is worth 10, less
/// the depth, which is 0 after its own first move.
///
/// - Score: for the side to move.
/// - Calls: the root is not counted.
/// - Ties: the first cell, row by row.
///
/// ```
/// use dooz_core::classics::Sisoog;
/// use dooz_core::{Brain, Limits, Rules, Setup, Symbol};
/// let position = Setup::parse(Rules::TIC_TAC_TOE, "X..X.O.O.", Symbol::X)?.position()?;
/// let choice = Sisoog.choose(&position, &Limits::default(), &mut |_, _| {})?;
/// assert_eq!((choice.square, choice.score), ("a1".parse().ok(), 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sisoog;

impl Sisoog {
    /// A position as the program sees it. It searches it by
    /// [`Minimax`](crate::textbook::Minimax).
    ///
    /// # Errors
    ///
    /// If the game is not 3x3x3.
    pub fn game(self, position: &Position) -> Result<DepthAdjusted<TicTacToeBoard>, CannotPlay> {
        let nine = TicTacToeBoard::new(position, position.turn(), 10)?;
        Ok(DepthAdjusted::from_zero(nine))
    }
}

impl Brain for Sisoog {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        let found = root::minimax(&self.game(position)?, limits, scored);
        Ok(Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: found.score,
            nodes: found.nodes.saturating_sub(1),
            exact: Some(found.limited.is_none()),
            ..Choice::default()
        })
    }
}
