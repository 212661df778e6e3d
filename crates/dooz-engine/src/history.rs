//! Search statistics: which moves refute others.

use dooz_core::{Player, Square};

use crate::threat::Threat;
use crate::weights::Weights;

/// The kind of a move, for which statistics are kept apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveKind {
    Quiet,
    /// A move that makes an open three or more.
    Attack,
}

impl MoveKind {
    pub(crate) fn of(threat: Threat) -> Self {
        if threat >= Threat::Three && threat != Threat::Foul {
            Self::Attack
        } else {
            Self::Quiet
        }
    }
}

/// The statistics of a search, with which the next search of the same game goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics {
    pub(crate) histories: Histories,
    pub(crate) corrections: Corrections,
}

/// Butterfly and continuation histories, and counter-moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Histories {
    /// Butterfly history: by player, kind and square.
    moves: Vec<[[i16; SQUARES]; 2]>,
    /// The counter-move to each move of the opponent, by the player who answers.
    counter_moves: Vec<[Option<Square>; SQUARES]>,
    /// Continuation history: by the kind of the move before, and the offset from it to this one.
    continuations: Vec<[i16; OFFSETS]>,
}

const SQUARES: usize = 1 << 10;
/// Offsets of up to 22 columns and rows in each direction.
const OFFSETS: usize = 64 * 64;
/// The bound of scores.
const MOST: i32 = 8_192;

impl Default for Histories {
    fn default() -> Self {
        Self {
            moves: vec![[[0; SQUARES]; 2]; 2],
            counter_moves: vec![[None; SQUARES]; 2],
            continuations: vec![[0; OFFSETS]; 8],
        }
    }
}

impl Histories {
    /// Returns the score of a move, within plus and minus 8,192.
    pub(crate) fn score(&self, player: Player, kind: MoveKind, square: Square) -> i32 {
        self.moves[player as usize][kind as usize][index(square)].into()
    }

    /// Returns the continuation histories after the opponent's last move and after one's
    /// own last move.
    pub(crate) fn continuations(
        &self,
        other: Option<(MoveKind, Square)>,
        own: Option<(MoveKind, Square)>,
    ) -> Continuations<'_> {
        let after = |before: Option<(MoveKind, Square)>, own| {
            let (before_kind, before) = before?;
            let scores = |kind| &self.continuations[continuation(before_kind, own, kind)];
            Some(Continuation {
                scores: [MoveKind::Quiet, MoveKind::Attack].map(scores),
                before,
            })
        };
        Continuations([after(other, false), after(own, true)])
    }

    /// Changes the score of a move by a bonus or malus.
    pub(crate) fn update(&mut self, player: Player, kind: MoveKind, square: Square, bonus: i32) {
        gravitate(
            &mut self.moves[player as usize][kind as usize][index(square)],
            bonus,
        );
    }

    pub(crate) fn update_continuation(
        &mut self,
        before: Option<(MoveKind, Square)>,
        own: bool,
        kind: MoveKind,
        square: Square,
        bonus: i32,
    ) {
        if let Some((before_kind, before)) = before {
            let score = &mut self.continuations[continuation(before_kind, own, kind)]
                [offset(before, square)];
            gravitate(score, bonus);
        }
    }

    /// Returns the move that last refuted the opponent's move.
    pub(crate) fn counter_move(&self, player: Player, to: Square) -> Option<Square> {
        self.counter_moves[player as usize][index(to)]
    }

    pub(crate) fn set_counter_move(&mut self, player: Player, to: Square, counter_move: Square) {
        self.counter_moves[player as usize][index(to)] = Some(counter_move);
    }
}

/// The continuation histories of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Continuations<'a>([Option<Continuation<'a>>; 2]);

/// The continuation history after a move.
#[derive(Clone, Copy, Debug)]
struct Continuation<'a> {
    /// The scores by kind, and by the offset from the move before.
    scores: [&'a [i16; OFFSETS]; 2],
    before: Square,
}

impl Continuations<'_> {
    /// Returns the sum of the scores of a move, each within plus and minus 8,192.
    #[inline]
    pub(crate) fn score(&self, kind: MoveKind, square: Square) -> i32 {
        let scores = self
            .0
            .iter()
            .flatten()
            .map(|after| i32::from(after.scores[kind as usize][offset(after.before, square)]));
        scores.sum()
    }
}

/// Correction history: decaying averages of what searches found above the evaluation, by
/// features that positions share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Corrections {
    /// By the player to move and the threats on the board.
    threats: Vec<i16>,
    /// By the player to move and the last two moves.
    moves: Vec<i16>,
}

/// The number of places for the last two moves, some of which share one.
const LAST_MOVES: usize = 1 << 14;
/// The parts of a unit of value in which errors are kept.
const PARTS: i32 = 32;

/// The indices of a position in the tables of the correction history.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CorrectionKey {
    threats: usize,
    moves: usize,
}

impl CorrectionKey {
    /// Creates the key of a position with a [threat mask](crate::threat_mask) and
    /// the last two moves, the very last one first.
    pub(crate) fn new(turn: Player, threats: usize, last: [Option<Square>; 2]) -> Self {
        // No board has a square with the last index.
        let [last, before] = last.map(|square| square.map_or(SQUARES - 1, index));
        let moves = (last * 2_533 + before * 15_025) % LAST_MOVES;
        let turn = turn as usize;
        Self {
            threats: turn * Weights::MASKS + threats,
            moves: turn * LAST_MOVES + moves,
        }
    }
}

impl Default for Corrections {
    fn default() -> Self {
        Self {
            threats: vec![0; 2 * Weights::MASKS],
            moves: vec![0; 2 * LAST_MOVES],
        }
    }
}

impl Corrections {
    /// Returns the expected error of a position, within plus and minus 256 units.
    pub(crate) fn expected(&self, key: CorrectionKey) -> i32 {
        let by_threats = i32::from(self.threats[key.threats]);
        let by_moves = i32::from(self.moves[key.moves]);
        (by_threats + by_moves) / (2 * PARTS)
    }

    /// Learns the error that a search of `plies` plies has found.
    pub(crate) fn update(&mut self, key: CorrectionKey, error: i32, plies: i32) {
        let bonus = (error * plies).clamp(-MOST / 4, MOST / 4);
        gravitate(&mut self.threats[key.threats], bonus);
        gravitate(&mut self.moves[key.moves], bonus);
    }
}

/// Moves a score towards the bound that its bonus points to, the slower the nearer
/// it is.
fn gravitate(score: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MOST, MOST);
    let before = i32::from(*score);
    *score = (before + bonus - before * bonus.abs() / MOST) as i16;
}

fn index(square: Square) -> usize {
    usize::from(square.row()) << 5 | usize::from(square.column())
}

fn continuation(before: MoveKind, own: bool, kind: MoveKind) -> usize {
    (before as usize) << 2 | usize::from(own) << 1 | kind as usize
}

fn offset(from: Square, to: Square) -> usize {
    let columns = 32 + usize::from(to.column()) - usize::from(from.column());
    let rows = 32 + usize::from(to.row()) - usize::from(from.row());
    rows << 6 | columns
}
