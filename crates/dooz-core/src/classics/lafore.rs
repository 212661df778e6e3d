//! Tictac in C++.

use super::nine::{TicTacToeBoard, square};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::square::Square;
use crate::textbook::{Averages, Node, Observer, Sum};

/// Averaging: see [`Averaging`](crate::textbook::Averaging) for the method.
///
/// - Score: for the side that made the last move, 0 to 100; each move's is
///   for the side to move, and 100 if it wins at once.
/// - Calls: the root is counted, moves that win at once are not.
/// - Ties: the first cell, but the last of those that win at once.
///
/// ```
/// use dooz_core::classics::Lafore;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("b2".parse()?)?;
/// let mut scores = Vec::new();
/// let mut scored = |square, score| scores.push((square, score));
/// let choice = Lafore.choose(&position, &Limits::default(), &mut scored)?;
/// assert_eq!((choice.square, choice.score), ("a3".parse().ok(), 84));
/// assert_eq!(scores.len(), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lafore;

impl Lafore {
    /// How many levels of its thought the program shows.
    pub const LEVELS_SHOWN: u32 = 2;

    /// A position as the program sees it. It searches it by [`Averaging`](crate::textbook::Averaging).
    ///
    /// # Errors
    ///
    /// If the game is not 3x3x3.
    pub fn game(self, position: &Position) -> Result<TicTacToeBoard, CannotPlay> {
        TicTacToeBoard::new(position, position.turn(), 1)
    }

    /// Chooses a move and shows the boards of the first two levels of
    /// thought with their level, as the program does on its screen.
    ///
    /// # Errors
    ///
    /// Those of [`Brain::choose`].
    pub fn thinking_aloud(
        self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
        show: &mut dyn FnMut(u32, &Position),
    ) -> Result<Choice, CannotPlay> {
        let mut thought = LaforeThought::default();
        let choice = thought.go_on(position, limits, scored, show, &|| false)?;
        Ok(choice.expect("nobody interrupts it"))
    }
}

/// What [`Lafore`] has thought of a position, so that it can be interrupted.
///
/// ```
/// use dooz_core::classics::{Lafore, LaforeThought};
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let (empty, limits) = (Position::new(Rules::TIC_TAC_TOE), Limits::default());
/// let mut thought = LaforeThought::default();
/// let choice = loop {
///     let choice = thought.go_on(&empty, &limits, &mut |_, _| {}, &mut |_, _| {}, &|| true)?;
///     if let Some(choice) = choice {
///         break choice;
///     }
/// };
/// assert_eq!(choice, Lafore.choose(&empty, &limits, &mut |_, _| {})?);
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct LaforeThought {
    averages: Averages<[Option<Sum<u8>>; 9]>,
    /// The last move whose score was told.
    told: Option<u8>,
}

impl LaforeThought {
    /// Thinks on, aloud as [`Lafore::thinking_aloud`] does. Returns none if it
    /// was interrupted: see [`Averages::go_on`]. Position and limits have to
    /// be the same every time.
    ///
    /// # Errors
    ///
    /// If the game is not 3x3x3.
    pub fn go_on(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
        show: &mut dyn FnMut(u32, &Position),
        interrupt: &dyn Fn() -> bool,
    ) -> Result<Option<Choice>, CannotPlay> {
        let nine = Lafore.game(position)?;
        let mut screen = Screen {
            scored,
            show,
            told: &mut self.told,
        };
        let found = self.averages.go_on(&nine, limits, &mut screen, interrupt);
        Ok(found.map(|found| Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: found.score,
            nodes: found.nodes,
            exact: None,
            ..Choice::default()
        }))
    }

    /// The positions visited until now.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.averages.nodes()
    }

    /// The best move as far as is known, while it is interrupted.
    #[must_use]
    pub fn best(&self) -> Option<Square> {
        self.averages.best().map(square)
    }
}

impl Brain for Lafore {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        self.thinking_aloud(position, limits, scored, &mut |_, _| {})
    }
}

/// Tells the scores of the moves at the root, and shows boards.
struct Screen<'a> {
    scored: &'a mut dyn FnMut(Square, i64),
    show: &'a mut dyn FnMut(u32, &Position),
    told: &'a mut Option<u8>,
}

impl Screen<'_> {
    fn tell(&mut self, cell: u8, score: i64) {
        *self.told = Some(cell);
        (self.scored)(square(cell), score);
    }
}

impl Observer<TicTacToeBoard> for Screen<'_> {
    fn enter(&mut self, node: &Node<'_, TicTacToeBoard>) {
        if (1..=Lafore::LEVELS_SHOWN).contains(&node.ply) {
            (self.show)(node.ply, &node.state.position());
        }
    }

    fn leave(&mut self, node: &Node<'_, TicTacToeBoard>, score: i64) {
        if node.ply == 1
            && let Some(cell) = node.mv
        {
            self.tell(cell, score);
        }
    }

    // A move that wins at once is chosen without being looked into.
    fn choose(&mut self, node: &Node<'_, TicTacToeBoard>, best: u8, score: i64) {
        if node.ply == 0 && *self.told != Some(best) {
            self.tell(best, score);
        }
    }
}
