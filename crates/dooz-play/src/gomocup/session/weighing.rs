//! Choices of several moves at once by the brain's scores.

use std::time::Duration;

use dooz_core::{Bitboard, Position, Rules, Score, Square};

use super::super::Point;
use super::Answer;
use super::refusal::Refusal;
use crate::clock::{Clock, TimeControl};

/// A choice among candidates of one to three moves. The brain scores the
/// positions after them, one by one; the one whose score is nearest to the
/// wanted one is chosen.
#[derive(Clone, Debug)]
pub(super) struct Weighing {
    /// The wanted score, for the player who makes the first of the moves.
    target: i64,
    candidates: Vec<Candidate>,
    /// The number of candidates that have been scored.
    scored: usize,
}

#[derive(Clone, Debug)]
struct Candidate {
    moves: Vec<Square>,
    position: Position,
    /// The distance of its score from the wanted one.
    distance: u64,
}

/// The openings of swap2 among which the brain chooses: black, white and black
/// stones as column and row from a corner. Stones near the edge and far from
/// each other keep the advantage of the first player small.
const SWAP2_OPENINGS: [[(u8, u8); 3]; 12] = [
    [(1, 1), (3, 2), (4, 4)],
    [(1, 2), (2, 4), (4, 3)],
    [(0, 2), (2, 2), (4, 1)],
    [(2, 0), (3, 3), (1, 4)],
    [(1, 3), (3, 3), (4, 0)],
    [(0, 0), (4, 4), (2, 3)],
    [(2, 1), (3, 4), (6, 3)],
    [(1, 4), (4, 4), (5, 1)],
    [(0, 5), (3, 4), (6, 6)],
    [(2, 2), (5, 3), (6, 1)],
    [(1, 1), (5, 5), (1, 6)],
    [(2, 5), (4, 3), (7, 2)],
];

/// The longest time for a choice.
const LONGEST: Duration = Duration::from_secs(10);

/// The most squares that single moves are chosen from, and the most for each of
/// two moves.
const SINGLES: usize = 32;
const PAIRED: usize = 8;

impl Weighing {
    /// Creates the choice of the first three stones of an opening by swaps.
    pub(super) fn swap2(rules: Rules) -> Result<Self, Refusal> {
        let empty = Position::new(rules);
        let openings = SWAP2_OPENINGS.iter().filter_map(|opening| {
            let square = |&(x, y): &(u8, u8)| Point { x, y }.square(rules);
            opening.iter().map(square).collect()
        });
        Self::new(empty, 0, openings.collect())
    }

    /// Creates the choice of a move that leaves the game at a score.
    pub(super) fn one(position: Position, target: i64) -> Result<Self, Refusal> {
        let squares = near_stones(&position).take(SINGLES);
        Self::new(
            position,
            target,
            squares.map(|square| vec![square]).collect(),
        )
    }

    /// Creates the choice of two moves that leave the game at a score.
    pub(super) fn two(position: Position, target: i64) -> Result<Self, Refusal> {
        let squares: Vec<Square> = near_stones(&position).take(PAIRED).collect();
        let pairs = squares.iter().flat_map(|&first| {
            let others = squares.iter().filter(move |&&second| second != first);
            others.map(move |&second| vec![first, second])
        });
        Self::new(position, target, pairs.collect())
    }

    fn new(start: Position, target: i64, lines: Vec<Vec<Square>>) -> Result<Self, Refusal> {
        let candidate = |moves: Vec<Square>| {
            let mut position = start;
            for &square in &moves {
                position.play(square).ok()?;
            }
            position.outcome().is_none().then_some(Candidate {
                moves,
                position,
                distance: u64::MAX,
            })
        };
        let candidates: Vec<Candidate> = lines.into_iter().filter_map(candidate).collect();
        if candidates.is_empty() {
            return Err(Refusal::NothingToWeigh);
        }
        Ok(Self {
            target,
            candidates,
            scored: 0,
        })
    }

    /// Returns the position to score next, with the clock for it.
    pub(super) fn next(&self, clock: &Clock) -> Option<(Position, Clock)> {
        let candidate = self.candidates.get(self.scored)?;
        // Half of the time for a move, since no search stops to the millisecond.
        let whole = clock.for_move().map_or(LONGEST, |time| time / 2);
        let whole = whole.min(LONGEST);
        let share = whole / self.candidates.len() as u32;
        Some((candidate.position, Clock::new(TimeControl::per_turn(share))))
    }

    /// Notes the brain's score of the position.
    pub(super) fn note(&mut self, answer: &Answer) {
        let candidate = &mut self.candidates[self.scored];
        let mover_is_next = candidate.moves.len().is_multiple_of(2);
        if let Some(score) = answer.score {
            let for_mover = if mover_is_next {
                score
            } else {
                score.one_ply_before()
            };
            candidate.distance = points(for_mover).abs_diff(self.target);
        }
        self.scored += 1;
    }

    /// Returns the moves whose score is nearest to the wanted one, so far.
    pub(super) fn chosen(&self) -> &[Square] {
        let nearest = self
            .candidates
            .iter()
            .min_by_key(|candidate| candidate.distance);
        &nearest.expect("there are candidates").moves
    }
}

/// Returns a score as a number, in which a win is more than every estimate.
fn points(score: Score) -> i64 {
    const WIN: i64 = 1 << 40;
    match score {
        Score::WinIn(plies) => WIN - i64::from(plies),
        Score::LossIn(plies) => i64::from(plies) - WIN,
        Score::Draw => 0,
        Score::Estimate(estimate) => estimate.clamp(-WIN / 2, WIN / 2),
    }
}

/// Returns the legal moves within two squares of a stone, or anywhere if there
/// is none: those near the centre first.
fn near_stones(position: &Position) -> impl Iterator<Item = Square> {
    let mut near = Bitboard::EMPTY;
    let stones = position.rules().board().without(&position.empty());
    if !stones.is_empty() {
        near = stones.with_neighbours().with_neighbours();
    }
    let is_near = |square: &Square| near.is_empty() || near.contains(*square);
    let mut moves: Vec<Square> = position.legal_moves().filter(is_near).collect();
    moves.sort_by_key(|&square| position.rules().from_centre(square));
    moves.into_iter()
}
