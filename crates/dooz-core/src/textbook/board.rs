//! Positions as a game to search.

use super::game_state::{GameState, Side};
use crate::player::Player;
use crate::position::{Outcome, Position};
use crate::square::Square;

/// A [`Position`] as a game to search, with scores for one of the players.
///
/// ```
/// use dooz_core::textbook::{Board, GameState, Scores, Side};
/// use dooz_core::{Player, Position, Rules};
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// let board = Board::new(empty, Player::Second, Scores::TENS);
/// assert_eq!(board.turn(), Side::Min);
/// assert_eq!(board.value(), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Board {
    position: Position,
    max: Player,
    scores: Scores,
}

impl Board {
    /// Creates a game from a position, with scores from the point of view of
    /// `max`.
    #[must_use]
    pub const fn new(position: Position, max: Player, scores: Scores) -> Self {
        Self {
            position,
            max,
            scores,
        }
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl GameState for Board {
    type Move = Square;

    fn turn(&self) -> Side {
        if self.position.turn() == self.max {
            Side::Max
        } else {
            Side::Min
        }
    }

    fn moves(&self) -> impl Iterator<Item = Square> {
        self.position.legal_moves()
    }

    fn after(&self, square: Square) -> Self {
        Self {
            position: self.position.after(square),
            ..*self
        }
    }

    fn value(&self) -> Option<i64> {
        self.position.outcome().map(|outcome| match outcome {
            Outcome::Win(player) if player == self.max => self.scores.win,
            Outcome::Win(_) => self.scores.loss,
            Outcome::Draw => self.scores.draw,
        })
    }

    fn estimate(&self) -> i64 {
        self.scores.unfinished
    }
}

/// The scores of the possible ends of a game, for one of the players.
///
/// ```
/// use dooz_core::textbook::Scores;
/// // A player who would rather draw than go on for ever.
/// let scores = Scores { win: 5, draw: 2, loss: -5, unfinished: 0 };
/// assert!(scores.draw > scores.unfinished);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scores {
    /// The player has won.
    pub win: i64,
    /// The game is drawn.
    pub draw: i64,
    /// The opponent has won.
    pub loss: i64,
    /// A limit stopped the search before the game ended.
    pub unfinished: i64,
}

impl Scores {
    /// 1, 0 and -1.
    pub const SIGNS: Self = Self::symmetric(1);
    /// 10, 0 and -10.
    pub const TENS: Self = Self::symmetric(10);

    /// Returns scores with a loss as bad as a win is good, and 0 for the rest.
    #[must_use]
    pub const fn symmetric(win: i64) -> Self {
        Self {
            win,
            draw: 0,
            loss: win.saturating_neg(),
            unfinished: 0,
        }
    }
}
