//! The worker's side: questions are taken and answered.

mod boards;
mod judge;
mod reasons;
mod review;
mod think;
mod trace;
mod values;

use std::collections::VecDeque;

use dooz_coach::advice::Adviser;

use crate::protocol::{Answer, Failure, Question, Reply, Request, Unreadable};

/// Answers requests one after the other, and keeps what it has found out: the
/// same desk is best asked about all positions of a game.
///
/// ```
/// use dooz_core::{Game, Rules};
/// use dooz_web::desk::Desk;
/// use dooz_web::protocol::{Answer, Question, Reply, Request};
/// let game = Box::new(Game::new(Rules::TIC_TAC_TOE));
/// let question = Question::Hint { game };
/// let mut desk = Desk::default();
/// desk.take(&Request { id: 1, question }.to_bytes());
/// let mut replies = Vec::new();
/// while !desk.is_idle() {
///     replies.extend(desk.work(&|| true));
/// }
/// let Answer::Explanation(why) = Reply::read(replies.last().unwrap())?.answer else { panic!() };
/// assert_eq!(why.found.square, "b2".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Desk {
    waiting: VecDeque<(u32, Box<dyn Task>)>,
    ready: Vec<Reply>,
    adviser: Adviser,
}

/// A question on the desk.
trait Task {
    /// Does the next part of the work. Returns the last answer if that is
    /// found; `say` says others.
    fn step(&mut self, adviser: &mut Adviser, say: &mut dyn FnMut(Answer)) -> Option<Answer>;

    /// The answer if there is no more time.
    fn stop(&mut self) -> Answer;
}

impl Desk {
    /// Takes a request. One that cannot be read has its answer like any
    /// other.
    pub fn take(&mut self, bytes: &[u8]) {
        match Request::read(bytes) {
            Ok(Request {
                id,
                question: Question::Stop,
            }) => self.stop(id),
            Ok(Request { id, question }) => match task(question) {
                Ok(task) => self.waiting.push_back((id, task)),
                Err(answer) => self.reply(id, true, answer),
            },
            Err(Unreadable { id }) => {
                let failure = Answer::Failed(Failure::Unreadable);
                self.reply(id, true, failure);
            }
        }
    }

    /// Whether there is nothing to do and nothing to say.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.ready.is_empty()
    }

    /// Works until the slice is over, and at least on one part of a question.
    /// Returns the replies as bytes.
    pub fn work(&mut self, slice_is_over: &dyn Fn() -> bool) -> Vec<Vec<u8>> {
        while let Some((id, task)) = self.waiting.front_mut() {
            let id = *id;
            let ready = &mut self.ready;
            let mut say = |answer| {
                let last = false;
                ready.push(Reply { id, last, answer });
            };
            let answer = task.step(&mut self.adviser, &mut say);
            if let Some(answer) = answer {
                self.waiting.pop_front();
                self.reply(id, true, answer);
            }
            if slice_is_over() {
                break;
            }
        }

        self.ready.drain(..).map(|reply| reply.to_bytes()).collect()
    }

    /// Ends a question, if it is not answered yet.
    fn stop(&mut self, id: u32) {
        let place = self.waiting.iter().position(|(other, _)| *other == id);
        if let Some((_, mut task)) = place.and_then(|place| self.waiting.remove(place)) {
            let answer = task.stop();
            self.reply(id, true, answer);
        }
    }

    fn reply(&mut self, id: u32, last: bool, answer: Answer) {
        self.ready.push(Reply { id, last, answer });
    }
}

/// The task that a question is, or its answer if that needs no thought.
fn task(question: Question) -> Result<Box<dyn Task>, Answer> {
    Ok(match question {
        Question::Think {
            game,
            first,
            brain,
            seed,
            number,
        } => think::begin(*game.position(), first, &brain, seed, number)?,
        Question::Values { game } => Box::new(values::Values::new(*game.position())),
        Question::Explain { game, square } => reasons::explain(*game.position(), square)?,
        Question::Hint { game } => reasons::hint(*game.position())?,
        Question::Review { game } => Box::new(review::Reviewing::new(game)),
        Question::Trace {
            subject,
            method,
            filter,
            most,
        } => Box::new(trace::Tracing::new(subject, method, filter, most)),
        Question::Boards { game } => Box::new(boards::Boards(*game.position())),
        Question::Judge { puzzle, square } => return Err(judge::judge(&puzzle, square)),
        Question::Stop => return Err(Answer::Nothing),
    })
}

#[cfg(test)]
mod tests;
