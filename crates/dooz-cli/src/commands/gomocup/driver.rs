//! The main thread: lines and answers in, replies out.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use dooz_core::CannotPlay;
use dooz_play::clock::TimeManager;
use dooz_play::gomocup::{About, Action, Answer, Question, Reply, Session};
use dooz_play::players::{BrainSpec, SeededRandom};

use super::thinker::{Order, Thinker, deadline};
use crate::input_lines::{InputLine, InputLines};

/// A message to the main thread.
pub(super) enum Event {
    /// A line of the manager.
    Line(InputLine),
    /// The end of the input.
    End,
    /// Remarks of the brain.
    Remarks(Vec<Reply>),
    /// The answer of the brain.
    Answer(Result<Answer, CannotPlay>),
}

/// The time in which what was asked is still answered after the end of the input: enough
/// for a script with limits of positions, while a brain does not outlive a manager that has
/// crashed.
const FAREWELL: Duration = Duration::from_secs(1);

/// Talks to a manager until the session ends, or the input has ended and all that was
/// asked is answered.
///
/// The other threads are left to the end of the program: a brain may take long
/// to stop, and nothing can interrupt the reading.
pub(super) fn run(spec: BrainSpec, random: SeededRandom, output: &mut dyn Write) -> io::Result<()> {
    let (to_main, events) = mpsc::channel();
    let (to_thinker, orders) = mpsc::channel();
    let thinker_events = to_main.clone();
    thread::spawn(move || read(&to_main));
    thread::spawn(move || Thinker::new(spec, random).run(&orders, &thinker_events));

    let mut driver = Driver {
        spec,
        session: Session::new(about(spec)),
        orders: to_thinker,
        stop: Arc::default(),
        deadline: None,
        farewell: None,
        is_silent: false,
        heard: Instant::now(),
    };
    while let Some(event) = driver.next(&events) {
        if matches!(event, Event::Line(_)) {
            driver.heard = Instant::now();
        }
        let actions = match event {
            // A folder may be told in another encoding, and there is no answer to that.
            Event::Line(InputLine::Text(line) | InputLine::NotText(line)) => {
                driver.session.line(&line)
            }
            Event::Line(InputLine::TooLong) => refusal("the line is too long"),
            Event::Remarks(remarks) => remarks.into_iter().map(Action::Reply).collect(),
            Event::Answer(answer) => {
                driver.deadline = None;
                driver.session.answer(answer)
            }
            Event::End => {
                driver.farewell = Some(Instant::now() + FAREWELL);
                Vec::new()
            }
        };
        for action in actions {
            match action {
                Action::Reply(reply) => writeln!(output, "{reply}")?,
                Action::Think(question) => driver.think(*question),
                Action::Stop => driver.stop.store(true, Ordering::Relaxed),
                Action::Exit => return output.flush(),
            }
        }
        output.flush()?;
        if driver.farewell.is_some() && !driver.session.owes_answer() {
            return Ok(());
        }
    }
    Ok(())
}

/// Reads lines until the input ends.
fn read(events: &Sender<Event>) {
    let mut lines = InputLines::new(io::stdin().lock());
    while let Ok(Some(line)) = lines.next_line() {
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // Without a receiver the program is about to end.
    let _ = events.send(Event::End);
}

fn refusal(reason: &str) -> Vec<Action> {
    vec![Action::Reply(Reply::Error(reason.to_owned()))]
}

fn about(spec: BrainSpec) -> About {
    About {
        name: format!("Dooz {spec}"),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        author: env!("CARGO_PKG_AUTHORS").to_owned(),
        ..About::default()
    }
}

struct Driver {
    spec: BrainSpec,
    session: Session,
    orders: Sender<Order>,
    /// The flag that stops the current search.
    stop: Arc<AtomicBool>,
    /// The time at which to set it.
    deadline: Option<Instant>,
    /// The latest time at which to set it, after the end of the input.
    farewell: Option<Instant>,
    /// `true` if the manager does not wait for the current search.
    is_silent: bool,
    /// The arrival of the last line.
    heard: Instant,
}

impl Driver {
    /// Waits for the next event. Stops the brain at the deadline meanwhile.
    fn next(&mut self, events: &Receiver<Event>) -> Option<Event> {
        if let Some(deadline) = self.deadline.into_iter().chain(self.farewell).min() {
            let rest = deadline.saturating_duration_since(Instant::now());
            match events.recv_timeout(rest) {
                Ok(event) => return Some(event),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    self.stop.store(true, Ordering::Relaxed);
                    self.deadline = None;
                }
            }
        }
        events.recv().ok()
    }

    fn think(&mut self, question: Question) {
        // The clock of a command runs while it waits for a silent search.
        let begin = if self.is_silent {
            self.heard
        } else {
            Instant::now()
        };
        self.is_silent = question.is_silent;
        let time = TimeManager::new(&question.clock, &question.position);
        let limit = deadline(&self.spec, &time);
        self.deadline = limit.and_then(|limit| begin.checked_add(limit));
        self.stop = Arc::default();
        let order = Order {
            question,
            time,
            begin,
            stop: Arc::clone(&self.stop),
        };
        self.orders
            .send(order)
            .expect("the thinker runs as long as the program");
    }
}
