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
    /// The stones on the board, with those that the next decision has placed so far.
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
    /// The decision places another number of stones than this.
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
            Self::Stones(stones) => write!(f, "{stones} stones have to be placed"),
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
pub(crate) const FIRST: usize = 3;
pub(crate) const ALL: usize = 5;

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
        Self::with_stones(Game::new(rules))
    }

    /// Returns the opening in which these stones have been placed and no side has been
    /// taken; `None` if there is no such opening.
    ///
    /// ```
    /// use dooz_core::{Game, Player, Rules};
    /// use dooz_play::swap2::Swap2;
    /// let mut game = Game::new(Rules::GOMOKU);
    /// for square in ["b2", "c4", "e5", "h8"] {
    ///     game.play(square.parse()?)?;
    /// }
    /// let opening = Swap2::with_stones(game).unwrap();
    /// assert_eq!(opening.decider(), Some(Player::Second));
    /// assert_eq!((opening.placed(), opening.stones_to_place()), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_stones(game: Game) -> Option<Self> {
        let rules = game.position().rules();
        let is_offered = rules.width().min(rules.height()) >= 5 && rules.k() > 3;
        let is_possible = is_offered && game.start().ply() == 0 && game.moves().len() <= ALL;
        is_possible.then_some(Self {
            game,
            swapped: None,
        })
    }

    /// Returns the stones on the board, with those that the next decision has placed so
    /// far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the player who decides next; `None` when both have a side.
    #[must_use]
    pub fn decider(&self) -> Option<Player> {
        let is_open = self.swapped.is_none();
        is_open.then(|| decider_after(self.game.moves().len()))
    }

    /// Returns `true` if the next decision can be a side, because the first three stones
    /// have been placed.
    #[must_use]
    pub fn has_sides(&self) -> bool {
        self.swapped.is_none() && self.game.moves().len() >= FIRST
    }

    /// Returns the number of stones that the next decision can place: the first
    /// three, two more in place of a choice, or none.
    #[must_use]
    pub fn stones_to_place(&self) -> usize {
        match self.decided() {
            _ if self.swapped.is_some() => 0,
            0 => FIRST,
            FIRST => ALL - FIRST,
            _ => 0,
        }
    }

    /// Returns the number of stones that the next decision has placed so far.
    #[must_use]
    pub fn placed(&self) -> usize {
        self.game.moves().len() - self.decided()
    }

    /// Returns the number of stones that the decisions so far have placed.
    fn decided(&self) -> usize {
        match self.game.moves().len() {
            stones if stones < FIRST => 0,
            stones if stones < ALL => FIRST,
            _ => ALL,
        }
    }

    /// Places a stone, and returns the decision if it was the last stone of one.
    ///
    /// # Errors
    ///
    /// Returns an error if no stone can be placed there; the opening is then
    /// unchanged.
    pub fn place(&mut self, square: Square) -> Result<Option<Decision>, Swap2Error> {
        if self.swapped.is_some() {
            return Err(Swap2Error::Over);
        }
        let (decided, wanted) = (self.decided(), self.stones_to_place());
        if wanted == 0 {
            return Err(Swap2Error::NoMoreStones);
        }
        self.game.play(square)?;
        let placed = &self.game.moves()[decided..];
        Ok((placed.len() == wanted).then(|| Decision::Stones(placed.to_vec())))
    }

    /// Returns `true` if the players have exchanged their sides.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.swapped == Some(true)
    }

    /// Carries out a decision, in place of the stones that it has placed so far. The move
    /// of [`Decision::Second`] is left to the game.
    ///
    /// # Errors
    ///
    /// Returns an error if the decision is not possible; the opening is then
    /// unchanged.
    pub fn decide(&mut self, decision: &Decision) -> Result<(), Swap2Error> {
        let decider = self.decider().ok_or(Swap2Error::Over)?;
        match decision {
            Decision::Stones(stones) => self.place_all(stones),
            _ if !self.has_sides() => Err(Swap2Error::TooEarly),
            Decision::First => {
                self.game = self.without_placed();
                self.swapped = Some(decider == Player::Second);
                Ok(())
            }
            Decision::Second(_) => {
                self.game = self.without_placed();
                self.swapped = Some(decider == Player::First);
                Ok(())
            }
        }
    }

    fn place_all(&mut self, stones: &[Square]) -> Result<(), Swap2Error> {
        let wanted = self.stones_to_place();
        if wanted == 0 {
            return Err(Swap2Error::NoMoreStones);
        }
        if stones.len() != wanted {
            return Err(Swap2Error::Stones(wanted));
        }
        let mut game = self.without_placed();
        for &square in stones {
            game.play(square)?;
        }
        self.game = game;
        Ok(())
    }

    /// Returns the stones of the decisions so far.
    fn without_placed(&self) -> Game {
        let mut game = self.game.clone();
        for _ in 0..self.placed() {
            game.undo();
        }
        game
    }

    /// Decides for a computer player by its scores: it places the stones of which
    /// the score is nearest to balance, and takes the better side. `think` answers
    /// in a position with the time of a clock, and `report` receives the decision that
    /// holds if no more time is left. The decision is made in place of the stones that it
    /// has placed so far.
    ///
    /// # Errors
    ///
    /// Returns the first error of `think`.
    pub fn decision<E>(
        &self,
        clock: &Clock,
        mut think: impl FnMut(&Position, &Clock) -> Result<Choice, E>,
        report: &mut dyn FnMut(&Decision),
    ) -> Result<Decision, E> {
        if let Some(mut weighing) = self.stones_to_weigh() {
            let mut decision = Decision::Stones(weighing.chosen().to_vec());
            while let Some((position, clock)) = weighing.next(clock) {
                report(&decision);
                weighing.note(think(&position, &clock)?.score);
                decision = Decision::Stones(weighing.chosen().to_vec());
            }
            return Ok(decision);
        }
        report(&Decision::Second(None));
        let choice = think(self.without_placed().position(), clock)?;
        Ok(if prefers_first(choice.score) {
            Decision::First
        } else {
            Decision::Second(choice.square)
        })
    }

    /// Returns the stones among which a brain chooses the opening; `None` if it has
    /// a side to choose.
    pub(crate) fn stones_to_weigh(&self) -> Option<Weighing> {
        if self.has_sides() {
            return None;
        }
        let rules = self.game.position().rules();
        let openings = OPENINGS.iter().filter_map(|opening| {
            let square = |&(x, y): &(u8, u8)| Point { x, y }.square(rules);
            opening.iter().map(square).collect()
        });
        Weighing::new(Position::new(rules), 0, openings.collect())
    }
}

/// Returns the player who decides with this many stones on the board: whoever places
/// the first three, or the last two, leaves the choice of a side to the other one.
pub(crate) const fn decider_after(stones: usize) -> Player {
    if stones >= FIRST && stones < ALL {
        Player::Second
    } else {
        Player::First
    }
}

/// Returns `true` if a brain takes the side that is not to move: if it is behind by
/// its score of the position.
pub(crate) fn prefers_first(score: Option<Score>) -> bool {
    score.is_some_and(|score| score < Score::Estimate(0))
}
