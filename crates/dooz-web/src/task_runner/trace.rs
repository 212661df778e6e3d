//! A search, step by step.

use dooz_coach::trace::{Method, Subject, Trace, TraceFilter};
use dooz_core::Limits;

use super::Report;
use crate::protocol::{Answer, Begun, Failure};

/// Minimax needs 549,946 calls for the empty board of tic-tac-toe, and that
/// many are counted before anybody grows impatient.
const LIMITS: Limits<'_> = Limits {
    depth: None,
    nodes: Some(600_000),
    memory: None,
    stop: None,
};

/// The events of one reply: few milliseconds for either side.
const CHUNK: usize = 2_000;

pub(super) fn trace(
    subject: Subject,
    method: Method,
    filter: TraceFilter,
    most: usize,
    report: &mut Report<'_>,
) -> Answer {
    let mut progress = |calls| report.working(calls);
    let recorded = Trace::record_first(most, subject, method, filter, &LIMITS, &mut progress);
    let Ok((trace, whole)) = recorded else {
        return Answer::Failed(Failure::NoTrace);
    };
    report.say(Answer::Begun(Box::new(Begun {
        subject: trace.subject,
        method: trace.method,
        filter: trace.filter,
        lead: trace.lead,
    })));
    for events in trace.events.chunks(CHUNK) {
        report.say(Answer::Events(events.to_vec()));
    }
    let summary = trace.summary;
    Answer::Ended { summary, whole }
}
