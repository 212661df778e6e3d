//! Pickles of traced searches.

use dooz_coach::trace::{self, Event, Subject, Summary, TraceFilter};
use serde::{Deserialize, Serialize};

use super::{BoardState, Pickle, parsed};
use crate::searches::{Diff, Trace};

#[derive(Serialize, Deserialize)]
pub(crate) struct TraceState {
    board: BoardState,
    search: String,
    events: Vec<Event>,
    summary: Summary,
}

impl Pickle for Trace {
    const NAME: &'static str = "Trace";
    type State = TraceState;

    fn state(&self) -> TraceState {
        let Subject::Board { position, first } = &self.0.subject else {
            unreachable!("boards alone are traced");
        };
        TraceState {
            board: BoardState::of(position, *first),
            search: self.0.method.to_string(),
            events: self.0.events.clone(),
            summary: self.0.summary,
        }
    }

    fn restore(state: TraceState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        Ok(Self(trace::Trace {
            subject: Subject::Board {
                position: Box::new(position),
                first,
            },
            method: parsed(&state.search)?,
            filter: TraceFilter::default(),
            lead: Vec::new(),
            events: state.events,
            summary: state.summary,
        }))
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
