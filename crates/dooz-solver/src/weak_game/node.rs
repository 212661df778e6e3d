//! The sides of the weak game, and the nodes of its search.

use std::ops::Not;

use super::board::{CellSet, cells};
use super::hypergraph::{Hypergraph, Weight};
use super::table::{Entry, Key};

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

/// The proof numbers of a position: for each side, the least number of open positions
/// that have to be decided in its favour before it has won. They are estimates, and 0
/// for the side that has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers([u32; 2]);

impl ProofNumbers {
    /// The number of a side that has lost. Sums stay below it.
    pub(super) const INFINITE: u32 = 100_000_000;

    pub(super) const fn won(winner: Role) -> Self {
        let mut numbers = Self([Self::INFINITE; 2]);
        numbers.0[winner as usize] = 0;
        numbers
    }

    /// Creates the numbers of a side and of the other one.
    pub(super) fn new(side: Role, own: u32, other: u32) -> Self {
        let mut numbers = Self([0; 2]);
        numbers.0[side as usize] = own.min(Self::INFINITE);
        numbers.0[!side as usize] = other.min(Self::INFINITE);
        numbers
    }

    pub(super) const fn of(self, side: Role) -> u32 {
        self.0[side as usize]
    }

    /// Returns the side that has won.
    pub(super) const fn winner(self) -> Option<Role> {
        match self.0 {
            [0, _] => Some(Role::Maker),
            [_, 0] => Some(Role::Breaker),
            _ => None,
        }
    }

    /// Returns `true` if the number of one side reaches its limit.
    pub(super) const fn reach(self, limits: Self) -> bool {
        self.0[0] >= limits.0[0] || self.0[1] >= limits.0[1]
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
        self.entry.numbers.winner()
    }

    /// Returns the squares on which the side that has won can rely alone.
    pub(super) fn zone(&self) -> CellSet {
        match self.winner() {
            Some(Role::Breaker) => self.entry.zone | self.twins,
            _ => self.entry.zone,
        }
    }

    /// Returns the lines after a move.
    pub(super) fn after(&self, cell: usize) -> Hypergraph {
        match self.mover {
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
        if drops_dominated && let Some(through) = self.graph.edges_through() {
            for cell in cells(moves) {
                let dominates = |&other: &usize| {
                    let is_subset = through[cell] & !through[other] == 0;
                    // Of squares on the same lines, the first is kept.
                    is_subset && (through[cell] != through[other] || other < cell)
                };
                if let Some(other) = cells(moves & !(1 << cell)).find(dominates) {
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
