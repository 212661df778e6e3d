//! The means by which a player wins on a large board.

use dooz_core::exact::PackedRules;
use dooz_core::{Direction, Position, Square};
use dooz_engine::lines::Pattern;
use dooz_engine::{Board, Obligation, Threat};
use serde::{Deserialize, Serialize};

/// The means by which a player certainly wins on a board that is too large to be
/// searched to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// The opponent has not answered an open three.
    OpenThree,
    /// Every move of the winner is a four.
    Fours,
    /// The winner's threats leave no defence.
    Threats,
}

impl Means {
    /// Returns the means of the line after a move, if nothing but threats proves it.
    pub(crate) fn of(position: &Position, square: Square, follows: &[Square]) -> Option<Self> {
        if PackedRules::new(position.rules()).is_some() || follows.len() < 2 {
            return None;
        }
        let mut board = Board::new(position)?;
        let is_loss = follows.len() % 2 == 1;
        if position.rules().k() != 5 {
            // There are no names for their threats.
            return Some(Self::Threats);
        }
        if is_loss && ignores_open_three(&mut board, square) {
            return Some(Self::OpenThree);
        }
        let winner = if is_loss { !board.turn() } else { board.turn() };
        for square in [square].iter().chain(&follows[..follows.len() - 1]) {
            let is_winners = board.turn() == winner;
            board.play(*square);
            if is_winners && board.count(winner, Threat::Five) == 0 {
                return Some(Self::Threats);
            }
        }
        Some(Self::Fours)
    }
}

/// Returns `true` if a move neither stops an open three of the opponent nor makes a
/// four.
fn ignores_open_three(board: &mut Board, square: Square) -> bool {
    let Obligation::Answer(answers) = Obligation::of(board) else {
        return false;
    };
    let other = !board.turn();
    let makes_open_four = |square: Square| {
        let patterns = Direction::ALL.map(|direction| board.pattern(other, square, direction));
        patterns.contains(&Pattern::OpenFour)
    };
    let mut attacks = board.squares(other, Threat::OpenFour).squares();
    !answers.contains(square) && attacks.any(makes_open_four)
}
