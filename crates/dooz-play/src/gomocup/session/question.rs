//! Questions to a brain, and its answers.

use std::time::Duration;

use dooz_core::{Limits, Position, Score, ScoredMove, Square};

use crate::clock::Clock;

/// A position that the brain has to think about, and the limits for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The clock of the brain, which starts with the question.
    pub clock: Clock,
    /// The number of plies to look ahead at most.
    pub depth: Option<u32>,
    /// The number of positions to visit at most.
    pub nodes: Option<u64>,
    /// The number of bytes to hold at most.
    pub memory: Option<usize>,
    /// The number of threads to think with.
    pub threads: u32,
    /// The number of lines to search.
    pub lines: u32,
    /// The reports that the manager asks for, as in
    /// [`Info::ShowDetail`](crate::gomocup::Info::ShowDetail).
    pub show_detail: u32,
    /// `true` if the manager must hear no remarks: while the brain prepares for
    /// a board, or ponders in the opponent's time.
    pub is_silent: bool,
    /// The number of the game. The brain forgets everything when it changes.
    pub game: u32,
}

impl Question {
    /// Returns the limits without a stop flag.
    #[must_use]
    pub const fn limits(&self) -> Limits<'static> {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            memory: self.memory,
            ..Limits::NONE
        }
    }
}

/// The brain's answer to a [`Question`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub square: Option<Square>,
    /// The reply that the brain expects.
    pub reply: Option<Square>,
    /// The score of the position for the side to move.
    pub score: Option<Score>,
    /// The moves that the brain has scored.
    pub moves: Vec<ScoredMove>,
    /// The time that it took.
    pub elapsed: Duration,
}
