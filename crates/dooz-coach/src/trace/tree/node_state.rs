//! What is to be seen of a node.

use crate::trace::event::{Bounds, End};
use crate::trace::search_state::{Call, Change};
use dooz_core::textbook::Side;

use super::tree_index::{NodeId, NodeKind};
use super::tree_layout::PlacedNode;
use super::tree_view::{TreeView, middle};

/// A node as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeState {
    /// The node.
    pub node: NodeId,
    /// Its middle.
    pub x: f32,
    /// Its middle.
    pub y: f32,
    /// What it is.
    pub kind: NodeKind,
    /// How far its search has come.
    pub standing: NodeStatus,
    /// The move that leads here; none at the root.
    pub by: Option<u32>,
    /// The side to move; none at moves that were not called.
    pub side: Option<Side>,
    /// How the game has ended here, if it has.
    pub end: Option<End>,
    /// Its score, once it has returned; before that, the best so far.
    pub score: Option<i64>,
    /// The window as it stands, if the method has one.
    pub window: Option<Bounds>,
    /// What changed the window, or the best move, last.
    pub change: Option<Change>,
    /// Whether the call above it thinks best of its move so far.
    pub best: bool,
    /// Whether a choice of the best moves from the root leads here.
    pub on_best_line: bool,
    /// Its place among the calls that have returned, from 1.
    pub returned: Option<u64>,
    /// How many calls below it are folded away, of those visited so far.
    pub folded: usize,
}

/// How far the search of a node has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStatus {
    /// It waits for a call that it has made.
    Waiting,
    /// It is where the search is, or hides where the search is.
    Current,
    /// It is done.
    Done,
    /// It was left out.
    Pruned,
}

/// A line from a node to its parent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeEdge {
    /// The node.
    pub node: NodeId,
    /// The middle of the parent.
    pub from: (f32, f32),
    /// The middle of the node.
    pub to: (f32, f32),
    /// Whether its move was left out.
    pub pruned: bool,
    /// Whether a choice of the best moves from the root goes along it.
    pub on_best_line: bool,
}

impl TreeView {
    /// A node as it is drawn at a place.
    pub(in crate::trace) fn sight(
        &self,
        placed: &PlacedNode,
        current: Option<NodeId>,
        best: &[NodeId],
    ) -> NodeState {
        let node = self.tree.node(placed.node);
        let (x, y) = middle(placed);
        let call = self.call_of(placed.node);
        let standing = match node.kind {
            NodeKind::Pruned => NodeStatus::Pruned,
            _ if current == Some(placed.node) => NodeStatus::Current,
            NodeKind::AtOnce(_) => NodeStatus::Done,
            NodeKind::Call(_) if call.is_some_and(|call| call.returned.is_some()) => {
                NodeStatus::Done
            }
            NodeKind::Call(_) => NodeStatus::Waiting,
        };
        let change = call.and_then(|call| call.changes.last().copied());
        let score = match node.kind {
            NodeKind::AtOnce(score) => Some(score),
            NodeKind::Call(_) => call.and_then(|call| call.score),
            NodeKind::Pruned => None,
        };
        let parent = node.parent.and_then(|parent| self.call_of(parent));
        let best_above = parent.and_then(Call::best);
        NodeState {
            node: placed.node,
            x,
            y,
            kind: node.kind,
            standing,
            by: node.by,
            side: call.map(|call| call.side),
            end: call.and_then(|call| call.end),
            score: score.or(change.map(|change| change.score)),
            window: call.and_then(Call::window),
            change,
            best: best_above.is_some() && best_above == node.by && node.kind != NodeKind::Pruned,
            on_best_line: best.contains(&placed.node),
            returned: call
                .and_then(|call| call.returned)
                .map(|returned| returned.order),
            folded: if self.is_open(placed.node) {
                0
            } else {
                self.tree.below(placed.node, self.step)
            },
        }
    }
}
