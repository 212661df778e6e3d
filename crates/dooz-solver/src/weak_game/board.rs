//! Boards as sets of cells, with their lines and symmetries.

use dooz_core::{Bitboard, LineRule, Rules, Square, Symmetry};
use dooz_verify::windows;

pub(super) use crate::cells::{CellSet, MOST_SQUARES, cells};

/// A board with its lines and symmetries.
#[derive(Clone, Debug)]
pub(super) struct Board {
    rules: Rules,
    /// The squares of each line: every `k` squares in a row. Where the rules do not
    /// count all of them, this can only make the weak game harder for Breaker.
    lines: Vec<CellSet>,
    /// For each of [`Symmetry::of`], the images of the cells.
    images: Vec<Vec<u8>>,
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
        let lines =
            windows(rules).map(|line| line.squares().map(|square| 1 << rules.cell(square)).sum());
        let image = |symmetry: Symmetry, cell| {
            let square = rules.square(cell).expect("the cell is on the board");
            rules.cell(symmetry.apply(rules, square)) as u8
        };
        let images = Symmetry::of(rules).iter().map(|&symmetry| {
            (0..rules.squares())
                .map(|cell| image(symmetry, cell))
                .collect()
        });
        Some(Self {
            rules,
            lines: lines.collect(),
            images: images.collect(),
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

    /// Returns the number of symmetries.
    pub(super) fn symmetries(&self) -> usize {
        self.images.len()
    }

    /// Returns the image of a set under a symmetry, by its index in
    /// [`Symmetry::ALL`].
    pub(super) fn image(&self, symmetry: usize, set: CellSet) -> CellSet {
        if symmetry == 0 {
            return set;
        }
        let images = &self.images[symmetry];
        cells(set).fold(0, |image, cell| image | 1 << images[cell])
    }

    /// Returns the set of which a set is the image under a symmetry.
    pub(super) fn preimage(&self, symmetry: usize, set: CellSet) -> CellSet {
        let inverse = Symmetry::ALL[symmetry].inverse();
        self.image(inverse as usize, set)
    }

    pub(super) fn square(&self, cell: usize) -> Square {
        self.rules.square(cell).expect("the cell is on the board")
    }

    pub(super) fn bitboard(&self, set: CellSet) -> Bitboard {
        cells(set).map(|cell| self.square(cell)).collect()
    }

    /// Returns squares of the board as a set.
    pub(super) fn set(&self, squares: &Bitboard) -> CellSet {
        squares
            .squares()
            .map(|square| 1 << self.rules.cell(square))
            .sum()
    }
}
