//! Searches that are written down in slices.

use std::ops::ControlFlow;

use dooz_core::Limits;

use super::event::{Event, Step};
use super::filter::{Filter, Sieve};
use super::method::Method;
use super::record::{Summary, Trace, TraceError};
use super::stream::Streaming;
use super::subject::{Path, Subject};

/// A search under way, of which the first events are written down. It goes
/// on to its end, so that its summary is that of all of it.
///
/// ```
/// use dooz_coach::trace::{Filter, Recording, Subject};
/// use dooz_core::textbook::Side;
/// use dooz_core::Limits;
/// let tree = Subject::tree("((7 9) (3 8))", Side::Max)?;
/// let mut recording = Recording::new(tree, "alphabeta".parse()?, Filter::default(), 4);
/// while !recording.step(&Limits::default(), &|| true)? {}
/// let (trace, is_whole) = recording.into_trace()?;
/// assert_eq!((trace.events.len(), trace.summary.calls, is_whole), (4, 6, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Recording {
    subject: Subject,
    method: Method,
    filter: Filter,
    most: usize,
    /// How many events pass the filter.
    count: usize,
    events: Vec<Event>,
    sieve: Sieve,
    path: Path,
    lead: Option<Vec<u32>>,
    search: Streaming,
}

impl Recording {
    /// Begins to search. No more than `most` events are written down.
    #[must_use]
    pub fn new(subject: Subject, method: Method, filter: Filter, most: usize) -> Self {
        let levels = match &subject {
            Subject::Board { position, .. } => position.empty().len() + 1,
            // Whoever typed it in did not type for long.
            Subject::Tree(_) => 0,
        };
        Self {
            subject,
            method,
            filter,
            most,
            count: 0,
            events: Vec::new(),
            sieve: Sieve::new(filter),
            path: Path::default(),
            lead: None,
            search: Streaming::new(levels),
        }
    }

    /// Searches until the slice is over, and at least a little; returns
    /// whether that was the end of it. On trees that is at once. The limits
    /// hold for all steps together.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject.
    pub fn step(
        &mut self,
        limits: &Limits<'_>,
        slice_is_over: &dyn Fn() -> bool,
    ) -> Result<bool, TraceError> {
        let Self {
            most,
            count,
            events,
            sieve,
            path,
            lead,
            search,
            ..
        } = self;
        let what = (&self.subject, &self.method);
        let mut sink = |event: &Event| {
            let here = match event.step {
                Step::Enter { by, .. } if lead.is_none() => path.enter(event.level, by),
                _ => &[],
            };
            if sieve.lets(event) {
                if lead.is_none() {
                    *lead = Some(here.to_vec());
                }
                *count += 1;
                if *count <= *most {
                    events.push(event.clone());
                }
            }
            ControlFlow::Continue(())
        };
        search.go_on(what, limits, &mut sink, slice_is_over)
    }

    /// What has come of the search until now.
    #[must_use]
    pub fn summary(&self) -> Summary {
        self.search.summary()
    }

    /// What was written down, and whether these were all events.
    ///
    /// # Errors
    ///
    /// If there is no such part.
    pub fn into_trace(self) -> Result<(Trace, bool), TraceError> {
        let (filter, summary) = (self.filter, self.search.summary());
        let calls = summary.calls;
        let lead = self.lead.ok_or(TraceError::Empty { filter, calls })?;
        let trace = Trace {
            subject: self.subject,
            method: self.method,
            filter,
            lead,
            events: self.events,
            summary,
        };
        Ok((trace, self.count <= self.most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::{Setup, Symbol};

    #[test]
    fn a_search_in_slices_is_written_down_like_one_at_once() {
        let setup = Setup::parse("3x3x3".parse().unwrap(), "X........", Symbol::O).unwrap();
        let subject = Subject::board(&setup).unwrap();
        for name in [
            "minimax",
            "alphabeta:order=centre",
            "sisoog",
            "averaging",
            "lafore",
        ] {
            let method: Method = name.parse().unwrap();
            let filter = Filter {
                depth: None,
                subtree: Some(3),
            };
            let at_once = Trace::record_part(subject.clone(), method, filter).unwrap();
            let most = usize::MAX;
            let mut recording = Recording::new(subject.clone(), method, filter, most);
            let mut slices = 1;
            while !recording.step(&Limits::default(), &|| true).unwrap() {
                slices += 1;
            }
            assert_eq!(recording.into_trace().unwrap(), (at_once, true), "{name}");
            assert!(slices > 1, "{name}");
        }
    }
}
