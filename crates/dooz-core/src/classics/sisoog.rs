//! The console game in C.

use super::root::{self, RootWatch};
use super::tic_tac_toe_board::{TicTacToeBoard, square};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::Progress;
use crate::score::Score;
use crate::textbook::{DepthAdjusted, Minimax};

/// Minimax that prefers quick wins and slow losses: a win is worth 10, less the
/// depth, which is 0 after its own first move.
///
/// - Own score: for the side to move.
/// - Nodes: excluding the root.
/// - Ties: the first cell, row by row.
///
/// ```
/// use dooz_core::classics::Sisoog;
/// use dooz_core::{Brain, Limits, Rules, Score, Setup, Symbol};
/// let position = Setup::parse(Rules::TIC_TAC_TOE, "X..X.O.O.", Symbol::X)?.position()?;
/// let choice = Sisoog.think(&position, &Limits::default(), &mut |_| {})?;
/// assert_eq!((choice.square, choice.own_score), ("a1".parse().ok(), 10));
/// assert_eq!(choice.score, Some(Score::WinIn(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sisoog;

impl Sisoog {
    /// Returns the position as the program sees it, to be searched by
    /// [`Minimax`](crate::textbook::Minimax).
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not 3x3x3.
    pub fn game(self, position: &Position) -> Result<DepthAdjusted<TicTacToeBoard>, CannotPlay> {
        let board = TicTacToeBoard::new(position, position.turn(), WIN)?;
        Ok(DepthAdjusted::from_zero(board))
    }
}

impl Brain for Sisoog {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let game = self.game(position)?;
        let score = |own| Some(score(own, limits));
        let mut watch = RootWatch::new(progress, score);
        let found = Minimax::default().search_within(&game, limits, &mut watch);
        let choice = Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: Score::at_end(position).or(score(found.score)),
            own_score: found.score,
            nodes: found.nodes.saturating_sub(1),
            exact: Some(found.limited.is_none()),
            ..Choice::default()
        };
        Ok(watch.finish(choice, found.limited))
    }
}

/// The score of a win in one ply.
const WIN: i8 = 10;

/// Converts the program's number into a score.
const fn score(own: i64, limits: &Limits<'_>) -> Score {
    let plies = (1 + WIN as i64 - own.abs()).unsigned_abs() as u16;
    match own.signum() {
        0 => root::draw(limits),
        1 => Score::WinIn(plies),
        _ => Score::LossIn(plies),
    }
}
