//! Observers of a search.

use super::game_state::{GameState, Window};

/// An observer of each step of a search. Every method does nothing by default,
/// and `()` is the observer that keeps all the defaults.
///
/// Each visited state is entered and left once; in between come its children,
/// the choices and at most one cut.
///
/// ```
/// use dooz_core::textbook::{GameState, Minimax, Node, Observer, Side, Tree};
///
/// /// Writes the scores down in the order in which calls return.
/// struct Scores(Vec<i64>);
///
/// impl<G: GameState> Observer<G> for Scores {
///     fn leave(&mut self, _: &Node<'_, G>, score: i64) {
///         self.0.push(score);
///     }
/// }
///
/// let tree = Tree::parse("((7 9) 3)", Side::Max).unwrap();
/// let mut scores = Scores(Vec::new());
/// Minimax::default().search(&tree, &mut scores);
/// assert_eq!(scores.0, [7, 9, 7, 3, 7]);
/// ```
pub trait Observer<G: GameState> {
    /// Called when a state is visited.
    #[inline]
    fn enter(&mut self, node: &Node<'_, G>) {
        let _ = node;
    }

    /// Called when a move turns out better than those before it.
    #[inline]
    fn choose(&mut self, node: &Node<'_, G>, best: G::Move, score: i64) {
        let _ = (node, best, score);
    }

    /// Called when the remaining moves are skipped; there may be none.
    #[inline]
    fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
        let _ = (node, cut);
    }

    /// Called when a state is done, with its score for
    /// [`Side::Max`](super::Side::Max). A state whose search was ended by a
    /// limit is left with the best score found so far.
    #[inline]
    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        let _ = (node, score);
    }
}

/// A state during a search.
///
/// ```
/// use dooz_core::textbook::{GameState, Minimax, Node, Observer, Side, Tree};
///
/// /// The depth of the search.
/// struct Deepest(u32);
///
/// impl<G: GameState> Observer<G> for Deepest {
///     fn enter(&mut self, node: &Node<'_, G>) {
///         self.0 = self.0.max(node.ply);
///     }
/// }
///
/// let tree = Tree::parse("(1 (2 (3 4)))", Side::Max).unwrap();
/// let mut deepest = Deepest(0);
/// let found = Minimax::default().search(&tree, &mut deepest);
/// assert_eq!((found.score, deepest.0), (2, 3));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Node<'a, G: GameState> {
    /// The number of moves from the root.
    pub ply: u32,
    /// The move that led here; `None` at the root.
    pub mv: Option<G::Move>,
    /// The state.
    pub state: &'a G,
    /// The window on entry, from [`Side::Max`](super::Side::Max)'s point of
    /// view.
    pub window: Window,
}

impl<'a, G: GameState> Node<'a, G> {
    #[inline]
    pub(super) fn new(state: &'a G, mv: Option<G::Move>, ply: u32, window: Window) -> Self {
        Self {
            ply,
            mv,
            state,
            window,
        }
    }

    #[inline]
    pub(super) fn child<'b>(&self, state: &'b G, mv: G::Move, window: Window) -> Node<'b, G> {
        Node::new(state, Some(mv), self.ply + 1, window)
    }
}

/// A cut: the remaining moves of a state are skipped.
///
/// ```
/// use dooz_core::textbook::{AlphaBeta, CutOff, GameState, Node, Observer, Side, Tree};
///
/// /// The branches that were cut off.
/// struct Pruned(Vec<usize>);
///
/// impl Observer<Tree<'_>> for Pruned {
///     fn cut(&mut self, node: &Node<'_, Tree<'_>>, cut: &CutOff) {
///         self.0.extend(node.state.moves().skip(cut.visited));
///     }
/// }
///
/// let tree = Tree::parse("((7 9) (3 8 6))", Side::Max).unwrap();
/// let mut pruned = Pruned(Vec::new());
/// assert_eq!(AlphaBeta::default().search(&tree, &mut pruned).score, 7);
/// assert_eq!(pruned.0, [1, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOff {
    /// The number of moves visited before the cut;
    /// `state.moves().skip(visited)` are the ones that were not.
    pub visited: usize,
    /// The window after the visited moves.
    pub window: Window,
    /// `true` if a fast cut-off, not the window, ended the node.
    pub fast: bool,
}

impl<G: GameState> Observer<G> for () {}

impl<G: GameState, O: Observer<G> + ?Sized> Observer<G> for &mut O {
    #[inline]
    fn enter(&mut self, node: &Node<'_, G>) {
        (**self).enter(node);
    }

    #[inline]
    fn choose(&mut self, node: &Node<'_, G>, best: G::Move, score: i64) {
        (**self).choose(node, best, score);
    }

    #[inline]
    fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
        (**self).cut(node, cut);
    }

    #[inline]
    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        (**self).leave(node, score);
    }
}

/// Both observers see everything, the first one first.
impl<G: GameState, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    #[inline]
    fn enter(&mut self, node: &Node<'_, G>) {
        self.0.enter(node);
        self.1.enter(node);
    }

    #[inline]
    fn choose(&mut self, node: &Node<'_, G>, best: G::Move, score: i64) {
        self.0.choose(node, best, score);
        self.1.choose(node, best, score);
    }

    #[inline]
    fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
        self.0.cut(node, cut);
        self.1.cut(node, cut);
    }

    #[inline]
    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        self.0.leave(node, score);
        self.1.leave(node, score);
    }
}

/// An observer that counts the steps of a search.
///
/// ```
/// use dooz_core::textbook::{AlphaBeta, Counts, Side, Tree};
/// let tree = Tree::parse("((7 9) (3 8))", Side::Max).unwrap();
/// let mut counts = Counts::default();
/// AlphaBeta::default().search(&tree, &mut counts);
/// assert_eq!(counts, Counts { nodes: 6, leaves: 3, cuts: 1, fast_cuts: 0 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The states visited.
    pub nodes: u64,
    /// The states visited in which the game was over.
    pub leaves: u64,
    /// The cuts because the window closed, including those after the last move.
    pub cuts: u64,
    /// The fast cut-offs.
    pub fast_cuts: u64,
}

impl<G: GameState> Observer<G> for Counts {
    fn enter(&mut self, node: &Node<'_, G>) {
        self.nodes += 1;
        self.leaves += u64::from(node.state.value().is_some());
    }

    fn cut(&mut self, _: &Node<'_, G>, cut: &CutOff) {
        if cut.fast {
            self.fast_cuts += 1;
        } else {
            self.cuts += 1;
        }
    }
}
