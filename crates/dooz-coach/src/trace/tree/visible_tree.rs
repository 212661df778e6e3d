//! The nodes of a tree that are not folded away.

use super::tree_index::{TreeIndex, TreeNodeId};

/// The nodes of a tree that are not folded away, in depth-first order.
#[derive(Clone, Debug, Default)]
pub(in crate::trace) struct VisibleTree {
    nodes: Vec<VisibleNode>,
}

/// A node that is not folded away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trace) struct VisibleNode {
    pub(in crate::trace) node: TreeNodeId,
    /// The index of its parent among the visible nodes.
    pub(in crate::trace) parent: Option<usize>,
}

impl VisibleTree {
    /// Returns the nodes above which every node is open.
    pub(in crate::trace) fn new(tree: &TreeIndex, open: &[bool]) -> Self {
        let mut nodes = Vec::new();
        let mut stack = Vec::new();
        if tree.len() > 0 {
            stack.push((0, None));
        }
        while let Some((node, parent)) = stack.pop() {
            if open[node] {
                let here = Some(nodes.len());
                let children = tree.children(node).iter().rev();
                stack.extend(children.map(|&child| (child, here)));
            }
            nodes.push(VisibleNode { node, parent });
        }
        Self { nodes }
    }

    pub(in crate::trace) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(in crate::trace) fn iter(&self) -> impl DoubleEndedIterator<Item = VisibleNode> {
        self.nodes.iter().copied()
    }

    /// Returns the index of a node among the visible ones.
    pub(in crate::trace) fn find(&self, node: TreeNodeId) -> Option<usize> {
        // Nodes are numbered in depth-first order, too.
        self.nodes
            .binary_search_by_key(&node, |visible| visible.node)
            .ok()
    }
}
