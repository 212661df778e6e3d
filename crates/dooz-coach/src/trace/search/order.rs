//! Move orders of a search.

/// The order in which a search tries moves. It does not affect the result of
/// minimax, but strongly affects what alpha-beta can skip.
///
/// ```
/// use dooz_coach::trace::{Order, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let count = |method: &str| {
///     let tree = Subject::tree("((1 2) (8 9))", Side::Max).unwrap();
///     Trace::record(tree, method.parse().unwrap()).unwrap().summary.calls
/// };
/// assert_eq!(count("alphabeta"), 7);
/// // Where the better half comes first, one leaf of the other is enough.
/// assert_eq!(count("alphabeta:order=reversed"), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// Row by row from the top left; in a tree, as written.
    #[default]
    Rows,
    /// The squares with the most lines through them first; in a tree, the
    /// middle first.
    Centre,
    /// From the last to the first.
    Reversed,
}
