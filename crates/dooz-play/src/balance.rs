//! Choices of several moves at once by a brain's scores.

use std::time::Duration;

use dooz_core::{Bitboard, Position, Score, Square};

use crate::clock::{Clock, TimeControl};

/// A choice among candidates of one to three moves. The brain scores the
/// positions after them, one by one; the one whose score is nearest to the
/// wanted one is chosen.
#[derive(Clone, Debug)]
pub(crate) struct Weighing {
    /// The wanted score, for the player who makes the first of the moves.
    target: i64,
    candidates: Vec<Candidate>,
    /// The number of candidates that have been scored.
    scored: usize,
    /// The time for each candidate, once the first one has been asked for.
    share: Option<Duration>,
}

#[derive(Clone, Debug)]
struct Candidate {
    moves: Vec<Square>,
    position: Position,
    /// The distance of its score from the wanted one.
    distance: u64,
}

/// The longest time for a choice.
const LONGEST: Duration = Duration::from_secs(10);

/// The most squares that single moves are chosen from, and the most for each of
/// two moves.
const SINGLES: usize = 32;
const PAIRED: usize = 8;

impl Weighing {
    /// Creates the choice of one of these moves that leaves the game at a score.
    pub(crate) fn one(position: Position, choices: Bitboard, target: i64) -> Option<Self> {
        Self::near_stones_first(position, choices, target, |squares| {
            let singles = squares.iter().take(SINGLES);
            singles.map(|&square| vec![square]).collect()
        })
    }

    /// Creates the choice of two of these moves that leave the game at a score.
    pub(crate) fn two(position: Position, choices: Bitboard, target: i64) -> Option<Self> {
        Self::near_stones_first(position, choices, target, |squares| {
            let squares = &squares[..squares.len().min(PAIRED)];
            let pairs = squares.iter().flat_map(|&first| {
                let others = squares.iter().filter(move |&&second| second != first);
                others.map(move |&second| vec![first, second])
            });
            pairs.collect()
        })
    }

    /// Creates the choice of a line among those of moves near stones, or of all of
    /// these moves if no such line leaves the game open.
    fn near_stones_first(
        position: Position,
        choices: Bitboard,
        target: i64,
        lines: impl Fn(&[Square]) -> Vec<Vec<Square>>,
    ) -> Option<Self> {
        let near = choices & near_stones(&position);
        [near, choices].into_iter().find_map(|squares| {
            let mut squares: Vec<Square> = squares.squares().collect();
            squares.sort_by_key(|&square| position.rules().from_centre(square));
            Self::new(position, target, lines(&squares))
        })
    }

    /// Creates the choice of the line that leaves the game at a score; `None` if
    /// no line leaves it open.
    pub(crate) fn new(start: Position, target: i64, lines: Vec<Vec<Square>>) -> Option<Self> {
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
        let choice = Self {
            target,
            candidates,
            scored: 0,
            share: None,
        };
        (!choice.candidates.is_empty()).then_some(choice)
    }

    /// Returns the position to score next, with the clock for it: an equal share of
    /// the time that the given clock had for the first one.
    pub(crate) fn next(&mut self, clock: &Clock) -> Option<(Position, Clock)> {
        let candidate = self.candidates.get(self.scored)?;
        let share = *self.share.get_or_insert_with(|| {
            // Half of the time for a move, since no search stops to the millisecond.
            let whole = clock.for_move().map_or(LONGEST, |time| time / 2);
            whole.min(LONGEST) / self.candidates.len() as u32
        });
        Some((candidate.position, Clock::new(TimeControl::per_turn(share))))
    }

    /// Notes the brain's score of the position.
    pub(crate) fn note(&mut self, score: Option<Score>) {
        let candidate = &mut self.candidates[self.scored];
        let mover_is_next = candidate.moves.len().is_multiple_of(2);
        if let Some(score) = score {
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
    pub(crate) fn chosen(&self) -> &[Square] {
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

/// Returns the squares within two squares of a stone.
pub(crate) fn near_stones(position: &Position) -> Bitboard {
    let stones = position.rules().board().without(&position.empty());
    stones.with_neighbours().with_neighbours()
}
