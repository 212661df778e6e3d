//! The game in a window.

use super::root::RootWatch;
use super::tic_tac_toe_board::{TicTacToeBoard, square};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::player::Player;
use crate::position::Position;
use crate::progress::Progress;
use crate::score::Score;
use crate::textbook::{self, Cut, DepthAdjusted, FastCut, Form, Minimax, Window};

/// Minimax with alpha-beta: X wins at +1, O at -1.
///
/// - Own score: for X, regardless of the side to move.
/// - Nodes: including the root.
/// - Ties: the first cell, row by row.
///
/// With the window (-1, +1) the program stores no move when all moves lose. If
/// `faithful`, the brain then returns no square; otherwise it plays the move
/// that holds out longest, the first of several.
///
/// The scores of the moves are those that the search has at the root: a move
/// that is no better than an earlier one can seem better than it is, but never
/// better than the earlier one.
///
/// ```
/// use dooz_core::classics::AlphaBeta;
/// use dooz_core::textbook::{FastCut, Window};
/// use dooz_core::{Brain, Limits, Player, Position, Rules};
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// let mut calls = |mut brain: AlphaBeta| {
///     brain.think(&empty, &Limits::default(), &mut |_| {}).unwrap().nodes
/// };
/// let narrow = AlphaBeta::new(Player::First);
/// assert_eq!(calls(narrow), 16_811);
/// let wide = AlphaBeta { window: Window::new(-2, 2), ..narrow };
/// assert_eq!(calls(wide), 18_297);
/// assert_eq!(calls(AlphaBeta { fast: FastCut::min(-1), ..wide }), 18_131);
/// assert_eq!(calls(AlphaBeta::plain(Player::First)), 549_946);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlphaBeta {
    /// The player who has X and maximises: the person in the article.
    pub x: Player,
    /// The window at the root.
    pub window: Window,
    /// The condition under which the window is closed.
    pub cut: Cut,
    /// The scores at which a side stops, if it stops as soon as it has won.
    pub fast: FastCut,
    /// `true` to return no square where the program stores no move.
    pub faithful: bool,
}

impl AlphaBeta {
    /// Returns the article's program: the window (-1, +1), no fast cut-off.
    #[must_use]
    pub const fn new(x: Player) -> Self {
        Self {
            x,
            window: Window::new(-1, 1),
            cut: Cut::AtLeast,
            fast: FastCut::NONE,
            faithful: false,
        }
    }

    /// Returns the same program without pruning: plain minimax.
    #[must_use]
    pub const fn plain(x: Player) -> Self {
        Self {
            window: Window::WIDEST,
            cut: Cut::Never,
            ..Self::new(x)
        }
    }

    /// Returns the position as the program sees it.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not 3x3x3.
    pub fn game(&self, position: &Position) -> Result<TicTacToeBoard, CannotPlay> {
        TicTacToeBoard::new(position, self.x, 1)
    }

    /// Returns the program's search.
    #[must_use]
    pub const fn search(&self) -> textbook::AlphaBeta {
        textbook::AlphaBeta {
            form: Form::Pair,
            window: self.window,
            cut: self.cut,
            fast: self.fast,
        }
    }

    /// Returns `true` if a score of the search is the value of the game: it is
    /// inside the window or at an edge beyond which there are no values, and no
    /// side has stopped at less than a win.
    fn is_exact(&self, score: i64) -> bool {
        let above = score > self.window.alpha || self.window.alpha <= -1;
        let below = score < self.window.beta || self.window.beta >= 1;
        let max_wins = self.fast.at_max.is_none_or(|highest| highest >= 1);
        let min_wins = self.fast.at_min.is_none_or(|lowest| lowest <= -1);
        above && below && max_wins && min_wins
    }
}

impl Brain for AlphaBeta {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let board = self.game(position)?;
        // The result may be a bound, and the search does not know how far off a
        // win is.
        let mut watch = RootWatch::new(progress, |_| None);
        let found = self.search().search_within(&board, limits, &mut watch);
        let square = match found.best {
            Some(cell) => Some(square(cell)),
            None if self.faithful => None,
            // Too little time for any search.
            None if found.limited.is_some() => position.legal_moves().next(),
            None => longest_defence(board).map(square),
        };
        let is_exact = found.limited.is_none() && self.is_exact(found.score);
        let is_draw = is_exact && found.score == 0;
        let choice = Choice {
            square,
            score: Score::at_end(position).or(is_draw.then_some(Score::Draw)),
            own_score: found.score,
            nodes: found.nodes,
            exact: Some(is_exact),
            ..Choice::default()
        };
        Ok(watch.finish(choice, found.limited))
    }
}

fn longest_defence(board: TicTacToeBoard) -> Option<u8> {
    // The values 1 and -1 leave no room for depth.
    let game = DepthAdjusted::from_one(board.with_win(10));
    Minimax::default().search(&game, &mut ()).best
}
