//! Filters for parts of a search.

use serde::{Deserialize, Serialize};

use super::event::{Event, Step};

/// A filter for the calls of a search. Calls keep their numbers, and a call
/// that passes still knows the number of calls below it.
///
/// ```
/// use dooz_coach::trace::{TraceFilter, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let tree = Subject::tree("((3 7) (2 (9 1)))", Side::Max)?;
/// let filter = TraceFilter { depth: Some(1), ..TraceFilter::default() };
/// let trace = Trace::record_part(tree, "minimax".parse()?, filter)?;
/// let calls: Vec<u64> = trace.state().calls().iter().map(|call| call.number).collect();
/// assert_eq!(calls, [1, 2, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceFilter {
    /// The deepest level, counted from the root of the search.
    pub depth: Option<u32>,
    /// The call at which the part begins.
    pub subtree: Option<u64>,
}

/// A running filter that decides for one event after the other whether it
/// passes.
#[derive(Debug)]
pub(super) struct RunningFilter {
    filter: TraceFilter,
    inside: bool,
    ends: bool,
}

impl RunningFilter {
    pub(super) const fn new(filter: TraceFilter) -> Self {
        Self {
            filter,
            inside: filter.subtree.is_none(),
            ends: false,
        }
    }

    pub(super) fn passes(&mut self, event: &Event) -> bool {
        if self.filter.subtree == Some(event.call) {
            self.inside = !self.ends;
            // Its own last event still belongs to it.
            self.ends = matches!(event.step, Step::Leave { .. });
        } else if self.ends {
            self.inside = false;
        }
        self.inside && self.filter.depth.is_none_or(|most| event.level <= most)
    }
}
