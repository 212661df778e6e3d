//! Evaluation of positions and moves.

use std::sync::Arc;

use dooz_core::{Player, Square};

use crate::board::Board;
use crate::code::PatternCode;
use crate::threat::Threat;
use crate::value::LIMIT;
use crate::weights::Weights;

/// An evaluation that is kept up to date as moves are played.
///
/// Its numbers are in the units of [`Weights`]. Each move is played on the board first.
///
/// ```
/// use dooz_core::{Position, Rules, Square};
/// use dooz_engine::{Board, Evaluation};
///
/// /// The stones of the player to move less the opponent's, any move as good.
/// struct Stones;
///
/// impl Evaluation for Stones {
///     fn reset(&mut self, _: &Board) {}
///
///     fn play(&mut self, _: &Board) {}
///
///     fn undo(&mut self) {}
///
///     fn value(&self, board: &Board) -> i32 {
///         let stones = board.rules().board().squares();
///         let owners = stones.filter_map(|square| board.stone(square));
///         owners.map(|owner| if owner == board.turn() { 1 } else { -1 }).sum()
///     }
///
///     fn policy(&self, _: &Board, _: Square) -> i32 {
///         0
///     }
/// }
///
/// let board = Board::new(&Position::new(Rules::GOMOKU).after("h8".parse()?)).unwrap();
/// assert_eq!(Stones.value(&board), -1);
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
pub trait Evaluation {
    /// Starts anew from a board.
    fn reset(&mut self, board: &Board);

    /// Follows a move that the board has just played, or a pass.
    fn play(&mut self, board: &Board);

    /// Follows the undoing of a move or a pass.
    ///
    /// # Panics
    ///
    /// May panic, now or later, if none has been played since the last reset.
    fn undo(&mut self);

    /// Returns the value of the position for the player to move.
    fn value(&self, board: &Board) -> i32;

    /// Returns the promise of a move of the player to move, before any search.
    fn policy(&self, board: &Board, square: Square) -> i32;
}

/// The evaluation by fitted tables: the sum of a weight for each empty square and
/// player, by the player's patterns there and by who is to move, and one weight for
/// the threats on the board.
///
/// ```
/// use dooz_core::{Position, Rules};
/// use dooz_engine::{Board, Evaluation, TableEvaluation, Weights};
/// let mut board = Board::new(&Position::new(Rules::GOMOKU)).unwrap();
/// let mut evaluation = TableEvaluation::new(Weights::of(Rules::GOMOKU), &board);
/// let empty = evaluation.value(&board);
/// for square in ["h8", "a1", "h9", "o15", "h10", "o1"] {
///     board.play(square.parse()?);
///     evaluation.play(&board);
/// }
/// // Three in a column, and their owner to move.
/// assert!(evaluation.value(&board) > empty);
/// let [end, elsewhere] = ["h11", "d4"].map(|square| square.parse().unwrap());
/// assert!(evaluation.policy(&board, end) > evaluation.policy(&board, elsewhere));
/// for _ in 0..6 {
///     board.undo();
///     evaluation.undo();
/// }
/// assert_eq!(evaluation.value(&board), empty);
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TableEvaluation {
    weights: Arc<Weights>,
    /// The sums for the first player less those for the second after each ply, for
    /// each player to move, in parts of a unit.
    sums: Vec<[i32; 2]>,
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

    fn values(&self, codes: [PatternCode; 2]) -> [i32; 2] {
        let [first, second] =
            Player::BOTH.map(|player| self.weights.square(player, codes[player as usize]));
        [
            i32::from(first.own_value) - i32::from(second.other_value),
            i32::from(first.other_value) - i32::from(second.own_value),
        ]
    }
}

impl Evaluation for TableEvaluation {
    fn reset(&mut self, board: &Board) {
        let codes = |square| Player::BOTH.map(|player| board.code(player, square));
        let mut sums = [0; 2];
        for square in board.empty().squares() {
            add(&mut sums, self.values(codes(square)));
        }
        self.sums.clear();
        self.sums.push(sums);
    }

    fn play(&mut self, board: &Board) {
        let mut sums = self.sums[self.sums.len() - 1];
        for change in board.last_changes() {
            add(&mut sums, self.values(change.before).map(|value| -value));
            if let Some(after) = change.after {
                add(&mut sums, self.values(after));
            }
        }
        self.sums.push(sums);
    }

    fn undo(&mut self) {
        self.sums.pop();
    }

    fn value(&self, board: &Board) -> i32 {
        let turn = board.turn();
        let sum = self.sums[self.sums.len() - 1][turn as usize];
        let own = match turn {
            Player::First => sum,
            Player::Second => -sum,
        };
        let threats = self.weights.threats(turn, threat_mask(board));
        (own / i32::from(Weights::VALUE_PARTS) + i32::from(threats)).clamp(-LIMIT, LIMIT)
    }

    fn policy(&self, board: &Board, square: Square) -> i32 {
        let turn = board.turn();
        let own = self
            .weights
            .square(turn, board.code(turn, square))
            .own_policy;
        let other = self
            .weights
            .square(!turn, board.code(!turn, square))
            .other_policy;
        i32::from(own) + i32::from(other)
    }
}

fn add(sums: &mut [i32; 2], values: [i32; 2]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value;
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
///
/// ```
/// use dooz_core::{Position, Rules};
/// use dooz_engine::{Board, Weights, threat_mask};
/// let mut board = Board::new(&Position::new(Rules::GOMOKU)).unwrap();
/// assert_eq!(threat_mask(&board), 0);
/// for square in ["h8", "a1", "h9", "o15", "h10", "o1"] {
///     board.play(square.parse()?);
/// }
/// // The three can become a four.
/// assert_ne!(threat_mask(&board), 0);
/// assert!(threat_mask(&board) < Weights::MASKS);
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[must_use]
pub fn threat_mask(board: &Board) -> usize {
    let turn = board.turn();
    let has = |&(is_own, threat)| board.count(if is_own { turn } else { !turn }, threat) > 0;
    MASKED
        .iter()
        .rev()
        .fold(0, |mask, threat| mask << 1 | usize::from(has(threat)))
}
