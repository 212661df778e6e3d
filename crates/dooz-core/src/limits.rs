//! How far a brain may think.

use core::fmt;

/// Limits of one search. The default has none.
///
/// ```
/// use dooz_core::Limits;
/// let limits = Limits { depth: Some(4), nodes: Some(100_000), ..Limits::default() };
/// assert!(limits.allow(99_999));
/// assert!(!limits.allow(100_000));
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The most moves that the search looks ahead.
    pub depth: Option<u32>,
    /// The most positions that it visits.
    pub nodes: Option<u64>,
    /// The most bytes that it may keep: of positions on the way from the
    /// root to where it is, and of its table if it has one.
    pub memory: Option<usize>,
    /// Asked from time to time: `true` ends the search. A clock, a button or
    /// another thread can stand behind it.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl Limits<'_> {
    /// Whether a search that has visited this many positions may go on.
    ///
    /// The stop signal is asked at every 1024th, because asking may cost
    /// more than a position does.
    #[must_use]
    pub fn allow(&self, nodes: u64) -> bool {
        let enough = self.nodes.is_some_and(|most| nodes >= most);
        let stopped = || nodes.is_multiple_of(1024) && self.stop.is_some_and(|stop| stop());
        !enough && !stopped()
    }

    /// If these allow so many positions, the next number that they may not.
    pub(crate) fn next_look(&self, nodes: u64) -> u64 {
        let next = (nodes / 1024 + 1) * 1024;
        self.nodes.map_or(next, |most| most.min(next))
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("memory", &self.memory)
            .field("stop", &self.stop.is_some())
            .finish()
    }
}
