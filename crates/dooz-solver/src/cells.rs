//! Sets of squares of boards that fit a machine word.

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
