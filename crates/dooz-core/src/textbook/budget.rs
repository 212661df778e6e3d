//! Limits as the search loop sees them.

use super::found::Limit;
use crate::limits::Limits;

/// What a search may spend. It is a type, so that [`Unlimited`] leaves no
/// trace in the loop.
pub(super) trait Budget {
    /// Whether one more state may be visited, after this many. Once it may
    /// not, the search is over.
    fn allow(&mut self, calls: u64) -> bool;

    /// Whether the search may look beyond a state this many moves ahead.
    fn allow_beyond(&mut self, ply: u32) -> bool;

    /// Whether the search is over.
    fn is_spent(&self) -> bool;

    /// The limit that ended the search, or else the one that was met first.
    fn limit(&self) -> Option<Limit>;
}

/// No limit at all.
pub(super) struct Unlimited;

impl Budget for Unlimited {
    fn allow(&mut self, _: u64) -> bool {
        true
    }

    fn allow_beyond(&mut self, _: u32) -> bool {
        true
    }

    fn is_spent(&self) -> bool {
        false
    }

    fn limit(&self) -> Option<Limit> {
        None
    }
}

/// The limits of a caller.
pub(super) struct Limited<'a> {
    limits: &'a Limits<'a>,
    /// How many states may lie on the way beside the root.
    memory: u32,
    met: Option<Limit>,
    spent: bool,
}

impl<'a> Limited<'a> {
    /// Limits for a game whose states have this size.
    pub(super) fn new(limits: &'a Limits<'a>, size: usize) -> Self {
        let states = |bytes: usize| bytes.checked_div(size).unwrap_or(usize::MAX);
        let beside_root = |bytes| u32::try_from(states(bytes).saturating_sub(1));
        let memory = limits.memory.map(beside_root);
        Self {
            limits,
            memory: memory.map_or(u32::MAX, |states| states.unwrap_or(u32::MAX)),
            met: None,
            spent: false,
        }
    }

    fn meet(&mut self, limit: Limit) -> bool {
        self.met.get_or_insert(limit);
        false
    }
}

impl Budget for Limited<'_> {
    fn allow(&mut self, calls: u64) -> bool {
        if self.limits.allow(calls) {
            return true;
        }
        let by_nodes = self.limits.nodes.is_some_and(|most| calls >= most);
        if !self.spent {
            self.spent = true;
            self.met = Some(if by_nodes { Limit::Nodes } else { Limit::Stop });
        }
        false
    }

    fn allow_beyond(&mut self, ply: u32) -> bool {
        if self.limits.depth.is_some_and(|most| ply >= most) {
            return self.meet(Limit::Depth);
        }
        ply < self.memory || self.meet(Limit::Memory)
    }

    fn is_spent(&self) -> bool {
        self.spent
    }

    fn limit(&self) -> Option<Limit> {
        self.met
    }
}
