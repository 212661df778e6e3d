//! The worker's side of the protocol: answers the questions of the page.

mod boards;
mod decide;
mod judge;
mod live;
mod reasons;
mod review;
mod think;
mod trace;
mod values;

use std::time::Duration;

use dooz_coach::advice::Adviser;
use dooz_coach::analysis::{Analyst, ThreatMap};
use dooz_engine::Weights;
use dooz_play::matches::OpeningTurn;
use dooz_play::players::CachedPlayer;

use crate::protocol::{Answer, Failure, Question, Reply, Request, Unreadable};

/// Answers one question after the other, and remembers the positions that it has
/// evaluated and the computer players of the match.
///
/// A question always runs to its end. To get an early answer, the page uses the
/// last progress and terminates the whole worker.
///
/// ```
/// use std::time::Duration;
/// use dooz_core::{Game, Rules};
/// use dooz_web::protocol::{Answer, Question, Request};
/// use dooz_web::task_runner::TaskRunner;
///
/// let question = Question::Hint { game: Box::new(Game::new(Rules::TIC_TAC_TOE)) };
/// let request = Request { id: 1, weights: None, question }.to_bytes();
/// let mut replies = Vec::new();
/// let no_clock = || Duration::ZERO;
/// TaskRunner::default().run(&request, &no_clock, &mut |reply| replies.push(reply));
///
/// let last = replies.pop().unwrap();
/// let Answer::Explanation(why) = last.answer else { panic!() };
/// assert_eq!(why.found.square, "b2".parse()?);
/// assert!(last.last);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct TaskRunner {
    players: [CachedPlayer; 2],
    adviser: Adviser,
    analyst: Option<Box<Analyst>>,
}

impl TaskRunner {
    /// Answers a request. `post` receives progress, at most once per [`INTERVAL`],
    /// and then the answer; a request that cannot be read has an answer as well.
    ///
    /// `clock` returns the time since any fixed moment.
    pub fn run(
        &mut self,
        request: &[u8],
        clock: &dyn Fn() -> Duration,
        post: &mut dyn FnMut(Reply),
    ) {
        let (id, question) = match Request::read(request) {
            Ok(Request {
                id,
                weights,
                question,
            }) => {
                let question = has_weights(&question, weights.as_deref())
                    .then_some(question)
                    .ok_or(Failure::NoWeights);
                (id, question)
            }
            Err(Unreadable { id }) => (id, Err(Failure::Unreadable)),
        };
        let mut report = Report {
            id,
            clock,
            post,
            due: Duration::ZERO,
        };
        let answer = match question {
            Ok(question) => self.answer(question, &mut report),
            Err(failure) => Answer::Failed(failure),
        };
        report.post(answer, true);
    }

    fn answer(&mut self, question: Question, report: &mut Report<'_>) -> Answer {
        let adviser = &mut self.adviser;
        match question {
            Question::Think(due) => think::think(&due.turn(), &mut self.players, report),
            Question::Decide(due) => {
                let turn = due.turn();
                let stones = due.game.moves().to_vec();
                decide::decide(&OpeningTurn { turn, stones }, *due.game, report)
            }
            Question::Values { game } => {
                values::values(game.position(), adviser, &mut self.analyst, report)
            }
            Question::Explain { game, square } => {
                reasons::explain(game.position(), square, adviser, report)
            }
            Question::Hint { game } => reasons::hint(game.position(), adviser, report),
            Question::Review { game } => review::review(&game, adviser, report),
            Question::Trace {
                subject,
                method,
                ahead,
                filter,
                most,
            } => trace::trace(subject, method, ahead, filter, most, report),
            Question::Boards { game } => boards::boards(game.position()),
            Question::Threats { game } => {
                Answer::Threats(ThreatMap::of(game.position()).unwrap_or_default())
            }
            Question::Judge { puzzle, square } => judge::judge(&puzzle, square),
        }
    }
}

/// Installs the weights that came with a question. Returns `true` if there are those
/// that it needs.
fn has_weights(question: &Question, sent: Option<&[u8]>) -> bool {
    let Some(line) = question.weights() else {
        return true;
    };
    if !Weights::are_known(line)
        && let Some(bytes) = sent
    {
        // A damaged file leaves the question without weights.
        let _ = Weights::install(bytes);
    }
    Weights::are_known(line)
}

/// The minimum time between two reports of progress: the page is not drawn more
/// often, and copying scores takes time from the search.
pub const INTERVAL: Duration = Duration::from_millis(50);

/// Posts the replies to one request.
struct Report<'a> {
    id: u32,
    clock: &'a dyn Fn() -> Duration,
    post: &'a mut dyn FnMut(Reply),
    /// The time of the next progress report.
    due: Duration,
}

impl Report<'_> {
    /// Posts a part of the answer.
    fn post_part(&mut self, answer: Answer) {
        self.post(answer, false);
    }

    /// Posts the number of positions visited, if progress is due.
    fn working(&mut self, nodes: u64) {
        if self.is_due() {
            self.post_part(Answer::Working { nodes });
        }
    }

    /// Returns `true` if progress is due.
    fn is_due(&self) -> bool {
        (self.clock)() >= self.due
    }

    /// Returns `true` if nothing has been posted for some time.
    fn is_silent_for(&self, time: Duration) -> bool {
        (self.clock)() + INTERVAL >= self.due + time
    }

    fn post(&mut self, answer: Answer, last: bool) {
        self.due = (self.clock)() + INTERVAL;
        (self.post)(Reply {
            id: self.id,
            last,
            answer,
        });
    }
}

#[cfg(test)]
mod tests;
