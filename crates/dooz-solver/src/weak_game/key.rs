//! The keys by which positions of the weak game are remembered.

use super::board::CellSet;
use super::hypergraph::Hypergraph;
use super::node::Role;

/// The two halves of the key of a position: of 128 bits, so that no search is long
/// enough for two positions with the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) place: u64,
    pub(super) check: u64,
}

impl Key {
    /// Returns the key of the image of a position.
    pub(super) fn of(graph: &Hypergraph, mover: Role, image: impl Fn(CellSet) -> CellSet) -> Self {
        // Odd fractions of 2^64; the order of the edges must not matter.
        const SEEDS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];
        let edges = graph.edges().iter().map(|&edge| image(edge));
        let sums = edges.fold([mover as u64; 2], |sums, edge| {
            let mixed = SEEDS.map(|seed| mix(edge ^ seed));
            [
                sums[0].wrapping_add(mixed[0]),
                sums[1].wrapping_add(mixed[1]),
            ]
        });
        let [place, check] = sums.map(mix);
        Self { place, check }
    }
}

/// Mixes the bits of a word (the finaliser of `SplitMix64`).
const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
