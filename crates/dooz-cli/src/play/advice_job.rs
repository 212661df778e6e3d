//! Questions to the coach, which any thread can answer.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use dooz_coach::advice::{Adviser, Explanation, Review, ValueMap};
use dooz_coach::puzzles::{Puzzle, PuzzleVerdict};
use dooz_core::{Game, Limits, Position, Rules, Square};
use dooz_play::matches::{Match, Participant};

/// A question to the coach.
#[derive(Clone, Debug)]
pub enum CoachQuestion {
    /// The reasons for the value of a move.
    Why(Position, Square),
    /// The values of all moves of a position.
    Values(Position),
    /// A review of the moves of a game.
    Review(Box<Game>),
    /// The judgement of a move in a puzzle.
    Answer(&'static Puzzle, Square),
}

/// An answer of the coach.
#[derive(Clone, Debug)]
pub enum Advice {
    /// The reasons for the value of the move.
    Why(Explanation),
    /// The values of all moves of the position.
    Values(Position, ValueMap),
    /// The review of the game.
    Review(Review),
    /// The judgement of the move in the puzzle.
    Verdict(Square, PuzzleVerdict),
}

/// A question with everything that its answer needs, to be sent to a thread.
///
/// ```
/// use dooz_cli::play::advice_job::{Advice, AdviceJob, CoachQuestion};
/// use dooz_core::{Position, Rules};
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let job = AdviceJob::new(CoachQuestion::Values(position), &Default::default());
/// let Some(Advice::Values(_, map)) = job.run() else { panic!("there are moves") };
/// assert!(map.is_proven());
/// ```
#[derive(Clone, Debug)]
pub struct AdviceJob {
    question: CoachQuestion,
    adviser: Arc<Mutex<Adviser>>,
    stop: Arc<AtomicBool>,
}

impl AdviceJob {
    /// Creates a job for an adviser, which remembers the answers to earlier
    /// questions.
    #[must_use]
    pub fn new(question: CoachQuestion, adviser: &Arc<Mutex<Adviser>>) -> Self {
        Self {
            question,
            adviser: Arc::clone(adviser),
            stop: Arc::default(),
        }
    }

    /// Returns the flag that ends the job, to be set when the answer is no
    /// longer needed.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Answers the question, which may take long. `None` if the answer is no
    /// longer needed, or if the move is illegal.
    #[must_use]
    pub fn run(self) -> Option<Advice> {
        let nodes = match self.question {
            CoachQuestion::Values(position) => map_nodes(position.rules()),
            _ => NODES,
        };
        let limits = Limits {
            nodes: Some(nodes),
            stop: Some(&self.stop),
            ..Limits::default()
        };
        // An adviser's knowledge stays valid even after a panic.
        let adviser = || {
            let adviser = self.adviser.lock();
            adviser.unwrap_or_else(PoisonError::into_inner)
        };
        let advice = match self.question {
            CoachQuestion::Why(position, square) => {
                Advice::Why(adviser().explain(&position, square, &limits).ok()?)
            }
            CoachQuestion::Values(position) => {
                Advice::Values(position, adviser().values(&position, &limits))
            }
            CoachQuestion::Review(game) => {
                Advice::Review(Review::of(&game, &mut adviser(), &limits))
            }
            CoachQuestion::Answer(puzzle, square) => {
                Advice::Verdict(square, puzzle.judge(square).ok()?)
            }
        };
        (!limits.is_stopped()).then_some(advice)
    }
}

/// The limit of nodes for each position: a tenth of a second. That is less than for
/// `dooz review`, since a person waits.
pub(crate) const NODES: u64 = 400_000;

/// Returns the limit for the values of all moves: half a second more on boards that can
/// be solved in it. The empty boards 6x5x4 and 6x6x4 take 0.9 million (`v` in
/// `dooz play --rules 6x5x4`); beyond 36 squares more nodes seldom solve more.
pub(crate) fn map_nodes(rules: Rules) -> u64 {
    if rules.squares() <= 36 {
        2_000_000
    } else {
        NODES
    }
}

/// Returns the number of the move to explain, counted from 0: the last one of a computer
/// or, if only people play, the last one.
pub(crate) fn move_to_explain(game: &Match) -> Option<usize> {
    let last = game.moves().len().checked_sub(1)?;
    let is_computers = |ply: &usize| game.participant(game.mover(*ply)) != Participant::Person;
    Some((0..=last).rev().find(is_computers).unwrap_or(last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_coach::advice::MoveValue;
    use std::sync::atomic::Ordering;

    #[test]
    fn nobody_gets_what_nobody_waits_for() {
        let position = Position::new(Rules::TIC_TAC_TOE);
        let job = AdviceJob::new(CoachQuestion::Values(position), &Arc::default());
        job.stop_flag().store(true, Ordering::Relaxed);
        assert!(job.run().is_none());
    }

    #[test]
    fn all_moves_of_6x5x4_get_their_exact_values() {
        let position = Position::new("6x5x4".parse().unwrap());
        let job = AdviceJob::new(CoachQuestion::Values(position), &Arc::default());
        let Some(Advice::Values(_, map)) = job.run() else {
            panic!("nothing stops it")
        };
        assert!(map.is_proven());
        assert_eq!(map.best().unwrap().value, MoveValue::Win { plies: 11 });
    }

    #[test]
    fn a_taken_square_has_no_reasons() {
        let mut position = Position::new(Rules::TIC_TAC_TOE);
        let centre = "b2".parse().unwrap();
        position.play(centre).unwrap();
        let job = AdviceJob::new(CoachQuestion::Why(position, centre), &Arc::default());
        assert!(job.run().is_none());
    }
}
