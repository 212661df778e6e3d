//! Boards as sets of cells, with their lines and symmetries.

use dooz_core::{LineRule, Rules, Square};
use dooz_verify::windows;

use crate::cells::{CellImages, cell_set};
pub(super) use crate::cells::{CellSet, MOST_SQUARES, cells};

/// A board with its lines and symmetries.
#[derive(Clone, Debug)]
pub(super) struct Board {
    rules: Rules,
    /// The squares of each line: every `k` squares in a row. Where the rules do not
    /// count all of them, this can only make the weak game harder for Breaker.
    lines: Vec<CellSet>,
    images: CellImages,
}

impl Board {
    /// Lists the lines of a board. Returns `None` if there are too many squares, and
    /// for renju and misère.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let is_supported = matches!(
            rules.line(),
            LineRule::Freestyle | LineRule::Exactly | LineRule::Caro
        );
        if !is_supported || rules.squares() > MOST_SQUARES {
            return None;
        }
        let lines = windows(rules).map(|line| cell_set(rules, &line.squares().collect()));
        Some(Self {
            rules,
            lines: lines.collect(),
            images: CellImages::new(rules),
        })
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns `true` if the rules count every line of `k` squares.
    pub(super) fn has_only_lines_that_count(&self) -> bool {
        self.rules.line() == LineRule::Freestyle
    }

    /// Returns all squares.
    pub(super) fn squares(&self) -> CellSet {
        CellSet::MAX >> (MOST_SQUARES - self.rules.squares())
    }

    /// Lists the squares of each line.
    pub(super) fn lines(&self) -> impl Iterator<Item = CellSet> {
        self.lines.iter().copied()
    }

    /// Returns the images of sets under the symmetries of the board.
    pub(super) const fn images(&self) -> &CellImages {
        &self.images
    }

    pub(super) fn square(&self, cell: usize) -> Square {
        self.rules.square(cell).expect("the cell is on the board")
    }
}
