//! The conditions of tournament games.

use std::time::Duration;

use dooz_play::clock::TimeControl;

/// The conditions under which the games of a tournament are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The number of plies that players look ahead at most.
    pub depth: Option<u32>,
    /// The number of positions that players visit at most for a move.
    pub nodes: Option<u64>,
    /// The time of each player.
    pub clock: TimeControl,
    /// The time by which a player may exceed its own, for the way of a move to
    /// the referee.
    pub margin: Duration,
    /// The number of bytes that a player may use.
    pub memory: Option<u64>,
    /// The number of moves on the board after which a game is drawn.
    pub max_moves: Option<u16>,
    /// `true` if games begin with an opening by swap2.
    pub swap2: bool,
}
