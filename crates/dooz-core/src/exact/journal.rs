//! What a solver that is interrupted needs to go on.

/// Writes down what a [`Solver`](super::Solver) finds out, so that it can be
/// interrupted and go on later as if nothing had happened: node for node.
///
/// A solver that is asked the same questions in the same order as before
/// takes the answers from its journal, up to the question at which it was
/// stopped; there it goes on where it was. Whoever keeps a journal therefore
/// stops a solver, and later asks a new one with the same journal, rules and
/// table everything again.
///
/// `()` is the journal of a solver that is never interrupted.
pub trait Journal {
    /// The answer to the next question and the nodes visited until then, if
    /// it was found before.
    fn answered(&mut self) -> Option<(i16, u64)>;

    /// Notes the answer to the question that was asked last.
    fn answer(&mut self, score: i16, nodes: u64);

    /// Notes that the question that was asked last is open, after so many
    /// nodes. The way there has been noted with [`Journal::mark`].
    fn interrupt(&mut self, nodes: u64);

    /// The nodes visited until the question was interrupted that is asked
    /// now, if it was. The marks on the way there follow.
    fn resume(&mut self) -> Option<u64>;

    /// Notes a step of the way to where the solver is stopped, the last one
    /// first.
    fn mark(&mut self, mark: Mark);

    /// Takes the mark back that was noted last.
    fn unmark(&mut self) -> Option<Mark>;
}

/// Where in its loop over the moves of a position a solver was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The best score so far, with its move.
    pub(super) best: (i16, u8),
    /// The move that was tried before all others.
    pub(super) first: u8,
    /// The move that is being tried.
    pub(super) trying: u8,
}

impl Journal for () {
    fn answered(&mut self) -> Option<(i16, u64)> {
        None
    }

    fn answer(&mut self, _: i16, _: u64) {}

    fn interrupt(&mut self, _: u64) {}

    fn resume(&mut self) -> Option<u64> {
        None
    }

    fn mark(&mut self, _: Mark) {}

    fn unmark(&mut self) -> Option<Mark> {
        None
    }
}

impl<J: Journal> Journal for &mut J {
    fn answered(&mut self) -> Option<(i16, u64)> {
        (**self).answered()
    }

    fn answer(&mut self, score: i16, nodes: u64) {
        (**self).answer(score, nodes);
    }

    fn interrupt(&mut self, nodes: u64) {
        (**self).interrupt(nodes);
    }

    fn resume(&mut self) -> Option<u64> {
        (**self).resume()
    }

    fn mark(&mut self, mark: Mark) {
        (**self).mark(mark);
    }

    fn unmark(&mut self) -> Option<Mark> {
        (**self).unmark()
    }
}
