//! Tictac in C++.

use super::root::RootWatch;
use super::tic_tac_toe_board::{TicTacToeBoard, square};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::Progress;
use crate::score::Score;
use crate::textbook::{Averaging, Node, Observer};

/// Averaging: see [`Averaging`](crate::textbook::Averaging) for the method.
///
/// - Own score: for the side that made the last move, 0 to 100; each move's is
///   for the side to move, and 100 if it wins at once.
/// - Nodes: including the root, but not the moves that win at once.
/// - Ties: the first cell, but the last of those that win at once.
///
/// ```
/// use dooz_core::classics::Lafore;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("b2".parse()?)?;
/// let mut scores = Vec::new();
/// let choice = Lafore.think(&position, &Limits::default(), &mut |progress| {
///     scores.extend(progress.searched.map(|mv| mv.own_score));
/// })?;
/// assert_eq!((choice.square, choice.own_score), ("a3".parse().ok(), 84));
/// assert_eq!(scores.len(), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lafore;

impl Lafore {
    /// The number of levels of its search that the program shows.
    pub const LEVELS_SHOWN: u32 = 2;

    /// Returns the position as the program sees it, to be searched by
    /// [`Averaging`](crate::textbook::Averaging).
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not 3x3x3.
    pub fn game(self, position: &Position) -> Result<TicTacToeBoard, CannotPlay> {
        TicTacToeBoard::new(position, position.turn(), 1)
    }

    /// Chooses a move and shows the boards of the first two levels of the
    /// search with their level, as the program does on its screen.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Brain::think`].
    pub fn thinking_aloud(
        self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
        show: &mut dyn FnMut(u32, &Position),
    ) -> Result<Choice, CannotPlay> {
        let board = self.game(position)?;
        let mut screen = Screen {
            watch: RootWatch::new(progress, |own| Some(Score::Estimate(own - DRAW))),
            show,
            told: None,
        };
        let found = Averaging.search_within(&board, limits, &mut screen);
        let choice = Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: Score::at_end(position).or(Some(Score::Estimate(DRAW - found.score))),
            own_score: found.score,
            nodes: found.nodes,
            ..Choice::default()
        };
        Ok(screen.watch.finish(choice, found.limited))
    }
}

/// The score of a draw, half-way from 0 to 100.
const DRAW: i64 = 50;

impl Brain for Lafore {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        self.thinking_aloud(position, limits, progress, &mut |_, _| {})
    }
}

/// An observer that reports the moves at the root and shows boards.
struct Screen<'a, F> {
    watch: RootWatch<'a, F>,
    show: &'a mut dyn FnMut(u32, &Position),
    /// The last root move that was reported.
    told: Option<u8>,
}

impl<F: Fn(i64) -> Option<Score>> Observer<TicTacToeBoard> for Screen<'_, F> {
    fn enter(&mut self, node: &Node<'_, TicTacToeBoard>) {
        self.watch.enter(node);
        if (1..=Lafore::LEVELS_SHOWN).contains(&node.ply) {
            (self.show)(node.ply, &node.state.position());
        }
    }

    fn leave(&mut self, node: &Node<'_, TicTacToeBoard>, score: i64) {
        self.watch.leave(node, score);
        if node.ply == 1 {
            self.told = node.mv;
        }
    }

    fn choose(&mut self, node: &Node<'_, TicTacToeBoard>, best: u8, score: i64) {
        if node.ply == 0 {
            // A move that wins at once is chosen without being searched.
            if self.told != Some(best) {
                self.watch.searched(best, score);
                self.told = Some(best);
            }
            // The score of the position is not known before all its moves are.
            self.watch.choose(best);
        }
    }
}
