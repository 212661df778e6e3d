//! Sets of squares of boards that fit a machine word.

use dooz_core::{Bitboard, Rules, Symmetry};

/// A set of squares, by their cell index.
pub(crate) type CellSet = u64;

/// The largest number of squares of a board.
pub(crate) const MOST_SQUARES: usize = CellSet::BITS as usize;

/// Lists the squares of a set by their cell index.
pub(crate) fn cells(mut set: CellSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// Returns squares of a board as a set.
pub(crate) fn cell_set(rules: Rules, squares: &Bitboard) -> CellSet {
    let cells = squares.squares().map(|square| rules.cell(square));
    cells.fold(0, |set, cell| set | 1 << cell)
}

/// Returns a set as squares of a board.
pub(crate) fn bitboard(rules: Rules, set: CellSet) -> Bitboard {
    let squares = cells(set).map(|cell| rules.square(cell));
    squares
        .map(|square| square.expect("the cell is on the board"))
        .collect()
}

/// The images of the sets of a board under its symmetries, by their indices in
/// [`Symmetry::ALL`].
#[derive(Clone, Debug)]
pub(crate) struct CellImages {
    /// Under each symmetry but the identity: for each byte of a set, the image of each of
    /// its 256 contents.
    symmetries: Vec<Vec<[CellSet; 256]>>,
}

impl CellImages {
    /// Makes the tables for a board of up to [`MOST_SQUARES`] squares.
    pub(crate) fn new(rules: Rules) -> Self {
        let symmetries = Symmetry::of(rules).iter().skip(1);
        Self {
            symmetries: symmetries
                .map(|&symmetry| images_of_bytes(rules, symmetry))
                .collect(),
        }
    }

    /// Returns the number of symmetries, with the identity.
    pub(crate) fn symmetries(&self) -> usize {
        1 + self.symmetries.len()
    }

    /// Returns the image of a set under a symmetry.
    pub(crate) fn image(&self, symmetry: usize, set: CellSet) -> CellSet {
        match symmetry {
            0 => set,
            _ => image(&self.symmetries[symmetry - 1], set),
        }
    }

    /// Returns the set of which a set is the image under a symmetry.
    pub(crate) fn preimage(&self, symmetry: usize, set: CellSet) -> CellSet {
        self.image(Symmetry::ALL[symmetry].inverse() as usize, set)
    }

    /// Returns the least of the symmetric images of two sets.
    pub(crate) fn canonical(&self, sets: [CellSet; 2]) -> [CellSet; 2] {
        let symmetries = self.symmetries.iter();
        let images = symmetries.map(|bytes| sets.map(|set| image(bytes, set)));
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
fn images_of_bytes(rules: Rules, symmetry: Symmetry) -> Vec<[CellSet; 256]> {
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
