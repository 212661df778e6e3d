//! Which moves a search tries first.

use crate::packed::{Bits, DIRECTIONS, PackedRules, Word, starts_of_runs};

/// The squares of a board, those that are part of most lines first.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) bits: [u8; Word::BITS as usize],
    pub(super) length: usize,
}

impl Order {
    pub(super) fn new(rules: &PackedRules) -> Self {
        let mut order = Self {
            bits: [0; Word::BITS as usize],
            length: 0,
        };
        let lines = |bit: u32| lines_through(rules, bit);
        for bit in Bits(rules.board()) {
            // Insertion behind all that have as many lines or more.
            let mut place = order.length;
            while place > 0 && lines(u32::from(order.bits[place - 1])) < lines(bit) {
                order.bits[place] = order.bits[place - 1];
                place -= 1;
            }
            order.bits[place] = bit as u8;
            order.length += 1;
        }
        order
    }
}

/// In how many rows of `k` squares a square lies.
fn lines_through(rules: &PackedRules, bit: u32) -> usize {
    let k = rules.rules().k();
    let along = |step: u32| {
        let starts = starts_of_runs(rules.board(), k, step);
        let before = (0..u32::from(k)).filter_map(move |i| bit.checked_sub(i * step));
        before.filter(|&start| starts >> start & 1 != 0).count()
    };
    DIRECTIONS.into_iter().map(along).sum()
}
