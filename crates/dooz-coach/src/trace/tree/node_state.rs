//! The state of a node at one step of a search.

use dooz_core::textbook::Side;

use super::tree_index::{NodeKind, TreeNodeId};
use super::tree_layout::PlacedNode;
use super::tree_view::TreeView;
use crate::trace::event::{Bounds, End};
use crate::trace::search_state::Call;

/// The state and place of a node at one step of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeState {
    /// The node.
    pub node: TreeNodeId,
    /// The centre of the node, from the left edge of the picture.
    pub x: f32,
    /// The centre of the node, below that of the root.
    pub y: f32,
    /// Its kind.
    pub kind: NodeKind,
    /// The progress of its search.
    pub status: NodeStatus,
    /// The move that leads here; `None` at the root.
    pub mv: Option<u32>,
    /// The side to move; `None` for moves that win at once.
    pub side: Option<Side>,
    /// The end of the game, if it is over.
    pub end: Option<End>,
    /// Its score, once it has returned; before that, the best so far. The score of
    /// an end is there from the start, and so is that of a small pruned subtree.
    pub score: Option<i64>,
    /// The current window, if the method has one.
    pub window: Option<Bounds>,
    /// `true` if the best moves lead here from the root.
    pub on_best_line: bool,
    /// The number of calls below it that are not shown, of those made so far.
    pub folded: u64,
}

/// The progress of the search of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStatus {
    /// The search has not reached it yet.
    Unvisited,
    /// It waits for a call that it has made.
    Waiting,
    /// The search is here, or in the folded part below.
    Current,
    /// It is done.
    Done,
    /// It was pruned.
    Pruned,
}

/// A line from a node to its parent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeEdge {
    /// The node.
    pub node: TreeNodeId,
    /// The centre of the parent.
    pub from: (f32, f32),
    /// The centre of the node.
    pub to: (f32, f32),
    /// The progress of the node's search.
    pub status: NodeStatus,
    /// `true` if the best moves lead along it from the root.
    pub on_best_line: bool,
}

impl TreeView {
    /// Returns the state of a node at its place.
    pub(super) fn state_at(
        &self,
        placed: &PlacedNode,
        current: Option<TreeNodeId>,
        best: &[TreeNodeId],
    ) -> NodeState {
        let node = self.tree.node(placed.node);
        let (x, y) = placed.middle();
        let call = self.call_of(placed.node);
        let left_out = || self.full_call(placed.node);
        let (side, end) = match node.kind {
            NodeKind::Pruned => {
                let parent = node.parent.and_then(|parent| self.tree.node(parent).side);
                let side = parent.map(|side| !side);
                (side, left_out().and_then(|call| call.end))
            }
            _ => (node.side, node.end),
        };
        let score = match node.kind {
            NodeKind::AtOnce(score) => Some(score),
            NodeKind::Call(_) if end.is_some() => node.score,
            NodeKind::Call(_) => call.and_then(|call| {
                let best = call.changes.last().map(|change| change.score);
                call.score.or(best)
            }),
            NodeKind::Pruned => left_out().and_then(|call| call.score),
        };
        NodeState {
            node: placed.node,
            x,
            y,
            kind: node.kind,
            status: self.status(placed.node, current),
            mv: node.mv,
            side,
            end,
            score,
            window: call.and_then(Call::window),
            on_best_line: best.contains(&placed.node),
            folded: self.folded(placed.node),
        }
    }

    /// Returns the progress of the search of a node.
    pub(super) fn status(&self, node: TreeNodeId, current: Option<TreeNodeId>) -> NodeStatus {
        match self.tree.node(node).kind {
            _ if !self.has_come_up(node) => NodeStatus::Unvisited,
            NodeKind::Pruned => NodeStatus::Pruned,
            _ if current == Some(node) => NodeStatus::Current,
            NodeKind::AtOnce(_) => NodeStatus::Done,
            NodeKind::Call(_) => match self.call_of(node).map(|call| call.returned) {
                Some(Some(_)) => NodeStatus::Done,
                _ => NodeStatus::Waiting,
            },
        }
    }
}
