//! Thinking that is done in slices, and comes to the same as if it were done
//! at once: what was found is noted, and found again in the notes.

use std::cell::Cell;

use dooz_core::{Journal, Mark};

/// The time until somebody else wants to have the processor.
///
/// Whoever thinks asks often whether it [is over](Self::is_over). At first it
/// never is, so that even the shortest slices lead to an end.
pub struct Slice<'a> {
    over: &'a dyn Fn() -> bool,
    asked: Cell<bool>,
    ended: Cell<bool>,
}

impl<'a> Slice<'a> {
    pub fn new(over: &'a dyn Fn() -> bool) -> Self {
        Self {
            over,
            asked: Cell::new(false),
            ended: Cell::new(false),
        }
    }

    pub fn is_over(&self) -> bool {
        if self.asked.replace(true) && (self.over)() {
            self.ended.set(true);
        }
        self.ended.get()
    }

    /// Whether somebody has been told that it is over, and has left something
    /// unfinished.
    pub fn has_ended(&self) -> bool {
        self.ended.get()
    }
}

/// The journal of a solver, in memory.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    answers: Vec<(i16, u64)>,
    next: usize,
    open: Option<u64>,
    marks: Vec<Mark>,
}

impl Notes {
    /// Goes back to the first question.
    pub fn rewind(&mut self) {
        self.next = 0;
    }

    /// The nodes until now.
    pub fn nodes(&self) -> u64 {
        let last = self.answers.last().map_or(0, |(_, nodes)| *nodes);
        self.open.unwrap_or(last)
    }
}

impl Journal for Notes {
    fn answered(&mut self) -> Option<(i16, u64)> {
        let answer = self.answers.get(self.next).copied();
        self.next += usize::from(answer.is_some());
        answer
    }

    fn answer(&mut self, score: i16, nodes: u64) {
        self.answers.push((score, nodes));
        self.next += 1;
    }

    fn interrupt(&mut self, nodes: u64) {
        self.open = Some(nodes);
    }

    fn resume(&mut self) -> Option<u64> {
        self.open.take()
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    fn unmark(&mut self) -> Option<Mark> {
        self.marks.pop()
    }
}

/// Things that were found, to be found again in the same order.
#[derive(Clone, Debug)]
pub struct Found<T> {
    things: Vec<T>,
    next: usize,
}

impl<T> Default for Found<T> {
    fn default() -> Self {
        Self {
            things: Vec::new(),
            next: 0,
        }
    }
}

impl<T: Clone> Found<T> {
    pub fn rewind(&mut self) {
        self.next = 0;
    }

    /// The next thing, which `find` finds if nobody has yet.
    pub fn again_or(&mut self, find: impl FnOnce() -> T) -> T {
        if self.next == self.things.len() {
            self.things.push(find());
        }
        self.next += 1;
        self.things[self.next - 1].clone()
    }

    /// Whether the next thing was found before.
    pub fn is_known(&self) -> bool {
        self.next < self.things.len()
    }
}
