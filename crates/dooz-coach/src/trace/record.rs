//! Recording of searches.

use std::fmt;
use std::ops::ControlFlow;

use dooz_core::{CannotPlay, Limits};
use serde::{Deserialize, Serialize};

use super::event::{Event, Step};
use super::filter::{RunningFilter, TraceFilter};
use super::search::{Method, Path, Subject, stream};
use super::search_state::SearchState;

/// A recorded search.
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
    /// The subject.
    pub subject: Subject,
    /// The method.
    pub method: Method,
    /// The filter for the recorded part.
    pub filter: TraceFilter,
    /// The moves from the root to the first recorded call.
    pub lead: Vec<u32>,
    /// The recorded events.
    pub events: Vec<Event>,
    /// The result of the whole search.
    pub summary: Summary,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The score: for Max, or with averaging for the side that made the last
    /// move.
    pub score: i64,
    /// The best move, if there is one.
    pub best: Option<u32>,
    /// The number of calls, including the root's.
    pub calls: u64,
    /// The number of calls in which the game was over.
    pub leaves: u64,
    /// The number of cuts because the window closed.
    pub cuts: u64,
    /// The number of cuts because no score could be better.
    pub fast_cuts: u64,
    /// `true` if a limit kept the search from being complete.
    pub limited: bool,
}

impl Trace {
    /// The largest number of calls in a recording; [`stream`] has no such
    /// limit, because it stores none.
    pub const MOST_CALLS: u64 = 1_000_000;

    /// Records a whole search.
    ///
    /// # Errors
    ///
    /// Returns an error if the method does not support the subject, or the
    /// search is too large.
    pub fn record(subject: Subject, method: Method) -> Result<Self, TraceError> {
        Self::record_part(subject, method, TraceFilter::default())
    }

    /// Records a part of a search.
    ///
    /// # Errors
    ///
    /// Returns an error if the method does not support the subject, there is no
    /// such part, or it is too large.
    pub fn record_part(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
    ) -> Result<Self, TraceError> {
        Self::record_within(subject, method, filter, &Limits::default(), &mut |_| {})
    }

    /// Records a part of a search within limits. `progress` receives the number
    /// of calls from time to time.
    ///
    /// # Errors
    ///
    /// Returns an error if the method does not support the subject, there is no
    /// such part, or it is too large.
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

    /// Records the first `most` events of a part of a search; the flag is
    /// `true` if there are no more. The search goes on to its end or to its
    /// limits, so that its summary is complete.
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
    /// Returns an error if the method does not support the subject, or there is
    /// no such part.
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

    /// Records what a picture of a part of a search needs that shows few of its calls:
    /// whole levels from the root down, as many as have at most
    /// [`MOST_PICTURED`](Self::MOST_PICTURED) calls, and the best line with the calls
    /// beside it. The search runs twice, and its calls are only counted the first time,
    /// so that neither needs much memory. Counts of calls are those of the whole search.
    ///
    /// ```
    /// use dooz_coach::trace::{Subject, Trace, TraceFilter};
    /// use dooz_core::{Limits, Rules, Setup, Symbol};
    /// let empty = Subject::board(&Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X)?)?;
    /// let (method, filter) = ("minimax".parse()?, TraceFilter::default());
    /// let trace = Trace::record_pictured(empty, method, filter, &Limits::default(), &mut |_| {})?;
    /// assert_eq!(trace.summary.calls, 549_946);
    /// assert!(trace.state().calls().len() < 20_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the method does not support the subject, or there is no
    /// such part.
    pub fn record_pictured(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, TraceError> {
        let mut outline = Outline::default();
        let mut running = RunningFilter::new(filter);
        stream(&subject, &method, limits, &mut |event| {
            event.tell_calls(progress);
            if running.passes(event) {
                outline.note(event);
            }
            ControlFlow::Continue(())
        })?;
        let levels = outline.levels_within(Self::MOST_PICTURED);
        let mut parents = Vec::new();
        Self::record_while(subject, method, filter, limits, progress, &mut |event| {
            let level = event.level as usize;
            if let Step::Enter { parent, .. } = event.step {
                parents.resize(level, None);
                parents.push(parent);
            }
            // Small families beside the best line may have room in the picture, too.
            let family = parents.iter().take(level + 1).rev().take(2).flatten();
            let is_beside = { family }.any(|parent| outline.best_line.contains(parent));
            ControlFlow::Continue(level < levels || is_beside)
        })
    }

    /// The largest number of calls in the whole levels of
    /// [`record_pictured`](Self::record_pictured).
    pub const MOST_PICTURED: u64 = 20_000;

    /// Records those events of a part of a search that `wanted` accepts, until
    /// it wants no more.
    fn record_while(
        subject: Subject,
        method: Method,
        filter: TraceFilter,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
        wanted: &mut dyn FnMut(&Event) -> ControlFlow<(), bool>,
    ) -> Result<Self, TraceError> {
        let mut events = Vec::new();
        let mut running = RunningFilter::new(filter);
        let mut path = Path::default();
        let mut lead = None;
        let summary = stream(&subject, &method, limits, &mut |event| {
            event.tell_calls(progress);
            let here = match event.step {
                Step::Enter { mv, .. } if lead.is_none() => path.enter(event.level, mv),
                _ => &[],
            };
            if running.passes(event) {
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

    /// Returns the state after all events.
    #[must_use]
    pub fn state(&self) -> SearchState {
        SearchState::of(&self.events)
    }
}

/// The counts of a search whose calls are not kept.
#[derive(Debug, Default)]
struct Outline {
    /// The number of calls of each level.
    calls: Vec<u64>,
    /// The open call of each level, and the last one that is closed, with the best
    /// line from there.
    lines: Vec<Vec<u64>>,
    closed: Vec<Vec<u64>>,
    /// The calls of the best line from the first call on.
    best_line: Vec<u64>,
}

impl Outline {
    fn note(&mut self, event: &Event) {
        let level = event.level as usize;
        if self.calls.len() <= level + 1 {
            self.calls.resize(level + 2, 0);
            self.lines.resize(level + 2, Vec::new());
            self.closed.resize(level + 2, Vec::new());
        }
        match event.step {
            Step::Enter { .. } => {
                self.calls[level] += 1;
                self.lines[level].clear();
                self.lines[level].push(event.call);
            }
            Step::Choose { .. } => {
                // The child that has just been closed is the best one so far.
                self.lines[level].truncate(1);
                let after = std::mem::take(&mut self.closed[level + 1]);
                self.lines[level].extend(after);
            }
            Step::Cut { .. } => {}
            Step::Leave { .. } => {
                self.closed[level] = std::mem::take(&mut self.lines[level]);
                // The first call is the last to be closed.
                self.best_line.clone_from(&self.closed[level]);
            }
        }
    }

    /// Returns the number of levels that have at most `most` calls together.
    fn levels_within(&self, most: u64) -> usize {
        let sums = self.calls.iter().scan(0, |sum, calls| {
            *sum += calls;
            Some(*sum)
        });
        sums.take_while(|&sum| sum <= most).count()
    }
}

/// The reason why a search cannot be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceError {
    /// The method does not play by these rules.
    CannotPlay {
        /// The method.
        method: &'static str,
        /// The error of the player.
        reason: CannotPlay,
    },
    /// The method plays on boards and does not support trees.
    BoardOnly(&'static str),
    /// No call passes the filter.
    Empty {
        /// The filter.
        filter: TraceFilter,
        /// The number of calls.
        calls: u64,
    },
    /// More than [`Trace::MOST_CALLS`] calls would have to be stored.
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
