//! Limits as the search loop sees them.

use super::found::Limit;
use crate::limits::Limits;

/// What a search may spend. It is a type, so that [`Unlimited`] leaves no
/// trace in the loop.
pub(super) trait Budget {
    /// Whether one more state may be visited, after this many. Once it may
    /// not, the search is over.
    fn allow(&mut self, nodes: u64) -> bool;

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
    /// Fewer calls than these are allowed, whatever the limits say now.
    nodes: u64,
    /// States this many moves ahead and more may not be looked beyond.
    plies: u32,
    met: Option<Limit>,
    spent: bool,
}

impl<'a> Limited<'a> {
    /// Limits for a game whose states have this size.
    pub(super) fn new(limits: &'a Limits<'a>, size: usize) -> Self {
        let states = |bytes: usize| bytes.checked_div(size).unwrap_or(usize::MAX);
        let beside_root = |bytes| u32::try_from(states(bytes).saturating_sub(1));
        let memory = limits.memory.map(beside_root);
        let memory = memory.map_or(u32::MAX, |states| states.unwrap_or(u32::MAX));
        Self {
            limits,
            nodes: 0,
            plies: limits.depth.unwrap_or(u32::MAX).min(memory),
            met: None,
            spent: false,
        }
    }

    /// Asks the limits, and when they want to be asked again.
    #[cold]
    fn ask(&mut self, nodes: u64) -> bool {
        if self.limits.allow(nodes) {
            self.nodes = self.limits.next_look(nodes);
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
    fn allow(&mut self, nodes: u64) -> bool {
        nodes < self.nodes || self.ask(nodes)
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
