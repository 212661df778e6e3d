//! A search, step by step.

use dooz_coach::advice::Adviser;
use dooz_coach::trace::{Filter, Method, Subject, Trace};
use dooz_core::Limits;

use super::Task;
use crate::protocol::{Answer, Begun, Failure};

pub(super) struct Tracing {
    subject: Subject,
    method: Method,
    filter: Filter,
    most: usize,
    /// The trace with whether it is whole, and how much of it is told.
    trace: Option<(Trace, bool)>,
    told: usize,
}

/// Minimax needs 549,946 calls for the empty board of tic-tac-toe, and that
/// many are counted before anybody grows impatient.
const MOST_CALLS: u64 = 600_000;

/// The events of one reply: few milliseconds for either side.
const CHUNK: usize = 2_000;

const FAILED: Answer = Answer::Failed(Failure::NoTrace);

impl Tracing {
    pub(super) const fn new(subject: Subject, method: Method, filter: Filter, most: usize) -> Self {
        Self {
            subject,
            method,
            filter,
            most,
            trace: None,
            told: 0,
        }
    }

    fn search(&mut self) -> Option<Answer> {
        let limits = Limits {
            nodes: Some(MOST_CALLS),
            ..Limits::default()
        };
        let (subject, method) = (self.subject.clone(), self.method);
        let progress = &mut |_| {};
        match Trace::record_first(self.most, subject, method, self.filter, &limits, progress) {
            Ok(trace) => self.trace = Some(trace),
            Err(_) => return Some(FAILED),
        }
        None
    }

    fn tell(&mut self, say: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let (trace, whole) = self.trace.as_ref()?;
        if self.told == 0 {
            say(Answer::Begun(Box::new(Begun {
                subject: trace.subject.clone(),
                method: trace.method,
                filter: trace.filter,
                lead: trace.lead.clone(),
            })));
        }
        let rest = &trace.events[self.told..];
        if rest.is_empty() {
            return Some(Answer::Ended {
                summary: trace.summary,
                whole: *whole,
            });
        }
        let chunk = &rest[..rest.len().min(CHUNK)];
        say(Answer::Events(chunk.to_vec()));
        self.told += chunk.len();
        None
    }
}

impl Task for Tracing {
    fn step(&mut self, _: &mut Adviser, say: &mut dyn FnMut(Answer)) -> Option<Answer> {
        if self.trace.is_none() {
            self.search()
        } else {
            self.tell(say)
        }
    }

    fn stop(&mut self) -> Answer {
        match &self.trace {
            Some((trace, _)) if self.told > 0 => Answer::Ended {
                summary: trace.summary,
                whole: false,
            },
            _ => Answer::Nothing,
        }
    }
}
