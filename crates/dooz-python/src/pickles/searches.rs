//! Pickles of traced searches.

use dooz_coach::trace::{self, Event, Subject, Summary, TraceFilter};
use serde::{Deserialize, Serialize};

use super::{BoardState, Pickle, parsed};
use crate::searches::Diff;

/// A trace without its events, which old pickles have here.
#[derive(Serialize, Deserialize)]
pub(crate) struct TraceState {
    board: BoardState,
    search: String,
    #[serde(skip_serializing)]
    events: Option<Vec<Event>>,
    summary: Summary,
}

impl TraceState {
    pub(crate) fn of(trace: &trace::Trace) -> Self {
        let Subject::Board { position, first } = &trace.subject else {
            unreachable!("boards alone are traced");
        };
        Self {
            board: BoardState::of(position, *first),
            search: trace.method.to_string(),
            events: None,
            summary: trace.summary,
        }
    }

    pub(crate) fn trace(self, events: Option<Vec<Event>>) -> Result<trace::Trace, String> {
        let (position, first) = self.board.board()?;
        Ok(trace::Trace {
            subject: Subject::Board {
                position: Box::new(position),
                first,
            },
            method: parsed(&self.search)?,
            filter: TraceFilter::default(),
            lead: Vec::new(),
            events: events.or(self.events).ok_or("it has no events")?,
            summary: self.summary,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct DiffState {
    searches: [String; 2],
    diff: trace::Diff,
}

impl Pickle for Diff {
    const NAME: &'static str = "Diff";
    type State = DiffState;

    fn state(&self) -> DiffState {
        DiffState {
            searches: self.searches.map(|search| search.to_string()),
            diff: self.diff.clone(),
        }
    }

    fn restore(state: DiffState) -> Result<Self, String> {
        let [first, second] = state.searches;
        Ok(Self {
            diff: state.diff,
            searches: [parsed(&first)?, parsed(&second)?],
        })
    }
}
