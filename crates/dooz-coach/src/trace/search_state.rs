//! The state of a search after some of its events.

use dooz_core::textbook::Side;

use super::event::{Bounds, End, Event, Step};

/// The state of a search after some of its events: a fold over them.
///
/// ```
/// use dooz_coach::trace::{SearchState, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut state = SearchState::of(&trace.events[..4]);
/// // The second call has looked at the 7 and is about to make sure of it.
/// assert_eq!(state.stack().map(|call| call.number).collect::<Vec<_>>(), [1, 2]);
/// assert_eq!(state.call(3).unwrap().score, Some(7));
///
/// state.apply(&trace.events[4]);
/// assert_eq!(state.call(2).unwrap().window().unwrap().beta, Some(7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchState {
    /// The calls in the order of their numbers.
    calls: Vec<Call>,
    /// The places of the calls that have not returned, the outermost first.
    open: Vec<usize>,
}

/// A call and its progress so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its number.
    pub number: u64,
    /// The call that made it; `None` at the root.
    pub parent: Option<u64>,
    /// The number of moves from the root.
    pub level: u32,
    /// The move that led here; `None` at the root.
    pub mv: Option<u32>,
    /// The side to move.
    pub side: Side,
    /// The end of the game, if it is over.
    pub end: Option<End>,
    /// The window on entry, if the method has one.
    pub entry: Option<Bounds>,
    /// The successive best moves, and the windows after them.
    pub changes: Vec<BestSoFar>,
    /// The cut that ended it, if any.
    pub cut: Option<Pruning>,
    /// The facts about its return, once it has returned.
    pub returned: Option<Return>,
    /// Its score, once it has returned.
    pub score: Option<i64>,
    /// The numbers of the calls that it made.
    pub children: Vec<u64>,
}

/// A move that was the best so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct BestSoFar {
    /// The move.
    #[serde(rename = "move")]
    pub mv: u32,
    /// Its score.
    pub score: i64,
    /// The window after it, if the method has one.
    pub window: Option<Bounds>,
    /// `true` if it wins at once and was evaluated without a call.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub at_once: bool,
}

/// A cut: skipped moves and the reason.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Pruning {
    /// `true` if no score could be better; otherwise the window has closed.
    pub fast: bool,
    /// The window after the visited moves.
    pub window: Bounds,
    /// The skipped moves.
    pub pruned: Vec<u32>,
}

/// The facts about a call that has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    /// Its place among all that have returned, from 1.
    pub order: u64,
    /// The number of calls in its subtree, including itself.
    pub calls: u64,
}

impl Call {
    /// Returns the current window.
    #[must_use]
    pub fn window(&self) -> Option<Bounds> {
        let last = self.changes.last().and_then(|change| change.window);
        last.or(self.entry)
    }

    /// Returns the best move so far.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        self.changes.last().map(|change| change.mv)
    }

    /// Returns `true` if a filter hides the calls that it made.
    #[must_use]
    pub fn is_cropped(&self) -> bool {
        self.children.is_empty() && self.returned.is_some_and(|returned| returned.calls > 1)
    }

    /// Returns `true` if a limit kept it from evaluating any move.
    #[must_use]
    pub fn is_limited(&self) -> bool {
        let made_none = self.returned.is_some_and(|returned| returned.calls == 1);
        made_none && self.end.is_none() && self.changes.is_empty()
    }
}

impl SearchState {
    /// Creates the state after these events.
    #[must_use]
    pub fn of(events: &[Event]) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Returns the calls made so far, in the order of their numbers.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Returns the call with this number.
    #[must_use]
    pub fn call(&self, number: u64) -> Option<&Call> {
        self.place(number).map(|place| &self.calls[place])
    }

    /// Returns the calls that have not returned, the outermost first.
    pub fn stack(&self) -> impl Iterator<Item = &Call> {
        self.open.iter().map(|&place| &self.calls[place])
    }

    /// Returns the calls along the moves that are best so far, from the first
    /// call.
    pub fn best_line(&self) -> impl Iterator<Item = &Call> {
        std::iter::successors(self.calls.first(), |call| {
            let best = call.best()?;
            let children = call.children.iter().filter_map(|&number| self.call(number));
            children.into_iter().find(|child| child.mv == Some(best))
        })
    }

    /// Applies an event.
    pub fn apply(&mut self, event: &Event) {
        match &event.step {
            Step::Enter {
                parent,
                mv,
                side,
                end,
                window,
            } => {
                if let Some(&place) = self.open.last() {
                    self.calls[place].children.push(event.call);
                }
                self.open.push(self.calls.len());
                self.calls.push(Call {
                    number: event.call,
                    parent: *parent,
                    level: event.level,
                    mv: *mv,
                    side: *side,
                    end: *end,
                    entry: *window,
                    changes: Vec::new(),
                    cut: None,
                    returned: None,
                    score: None,
                    children: Vec::new(),
                });
            }
            Step::Choose {
                mv,
                score,
                window,
                at_once,
            } => {
                let change = BestSoFar {
                    mv: *mv,
                    score: *score,
                    window: *window,
                    at_once: *at_once,
                };
                if let Some(call) = self.at(event.call) {
                    call.changes.push(change);
                }
            }
            Step::Cut {
                fast,
                window,
                pruned,
            } => {
                let (fast, window, pruned) = (*fast, *window, pruned.clone());
                if let Some(call) = self.at(event.call) {
                    call.cut = Some(Pruning {
                        fast,
                        window,
                        pruned,
                    });
                }
            }
            Step::Leave {
                score,
                returned,
                calls,
            } => {
                let (order, calls) = (*returned, *calls);
                if let Some(call) = self.at(event.call) {
                    call.score = Some(*score);
                    call.returned = Some(Return { order, calls });
                }
                self.open.pop();
            }
        }
    }

    /// Reverts the event that was applied last.
    pub fn revert(&mut self, event: &Event) {
        match &event.step {
            Step::Enter { .. } => {
                self.calls.pop();
                self.open.pop();
                if let Some(&place) = self.open.last() {
                    self.calls[place].children.pop();
                }
            }
            Step::Choose { .. } => {
                if let Some(call) = self.at(event.call) {
                    call.changes.pop();
                }
            }
            Step::Cut { .. } => {
                if let Some(call) = self.at(event.call) {
                    call.cut = None;
                }
            }
            Step::Leave { .. } => {
                let Some(place) = self.place(event.call) else {
                    return;
                };
                self.calls[place].score = None;
                self.calls[place].returned = None;
                self.open.push(place);
            }
        }
    }

    fn at(&mut self, number: u64) -> Option<&mut Call> {
        let place = self.place(number)?;
        Some(&mut self.calls[place])
    }

    /// Returns the index of the call with this number. A filter can leave gaps.
    fn place(&self, number: u64) -> Option<usize> {
        let whole = usize::try_from(number.checked_sub(1)?).ok()?;
        match self.calls.get(whole) {
            Some(call) if call.number == number => Some(whole),
            _ => self
                .calls
                .binary_search_by_key(&number, |call| call.number)
                .ok(),
        }
    }
}
