//! A search, step by step.

use dooz_coach::trace::{Method, Subject, Trace, TraceFilter};
use dooz_core::Limits;

use super::Report;
use crate::protocol::{Answer, Failure, TraceHead};

/// Enough for minimax on the empty board of tic-tac-toe, which needs 549,946
/// calls.
const MOST_CALLS: u64 = 600_000;

/// The number of events in one reply, which takes either side a few milliseconds.
const CHUNK: usize = 2_000;

pub(super) fn trace(
    subject: Subject,
    method: Method,
    ahead: Option<u32>,
    filter: TraceFilter,
    most: usize,
    report: &mut Report<'_>,
) -> Answer {
    let mut progress = |calls| report.working(calls);
    let limits = Limits {
        depth: ahead,
        nodes: Some(MOST_CALLS),
        ..Limits::default()
    };
    let recorded = Trace::record_first(most, subject, method, filter, &limits, &mut progress);
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
