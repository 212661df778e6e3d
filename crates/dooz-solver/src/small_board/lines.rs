//! The lines of a board, and its symmetries.

use dooz_core::{Direction, Line, LineRule, Player, Position, Rules, Square, Symmetry};

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
    /// The images of the board under each symmetry but the identity: for each byte
    /// of a set, the image of each of its 256 contents.
    images: Vec<Vec<[CellSet; 256]>>,
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
            images: Vec::new(),
        };
        for square in rules.board().squares() {
            // A single stone is a line in one direction only.
            let directions = if rules.k() == 1 { 1 } else { 4 };
            for &direction in &Direction::ALL[..directions] {
                lines.add(Line {
                    first: square,
                    direction,
                    length: rules.k(),
                });
            }
        }
        let symmetries = Symmetry::of(rules).iter().skip(1);
        lines.images = symmetries
            .map(|&symmetry| images(rules, symmetry))
            .collect();
        Some(lines)
    }

    /// Adds a line if it lies on the board.
    fn add(&mut self, line: Line) {
        let rules = self.rules;
        let on_board = |square: &Square| rules.contains(*square);
        let squares: Vec<usize> = line
            .squares()
            .filter(on_board)
            .map(|square| rules.cell(square))
            .collect();
        if squares.len() < usize::from(rules.k()) {
            return;
        }

        let number = self.sets.len() as u8;
        for &cell in &squares {
            self.through[cell].push(number);
        }
        if rules.line() == LineRule::Exactly {
            let before = line.first.step(line.direction, -1);
            let after = line.last().step(line.direction, 1);
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
        let stones = position.stones(player).squares();
        stones.map(|square| 1 << self.rules.cell(square)).sum()
    }

    /// Returns the number of symmetries, with the identity.
    pub(super) fn symmetries(&self) -> usize {
        1 + self.images.len()
    }

    /// Returns the image of a set under a symmetry, by its index in
    /// [`Symmetry::ALL`].
    pub(super) fn image(&self, symmetry: usize, set: CellSet) -> CellSet {
        match symmetry {
            0 => set,
            _ => image(&self.images[symmetry - 1], set),
        }
    }

    /// Returns the set of which a set is the image under a symmetry.
    pub(super) fn preimage(&self, symmetry: usize, set: CellSet) -> CellSet {
        self.image(Symmetry::ALL[symmetry].inverse() as usize, set)
    }

    /// Returns the least of the symmetric images of two sets.
    pub(super) fn canonical(&self, sets: [CellSet; 2]) -> [CellSet; 2] {
        let images = self
            .images
            .iter()
            .map(|bytes| sets.map(|set| image(bytes, set)));
        images.fold(sets, Ord::min)
    }
}

/// Returns the image of a set.
fn image(bytes: &[[CellSet; 256]], set: CellSet) -> CellSet {
    let contents = set.to_le_bytes();
    let images = bytes.iter().zip(contents);
    images.fold(0, |image, (images, content)| {
        image | images[usize::from(content)]
    })
}

/// Returns the images of all contents of each byte of a set.
fn images(rules: Rules, symmetry: Symmetry) -> Vec<[CellSet; 256]> {
    let mut bytes = vec![[0; 256]; rules.squares().div_ceil(8)];
    for cell in 0..rules.squares() {
        let square = rules.square(cell).expect("the cell is on the board");
        let image: CellSet = 1 << rules.cell(symmetry.apply(rules, square));
        for (content, images) in bytes[cell / 8].iter_mut().enumerate() {
            if content >> (cell % 8) & 1 != 0 {
                *images |= image;
            }
        }
    }
    bytes
}
