//! A question to the coach, to be answered in any thread.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use dooz_coach::advice::{Adviser, Explanation, Review, ValueMap};
use dooz_coach::puzzles::{Puzzle, Verdict};
use dooz_core::{Game, Limits, Position, Square};

/// What the coach is asked.
#[derive(Clone, Debug)]
pub enum Question {
    /// Why a move is as good as it is.
    Why(Position, Square),
    /// What every move of a position is worth.
    Values(Position),
    /// How good the moves of a game were.
    Review(Box<Game>),
    /// Whether a move solves a puzzle.
    Answer(&'static Puzzle, Square),
}

/// What the coach answers.
#[derive(Clone, Debug)]
pub enum Advice {
    /// Why a move is as good as it is.
    Why(Explanation),
    /// What every move of the position is worth.
    Values(Position, ValueMap),
    /// How good the moves of the game were.
    Review(Review),
    /// Whether the move solves the puzzle, and why.
    Verdict(Square, Verdict),
}

/// A question with everything that is needed to answer it, so that it can be
/// sent to a thread.
///
/// ```
/// use dooz_cli::play::advice_job::{Advice, AdviceJob, Question};
/// use dooz_core::{Position, Rules};
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let job = AdviceJob::new(Question::Values(position), &Default::default());
/// let Some(Advice::Values(_, map)) = job.run() else { panic!("there are moves") };
/// assert!(map.is_exact());
/// ```
#[derive(Clone, Debug)]
pub struct AdviceJob {
    question: Question,
    adviser: Arc<Mutex<Adviser>>,
    stop: Arc<AtomicBool>,
}

impl AdviceJob {
    /// A question to an adviser, who remembers what was found for the
    /// questions before.
    #[must_use]
    pub fn new(question: Question, adviser: &Arc<Mutex<Adviser>>) -> Self {
        Self {
            question,
            adviser: Arc::clone(adviser),
            stop: Arc::default(),
        }
    }

    /// Becomes `true` when nobody waits for the answer any more.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Answers, which may take long. `None` if nobody waits any more, or if
    /// it was asked about a move that is not legal.
    #[must_use]
    pub fn run(self) -> Option<Advice> {
        let limits = Limits {
            nodes: Some(NODES),
            stop: Some(&self.stop),
            ..Limits::default()
        };
        // What an adviser knows is right even if somebody panicked with it.
        let adviser = || {
            let adviser = self.adviser.lock();
            adviser.unwrap_or_else(PoisonError::into_inner)
        };
        let advice = match self.question {
            Question::Why(position, square) => {
                Advice::Why(adviser().explain(&position, square, &limits).ok()?)
            }
            Question::Values(position) => {
                Advice::Values(position, adviser().values(&position, &limits))
            }
            Question::Review(game) => Advice::Review(Review::of(&game, &mut adviser(), &limits)),
            Question::Answer(puzzle, square) => Advice::Verdict(square, puzzle.judge(square).ok()?),
        };
        (!limits.is_stopped()).then_some(advice)
    }
}

/// A tenth of a second for each position, as for `dooz review`.
pub(crate) const NODES: u64 = 400_000;

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;
    use std::sync::atomic::Ordering;

    #[test]
    fn nobody_gets_what_nobody_waits_for() {
        let position = Position::new(Rules::TIC_TAC_TOE);
        let job = AdviceJob::new(Question::Values(position), &Arc::default());
        job.stop_flag().store(true, Ordering::Relaxed);
        assert!(job.run().is_none());
    }

    #[test]
    fn a_taken_square_has_no_reasons() {
        let mut position = Position::new(Rules::TIC_TAC_TOE);
        let centre = "b2".parse().unwrap();
        position.play(centre).unwrap();
        let job = AdviceJob::new(Question::Why(position, centre), &Arc::default());
        assert!(job.run().is_none());
    }
}
