//! The result of a search.

/// The result of a search.
///
/// ```
/// use dooz_core::textbook::{Minimax, Side, Tree};
/// let tree = Tree::parse("(3 (1 8) 5)", Side::Max).unwrap();
/// let found = Minimax::default().search(&tree, &mut ());
/// assert_eq!((found.score, found.best, found.nodes), (5, Some(2), 6));
/// assert_eq!(found.limited, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The value of the game for [`Side::Max`](super::Side::Max).
    pub score: i64,
    /// The first of the best moves. `None` if the game is over, if every move
    /// is as bad as the window's edge, or if a limit ended the search before
    /// the first move was judged.
    pub best: Option<M>,
    /// The number of states visited, including the first.
    pub nodes: u64,
    /// The limit that was met, if any; the score is then only an estimate.
    pub limited: Option<Limit>,
}

/// A limit that a search met.
///
/// ```
/// use dooz_core::Limits;
/// use dooz_core::textbook::{Limit, Minimax, Side, Tree};
/// let tree = Tree::parse("((7 9) (3 8))", Side::Max).unwrap();
/// let limits = Limits { nodes: Some(5), ..Limits::default() };
/// let found = Minimax::default().search_within(&tree, &limits, &mut ());
/// assert_eq!((found.score, found.limited), (7, Some(Limit::Nodes)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// The depth: states there were estimated.
    Depth,
    /// The memory for states on the current path: states there were estimated.
    Memory,
    /// The number of nodes: the search ended there.
    Nodes,
    /// The stop flag: the search ended there.
    Stop,
}

impl Limit {
    /// Returns `true` if the limit ends a search at once, so that moves of the
    /// root may not have been searched, rather than estimating what lies beyond
    /// it.
    #[must_use]
    pub const fn cuts_short(self) -> bool {
        matches!(self, Self::Nodes | Self::Stop)
    }
}
