//! The choice of the nodes whose children are shown.

use std::collections::VecDeque;

use super::tree_index::{TreeIndex, TreeNodeId};

/// The choice of the nodes whose children are shown: those opened by hand and
/// as many others, from the root down, as there is room for.
#[derive(Clone, Debug)]
pub(in crate::trace) struct Folds {
    /// Nodes that were opened (`true`) or closed by hand; never many.
    chosen: Vec<(TreeNodeId, bool)>,
    /// The approximate number of nodes that are laid out at once.
    pub(in crate::trace) room: usize,
}

impl Folds {
    pub(in crate::trace) const fn new(room: usize) -> Self {
        Self {
            chosen: Vec::new(),
            room,
        }
    }

    pub(in crate::trace) fn set(&mut self, node: TreeNodeId, open: bool) {
        self.chosen.retain(|(other, _)| *other != node);
        self.chosen.push((node, open));
    }

    pub(in crate::trace) fn forget(&mut self) {
        self.chosen.clear();
    }

    /// Returns for each node whether its children are shown.
    ///
    /// Without a node to follow, all the room goes to the top of the tree.
    /// Otherwise half of it does. If the followed node is not shown there, half
    /// of the rest goes to the folded subtree that holds it, and so on. So the
    /// result changes only when the search crosses from one folded subtree to
    /// another, and depends only on its place.
    pub(in crate::trace) fn open(
        &self,
        tree: &TreeIndex,
        followed: Option<TreeNodeId>,
    ) -> Vec<bool> {
        let mut open = vec![false; tree.len()];
        if tree.len() == 0 {
            return open;
        }
        for &(node, opens) in &self.chosen {
            open[node] = opens && can_open(tree, node);
        }
        let mut way: Vec<TreeNodeId> =
            followed.map_or(Vec::new(), |node| tree.upwards(node).collect());
        way.reverse();

        let is_split = followed.is_some() && tree.len() > self.room;
        let mut room = self.room;
        let mut from = 0;
        loop {
            let share = if is_split { room / 2 } else { room };
            room -= share;
            self.open_below(tree, from, share, &mut open);
            // The first closed node on the way, unless it was closed by hand.
            let level = tree.node(from).level;
            let is_closed = |node: &&TreeNodeId| !open[**node] && can_open(tree, **node);
            match way.iter().skip(level).find(is_closed) {
                Some(&node) if self.chosen(node) != Some(false) => from = node,
                _ => return open,
            }
        }
    }

    fn chosen(&self, node: TreeNodeId) -> Option<bool> {
        let chosen = self.chosen.iter().find(|(other, _)| *other == node);
        chosen.map(|(_, open)| *open)
    }

    /// Opens a node, and those below it level by level while there is room.
    fn open_below(&self, tree: &TreeIndex, from: TreeNodeId, room: usize, open: &mut [bool]) {
        let mut shown = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(node) = queue.pop_front() {
            let children = tree.children(node);
            if !open[node] {
                let fits = node == from || shown + children.len() <= room;
                if !fits || !can_open(tree, node) || self.chosen(node) == Some(false) {
                    continue;
                }
                open[node] = true;
                shown += children.len();
            }
            queue.extend(children);
        }
    }
}

/// Returns `true` if there is anything to show below a node.
fn can_open(tree: &TreeIndex, node: TreeNodeId) -> bool {
    !tree.children(node).is_empty() && !tree.is_cropped(node)
}
