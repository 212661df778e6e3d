//! The errors of a batch.

use std::error::Error;
use std::fmt;

use dooz_core::{PlayError, Rules};

/// The error of an action that cannot be played. No board has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalAction {
    /// The place of the board in the batch, from 0.
    pub board: usize,
    /// The action.
    pub action: i64,
    /// The reason.
    pub reason: WrongAction,
}

/// The reason why an action cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongAction {
    /// The number is not a cell of the board.
    NoCell,
    /// The move cannot be played on this board.
    Play(PlayError),
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}: ", self.board)?;
        match self.reason {
            WrongAction::NoCell => write!(f, "{} is not a cell of this board", self.action),
            WrongAction::Play(error) => error.fmt(f),
        }
    }
}

impl Error for IllegalAction {}

/// The reason why a position cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetError {
    /// The batch has these other rules.
    Rules(Rules),
    /// The game is over, and would begin again at once.
    GameOver,
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(rules) => write!(f, "the games of this batch are {rules}"),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

impl Error for SetError {}

/// The reason why there are no exact values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValuesError {
    /// The boards are too large, or the rules are those of renju.
    TooLarge,
    /// A limit was met first.
    OutOfLimits,
}

impl fmt::Display for ValuesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => "no solver finds exact values on this board",
            Self::OutOfLimits => "the search met its limits before it knew the values",
        })
    }
}

impl Error for ValuesError {}
