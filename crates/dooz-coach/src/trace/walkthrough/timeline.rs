//! The timeline of a walkthrough.

/// A movement through a walkthrough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the start, before the first event.
    First,
    /// To the end, after the last event.
    Last,
    /// One event on.
    Forward,
    /// One event back.
    Back,
    /// To the step after this many events.
    To(usize),
    /// This many events on.
    On(usize),
    /// On to the next step after a cut.
    NextCut,
    /// Back to the previous step after a cut.
    PreviousCut,
    /// On to the next step after a finished call, or a finished judgement of a
    /// square.
    NextReturn,
    /// Back to the previous step after one.
    PreviousReturn,
}

/// The length of a walkthrough and the steps that are worth going to.
///
/// ```
/// use dooz_coach::trace::{Go, TimelineMark, MarkKind, Timeline};
/// let mut timeline = Timeline::default();
/// timeline.grow(6);
/// timeline.mark(TimelineMark { step: 4, kind: MarkKind::Cut });
/// assert_eq!(timeline.target(1, Go::NextCut), Some(4));
/// assert_eq!(timeline.target(4, Go::NextCut), None);
/// assert_eq!(timeline.target(4, Go::On(9)), Some(6));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    len: usize,
    cuts: Vec<usize>,
    returns: Vec<usize>,
    /// The marks for a slider.
    marks: Vec<TimelineMark>,
}

/// A mark on a slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimelineMark {
    /// The number of events before it.
    pub step: usize,
    /// The kind of mark.
    pub kind: MarkKind,
}

/// The kind of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Moves were skipped.
    Cut,
    /// A move of the root is finished.
    RootMove,
    /// A call further down is finished. Sliders do not show it.
    Return,
}

impl Timeline {
    /// Returns the number of events.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns `true` if there are no events.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds events at the end.
    pub const fn grow(&mut self, events: usize) {
        self.len += events;
    }

    /// Marks a step, which must not come before those marked already.
    pub fn mark(&mut self, mark: TimelineMark) {
        match mark.kind {
            MarkKind::Cut => self.cuts.push(mark.step),
            MarkKind::RootMove | MarkKind::Return => self.returns.push(mark.step),
        }
        if mark.kind != MarkKind::Return {
            self.marks.push(mark);
        }
    }

    /// Returns the target of a movement from a step, or `None` if there is no
    /// such step.
    #[must_use]
    pub fn target(&self, step: usize, go: Go) -> Option<usize> {
        let next = |places: &[usize]| {
            let at = places.partition_point(|&place| place <= step);
            places.get(at).copied()
        };
        let previous = |places: &[usize]| {
            let at = places.partition_point(|&place| place < step);
            at.checked_sub(1).map(|at| places[at])
        };
        match go {
            Go::First => Some(0),
            Go::Last => Some(self.len),
            Go::Forward => (step < self.len).then_some(step + 1),
            Go::Back => step.checked_sub(1),
            Go::To(step) => Some(step.min(self.len)),
            Go::On(steps) => Some(step.saturating_add(steps).min(self.len)),
            Go::NextCut => next(&self.cuts),
            Go::PreviousCut => previous(&self.cuts),
            Go::NextReturn => next(&self.returns),
            Go::PreviousReturn => previous(&self.returns),
        }
    }

    /// Returns the marks for a slider: at most `most` of each kind, the first
    /// of each dense stretch.
    #[must_use]
    pub fn marks(&self, most: usize) -> Vec<TimelineMark> {
        let stretch = |step: usize| step * most.max(1) / (self.len + 1);
        let mut last = [None; 2];
        let sparse = self.marks.iter().filter(|mark| {
            let seen = &mut last[usize::from(mark.kind == MarkKind::Cut)];
            let here = Some(stretch(mark.step));
            std::mem::replace(seen, here) != here
        });
        sparse.copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timeline(cuts: impl IntoIterator<Item = usize>, len: usize) -> Timeline {
        let mut timeline = Timeline::default();
        timeline.grow(len);
        for step in cuts {
            let kind = MarkKind::Cut;
            timeline.mark(TimelineMark { step, kind });
        }
        timeline
    }

    #[test]
    fn jumps_back_and_on_meet_the_same_cuts() {
        let timeline = timeline([3, 8, 9], 12);
        let mut there = vec![0];
        while let Some(next) = timeline.target(there[there.len() - 1], Go::NextCut) {
            there.push(next);
        }
        assert_eq!(there, [0, 3, 8, 9]);
        assert_eq!(timeline.target(12, Go::PreviousCut), Some(9));
        assert_eq!(timeline.target(9, Go::PreviousCut), Some(8));
        assert_eq!(timeline.target(3, Go::PreviousCut), None);
    }

    #[test]
    fn nobody_leaves_a_walk_at_its_ends() {
        let timeline = timeline([], 2);
        assert_eq!(timeline.target(2, Go::Forward), None);
        assert_eq!(timeline.target(0, Go::Back), None);
        assert_eq!(timeline.target(1, Go::To(usize::MAX)), Some(2));
    }

    #[test]
    fn a_slider_of_a_long_walk_keeps_few_marks() {
        let timeline = timeline((0..10_000).step_by(2), 10_000);
        let marks = timeline.marks(100);
        assert_eq!(marks.len(), 100);
        assert!(marks.is_sorted_by_key(|mark| mark.step));
    }
}
