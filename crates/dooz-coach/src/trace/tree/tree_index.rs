//! The tree that a search builds, drawn or not.

use dooz_core::textbook::Side;

use crate::trace::event::{End, Event, Step};
use crate::trace::picture::caption_length;

/// The number of a node, in the order in which a search comes upon them.
pub type TreeNodeId = usize;

/// A node in the tree of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// The node above it; `None` at the root.
    pub parent: Option<TreeNodeId>,
    /// The number of moves below the root of the tree.
    pub level: usize,
    /// The move that leads here; `None` at the root.
    pub mv: Option<u32>,
    /// Its kind.
    pub kind: NodeKind,
    /// The number of events after which it exists.
    pub born: usize,
    /// The side to move; `None` for moves without a call.
    pub(in crate::trace) side: Option<Side>,
    /// The end of the game, if it is over.
    pub(in crate::trace) end: Option<End>,
    /// The score with which it returns, once known.
    pub(in crate::trace) score: Option<i64>,
    /// The length of the longest text beside it, a bound of its window.
    pub(in crate::trace) letters: usize,
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// The call with this number.
    Call(u64),
    /// A pruned move.
    Pruned,
    /// A move that wins at once and was evaluated without a call, with its
    /// score.
    AtOnce(i64),
}

/// All nodes of a search's tree, in depth-first order: each comes after its
/// parent, and after its elder siblings with their subtrees.
#[derive(Clone, Debug, Default)]
pub(in crate::trace) struct TreeIndex {
    nodes: Vec<TreeNode>,
    children: Vec<Vec<TreeNodeId>>,
    /// The node of each call, in the order of their numbers.
    calls: Vec<(u64, TreeNodeId)>,
    /// The nodes of the calls that have not returned.
    open: Vec<TreeNodeId>,
    /// The end of each node's subtree among `calls`, once known.
    ends: Vec<Option<usize>>,
    /// `true` if a filter hides the calls below a node.
    cropped: Vec<bool>,
    events: usize,
}

impl TreeIndex {
    /// Adds the nodes that an event brings into the tree.
    pub(in crate::trace) fn grow(&mut self, event: &Event) {
        self.events += 1;
        match &event.step {
            Step::Enter {
                mv,
                side,
                end,
                window,
                ..
            } => {
                let node = self.add(*mv, NodeKind::Call(event.call));
                let caption = window.filter(|_| end.is_none()).map(caption_length);
                let entered = &mut self.nodes[node];
                entered.side = Some(*side);
                entered.end = *end;
                entered.letters = caption.unwrap_or(0);
                self.calls.push((event.call, node));
                self.open.push(node);
            }
            Step::Choose {
                mv,
                score,
                window,
                at_once,
            } => {
                let Some(&open) = self.open.last() else {
                    return;
                };
                let letters = window.map_or(0, caption_length);
                self.nodes[open].letters = self.nodes[open].letters.max(letters);
                if *at_once {
                    let node = self.add(Some(*mv), NodeKind::AtOnce(*score));
                    self.nodes[node].score = Some(*score);
                }
            }
            Step::Cut { pruned, .. } => {
                for mv in pruned {
                    self.add(Some(*mv), NodeKind::Pruned);
                }
            }
            Step::Leave { score, calls, .. } => {
                if let Some(node) = self.open.pop() {
                    self.nodes[node].score = Some(*score);
                    self.ends[node] = Some(self.calls.len());
                    self.cropped[node] =
                        *calls > 1 && self.calls.last().is_some_and(|&(_, last)| last == node);
                }
            }
        }
    }

    fn add(&mut self, mv: Option<u32>, kind: NodeKind) -> TreeNodeId {
        let parent = self.open.last().copied();
        let node = self.nodes.len();
        if let Some(parent) = parent {
            self.children[parent].push(node);
        }
        self.nodes.push(TreeNode {
            parent,
            level: parent.map_or(0, |parent| self.nodes[parent].level + 1),
            mv,
            kind,
            born: self.events,
            side: None,
            end: None,
            score: None,
            letters: 0,
        });
        self.children.push(Vec::new());
        self.ends.push(None);
        self.cropped.push(false);
        node
    }

    pub(in crate::trace) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(in crate::trace) fn node(&self, node: TreeNodeId) -> &TreeNode {
        &self.nodes[node]
    }

    pub(in crate::trace) fn get(&self, node: TreeNodeId) -> Option<&TreeNode> {
        self.nodes.get(node)
    }

    pub(in crate::trace) fn children(&self, node: TreeNodeId) -> &[TreeNodeId] {
        &self.children[node]
    }

    /// Returns `true` if a filter hides the calls below a node.
    pub(in crate::trace) fn is_cropped(&self, node: TreeNodeId) -> bool {
        self.cropped[node]
    }

    /// Returns the node of a call.
    pub(in crate::trace) fn of_call(&self, call: u64) -> Option<TreeNodeId> {
        let at = self.calls.binary_search_by_key(&call, |&(call, _)| call);
        at.ok().map(|at| self.calls[at].1)
    }

    /// Returns the nodes from this one up to the root.
    pub(in crate::trace) fn upwards(&self, node: TreeNodeId) -> impl Iterator<Item = TreeNodeId> {
        std::iter::successors(Some(node), |&node| self.nodes[node].parent)
    }

    /// Returns the moves from the root of the tree to a node.
    pub(in crate::trace) fn path(&self, node: TreeNodeId) -> Vec<u32> {
        let moves = self.upwards(node).filter_map(|node| self.nodes[node].mv);
        let mut path: Vec<u32> = moves.collect();
        path.truncate(self.nodes[node].level);
        path.reverse();
        path
    }

    /// Returns the number of calls below a node after this many events.
    pub(in crate::trace) fn below(&self, node: TreeNodeId, step: usize) -> usize {
        let NodeKind::Call(call) = self.nodes[node].kind else {
            return 0;
        };
        let visited = self
            .calls
            .partition_point(|&(_, node)| self.nodes[node].born <= step);
        let end = self.ends[node].unwrap_or(self.calls.len()).min(visited);
        let at = self.calls.partition_point(|&(other, _)| other <= call);
        end.saturating_sub(at)
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::textbook::Side;

    use crate::trace::{Subject, Trace};

    use super::*;

    fn index(tree: &str, method: &str) -> TreeIndex {
        let tree = Subject::tree(tree, Side::Max).unwrap();
        let trace = Trace::record(tree, method.parse().unwrap()).unwrap();
        let mut index = TreeIndex::default();
        for event in &trace.events {
            index.grow(event);
        }
        index
    }

    #[test]
    fn a_pruned_subtree_is_one_stub_after_its_siblings() {
        let index = index("((7 9) (3 (8 1)))", "alphabeta");
        let second = index.children(0)[1];
        let below: Vec<_> = index
            .children(second)
            .iter()
            .map(|&node| index.node(node).kind)
            .collect();
        assert_eq!(below, [NodeKind::Call(6), NodeKind::Pruned]);
    }

    #[test]
    fn a_win_that_averaging_sees_at_once_is_a_node_without_a_call() {
        let index = index("(0 1)", "averaging");
        let below: Vec<_> = index
            .children(0)
            .iter()
            .map(|&node| index.node(node).kind)
            .collect();
        assert_eq!(below, [NodeKind::Call(2), NodeKind::AtOnce(100)]);
    }

    #[test]
    fn calls_below_a_node_are_counted_up_to_a_step() {
        let index = index("((7 9) 3)", "minimax");
        assert_eq!(index.below(0, usize::MAX), 4);
        assert_eq!(index.below(1, usize::MAX), 2);
        // After three visits, the root and its first child are open.
        assert_eq!((index.below(0, 3), index.below(1, 3)), (2, 1));
        assert_eq!(index.below(0, 1), 0);
    }

    #[test]
    fn a_path_lists_the_moves_from_the_root() {
        let index = index("((7 (1 2)) 3)", "minimax");
        let deepest = index.of_call(5).unwrap();
        assert_eq!(index.path(deepest), [0, 1, 0]);
    }
}
