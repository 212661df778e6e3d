//! Asks the worker for the traces of searches.

use dooz_coach::trace::{
    IntuitionView, Method, Subject, Trace, TraceFilter, TreeView, Walkthrough,
};

use super::walker::Walker;
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::shared;
use crate::protocol::{Answer, Question};
use crate::tree::{TreeQuery, Way};

/// The maximum number of events of a search, and of each search in a comparison.
const MOST: usize = 60_000;
const MOST_OF_TWO: usize = 20_000;

/// A request for the trace of a search, or of two that are compared.
#[derive(Clone, Copy)]
pub(super) struct TraceRequest {
    walker: Walker,
    /// The state of the search.
    pub(super) note: RwSignal<Note>,
    /// One for each search.
    questions: [QuestionSlot; 2],
    /// The searches of a comparison, until both are complete.
    halves: StoredValue<[Option<TreeView>; 2]>,
    left: StoredValue<usize>,
}

/// The state of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// Nothing to report.
    Quiet,
    /// It is running.
    Working,
    /// It is too large to be shown as a whole.
    TooLarge {
        /// The number of its calls.
        calls: u64,
        /// `true` if it has even more calls.
        more: bool,
    },
    /// The method cannot search the subject.
    Impossible,
    /// The worker has failed.
    Failed,
}

impl TraceRequest {
    pub(super) fn new(walker: Walker) -> Self {
        let worker = shared().worker;
        Self {
            walker,
            note: RwSignal::new(Note::Quiet),
            questions: [worker, worker].map(QuestionSlot::new),
            halves: StoredValue::new([None, None]),
            left: StoredValue::new(0),
        }
    }

    /// Asks for the traces of a query; `depth` is the deepest level to show.
    pub(super) fn ask_for(self, query: &TreeQuery, depth: Option<u32>) {
        for question in self.questions {
            question.forget();
        }
        self.walker.playing.set(false);
        self.note.set(Note::Quiet);
        match (&query.way, &query.subject, query.against) {
            (Way::Intuition(spec), Subject::Board { position, .. }, _) => {
                let view = IntuitionView::of(**position, spec.intuition(position.rules()));
                self.walker.walk.set(Walkthrough::Intuition(Box::new(view)));
            }
            (Way::Intuition(_), Subject::Tree(_), _) => self.note.set(Note::Impossible),
            (&Way::Search(method), _, None) => self.ask(query, method, depth, None),
            (&Way::Search(method), _, Some(against)) => {
                self.left.set_value(2);
                self.ask(query, method, depth, Some(0));
                self.ask(query, against, depth, Some(1));
            }
        }
    }

    fn ask(self, query: &TreeQuery, method: Method, depth: Option<u32>, half: Option<usize>) {
        self.note.set(Note::Working);
        let question = Question::Trace {
            subject: query.subject.clone(),
            method,
            ahead: query.ahead,
            filter: TraceFilter {
                depth,
                subtree: None,
            },
            most: if half.is_some() { MOST_OF_TWO } else { MOST },
        };
        let listener = move |answer, _| self.receive(answer, half);
        self.questions[half.unwrap_or(0)].ask(question, listener);
    }

    fn receive(self, answer: Answer, half: Option<usize>) {
        match answer {
            Answer::Working { .. } => {}
            Answer::TraceHead(head) => self.show((*head).trace(), half),
            Answer::TraceEvents(events) => self.change(half, |view| view.grow(events)),
            Answer::TraceEnd { summary, complete } => {
                self.change(half, |view| view.finish(summary));
                if !complete {
                    self.note.set(Note::TooLarge {
                        calls: summary.calls,
                        more: summary.limited,
                    });
                } else if self.note.with_untracked(|note| *note == Note::Working) {
                    self.note.set(Note::Quiet);
                }
                self.join(half);
            }
            Answer::Failed(_) => self.note.set(Note::Impossible),
            _ => self.note.set(Note::Failed),
        }
    }

    fn show(self, trace: Trace, half: Option<usize>) {
        let view = TreeView::new(trace);
        match half {
            None => self.walker.walk.set(Walkthrough::tree_of(view)),
            Some(half) => self.halves.update_value(|halves| halves[half] = Some(view)),
        }
    }

    fn change(self, half: Option<usize>, change: impl FnOnce(&mut TreeView)) {
        match half {
            None => self.walker.walk.update(|walk| {
                if let Some(view) = walk.tree_mut(0) {
                    change(view);
                }
            }),
            Some(half) => self.halves.update_value(|halves| {
                if let Some(view) = &mut halves[half] {
                    change(view);
                }
            }),
        }
    }

    /// Compares two searches once both are complete.
    fn join(self, half: Option<usize>) {
        if half.is_none() {
            return;
        }
        self.left.update_value(|left| *left -= 1);
        if self.left.get_value() == 0
            && let [Some(first), Some(second)] = self
                .halves
                .try_update_value(std::mem::take)
                .unwrap_or_default()
        {
            self.walker.walk.set(Walkthrough::both(first, second));
        }
    }
}
