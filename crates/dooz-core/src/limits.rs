//! Limits of a search.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

/// The limits of one search. The default has none.
///
/// Limits can be copied and shared by threads. They read no clock: to end a
/// search after some time, let a timer set the flag behind `stop`.
///
/// ```
/// use dooz_core::Limits;
/// let limits = Limits { depth: Some(4), nodes: Some(100_000), ..Limits::default() };
/// assert!(limits.allow(99_999));
/// assert!(!limits.allow(100_000));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// The number of plies to look ahead at most.
    pub depth: Option<u32>,
    /// The number of positions to visit at most. A brain says if a part of its
    /// thinking is exempt.
    pub nodes: Option<u64>,
    /// The number of bytes to hold at most: for the positions on the path from
    /// the root, and for the table if there is one.
    pub memory: Option<usize>,
    /// The time that the move should take, for a brain that keeps its own time: a
    /// program behind a protocol. The others leave time to `stop`.
    pub time: Option<Duration>,
    /// The flag that ends the search soon after it becomes `true`.
    pub stop: Option<&'a AtomicBool>,
}

/// The number of positions between two checks of the flag: a check costs
/// little, but so does a position of a packed board.
const STOP_INTERVAL: u64 = 64;

impl Limits<'_> {
    /// No limits, for constants.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        memory: None,
        time: None,
        stop: None,
    };

    /// Returns `true` if the stop flag is set.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Returns `true` if a search that has visited this many positions may go
    /// on. Checks the stop flag at every 64th position.
    #[must_use]
    pub fn allow(&self, nodes: u64) -> bool {
        let is_spent = self.nodes.is_some_and(|most| nodes >= most);
        let is_stopped = nodes.is_multiple_of(STOP_INTERVAL) && self.is_stopped();
        !is_spent && !is_stopped
    }

    /// Returns what is left of these limits after so many positions.
    ///
    /// ```
    /// use dooz_core::Limits;
    /// let limits = Limits { nodes: Some(100), ..Limits::default() };
    /// assert_eq!(limits.after(30).nodes, Some(70));
    /// assert_eq!(limits.after(130).nodes, Some(0));
    /// assert_eq!(Limits::default().after(30).nodes, None);
    /// ```
    #[must_use]
    pub fn after(self, nodes: u64) -> Self {
        Self {
            nodes: self.nodes.map(|most| most.saturating_sub(nodes)),
            ..self
        }
    }

    /// Returns the node count at which to check the limits again, given that
    /// they allow this many.
    pub(crate) fn next_look(&self, nodes: u64) -> u64 {
        let next = (nodes / STOP_INTERVAL + 1) * STOP_INTERVAL;
        self.nodes.map_or(next, |most| most.min(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_can_be_shared_by_threads() {
        const fn is_shareable<T: Copy + Send + Sync>() {}
        const { is_shareable::<Limits<'_>>() }
    }
}
