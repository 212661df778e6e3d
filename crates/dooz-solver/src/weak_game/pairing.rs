//! Pairs of squares that block lines.

use dooz_core::Rules;
use dooz_verify::Step;

use super::board::{CellSet, MOST_SQUARES, cells};
use super::hypergraph::{EdgeSet, Hypergraph, ONE, Weight, weight};

/// Disjoint pairs of squares, of each of which Breaker gets one, and the squares of
/// the edges that hold no pair. These edges have so small a potential, even if Maker
/// gets a square of every pair on them, that Breaker can block them as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    pub(super) pairs: Vec<[usize; 2]>,
    /// The squares of the edges that hold no pair, without those of pairs.
    pub(super) rest: CellSet,
}

impl Pairing {
    /// The potential from which on a pairing is too unlikely to be looked for. In 30,000
    /// positions of 8x7x5, it was found 2,552 times, four times above this potential, and
    /// not found 456,001 times, 326,161 times above it.
    pub(crate) const MOST_POTENTIAL: Weight = 2 * ONE;

    /// Looks for a pairing by which Breaker, with Maker to move, blocks all edges,
    /// in at most `steps` steps.
    pub(super) fn find(graph: &Hypergraph, steps: u32) -> Option<Self> {
        let mut finder = Finder {
            edges: graph.edges(),
            through: graph.edges_through()?,
            steps,
            pairs: Vec::new(),
        };
        let all = EdgeSet::MAX.checked_shr(EdgeSet::BITS - graph.edges().len() as u32);
        let rest = finder.search(all.unwrap_or(0), 0)?;
        Some(Self {
            pairs: finder.pairs,
            rest,
        })
    }

    /// Looks for a pairing that a certificate can show: the verifier weighs all edges
    /// without a pair, also those that hold others.
    pub(crate) fn of_certificate(graph: &Hypergraph) -> Option<Self> {
        /// Certificates have fewer nodes than searches, and more time for each.
        const STEPS: u32 = 400;
        let mut minimal = graph.clone();
        minimal.drop_supersets();
        let of_minimal = Self::find(&minimal, STEPS).and_then(|pairing| pairing.of_all(graph));
        of_minimal.or_else(|| Self::find(graph, STEPS))
    }

    /// Returns the pairing with the rest of more edges, unless they weigh too much.
    fn of_all(self, graph: &Hypergraph) -> Option<Self> {
        let pairs = self.pairs.iter().map(|&[one, other]| 1 << one | 1 << other);
        let pairs: Vec<CellSet> = pairs.collect();
        let taken: CellSet = pairs.iter().sum();
        let is_unpaired = |edge: &&CellSet| pairs.iter().all(|pair| *edge & pair != *pair);
        let unpaired = graph.edges().iter().filter(is_unpaired);
        let (mut rest, mut potential) = (0, 0);
        for edge in unpaired.map(|edge| edge & !taken) {
            rest |= edge;
            potential += weight(edge);
        }
        (potential < ONE / 2).then_some(Self { rest, ..self })
    }

    /// Returns the steps of a proof by the pairing.
    pub(crate) fn steps(&self, rules: Rules) -> Vec<Step> {
        let square = |cell| rules.square(cell).expect("the cell is on the board");
        let pairs = self.pairs.iter();
        let pairs = pairs.map(|&[one, other]| Step::Pair(square(one), square(other)));
        let potential = (self.rest != 0).then_some(Step::Potential);
        pairs.chain(potential).collect()
    }

    /// Returns all squares on which Breaker relies.
    pub(crate) fn squares(&self) -> CellSet {
        let pairs = self.pairs.iter().flatten();
        pairs.fold(self.rest, |all, &cell| all | 1 << cell)
    }
}

struct Finder<'a> {
    edges: &'a [CellSet],
    through: [EdgeSet; MOST_SQUARES],
    steps: u32,
    pairs: Vec<[usize; 2]>,
}

impl Finder<'_> {
    /// Finds pairs for the open edges, and returns the squares of those that hold
    /// none. The squares of the pairs so far are taken.
    fn search(&mut self, open: EdgeSet, taken: CellSet) -> Option<CellSet> {
        self.steps = self.steps.checked_sub(1)?;
        let mut potential = 0;
        let mut weights = [0; MOST_SQUARES];
        let mut squares = 0;
        let mut fewest = u32::MAX;
        for i in edges(open) {
            let free = self.edges[i] & !taken;
            if free.count_ones() < 2 {
                return None;
            }
            potential += weight(free);
            squares |= free;
            fewest = fewest.min(free.count_ones());
            for cell in cells(free) {
                weights[cell] += weight(free);
            }
        }
        if potential < ONE / 2 {
            return Some(squares);
        }

        // The edge with the fewest squares leaves the fewest choices.
        let heaviness = |free: CellSet| cells(free).map(|cell| weights[cell]).sum::<Weight>();
        let shortest = edges(open)
            .map(|i| self.edges[i] & !taken)
            .filter(|free| free.count_ones() == fewest)
            .max_by_key(|&free| (heaviness(free), free))?;
        let mut choices = Vec::new();
        for one in cells(shortest) {
            for other in cells(shortest).filter(|&other| other > one) {
                let both = edges(self.through[one] & self.through[other] & open);
                let common: Weight = both.map(|i| weight(self.edges[i] & !taken)).sum();
                let gain = 3 * common.cast_signed();
                let price = (weights[one] + weights[other]).cast_signed();
                choices.push((gain - price, one, other));
            }
        }
        choices.sort_unstable_by_key(|&(gain, one, other)| (-gain, one, other));
        for (_, one, other) in choices {
            let blocked = self.through[one] & self.through[other];
            self.pairs.push([one, other]);
            let rest = self.search(open & !blocked, taken | 1 << one | 1 << other);
            if rest.is_some() {
                return rest;
            }
            self.pairs.pop();
            if self.steps == 0 {
                return None;
            }
        }
        None
    }
}

/// Lists the edges of a set by their index.
fn edges(mut set: EdgeSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let edge = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        edge
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pairing_takes_two_squares_of_each_short_line() {
        let graph = Hypergraph::new([0b0011, 0b1100, 0b0101].into_iter(), 0, 0);
        assert_eq!(Pairing::find(&graph, 60), None);
        let graph = Hypergraph::new([0b00_0111, 0b00_1100, 0b11_0001].into_iter(), 0, 0);
        let pairing = Pairing::find(&graph, 60).expect("2 and 3 with 0 and 1, or 4 and 5");
        assert!(pairing.pairs.contains(&[2, 3]));
    }

    #[test]
    fn no_lines_need_no_pairs() {
        let pairing = Pairing::find(&Hypergraph::default(), 1).expect("nothing to block");
        assert_eq!(pairing.squares(), 0);
    }
}
