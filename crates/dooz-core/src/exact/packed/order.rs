//! The order in which a search tries the moves.

use crate::rules::Rules;

/// The squares of a board as the indices of their bits, those with the most
/// lines through them first.
///
/// It is part of [`PackedRules`](super::PackedRules), so that a microcontroller
/// whose rules are constants finds it in its flash memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    bits: [u8; MOST_SQUARES],
    length: u8,
}

/// The number of squares of the largest packed board.
const MOST_SQUARES: usize = 56;

impl Order {
    pub(super) const fn new(rules: Rules) -> Self {
        let mut order = Self {
            bits: [0; MOST_SQUARES],
            length: 0,
        };
        let mut row = 0;
        while row < rules.height() {
            let mut column = 0;
            while column < rules.width() {
                order.insert(8 * row + column, rules);
                column += 1;
            }
            row += 1;
        }
        order
    }

    /// Returns the indices of the bits.
    pub(crate) fn bits(&self) -> &[u8] {
        &self.bits[..usize::from(self.length)]
    }

    /// Inserts a bit after all that have as many lines or more.
    const fn insert(&mut self, bit: u8, rules: Rules) {
        let lines = lines_through(bit, rules);
        let mut place = self.length as usize;
        while place > 0 && lines_through(self.bits[place - 1], rules) < lines {
            self.bits[place] = self.bits[place - 1];
            place -= 1;
        }
        self.bits[place] = bit;
        self.length += 1;
    }
}

/// Returns the number of rows of `k` squares that run through a square.
const fn lines_through(bit: u8, rules: Rules) -> u8 {
    let (left, above, k) = (bit % 8, bit / 8, rules.k());
    let (right, below) = (rules.width() - 1 - left, rules.height() - 1 - above);
    let mut lines = 0;
    let mut before = 0;
    while before < k {
        let behind = k - 1 - before;
        let horizontal = left >= before && right >= behind;
        let vertical = above >= before && below >= behind;
        let falling = horizontal && vertical;
        let rising = horizontal && below >= before && above >= behind;
        lines += horizontal as u8 + vertical as u8 + falling as u8 + rising as u8;
        before += 1;
    }
    lines
}
