//! A position with its moves.

use crate::position::{PlayError, Position};
use crate::rules::Rules;
use crate::square::{MAX_SQUARES, Square};

/// A game: its starting position, every move since, and the moves that were
/// taken back and can be played again.
///
/// ```
/// use dooz_core::{Game, Rules};
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// game.play("b2".parse()?)?;
/// game.play("a1".parse()?)?;
/// assert_eq!(game.undo(), "a1".parse().ok());
/// assert_eq!(game.moves(), ["b2".parse()?]);
/// assert_eq!(game.redo(), "a1".parse().ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    /// The first `played` are on the board, those up to `known` were taken back.
    moves: [Square; MAX_SQUARES],
    played: usize,
    known: usize,
}

impl Game {
    /// Creates a game that begins on the empty board.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self::from_position(Position::new(rules))
    }

    /// Creates a game that begins with any position.
    #[must_use]
    pub const fn from_position(start: Position) -> Self {
        let corner = Square::new(0, 0).expect("every board has a corner");
        Self {
            start,
            position: start,
            moves: [corner; MAX_SQUARES],
            played: 0,
            known: 0,
        }
    }

    /// Returns the starting position.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the current position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the moves played from the start.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves[..self.played]
    }

    /// Returns the moves that were taken back, in the order in which
    /// [`Game::redo`] plays them again.
    #[must_use]
    pub fn taken_back(&self) -> &[Square] {
        &self.moves[self.played..self.known]
    }

    /// Plays a move. Moves that were taken back are forgotten, unless this is
    /// the first of them.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Position::play`]; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.position.play(square)?;
        let again = self.taken_back().first() == Some(&square);
        self.moves[self.played] = square;
        self.played += 1;
        if !again {
            self.known = self.played;
        }
        Ok(())
    }

    /// Takes back the last move and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Square> {
        let &last = self.moves().last()?;
        let undone = self.position.undo(last);
        undone.expect("the record ends with the last move");
        self.played -= 1;
        Some(last)
    }

    /// Plays the move that was taken back last and returns it, or `None` if
    /// there is none.
    pub fn redo(&mut self) -> Option<Square> {
        let &next = self.taken_back().first()?;
        self.play(next).expect("the move was played here before");
        Some(next)
    }
}
