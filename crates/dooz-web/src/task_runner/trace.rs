//! A search, step by step.

use dooz_coach::trace::{Method, Subject, Trace, TraceFilter};
use dooz_core::Limits;

use super::Report;
use crate::protocol::{Answer, Failure, TraceHead};

/// Enough for minimax on the empty board of tic-tac-toe, which needs 549,946
/// calls.
const LIMITS: Limits<'_> = Limits {
    depth: None,
    nodes: Some(600_000),
    memory: None,
    stop: None,
};

/// The number of events in one reply, which takes either side a few milliseconds.
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
    let Ok((trace, complete)) = recorded else {
        return Answer::Failed(Failure::NoTrace);
    };
    report.post_part(Answer::TraceHead(Box::new(TraceHead {
        subject: trace.subject,
        method: trace.method,
        filter: trace.filter,
        lead: trace.lead,
    })));
    for events in trace.events.chunks(CHUNK) {
        report.post_part(Answer::TraceEvents(events.to_vec()));
    }
    let summary = trace.summary;
    Answer::TraceEnd { summary, complete }
}
