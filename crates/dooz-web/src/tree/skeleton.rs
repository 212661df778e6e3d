//! The whole tree of a search, whichever part of it is shown.

use dooz_coach::trace::{Event, Step};

/// The place of a node in the order in which nodes come up.
pub type NodeId = usize;

/// A node of the tree of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node above it; none at the root.
    pub parent: Option<NodeId>,
    /// How many moves it is below the root of the tree.
    pub level: usize,
    /// The move that leads here; none at the root.
    pub by: Option<u32>,
    /// What it is.
    pub kind: Kind,
    /// The number of events after which it is there.
    pub born: usize,
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The call with this number.
    Call(u64),
    /// A move that was left out.
    Pruned,
    /// A move that wins at once and was seen without a call; with its score.
    AtOnce(i64),
}

/// The nodes of a search's tree. Each comes behind its parent, and behind
/// its elder siblings with all that is below them: the order is that of a
/// search, depth first.
#[derive(Clone, Debug, Default)]
pub(super) struct Skeleton {
    nodes: Vec<Node>,
    children: Vec<Vec<NodeId>>,
    /// The node of each call, in the order of their numbers.
    calls: Vec<(u64, NodeId)>,
    /// The nodes of the calls that have not returned.
    open: Vec<NodeId>,
    /// For each node, where its subtree ends among `calls`, once known.
    ends: Vec<Option<usize>>,
    events: usize,
}

impl Skeleton {
    /// Goes one event on.
    pub(super) fn grow(&mut self, event: &Event) {
        self.events += 1;
        match &event.step {
            Step::Enter { by, .. } => {
                let node = self.add(*by, Kind::Call(event.call));
                self.calls.push((event.call, node));
                self.open.push(node);
            }
            Step::Choose { by, score, .. } => {
                // A call for this move would be the last child.
                let last = self
                    .open
                    .last()
                    .and_then(|&open| self.children[open].last());
                if last.is_none_or(|&last| self.nodes[last].by != Some(*by)) {
                    self.add(Some(*by), Kind::AtOnce(*score));
                }
            }
            Step::Cut { pruned, .. } => {
                for by in pruned {
                    self.add(Some(*by), Kind::Pruned);
                }
            }
            Step::Leave { .. } => {
                if let Some(node) = self.open.pop() {
                    self.ends[node] = Some(self.calls.len());
                }
            }
        }
    }

    fn add(&mut self, by: Option<u32>, kind: Kind) -> NodeId {
        let parent = self.open.last().copied();
        let node = self.nodes.len();
        if let Some(parent) = parent {
            self.children[parent].push(node);
        }
        self.nodes.push(Node {
            parent,
            level: parent.map_or(0, |parent| self.nodes[parent].level + 1),
            by,
            kind,
            born: self.events,
        });
        self.children.push(Vec::new());
        self.ends.push(None);
        node
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node]
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node)
    }

    pub(super) fn children(&self, node: NodeId) -> &[NodeId] {
        &self.children[node]
    }

    /// The node of a call.
    pub(super) fn of_call(&self, call: u64) -> Option<NodeId> {
        let at = self.calls.binary_search_by_key(&call, |&(call, _)| call);
        at.ok().map(|at| self.calls[at].1)
    }

    /// From a node up to the root.
    pub(super) fn upwards(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.nodes[node].parent)
    }

    /// The moves from the root of the tree to a node.
    pub(super) fn path(&self, node: NodeId) -> Vec<u32> {
        let moves = self.upwards(node).filter_map(|node| self.nodes[node].by);
        let mut path: Vec<u32> = moves.collect();
        path.truncate(self.nodes[node].level);
        path.reverse();
        path
    }

    /// How many calls below a node there were after so many events.
    pub(super) fn below(&self, node: NodeId, step: usize) -> usize {
        let Kind::Call(call) = self.nodes[node].kind else {
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
    use dooz_coach::trace::{Subject, Trace};
    use dooz_core::textbook::Side;

    use super::*;

    fn skeleton(tree: &str, method: &str) -> Skeleton {
        let tree = Subject::tree(tree, Side::Max).unwrap();
        let trace = Trace::record(tree, method.parse().unwrap()).unwrap();
        let mut skeleton = Skeleton::default();
        for event in &trace.events {
            skeleton.grow(event);
        }
        skeleton
    }

    #[test]
    fn a_pruned_subtree_is_one_stub_behind_its_siblings() {
        let skeleton = skeleton("((7 9) (3 (8 1)))", "alphabeta");
        let second = skeleton.children(0)[1];
        let below: Vec<_> = skeleton
            .children(second)
            .iter()
            .map(|&node| skeleton.node(node).kind)
            .collect();
        assert_eq!(below, [Kind::Call(6), Kind::Pruned]);
    }

    #[test]
    fn a_win_that_averaging_sees_at_once_is_a_node_without_a_call() {
        let skeleton = skeleton("(0 1)", "averaging");
        let below: Vec<_> = skeleton
            .children(0)
            .iter()
            .map(|&node| skeleton.node(node).kind)
            .collect();
        assert_eq!(below, [Kind::Call(2), Kind::AtOnce(100)]);
    }

    #[test]
    fn calls_below_a_node_are_counted_up_to_a_step() {
        let skeleton = skeleton("((7 9) 3)", "minimax");
        assert_eq!(skeleton.below(0, usize::MAX), 4);
        assert_eq!(skeleton.below(1, usize::MAX), 2);
        // After three visits, the root and its first child are open.
        assert_eq!((skeleton.below(0, 3), skeleton.below(1, 3)), (2, 1));
        assert_eq!(skeleton.below(0, 1), 0);
    }

    #[test]
    fn a_path_lists_the_moves_from_the_root() {
        let skeleton = skeleton("((7 (1 2)) 3)", "minimax");
        let deepest = skeleton.of_call(5).unwrap();
        assert_eq!(skeleton.path(deepest), [0, 1, 0]);
    }
}
