//! The counts of a search.

use crate::trace::event::{Event, Step};

/// The counts of a search at one of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// The number of calls made.
    pub calls: usize,
    /// The number of calls in which the game was over.
    pub leaves: usize,
    /// The number of cuts.
    pub cuts: usize,
    /// The number of pruned moves.
    pub pruned: usize,
}

impl SearchCounts {
    /// Applies an event.
    pub(in crate::trace) const fn apply(&mut self, event: &Event) {
        let more = Self::of(event);
        self.calls += more.calls;
        self.leaves += more.leaves;
        self.cuts += more.cuts;
        self.pruned += more.pruned;
    }

    /// Reverts the event that was applied last.
    pub(in crate::trace) const fn revert(&mut self, event: &Event) {
        let less = Self::of(event);
        self.calls -= less.calls;
        self.leaves -= less.leaves;
        self.cuts -= less.cuts;
        self.pruned -= less.pruned;
    }

    const fn of(event: &Event) -> Self {
        let (calls, leaves, cuts, pruned) = match &event.step {
            Step::Enter { end, .. } => (1, end.is_some() as usize, 0, 0),
            Step::Cut { pruned, .. } => (0, 0, 1, pruned.len()),
            Step::Choose { .. } | Step::Leave { .. } => (0, 0, 0, 0),
        };
        Self {
            calls,
            leaves,
            cuts,
            pruned,
        }
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Rules, Setup, Symbol};

    use super::*;
    use crate::trace::{Go, Subject, Trace, TreeView};

    #[test]
    fn counts_at_the_end_are_those_of_the_search() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let trace = Trace::record(subject, "alphabeta".parse().unwrap()).unwrap();
        let mut view = TreeView::new(trace);
        view.go(Go::Last);
        let (counts, summary) = (view.counts(), view.trace().summary);
        assert_eq!(counts.calls as u64, summary.calls);
        assert_eq!(counts.leaves as u64, summary.leaves);
        assert_eq!(counts.cuts as u64, summary.cuts);
        view.go(Go::First);
        assert_eq!(view.counts(), SearchCounts::default());
    }
}
