//! The ways in which a game of a tournament ends.

use serde::{Deserialize, Serialize};

/// The way in which a game of a tournament ended.
///
/// ```
/// use dooz_play::tournament::Ending;
/// assert_eq!(Ending::FullBoard.name(), "full-board");
/// assert_eq!(Ending::MaxMoves.name(), "max-moves");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A line was completed.
    Line,
    /// A draw: the board is full, or the player to move has no legal move.
    FullBoard,
    /// A draw: the largest number of moves was reached.
    MaxMoves,
    /// The loser exceeded its time.
    Time,
    /// The loser ended, could not be started, or refused to play.
    Crash,
    /// The loser answered with something that is not a legal move.
    Illegal,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 6] = [
        Self::Line,
        Self::FullBoard,
        Self::MaxMoves,
        Self::Time,
        Self::Crash,
        Self::Illegal,
    ];

    /// Returns the name in logs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::FullBoard => "full-board",
            Self::MaxMoves => "max-moves",
            Self::Time => "time",
            Self::Crash => "crash",
            Self::Illegal => "illegal",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_the_names() {
        for ending in Ending::ALL {
            let written = serde_json::to_string(&ending).unwrap();
            assert_eq!(written, format!("\"{}\"", ending.name()));
        }
    }
}
