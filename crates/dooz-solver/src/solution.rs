//! Values of positions, and the claims that say so.

use dooz_core::exact::Value;
use dooz_core::{LineRule, Player, Position};
use dooz_verify::Goal;

/// The value of a position under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The player who wins; `None` if the game is a draw.
    pub winner: Option<Player>,
    /// The number of plies to the end of a won game, if it is known exactly.
    pub plies: Option<u16>,
}

impl Solution {
    /// A draw.
    pub const DRAW: Self = Self {
        winner: None,
        plies: None,
    };

    /// Returns the solution of a position with an exact value for the player to move.
    pub(crate) fn of(value: Value, turn: Player) -> Self {
        let winner = if value.is_win() {
            Some(turn)
        } else {
            value.is_loss().then_some(!turn)
        };
        Self {
            winner,
            plies: value.plies(),
        }
    }

    /// Returns the claims that say together what the solution says of a position: who
    /// reaches which goal.
    ///
    /// That a player wins is one claim; a second one says that no win is shorter, if the
    /// number of plies is known. That the game is a draw takes one for each player, but on
    /// the empty board of freestyle the second player's alone: that this player does not
    /// win either follows there from strategy stealing.
    ///
    /// ```
    /// use dooz_core::{Player, Position};
    /// use dooz_solver::Solution;
    /// use dooz_verify::Goal;
    /// let empty = Position::new("4x3x3".parse()?);
    /// let solution = Solution { winner: Some(Player::First), plies: Some(7) };
    /// let claims = [(Player::First, Goal::Win), (Player::Second, Goal::HoldFor(6))];
    /// assert_eq!(solution.claims(&empty), claims);
    /// # Ok::<(), dooz_core::RulesError>(())
    /// ```
    #[must_use]
    pub fn claims(self, position: &Position) -> Vec<(Player, Goal)> {
        let Some(winner) = self.winner else {
            return draw_claims(position);
        };
        let mut claims = vec![(winner, Goal::Win)];
        if let Some(plies @ 1..) = self.plies {
            claims.push((!winner, Goal::HoldFor(plies - 1)));
        }
        claims
    }
}

/// Returns the players who may win a position: on the empty board of freestyle not the
/// second, whose strategy the first could steal (Nash), with a stone in addition. In
/// freestyle, a stone more never does harm; by other rules it can make a line too long, or
/// a move a foul.
pub(crate) fn possible_winners(position: &Position) -> &'static [Player] {
    let is_empty = position.ply() == 0;
    if is_empty && position.rules().line() == LineRule::Freestyle {
        &[Player::First]
    } else {
        &Player::BOTH
    }
}

/// Returns the claims that together say that a position is a draw.
pub(crate) fn draw_claims(position: &Position) -> Vec<(Player, Goal)> {
    let winners = possible_winners(position);
    let holders = Player::BOTH
        .into_iter()
        .filter(|&player| winners.contains(&!player));
    holders.map(|player| (player, Goal::Hold)).collect()
}
