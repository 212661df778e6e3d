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
        let mut bit = 0;
        while bit < 8 * rules.height() {
            if bit % 8 < rules.width() {
                order.insert(bit, rules);
            }
            bit += 1;
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
    let (left, above) = (bit % 8, bit / 8);
    let (right, below) = (rules.width() - 1 - left, rules.height() - 1 - above);
    let others = rules.k() - 1;
    rows(others, left, right)
        + rows(others, above, below)
        + rows(others, min(left, above), min(right, below))
        + rows(others, min(left, below), min(right, above))
}

/// Returns the number of ways to choose `others` squares on both sides of a square
/// without a gap, where `before` squares lie on one side and `after` on the other.
const fn rows(others: u8, before: u8, after: u8) -> u8 {
    (min(before, others) + min(after, others) + 1).saturating_sub(others)
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}
