//! The result of a game in a file.

use dooz_core::{Outcome, Player};

/// The result of a game as stated in its file, which need not be what the board
/// shows: players resign and run out of time.
///
/// ```
/// use dooz_play::records::GameResult;
/// use dooz_core::{Outcome, Player};
/// let result = GameResult::from(Outcome::Win(Player::First));
/// assert_eq!(result, GameResult::Win { winner: Player::First, how: String::new() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A player has won.
    Win {
        /// The winner.
        winner: Player,
        /// The kind of win in the words of the file: `Resign`, `Time` or a
        /// score. Empty if the file does not say.
        how: String,
    },
    /// The game is drawn.
    Draw,
    /// The game does not count.
    Void,
    /// Any other result in the file.
    Other(String),
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(winner) => Self::Win {
                winner,
                how: String::new(),
            },
            Outcome::Draw => Self::Draw,
        }
    }
}
