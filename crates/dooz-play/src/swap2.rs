//! Openings by swap2.
//!
//! One player places three stones, which should favour neither side. The other one
//! takes a side, or places two more stones and leaves the choice to the first.
//!
//! ```
//! use dooz_core::{Player, Rules};
//! use dooz_play::swap2::{Decision, Swap2};
//! let mut opening = Swap2::new(Rules::GOMOKU).unwrap();
//! assert_eq!(opening.decider(), Some(Player::First));
//! let stones = ["b2", "c4", "e5"].map(|square| square.parse().unwrap());
//! opening.decide(&Decision::Stones(stones.to_vec()))?;
//! assert_eq!(opening.decider(), Some(Player::Second));
//! opening.decide(&Decision::First)?;
//! assert_eq!(opening.decider(), None);
//! assert!(opening.is_swapped());
//! # Ok::<(), dooz_play::swap2::Swap2Error>(())
//! ```

use std::fmt;

use dooz_core::{Choice, Game, PlayError, Player, Position, Rules, Score, Square};

use crate::balance::Weighing;
use crate::clock::Clock;
use crate::gomocup::Point;

#[cfg(test)]
mod tests;

/// An opening by swap2, from the empty board until both players have a side.
///
/// [`Player::First`] stands for the player who opens, and [`Player::Second`] for
/// the other one, until they exchange their sides.
#[derive(Clone, Debug)]
pub struct Swap2 {
    game: Game,
    /// `true` if the players exchange their sides, once they have chosen.
    swapped: Option<bool>,
}

/// A decision in an opening by swap2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Places stones of both sides in turn: the first three, or two more in place
    /// of the choice of a side.
    Stones(Vec<Square>),
    /// Takes the side that has placed the first stone.
    First,
    /// Takes the side that is to move, which may tell its move already.
    Second(Option<Square>),
}

/// The reason why a decision is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap2Error {
    /// So many stones are to be placed.
    Stones(usize),
    /// There is no side to choose before the stones are placed.
    TooEarly,
    /// All stones have been placed: a side is to be chosen.
    NoMoreStones,
    /// Both players have a side.
    Over,
    /// A stone cannot be placed.
    Move(PlayError),
}

impl fmt::Display for Swap2Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stones(stones) => write!(f, "{stones} stones are to be placed"),
            Self::TooEarly => f.write_str("the stones have to be placed first"),
            Self::NoMoreStones => f.write_str("all stones have been placed"),
            Self::Over => f.write_str("both players have a side"),
            Self::Move(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Swap2Error {}

impl From<PlayError> for Swap2Error {
    fn from(error: PlayError) -> Self {
        Self::Move(error)
    }
}

/// The stones of the opening, and those with two more.
const FIRST: usize = 3;
const ALL: usize = 5;

/// The openings among which a brain chooses: stones of both sides in turn, as
/// column and row from a corner. Stones near the edge and far from each other keep
/// the advantage of the first player small.
const OPENINGS: [[(u8, u8); FIRST]; 12] = [
    [(1, 1), (3, 2), (4, 4)],
    [(1, 2), (2, 4), (4, 3)],
    [(0, 2), (2, 2), (4, 1)],
    [(2, 0), (3, 3), (1, 4)],
    [(1, 3), (3, 3), (4, 0)],
    [(0, 0), (4, 4), (2, 3)],
    [(2, 1), (3, 4), (6, 3)],
    [(1, 4), (4, 4), (5, 1)],
    [(0, 5), (3, 4), (6, 6)],
    [(2, 2), (5, 3), (6, 1)],
    [(1, 1), (5, 5), (1, 6)],
    [(2, 5), (4, 3), (7, 2)],
];

impl Swap2 {
    /// Begins an opening. There is none on boards smaller than 5x5, nor for lines so
    /// short that five stones could end the game.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        let is_possible = rules.width().min(rules.height()) >= 5 && rules.k() > 3;
        is_possible.then(|| Self {
            game: Game::new(rules),
            swapped: None,
        })
    }

    /// Returns the stones on the board.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the player who decides next; `None` when both have a side.
    #[must_use]
    pub fn decider(&self) -> Option<Player> {
        if self.swapped.is_some() {
            return None;
        }
        // Whoever places stones leaves the choice of a side to the other one.
        Some(match self.game.moves().len() {
            FIRST => Player::Second,
            _ => Player::First,
        })
    }

    /// Returns `true` if the opening has no stones yet, so that there is no side to
    /// choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.game.moves().is_empty()
    }

    /// Returns the number of stones that the next decision can place: the first
    /// three, two more in place of a choice, or none.
    #[must_use]
    pub fn stones_to_place(&self) -> usize {
        match self.game.moves().len() {
            _ if self.swapped.is_some() => 0,
            0 => FIRST,
            FIRST => ALL - FIRST,
            _ => 0,
        }
    }

    /// Returns `true` if the players have exchanged their sides.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.swapped == Some(true)
    }

    /// Carries out a decision. The move of [`Decision::Second`] is left to the game.
    ///
    /// # Errors
    ///
    /// Returns an error if the decision is not possible; the opening is then
    /// unchanged.
    pub fn decide(&mut self, decision: &Decision) -> Result<(), Swap2Error> {
        let decider = self.decider().ok_or(Swap2Error::Over)?;
        match decision {
            Decision::Stones(stones) => self.place(stones),
            _ if self.is_empty() => Err(Swap2Error::TooEarly),
            Decision::First => {
                self.swapped = Some(decider == Player::Second);
                Ok(())
            }
            Decision::Second(_) => {
                self.swapped = Some(decider == Player::First);
                Ok(())
            }
        }
    }

    fn place(&mut self, stones: &[Square]) -> Result<(), Swap2Error> {
        let wanted = self.stones_to_place();
        if wanted == 0 {
            return Err(Swap2Error::NoMoreStones);
        }
        if stones.len() != wanted {
            return Err(Swap2Error::Stones(wanted));
        }
        let mut game = self.game.clone();
        for &square in stones {
            game.play(square)?;
        }
        self.game = game;
        Ok(())
    }

    /// Decides for a computer player by its scores: it places the stones of which
    /// the score is nearest to balance, and takes the better side. `think` answers
    /// in a position with the time of a clock.
    ///
    /// # Errors
    ///
    /// Returns the first error of `think`.
    pub fn decision<E>(
        &self,
        clock: &Clock,
        mut think: impl FnMut(&Position, &Clock) -> Result<Choice, E>,
    ) -> Result<Decision, E> {
        if let Some(mut weighing) = self.stones_to_weigh() {
            while let Some((position, clock)) = weighing.next(clock) {
                weighing.note(think(&position, &clock)?.score);
            }
            return Ok(Decision::Stones(weighing.chosen().to_vec()));
        }
        let choice = think(self.game.position(), clock)?;
        Ok(if prefers_first(choice.score) {
            Decision::First
        } else {
            Decision::Second(choice.square)
        })
    }

    /// Returns the stones among which a brain chooses the opening; `None` if it has
    /// a side to choose.
    pub(crate) fn stones_to_weigh(&self) -> Option<Weighing> {
        if !self.is_empty() {
            return None;
        }
        let rules = self.game.position().rules();
        let openings = OPENINGS.iter().filter_map(|opening| {
            let square = |&(x, y): &(u8, u8)| Point { x, y }.square(rules);
            opening.iter().map(square).collect()
        });
        Weighing::new(*self.game.position(), 0, openings.collect())
    }
}

/// Returns `true` if a brain takes the side that is not to move: if it is behind by
/// its score of the position.
pub(crate) fn prefers_first(score: Option<Score>) -> bool {
    score.is_some_and(|score| score < Score::Estimate(0))
}
