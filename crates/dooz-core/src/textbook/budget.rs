//! Limits as the search loop sees them.

use super::search_result::Limit;
use crate::limits::Limits;

/// The resources that a search may spend. A type, so that [`Unlimited`] leaves
/// no trace in the loop.
pub(super) trait Budget {
    /// Counts one more state, and returns `true` if it may be visited. Once it
    /// may not, the search is over.
    fn visit(&mut self) -> bool;

    /// Returns `true` if the search may look beyond a state this many plies
    /// from the root.
    fn allow_beyond(&mut self, ply: u32) -> bool;

    /// Returns the number of states visited.
    fn nodes(&self) -> u64;

    /// Returns `true` if the search is over.
    fn is_spent(&self) -> bool;

    /// Returns the limit that ended the search, or else the one that was met
    /// first.
    fn limit(&self) -> Option<Limit>;
}

/// A budget without limits.
#[derive(Default)]
pub(super) struct Unlimited {
    nodes: u64,
}

impl Budget for Unlimited {
    fn visit(&mut self) -> bool {
        self.nodes += 1;
        true
    }

    fn nodes(&self) -> u64 {
        self.nodes
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

/// A budget with the caller's limits.
pub(super) struct Limited<'a> {
    limits: &'a Limits<'a>,
    /// The number of states that may be visited before the limits are asked
    /// again.
    left: u64,
    /// The number of states visited once none are left.
    next_look: u64,
    /// The depth beyond which the search may not look.
    plies: u32,
    met: Option<Limit>,
    spent: bool,
}

impl<'a> Limited<'a> {
    /// Creates a budget for a game whose states have this size in bytes.
    pub(super) fn new(limits: &'a Limits<'a>, size: usize) -> Self {
        let states = |bytes: usize| bytes.checked_div(size).unwrap_or(usize::MAX);
        let beside_root = |bytes| u32::try_from(states(bytes).saturating_sub(1));
        let memory = limits.memory.map(beside_root);
        let memory = memory.map_or(u32::MAX, |states| states.unwrap_or(u32::MAX));
        Self {
            limits,
            left: 0,
            next_look: 0,
            plies: limits.depth.unwrap_or(u32::MAX).min(memory),
            met: None,
            spent: false,
        }
    }

    /// Checks the limits, and notes the node count at which to check again.
    #[cold]
    fn ask(&mut self) -> bool {
        let nodes = self.next_look;
        if self.limits.allow(nodes) {
            self.next_look = self.limits.next_look(nodes);
            self.left = self.next_look - nodes - 1;
            return true;
        }
        let by_nodes = self.limits.nodes.is_some_and(|most| nodes >= most);
        if !self.spent {
            self.spent = true;
            self.met = Some(if by_nodes { Limit::Nodes } else { Limit::Stop });
        }
        false
    }

    #[cold]
    fn meet(&mut self, ply: u32) -> bool {
        let is_deep = self.limits.depth.is_some_and(|most| ply >= most);
        let limit = if is_deep { Limit::Depth } else { Limit::Memory };
        self.met.get_or_insert(limit);
        false
    }
}

impl Budget for Limited<'_> {
    fn visit(&mut self) -> bool {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                true
            }
            None => self.ask(),
        }
    }

    fn nodes(&self) -> u64 {
        self.next_look - self.left
    }

    fn allow_beyond(&mut self, ply: u32) -> bool {
        ply < self.plies || self.meet(ply)
    }

    fn is_spent(&self) -> bool {
        self.spent
    }

    fn limit(&self) -> Option<Limit> {
        self.met
    }
}
