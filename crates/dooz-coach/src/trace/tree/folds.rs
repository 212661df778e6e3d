//! Which calls show what is below them.

use std::collections::VecDeque;

use super::tree_index::{NodeId, TreeIndex};

/// Which calls show what is below them: those that a person opened, and as
/// many more, from the root down, as there is room for.
#[derive(Clone, Debug)]
pub(in crate::trace) struct Folds {
    /// What a person opened (`true`) or closed, which is never much.
    chosen: Vec<(NodeId, bool)>,
    /// How many nodes are laid out at once, roughly.
    pub(in crate::trace) most: usize,
}

impl Default for Folds {
    fn default() -> Self {
        Self {
            chosen: Vec::new(),
            most: Self::MOST,
        }
    }
}

impl Folds {
    /// Browsers draw about so many nodes without stumbling.
    pub(in crate::trace) const MOST: usize = 1500;

    pub(in crate::trace) fn set(&mut self, node: NodeId, open: bool) {
        self.chosen.retain(|(other, _)| *other != node);
        self.chosen.push((node, open));
    }

    fn chosen(&self, node: NodeId) -> Option<bool> {
        let chosen = self.chosen.iter().find(|(other, _)| *other == node);
        chosen.map(|(_, open)| *open)
    }

    pub(in crate::trace) fn forget(&mut self) {
        self.chosen.clear();
    }

    /// The nodes that show what is below them, in their order.
    ///
    /// Half of the room goes to the top of the tree. If the youngest call is
    /// not there, half of the rest goes to the folded subtree that it is in,
    /// and so on down. So the answer changes only when the search crosses
    /// from one folded subtree to another, and nothing but the place of the
    /// walk decides it.
    pub(in crate::trace) fn open(&self, tree: &TreeIndex, youngest: Option<NodeId>) -> Vec<NodeId> {
        let mut open = Vec::new();
        if tree.len() == 0 {
            return open;
        }
        let mut way: Vec<NodeId> = youngest.map_or(Vec::new(), |node| tree.upwards(node).collect());
        way.reverse();

        let mut room = self.most;
        let mut from = 0;
        loop {
            let share = if tree.len() <= self.most {
                room
            } else {
                room / 2
            };
            room -= share.min(room);
            self.open_below(tree, from, share, &mut open);
            // The first closed call on the way, unless a person closed it.
            let level = tree.node(from).level;
            let is_closed = |node: &&NodeId| {
                open.binary_search(*node).is_err() && !tree.children(**node).is_empty()
            };
            match way.iter().skip(level).find(is_closed) {
                Some(&node) if self.chosen(node) != Some(false) => from = node,
                _ => return open,
            }
        }
    }

    /// Opens a node, and those below it level by level while there is room.
    fn open_below(&self, tree: &TreeIndex, from: NodeId, room: usize, open: &mut Vec<NodeId>) {
        let mut shown = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(node) = queue.pop_front() {
            let children = tree.children(node);
            let fits = node == from || shown + children.len() <= room;
            let opens = self.chosen(node).unwrap_or(fits);
            if opens
                && !children.is_empty()
                && let Err(place) = open.binary_search(&node)
            {
                open.insert(place, node);
                shown += children.len();
                queue.extend(children);
            }
        }
    }
}
