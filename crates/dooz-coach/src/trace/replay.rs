//! Stepping through a search, forwards and back.

use super::event::{Event, Step};
use super::search_state::SearchState;

/// A place between two events of a search, with the state there.
///
/// ```
/// use dooz_coach::trace::{Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut replay = trace.replay();
/// assert!(replay.to_next_cut());
/// assert_eq!(replay.last().unwrap().call, 5);
/// let there = replay.state().clone();
/// replay.forward();
/// replay.back();
/// assert_eq!(*replay.state(), there);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    events: &'a [Event],
    step: usize,
    state: SearchState,
}

impl<'a> Replay<'a> {
    /// The place before the first event.
    #[must_use]
    pub fn new(events: &'a [Event]) -> Self {
        Self {
            events,
            step: 0,
            state: SearchState::default(),
        }
    }

    /// How many events lie behind.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// How many events there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing happens at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The state here.
    #[must_use]
    pub const fn state(&self) -> &SearchState {
        &self.state
    }

    /// The event that has just happened.
    #[must_use]
    pub fn last(&self) -> Option<&'a Event> {
        self.events.get(self.step.checked_sub(1)?)
    }

    /// Goes over the next event; `false` at the end.
    pub fn forward(&mut self) -> bool {
        let Some(event) = self.events.get(self.step) else {
            return false;
        };
        self.state.apply(event);
        self.step += 1;
        true
    }

    /// Goes back over the last event; `false` at the beginning.
    pub fn back(&mut self) -> bool {
        let Some(event) = self.last() else {
            return false;
        };
        self.state.revert(event);
        self.step -= 1;
        true
    }

    /// Goes to where so many events lie behind, or to the end.
    pub fn seek(&mut self, step: usize) {
        while self.step < step && self.forward() {}
        while self.step > step && self.back() {}
    }

    /// Goes on to where a cut has just happened; `false`, and nowhere, if
    /// none is to come.
    pub fn to_next_cut(&mut self) -> bool {
        let rest = &self.events[self.step..];
        let next = rest
            .iter()
            .position(|event| matches!(event.step, Step::Cut { .. }));
        if let Some(next) = next {
            self.seek(self.step + next + 1);
        }
        next.is_some()
    }
}
