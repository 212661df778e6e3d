//! Ends of the game that the stones show.

use dooz_core::{LineRule, Position, Square};

use super::move_value::MoveValue;
use super::stones::Stones;

/// The facts that can be proven on any board without a search: moves that end
/// the game within three plies.
pub(super) struct NearEnds<'a> {
    position: &'a Position,
    stones: Stones,
    /// The squares at which the player to move and the opponent complete a line
    /// now.
    own: Vec<Square>,
    other: Vec<Square>,
}

impl<'a> NearEnds<'a> {
    pub(super) fn of(position: &'a Position) -> Self {
        let stones = Stones::of(position);
        let turn = position.turn();
        Self {
            position,
            stones,
            own: stones.completing(turn),
            other: stones.completing(!turn),
        }
    }

    pub(super) fn value(&self, square: Square) -> Option<MoveValue> {
        if self.own.contains(&square) {
            return Some(if self.is_misere() {
                MoveValue::Loss { plies: 1 }
            } else {
                MoveValue::Win { plies: 1 }
            });
        }
        if self.is_misere() {
            return None;
        }
        if self.reply(square).is_some() {
            return Some(MoveValue::Loss { plies: 2 });
        }
        self.cannot_be_stopped(square)
            .then_some(MoveValue::Win { plies: 3 })
    }

    /// Returns the square at which the opponent wins at once after a move.
    pub(super) fn reply(&self, square: Square) -> Option<Square> {
        if self.is_misere() || self.own.contains(&square) {
            return None;
        }
        let after = self.stones.with(self.position.turn(), square);
        let still =
            |&&reply: &&Square| reply != square && after.completes(!self.position.turn(), reply);
        self.other.iter().find(still).copied()
    }

    /// Returns `true` if the player completes a line after every reply to a
    /// move that leaves the opponent none to complete.
    fn cannot_be_stopped(&self, square: Square) -> bool {
        let turn = self.position.turn();
        let child = self.position.after(square);
        let threats = Stones::of(&child).completing(turn);
        let wins_after = |reply| {
            let after = Stones::of(&child).with(!turn, reply);
            let wins = |&threat: &Square| threat != reply && after.completes(turn, threat);
            threats.iter().any(wins)
        };
        threats.len() >= 2 && child.legal_moves().all(wins_after)
    }

    fn is_misere(&self) -> bool {
        self.position.rules().line() == LineRule::Misere
    }
}
