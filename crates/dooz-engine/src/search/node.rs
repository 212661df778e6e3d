//! The nodes of a search and their moves.

use dooz_core::Square;

use super::Depth;
use crate::history::MoveKind;
use crate::table::{Bound, Entry};
use crate::tactics::Obligation;
use crate::value::{self, INFINITE, Value};

/// The state of a node while its moves are searched.
pub(super) struct NodeState {
    pub(super) depth: Depth,
    /// `true` if some move is expected to refute the node.
    pub(super) is_cut: bool,
    pub(super) first_move: usize,
    pub(super) obligation: Obligation,
    pub(super) known: Option<Entry>,
    /// The raw static evaluation.
    pub(super) raw_value: Option<Value>,
    /// The static evaluation, corrected by what searches of similar nodes have found.
    pub(super) static_value: Option<Value>,
    pub(super) is_improving: bool,
    pub(super) was_pv: bool,
    pub(super) key: u64,
}

impl NodeState {
    /// Returns the move that the table recommends.
    pub(super) fn table_move(&self) -> Option<Square> {
        self.known?.best
    }

    /// Returns the static value, or that of the table where its bound tells more.
    pub(super) fn estimate(&self, ply: usize) -> Option<Value> {
        let estimate = self.static_value?;
        let Some(known) = self.known else {
            return Some(estimate);
        };
        let value = value::to_root(known.value, ply);
        Some(match known.bound {
            Bound::Lower => estimate.max(value),
            Bound::Upper => estimate.min(value),
            Bound::Exact => value,
        })
    }
}

/// A move of a node, and how it is searched.
pub(super) struct Child {
    pub(super) square: Square,
    pub(super) kind: MoveKind,
    /// The depth of the node after the move.
    pub(super) depth: Depth,
    /// The plies that its first search is less deep.
    pub(super) reduction: Depth,
    pub(super) is_first: bool,
    /// `true` if some reply is expected to refute the move.
    pub(super) is_cut: bool,
}

/// The best of the moves that have been searched.
pub(super) struct BestMove {
    pub(super) value: Value,
    /// The move, if it is above alpha.
    pub(super) square: Option<Square>,
    pub(super) kind: MoveKind,
}

impl Default for BestMove {
    fn default() -> Self {
        Self {
            value: -INFINITE,
            square: None,
            kind: MoveKind::Quiet,
        }
    }
}
