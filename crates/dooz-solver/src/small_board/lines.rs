//! The lines of a board, and its symmetries.

use dooz_core::{Line, LineRule, Player, Position, Rules, Square};
use dooz_verify::windows;

use crate::cells::{CellImages, cell_set};
pub(super) use crate::cells::{CellSet, MOST_SQUARES, cells};

/// The largest number of lines on a board of [`MOST_SQUARES`] squares: 8x8 with k = 2.
pub(super) const MOST_LINES: usize = 210;

/// The lines of one board: every `k` squares in a row.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    rules: Rules,
    board: CellSet,
    /// The squares of each line.
    sets: Vec<CellSet>,
    /// The lines through each square.
    through: Vec<Vec<u8>>,
    /// The lines that a stone on each square would make too long: under the rule
    /// `Exactly`, those that end beside it.
    beside: Vec<Vec<u8>>,
    images: CellImages,
}

impl Lines {
    /// Lists the lines of a board. Returns `None` if there are too many squares, and
    /// for renju, caro and misère.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let is_supported = matches!(rules.line(), LineRule::Freestyle | LineRule::Exactly);
        if !is_supported || rules.squares() > MOST_SQUARES {
            return None;
        }
        let mut lines = Self {
            rules,
            board: CellSet::MAX >> (MOST_SQUARES - rules.squares()),
            sets: Vec::new(),
            through: vec![Vec::new(); rules.squares()],
            beside: vec![Vec::new(); rules.squares()],
            images: CellImages::new(rules),
        };
        for line in windows(rules) {
            lines.add(line);
        }
        Some(lines)
    }

    fn add(&mut self, line: Line) {
        let rules = self.rules;
        let squares: Vec<usize> = line.squares().map(|square| rules.cell(square)).collect();
        let number = self.sets.len() as u8;
        for &cell in &squares {
            self.through[cell].push(number);
        }
        if rules.line() == LineRule::Exactly {
            let before = line.first.step(line.direction, -1);
            let after = line.last().step(line.direction, 1);
            let on_board = |square: &Square| rules.contains(*square);
            for end in [before, after].into_iter().flatten().filter(on_board) {
                self.beside[rules.cell(end)].push(number);
            }
        }
        self.sets.push(squares.iter().map(|&cell| 1 << cell).sum());
    }

    /// Returns the rules of the board.
    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns `true` if an extra stone never harms its own side.
    pub(super) fn stones_never_harm(&self) -> bool {
        self.rules.line() == LineRule::Freestyle
    }

    /// Returns all squares.
    pub(super) const fn board(&self) -> CellSet {
        self.board
    }

    /// Returns the number of lines.
    pub(super) fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns the squares of a line.
    pub(super) fn squares(&self, line: usize) -> CellSet {
        self.sets[line]
    }

    /// Lists the lines through a square.
    pub(super) fn through(&self, cell: usize) -> impl Iterator<Item = usize> {
        self.through[cell].iter().map(|&line| line.into())
    }

    /// Lists the lines that a stone on a square would make too long.
    pub(super) fn beside(&self, cell: usize) -> impl Iterator<Item = usize> {
        self.beside[cell].iter().map(|&line| line.into())
    }

    /// Returns the stones of a player as a set.
    pub(super) fn stones(&self, position: &Position, player: Player) -> CellSet {
        cell_set(self.rules, position.stones(player))
    }

    /// Returns the images of sets under the symmetries of the board.
    pub(super) const fn images(&self) -> &CellImages {
        &self.images
    }
}
