//! Which moves a search tries first.

use super::{DIRECTIONS, Word};

/// The squares of a board, those that are part of most lines first.
///
/// It is known before a game begins, and a microcontroller that always plays
/// the same ones finds it in its flash memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    bits: [u8; Word::BITS as usize],
    length: u8,
}

impl Order {
    pub(super) const fn new(board: Word, k: u8) -> Self {
        let mut order = Self {
            bits: [0; Word::BITS as usize],
            length: 0,
        };
        let mut bit = 0;
        while bit < Word::BITS {
            if board >> bit & 1 != 0 {
                order.insert(bit as u8, board, k);
            }
            bit += 1;
        }
        order
    }

    /// The numbers of the squares' bits.
    pub(crate) fn bits(&self) -> &[u8] {
        &self.bits[..usize::from(self.length)]
    }

    /// Inserts a bit behind all that have as many lines or more.
    const fn insert(&mut self, bit: u8, board: Word, k: u8) {
        let lines = lines_through(bit, board, k);
        let mut place = self.length as usize;
        while place > 0 && lines_through(self.bits[place - 1], board, k) < lines {
            self.bits[place] = self.bits[place - 1];
            place -= 1;
        }
        self.bits[place] = bit;
        self.length += 1;
    }
}

/// In how many rows of `k` squares a square lies.
const fn lines_through(bit: u8, board: Word, k: u8) -> u32 {
    let mut lines = 0;
    let mut direction = 0;
    while direction < DIRECTIONS.len() {
        let step = DIRECTIONS[direction];
        let starts = super::starts_of_runs(board, k, step);
        let mut start = bit as u32;
        let mut before = 0;
        while before < k {
            lines += (starts >> start & 1) as u32;
            before += 1;
            if start < step {
                break;
            }
            start -= step;
        }
        direction += 1;
    }
    lines
}
