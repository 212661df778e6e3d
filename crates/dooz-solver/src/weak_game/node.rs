//! The sides of the weak game, and the nodes of its search.

use std::ops::Not;

use dooz_engine::ProofNumbers;

use super::board::{CellSet, cells};
use super::hypergraph::{Hypergraph, Weight};
use super::key::Key;
use super::table::Entry;

/// A side of the weak game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The side that completes a line, if it can.
    Maker,
    /// The side that blocks all lines, if it can.
    Breaker,
}

impl Not for Role {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Maker => Self::Breaker,
            Self::Breaker => Self::Maker,
        }
    }
}

/// Converts the proof numbers of a win of Maker to those of a win of a side, or back.
pub(super) const fn for_side(side: Role, numbers: ProofNumbers) -> ProofNumbers {
    match side {
        Role::Maker => numbers,
        Role::Breaker => numbers.turned(),
    }
}

/// A position of the search.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) mover: Role,
    /// The number of plies since the root.
    pub(super) ply: u32,
    /// The lines that are left, after all reductions.
    pub(super) graph: Hypergraph,
    /// The squares that were paired by reductions.
    pub(super) twins: CellSet,
    pub(super) key: Key,
    /// The symmetry that maps the position to the one that is remembered.
    pub(super) symmetry: usize,
    pub(super) entry: Entry,
}

impl Node {
    pub(super) fn winner(&self) -> Option<Role> {
        match self.entry.numbers {
            ProofNumbers::PROVED => Some(Role::Maker),
            ProofNumbers::REFUTED => Some(Role::Breaker),
            _ => None,
        }
    }

    /// Returns the squares on which the side that has won can rely alone.
    pub(super) fn zone(&self) -> CellSet {
        match self.winner() {
            Some(Role::Breaker) => self.entry.zone | self.twins,
            _ => self.entry.zone,
        }
    }

    /// Returns the lines after a move. If supersets are dropped, there are none yet.
    pub(super) fn after(&self, cell: usize, drops_supersets: bool) -> Hypergraph {
        match self.mover {
            Role::Maker if drops_supersets => self.graph.after_maker_without_supersets(cell),
            Role::Maker => self.graph.after_maker(cell),
            Role::Breaker => self.graph.after_breaker(cell),
        }
    }

    /// Lists the moves to search, those of the greatest weight first. If dominated
    /// moves are dropped, also returns their squares and those that dominate them: a
    /// square dominates another one if it lies on all of its lines, and more.
    pub(super) fn moves(&self, drops_dominated: bool) -> (Vec<usize>, CellSet) {
        let mut moves = self.graph.squares();
        if self.mover == Role::Breaker && self.entry.zone != 0 {
            moves &= self.entry.zone;
        }
        let mut superfluous = 0;
        let mut dominators = 0;
        if drops_dominated {
            let common = self.graph.common();
            for cell in cells(moves) {
                let dominates = |&other: &usize| {
                    // Of squares on the same lines, the first is kept.
                    other != cell && (common[other] >> cell & 1 == 0 || other < cell)
                };
                if let Some(other) = cells(moves & common[cell]).find(dominates) {
                    superfluous |= 1 << cell;
                    dominators |= 1 << other;
                }
            }
        }
        let weights = self.graph.weights();
        let mut moves: Vec<usize> = cells(moves & !superfluous).collect();
        moves.sort_by_key(|&cell| (Weight::MAX - weights[cell], cell));
        (moves, superfluous | dominators)
    }
}
