//! The questions of the page that wait for an answer of the worker.

use std::collections::VecDeque;

use dooz_core::{Position, Square};

use crate::protocol::{Answer, Question, Reply, Request, Thought};

/// A queue of unanswered questions, in the order in which they were asked. The
/// worker has at most one of them; the others wait on the page, so that
/// terminating the worker stops that question alone.
///
/// `L` is a handle of the listener that receives the answers.
///
/// ```
/// use dooz_core::{Game, Rules};
/// use dooz_web::protocol::{Answer, Question, Reply};
/// use dooz_web::task_queue::TaskQueue;
///
/// let mut queue = TaskQueue::default();
/// let game = Box::new(Game::new(Rules::TIC_TAC_TOE));
/// queue.ask(Question::Values { game: game.clone() }, "bar");
/// queue.ask(Question::Hint { game }, "hint");
///
/// let id = queue.start().unwrap().id;
/// assert!(queue.start().is_none(), "the other question waits");
/// let answer = Answer::Nothing;
/// let (listener, _, last) = queue.take_reply(Reply { id, last: true, answer }).unwrap();
/// assert_eq!((listener, last), ("bar", true));
/// assert!(queue.start().is_some());
/// ```
#[derive(Debug)]
pub struct TaskQueue<L> {
    tasks: VecDeque<Task<L>>,
    /// `true` if the worker has the first task.
    is_running: bool,
    last_id: u32,
    /// The seconds since the last reply.
    silence: u32,
}

/// The identity of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u32);

#[derive(Debug)]
struct Task<L> {
    request: Request,
    listener: L,
    /// The answer if the question is stopped now, made of its progress.
    early_answer: Option<Answer>,
    /// The number of workers that broke, or did not start, while it was the first one.
    failures: u32,
}

/// A question that was stopped, with its answer.
#[derive(Debug, PartialEq)]
pub struct Stopped<L> {
    /// The listener that receives the answer.
    pub listener: L,
    /// The answer.
    pub answer: Answer,
    /// `true` if the worker is still busy with it.
    pub was_running: bool,
}

/// The seconds without a reply after which a worker counts as broken. Searches
/// report progress several times a second, and on slow machines every second.
const LONGEST_SILENCE: u32 = 5;

/// The same for an analysis, which proves wins by threats between two reports.
const LONGEST_PROOF: u32 = 20;

/// The same for a worker that is starting, as it may be fetched over a slow line.
const LONGEST_START: u32 = 60;

/// The number of broken workers after which a question is given up.
const MOST_FAILURES: u32 = 3;

impl<L> Default for TaskQueue<L> {
    fn default() -> Self {
        Self {
            tasks: VecDeque::new(),
            is_running: false,
            last_id: 0,
            silence: 0,
        }
    }
}

impl<L: Clone> TaskQueue<L> {
    /// Adds a question.
    pub fn ask(&mut self, question: Question, listener: L) -> Ticket {
        self.last_id += 1;
        let id = self.last_id;
        self.tasks.push_back(Task {
            request: Request {
                id,
                weights: None,
                question,
            },
            listener,
            early_answer: None,
            failures: 0,
        });
        Ticket(id)
    }

    /// Returns the next question, if there is one and none is running.
    #[must_use]
    pub fn next(&self) -> Option<&Question> {
        let next = self.tasks.front().filter(|_| !self.is_running)?;
        Some(&next.request.question)
    }

    /// Starts the [next](Self::next) question and returns its request.
    pub fn start(&mut self) -> Option<&Request> {
        let next = self.tasks.front().filter(|_| !self.is_running)?;
        self.is_running = true;
        self.silence = 0;
        Some(&next.request)
    }

    /// Takes a reply. Returns the listener, the answer, and `true` if it is the
    /// last one to its question. Replies to other questions than the running
    /// one are dropped.
    pub fn take_reply(&mut self, reply: Reply) -> Option<(L, Answer, bool)> {
        self.silence = 0;
        let Reply { id, last, answer } = reply;
        let task = self.tasks.front_mut().filter(|_| self.is_running)?;
        if task.request.id != id {
            return None;
        }
        let listener = task.listener.clone();
        if last {
            self.close(0);
        } else {
            task.learn(&answer);
        }
        Some((listener, answer, last))
    }

    /// Stops a question and answers it from its progress. Returns `None` if it has been
    /// answered already, or if it is a decision in an opening without any progress, which
    /// goes on.
    pub fn stop(&mut self, ticket: Ticket) -> Option<Stopped<L>> {
        let place = self.place(ticket)?;
        let task = &self.tasks[place];
        if matches!(task.request.question, Question::Decide(_)) && task.early_answer.is_none() {
            return None;
        }
        let (task, was_running) = self.take(place)?;
        Some(Stopped {
            listener: task.listener.clone(),
            answer: task.answer_now(),
            was_running,
        })
    }

    /// Removes a question. Returns `true` if it was running.
    pub fn forget(&mut self, ticket: Ticket) -> bool {
        let task = self.place(ticket).and_then(|place| self.take(place));
        task.is_some_and(|(_, was_running)| was_running)
    }

    /// Counts a second. Returns `true` if the worker has been silent for so long
    /// that it must be broken.
    ///
    /// Calls are counted instead of reading a clock, because a computer that
    /// was suspended has suspended the worker as well.
    pub fn count_second(&mut self) -> bool {
        let Some(first) = self.tasks.front() else {
            return false;
        };
        self.silence += 1;
        let longest = match first.request.question {
            _ if !self.is_running => LONGEST_START,
            Question::Values { .. } => LONGEST_PROOF,
            _ => LONGEST_SILENCE,
        };
        self.silence > longest
    }

    /// Prepares for another worker, because the last one broke or did not start: the
    /// first question will be asked again. One for which too many workers have failed is
    /// removed instead, and its listener returned.
    pub fn recover(&mut self) -> Option<L> {
        self.is_running = false;
        self.silence = 0;
        let task = self.tasks.front_mut()?;
        task.failures += 1;
        if task.failures < MOST_FAILURES {
            return None;
        }
        self.tasks.pop_front().map(|task| task.listener)
    }

    /// Returns `true` if no question is waiting.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    fn place(&self, Ticket(id): Ticket) -> Option<usize> {
        self.tasks.iter().position(|task| task.request.id == id)
    }

    fn take(&mut self, place: usize) -> Option<(Task<L>, bool)> {
        let was_running = self.is_running && place == 0;
        Some((self.close(place)?, was_running))
    }

    fn close(&mut self, place: usize) -> Option<Task<L>> {
        self.is_running &= place != 0;
        self.tasks.remove(place)
    }
}

impl<L> Task<L> {
    fn learn(&mut self, progress: &Answer) {
        match progress {
            Answer::Thinking(thought) if thought.square.is_some() => {
                let stopped = true;
                let thought = Thought {
                    stopped,
                    ..thought.clone()
                };
                self.early_answer = Some(Answer::Move(thought));
            }
            Answer::Values(_) | Answer::Decision { .. } => {
                self.early_answer = Some(progress.clone());
            }
            _ => {}
        }
    }

    fn answer_now(self) -> Answer {
        self.early_answer
            .unwrap_or_else(|| match self.request.question {
                Question::Think(turn) => Answer::Move(Thought {
                    square: nearest_to_centre(turn.game.position()),
                    exact: Some(false),
                    stopped: true,
                    ..Thought::default()
                }),
                _ => Answer::Nothing,
            })
    }
}

impl Ticket {
    /// Returns the ticket of a request.
    #[must_use]
    pub const fn of(request: &Request) -> Self {
        Self(request.id)
    }
}

/// Returns the move of a player that was stopped before it had considered any.
fn nearest_to_centre(position: &Position) -> Option<Square> {
    let distance = |square: &Square| position.rules().from_centre(*square);
    position.legal_moves().min_by_key(distance)
}

#[cfg(test)]
mod tests;
