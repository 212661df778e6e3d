//! Searching while somebody writes it down.

use std::fmt;
use std::ops::ControlFlow;

use dooz_core::{CannotPlay, Limits};
use serde::{Deserialize, Serialize};

use super::event::{Event, Step};
use super::filter::{Sieve, TraceFilter};
use super::search::Counts;
use super::search::Method;
use super::search::stream;
use super::search::{Path, Subject};
use super::search_state::SearchState;

/// A search that has been written down.
///
/// ```
/// use dooz_coach::trace::{Subject, Trace};
/// use dooz_core::textbook::Side;
/// let tree = Subject::tree("((7 9) (3 8))", Side::Max)?;
/// let trace = Trace::record(tree, "alphabeta".parse()?)?;
/// assert_eq!((trace.summary.score, trace.summary.calls, trace.summary.cuts), (7, 6, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// What was searched.
    pub subject: Subject,
    /// How.
    pub method: Method,
    /// Which part of it was written down.
    pub filter: TraceFilter,
    /// The moves from the root to the first call that was written down.
    pub lead: Vec<u32>,
    /// What happened.
    pub events: Vec<Event>,
    /// What came of the whole search.
    pub summary: Summary,
}

/// What came of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The score: for Max, or for averaging, for the side that made the last
    /// move.
    pub score: i64,
    /// The best move, if there is one.
    pub best: Option<u32>,
    /// The calls, the root's included.
    pub calls: u64,
    /// The calls in which the game was over.
    pub leaves: u64,
    /// Cuts because the window closed.
    pub cuts: u64,
    /// Cuts because no score could be better.
    pub fast_cuts: u64,
    /// Whether a limit kept the search from seeing everything.
    pub limited: bool,
}

impl Trace {
    /// The most calls that are written down at once: more are for
    /// [`stream`], which keeps none.
    pub const MOST_CALLS: u64 = 1_000_000;

    /// Writes a whole search down.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, or the search is too large.
    pub fn record(subject: Subject, method: Method) -> Result<Self, TraceError> {
        Self::record_part(subject, method, TraceFilter::default())
    }

    /// Writes a part of a search down.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, there is no such part, or it
    /// is too large.
    pub fn record_part(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
    ) -> Result<Self, TraceError> {
        Self::record_within(subject, method, filter, &Limits::default(), &mut |_| {})
    }

    /// Writes a part of a search within limits down. `progress` hears from
    /// time to time how many calls there have been.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, there is no such part, or it
    /// is too large.
    pub fn record_within(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, TraceError> {
        let mut calls = 0;
        let trace = Self::record_while(subject, method, filter, limits, progress, &mut |event| {
            calls += u64::from(matches!(event.step, Step::Enter { .. }));
            if calls > Self::MOST_CALLS {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(true)
            }
        });
        if calls > Self::MOST_CALLS {
            return Err(TraceError::TooLarge);
        }
        trace
    }

    /// Writes the first `most` events of a part of a search down, and says
    /// whether these are all. The search goes on to its end or to its limits,
    /// so that its summary is that of all of it.
    ///
    /// ```
    /// use dooz_coach::trace::{TraceFilter, Subject, Trace};
    /// use dooz_core::Limits;
    /// use dooz_core::textbook::Side;
    /// let tree = Subject::tree("((7 9) (3 8))", Side::Max)?;
    /// let (method, limits) = ("alphabeta".parse()?, Limits::default());
    /// let (trace, is_whole) =
    ///     Trace::record_first(4, tree, method, TraceFilter::default(), &limits, &mut |_| {})?;
    /// assert_eq!((trace.events.len(), trace.summary.calls, is_whole), (4, 6, false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, or there is no such part.
    pub fn record_first(
        most: usize,
        subject: Subject,
        method: Method,
        filter: TraceFilter,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(Self, bool), TraceError> {
        let mut count = 0;
        let trace = Self::record_while(subject, method, filter, limits, progress, &mut |_| {
            count += 1;
            ControlFlow::Continue(count <= most)
        })?;
        Ok((trace, count <= most))
    }

    /// Writes those events of a part of a search down that `wanted` wants,
    /// until it wants no more.
    fn record_while(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
        wanted: &mut dyn FnMut(&Event) -> ControlFlow<(), bool>,
    ) -> Result<Self, TraceError> {
        let mut events = Vec::new();
        let mut sieve = Sieve::new(filter);
        let mut path = Path::default();
        let mut lead = None;
        let summary = stream(&subject, &method, limits, &mut |event| {
            event.tell_calls(progress);
            let here = match event.step {
                Step::Enter { by, .. } if lead.is_none() => path.enter(event.level, by),
                _ => &[],
            };
            if sieve.lets(event) {
                if lead.is_none() {
                    lead = Some(here.to_vec());
                }
                if wanted(event)? {
                    events.push(event.clone());
                }
            }
            ControlFlow::Continue(())
        })?;
        let calls = summary.calls;
        let lead = lead.ok_or(TraceError::Empty { filter, calls })?;
        Ok(Self {
            subject,
            method,
            filter,
            lead,
            events,
            summary,
        })
    }

    /// The state after all events.
    #[must_use]
    pub fn state(&self) -> SearchState {
        SearchState::of(&self.events)
    }
}

impl From<Counts> for Summary {
    fn from(counts: Counts) -> Self {
        Self {
            score: counts.score,
            best: counts.best,
            calls: counts.calls,
            leaves: counts.leaves,
            cuts: counts.cuts,
            fast_cuts: counts.fast_cuts,
            limited: counts.limited,
        }
    }
}

/// Why a search cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceError {
    /// The method does not play by these rules.
    CannotPlay {
        /// The method.
        method: &'static str,
        /// Why not.
        reason: CannotPlay,
    },
    /// This method plays on boards, and knows no trees.
    BoardOnly(&'static str),
    /// No call passes the filter.
    Empty {
        /// The filter.
        filter: TraceFilter,
        /// How many calls there are.
        calls: u64,
    },
    /// More than [`Trace::MOST_CALLS`] calls would have to be kept.
    TooLarge,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotPlay { method, reason } => write!(f, "{method}: {reason}"),
            Self::BoardOnly(method) => write!(f, "{method} plays on boards alone"),
            Self::Empty { calls, .. } => write!(f, "none of {calls} calls is in that part"),
            Self::TooLarge => write!(f, "more than {} calls", Trace::MOST_CALLS),
        }
    }
}

impl std::error::Error for TraceError {}
