//! The players of a game as its referee sees them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use dooz_core::{Game, Rules, Score, Square};
use dooz_play::clock::Clock;
use dooz_play::swap2::{Decision, Swap2};
use dooz_play::tournament::Ending;

use super::Conditions;

/// A player that can be asked for the moves of one game after the other.
pub trait Contender: Send {
    /// Prepares for a new game, which takes no time of the clock, and ends soon
    /// after the flag is set if not before.
    ///
    /// # Errors
    ///
    /// Returns an error if the player cannot play.
    fn prepare(&mut self, game: &NewGame, stop: &Arc<AtomicBool>) -> Result<(), Fault>;

    /// Decides in an opening by swap2, with this time on the clock, soon after the
    /// flag is set if not before.
    ///
    /// # Errors
    ///
    /// Returns an error if the player fails to decide.
    fn decide(
        &mut self,
        opening: &Swap2,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Decision, Fault>;

    /// Chooses a move in the position at the end of the game, with this time on
    /// the clock, soon after the flag is set if not before.
    ///
    /// # Errors
    ///
    /// Returns an error if the player fails to choose a move.
    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Answer, Fault>;
}

/// A game that is about to begin.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// The rules.
    pub rules: Rules,
    /// The conditions.
    pub conditions: Conditions,
    /// The seed of the tournament.
    pub seed: u64,
    /// The number of the game, from 1.
    pub number: u32,
}

/// The move of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub square: Square,
    /// The score of the position for the player, if it has said one.
    pub score: Option<Score>,
}

/// A failure of a player, which loses the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of failure.
    pub ending: Ending,
    /// The details, in the words of the protocol.
    pub detail: String,
}

impl Fault {
    /// Creates a failure of this kind.
    #[must_use]
    pub fn new(ending: Ending, detail: impl Into<String>) -> Self {
        Self {
            ending,
            detail: detail.into(),
        }
    }
}
