//! The lines that are left of a position.

use super::board::{CellSet, MOST_SQUARES, cells};

/// The lines that Breaker has not blocked, each as the set of the squares that Maker
/// still lacks. Maker wins by an empty one, Breaker when none is left.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hypergraph {
    edges: Vec<CellSet>,
}

/// A set of edges, by their index.
pub(super) type EdgeSet = u128;

/// The largest number of edges for which the edges through each square are listed.
const MOST_EDGES: usize = EdgeSet::BITS as usize;

/// A weight or a sum of weights. An edge of s squares weighs 2^-s.
pub(crate) type Weight = u64;

/// The weight 1.
pub(crate) const ONE: Weight = 1 << 32;

/// Returns the weight of an edge.
pub(super) const fn weight(edge: CellSet) -> Weight {
    ONE >> edge.count_ones()
}

impl Hypergraph {
    /// Returns the rest of some lines, given the stones of both players.
    pub(crate) fn new(
        lines: impl Iterator<Item = CellSet>,
        breaker: CellSet,
        maker: CellSet,
    ) -> Self {
        let unblocked = lines.filter(|line| line & breaker == 0);
        let edges = unblocked.map(|line| line & !maker).collect();
        Self { edges }
    }

    pub(crate) fn edges(&self) -> &[CellSet] {
        &self.edges
    }

    /// Returns the squares of all edges.
    pub(crate) fn squares(&self) -> CellSet {
        self.edges.iter().fold(0, |all, edge| all | edge)
    }

    /// Returns the squares that fill a line.
    pub(crate) fn singles(&self) -> CellSet {
        let singles = self.edges.iter().filter(|edge| edge.is_power_of_two());
        singles.fold(0, |all, edge| all | edge)
    }

    pub(super) fn after_maker(&self, cell: usize) -> Self {
        let edges = self.edges.iter().map(|edge| edge & !(1 << cell)).collect();
        Self { edges }
    }

    /// Returns the lines after a move of Maker, without supersets if there are none yet:
    /// only the edges that get shorter can lie in others.
    pub(super) fn after_maker_without_supersets(&self, cell: usize) -> Self {
        let is_through = |edge: &&CellSet| **edge >> cell & 1 != 0;
        let through = self.edges.iter().filter(is_through);
        let mut edges: Vec<CellSet> = Vec::with_capacity(self.edges.len());
        edges.extend(through.map(|edge| edge & !(1 << cell)));
        let shortened = edges.len();
        for &edge in self.edges.iter().filter(|edge| !is_through(edge)) {
            if edges[..shortened].iter().all(|subset| subset & !edge != 0) {
                edges.push(edge);
            }
        }
        Self { edges }
    }

    pub(super) fn after_breaker(&self, cell: usize) -> Self {
        let missed = self.edges.iter().filter(|&edge| edge >> cell & 1 == 0);
        let edges = missed.copied().collect();
        Self { edges }
    }

    /// Drops edges that hold all squares of another one: Breaker blocks them when it
    /// blocks the other. The others are sorted.
    pub(super) fn drop_supersets(&mut self) {
        self.edges
            .sort_unstable_by_key(|edge| (edge.count_ones(), *edge));
        let mut kept = 0;
        for next in 0..self.edges.len() {
            let edge = self.edges[next];
            if self.edges[..kept].iter().all(|subset| subset & !edge != 0) {
                self.edges[kept] = edge;
                kept += 1;
            }
        }
        self.edges.truncate(kept);
    }

    /// Drops the edges of *twins*, two squares that lie on the same edges, and
    /// returns the twins. Breaker blocks these edges by taking one twin when Maker
    /// takes the other.
    pub(super) fn drop_twins(&mut self) -> CellSet {
        let mut twins = 0;
        loop {
            let common = self.common();
            let mut blockers = 0;
            let mut blocked = 0;
            for one in cells(self.squares()) {
                let is_twin = |&other: &usize| other > one && common[other] >> one & 1 != 0;
                if blocked >> one & 1 == 0
                    && let Some(other) = cells(common[one]).find(is_twin)
                {
                    twins |= 1 << one | 1 << other;
                    blockers |= 1 << one;
                    blocked |= self.squares_of_edges_through(one);
                }
            }
            if blockers == 0 {
                return twins;
            }
            self.edges.retain(|edge| edge & blockers == 0);
        }
    }

    /// Returns the squares of the edges through a square.
    fn squares_of_edges_through(&self, cell: usize) -> CellSet {
        let through = self.edges.iter().filter(|&edge| edge >> cell & 1 != 0);
        through.fold(0, |all, edge| all | edge)
    }

    /// Returns, for each square, the squares that lie on all edges through it: all squares
    /// where there is no edge.
    pub(super) fn common(&self) -> [CellSet; MOST_SQUARES] {
        let mut common = [CellSet::MAX; MOST_SQUARES];
        for &edge in &self.edges {
            for cell in cells(edge) {
                common[cell] &= edge;
            }
        }
        common
    }

    /// Returns the edges through each square, unless there are too many edges.
    pub(super) fn edges_through(&self) -> Option<[EdgeSet; MOST_SQUARES]> {
        if self.edges.len() > MOST_EDGES {
            return None;
        }
        let mut through = [0; MOST_SQUARES];
        for (i, &edge) in self.edges.iter().enumerate() {
            for cell in cells(edge) {
                through[cell] |= 1 << i;
            }
        }
        Some(through)
    }

    /// Returns the weight of all edges. If it is below 1/2, and Maker is to move,
    /// Breaker can block them all (Erdős and Selfridge, 1973).
    pub(crate) fn potential(&self) -> Weight {
        self.edges.iter().map(|&edge| weight(edge)).sum()
    }

    /// Returns the weight of the edges through each square.
    pub(super) fn weights(&self) -> [Weight; MOST_SQUARES] {
        let mut weights = [0; MOST_SQUARES];
        for &edge in &self.edges {
            for cell in cells(edge) {
                weights[cell] += weight(edge);
            }
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[CellSet]) -> Hypergraph {
        Hypergraph::new(edges.iter().copied(), 0, 0)
    }

    #[test]
    fn only_the_smallest_edges_are_kept() {
        let mut graph = graph(&[0b1110, 0b0110, 0b1001, 0b0110]);
        graph.drop_supersets();
        assert_eq!(graph.edges(), [0b0110, 0b1001]);
    }

    #[test]
    fn a_shortened_edge_replaces_those_that_hold_it() {
        let graph = graph(&[0b0_0011, 0b0_1101, 0b0_1110, 0b1_1000]);
        for cell in 0..5 {
            let mut expected = graph.after_maker(cell);
            expected.drop_supersets();
            let mut after = graph.after_maker_without_supersets(cell);
            after
                .edges
                .sort_unstable_by_key(|edge| (edge.count_ones(), *edge));
            assert_eq!(after.edges(), expected.edges());
        }
        let after = graph.after_maker_without_supersets(0);
        assert_eq!(after.edges(), [0b0_0010, 0b0_1100, 0b1_1000]);
    }

    #[test]
    fn twins_take_their_edges_with_them_and_may_make_others_twins() {
        // Squares 0 and 1 are twins; without their edge 2 and 3 are.
        let mut graph = graph(&[0b00111, 0b01100, 0b11100]);
        assert_eq!(graph.drop_twins(), 0b01111);
        assert_eq!(graph.edges(), [0; 0]);
    }

    #[test]
    fn an_edge_weighs_half_for_each_square() {
        let graph = graph(&[0b11, 0b101, 0b11100]);
        assert_eq!(graph.potential(), ONE / 4 + ONE / 4 + ONE / 8);
        assert_eq!(graph.weights()[..3], [ONE / 2, ONE / 4, ONE / 4 + ONE / 8]);
    }
}
