//! Evaluation of positions and moves.

use std::sync::Arc;

use dooz_core::{Player, Square};

use crate::board::Board;
use crate::threat::Threat;
use crate::value::LIMIT;
use crate::weights::Weights;

/// An evaluation that is kept up to date as moves are played.
///
/// Its numbers are in the units of [`Weights`].
pub trait Evaluation {
    /// Starts anew from a board.
    fn reset(&mut self, board: &Board);

    /// Follows a move that the board has just played, or a pass.
    fn play(&mut self, board: &Board);

    /// Follows the undoing of a move or a pass.
    fn undo(&mut self);

    /// Returns the value of the position for the player to move.
    fn value(&self, board: &Board) -> i32;

    /// Returns the promise of a move of the player to move, before any search.
    fn policy(&self, board: &Board, square: Square) -> i32;
}

/// The evaluation by fitted tables: the sum of a weight for each empty square and
/// player, by the player's patterns there, and one weight for the threats on the
/// board.
#[derive(Clone, Debug)]
pub struct TableEvaluation {
    weights: Arc<Weights>,
    /// The sums for the first player less those for the second, after each ply.
    sums: Vec<i32>,
}

impl TableEvaluation {
    /// Creates the evaluation of a board.
    #[must_use]
    pub fn new(weights: Arc<Weights>, board: &Board) -> Self {
        let mut evaluation = Self {
            weights,
            sums: Vec::new(),
        };
        evaluation.reset(board);
        evaluation
    }

    fn value_of(&self, patterns: [u16; 2]) -> i32 {
        let [first, second] =
            Player::BOTH.map(|player| self.weights.square(player, patterns[player as usize]).value);
        i32::from(first) - i32::from(second)
    }
}

impl Evaluation for TableEvaluation {
    fn reset(&mut self, board: &Board) {
        let patterns = |square| Player::BOTH.map(|player| board.patterns(player, square));
        let sum = board
            .empty()
            .squares()
            .map(|square| self.value_of(patterns(square)))
            .sum();
        self.sums.clear();
        self.sums.push(sum);
    }

    fn play(&mut self, board: &Board) {
        let before = self.sums[self.sums.len() - 1];
        let change = |change: crate::PatternChange| {
            change.after.map_or(0, |after| self.value_of(after)) - self.value_of(change.before)
        };
        let sum = before + board.last_changes().map(change).sum::<i32>();
        self.sums.push(sum);
    }

    fn undo(&mut self) {
        self.sums.pop();
    }

    fn value(&self, board: &Board) -> i32 {
        let sum = self.sums[self.sums.len() - 1];
        let turn = board.turn();
        let own = match turn {
            Player::First => sum,
            Player::Second => -sum,
        };
        let threats = self.weights.threats(turn, threat_mask(board));
        (own + i32::from(threats)).clamp(-LIMIT, LIMIT)
    }

    fn policy(&self, board: &Board, square: Square) -> i32 {
        let turn = board.turn();
        let own = self
            .weights
            .square(turn, board.patterns(turn, square))
            .own_policy;
        let other = self
            .weights
            .square(!turn, board.patterns(!turn, square))
            .other_policy;
        i32::from(own) + i32::from(other)
    }
}

/// The threats that count in a mask, each with whether it is the player's to move.
const MASKED: [(bool, Threat); Weights::THREATS as usize] = [
    (true, Threat::Three),
    (true, Threat::DoubleThree),
    (true, Threat::Four),
    (true, Threat::FourWithGain),
    (true, Threat::FourThree),
    (false, Threat::Three),
    (false, Threat::DoubleThree),
    (false, Threat::Four),
    (false, Threat::FourWithGain),
    (false, Threat::FourThree),
    (false, Threat::OpenFour),
];

/// Returns the threats that each side can make, as a bit each: the index of
/// [`Weights::threats`].
#[must_use]
pub fn threat_mask(board: &Board) -> usize {
    let turn = board.turn();
    let has = |&(is_own, threat)| board.count(if is_own { turn } else { !turn }, threat) > 0;
    MASKED
        .iter()
        .rev()
        .fold(0, |mask, threat| mask << 1 | usize::from(has(threat)))
}
