//! Scores that prefer quick wins and slow losses.

use super::game_state::{GameState, Side};

/// A game in which every move costs the winner one point: a win worth 10 is
/// worth 7 after 3 moves, a loss of -10 is worth -7, and a draw is unchanged.
///
/// Without this, minimax is as content with a win in five moves as with a win
/// in one, and a player who sees that all moves lose gives up at once.
///
/// ```
/// use dooz_core::textbook::{Board, DepthAdjusted, Minimax, Scores};
/// use dooz_core::{Rules, Setup, Symbol};
/// // Everything loses for O, but b1 blocks and so holds out longest.
/// let position = Setup::parse(Rules::TIC_TAC_TOE, ".X...XOOX", Symbol::O)?.position()?;
/// let board = Board::new(position, position.turn(), Scores::TENS);
///
/// let found = Minimax::default().search(&board, &mut ());
/// assert_eq!((found.score, found.best), (-10, "a3".parse().ok()));
/// let found = Minimax::default().search(&DepthAdjusted::from_one(board), &mut ());
/// assert_eq!((found.score, found.best), (-6, "c3".parse().ok()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DepthAdjusted<G> {
    game: G,
    /// One more than the points that a win costs here, or less than 1 if it
    /// costs nothing.
    depth: i64,
}

impl<G> DepthAdjusted<G> {
    /// Creates a game with depth 0 after the first move: a win in one costs
    /// nothing.
    pub const fn from_zero(game: G) -> Self {
        Self { game, depth: 0 }
    }

    /// Creates a game with depth 1 after the first move.
    pub const fn from_one(game: G) -> Self {
        Self { game, depth: 1 }
    }

    /// Creates a game without adjustment, for callers that need one type for
    /// both.
    ///
    /// ```
    /// use dooz_core::textbook::{DepthAdjusted, Minimax, Side, Tree};
    /// let tree = Tree::parse("((7 9) (3 8))", Side::Max).unwrap();
    /// let found = Minimax::default().search(&DepthAdjusted::never(tree), &mut ());
    /// assert_eq!(found, Minimax::default().search(&tree, &mut ()));
    /// ```
    pub const fn never(game: G) -> Self {
        let depth = i64::MIN;
        Self { game, depth }
    }

    /// Returns the game without the adjustment.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Converts the inner game and keeps the depth.
    pub fn map<H>(self, into: impl FnOnce(G) -> H) -> DepthAdjusted<H> {
        let (game, depth) = (into(self.game), self.depth);
        DepthAdjusted { game, depth }
    }
}

impl<G: GameState> GameState for DepthAdjusted<G> {
    type Move = G::Move;

    fn turn(&self) -> Side {
        self.game.turn()
    }

    fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.game.moves()
    }

    fn after(&self, mv: G::Move) -> Self {
        Self {
            game: self.game.after(mv),
            depth: self.depth + 1,
        }
    }

    fn value(&self) -> Option<i64> {
        let cost = self.depth.max(1) - 1;
        self.game.value().map(|value| value - value.signum() * cost)
    }

    fn estimate(&self) -> i64 {
        self.game.estimate()
    }
}
