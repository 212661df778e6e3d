//! Scores that prefer quick wins and slow defeats.

use super::game::{Game, Side};

/// A game in which every move costs the winner one point: a win of 10 after
/// 3 moves is worth 7, a loss of 10 after 3 moves -7, a draw what it was.
///
/// Without depth, minimax is as content with a win in five moves as with one
/// in one, and a player who sees that all moves lose gives up at once.
///
/// ```
/// use dooz_core::textbook::{Board, ByDepth, Minimax, Scores};
/// use dooz_core::{Rules, Setup, Symbol};
/// // Everything loses for O, but b1 blocks and so holds out longest.
/// let position = Setup::parse(Rules::TIC_TAC_TOE, ".X...XOOX", Symbol::O)?.position()?;
/// let board = Board::new(position, position.turn(), Scores::TENS);
///
/// let found = Minimax::default().search(&board, &mut ());
/// assert_eq!((found.score, found.best), (-10, "a3".parse().ok()));
/// let found = Minimax::default().search(&ByDepth::from_one(board), &mut ());
/// assert_eq!((found.score, found.best), (-6, "c3".parse().ok()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ByDepth<G> {
    game: G,
    /// One more than the points that a win costs here; 0 only at the root of
    /// [`ByDepth::from_zero`], where no move was made either.
    depth: i64,
}

impl<G> ByDepth<G> {
    /// Counts depth 0 after the first move: a win in one move costs nothing.
    pub const fn from_zero(game: G) -> Self {
        Self { game, depth: 0 }
    }

    /// Counts depth 1 after the first move.
    pub const fn from_one(game: G) -> Self {
        Self { game, depth: 1 }
    }

    /// The game without depth.
    pub const fn game(&self) -> &G {
        &self.game
    }
}

impl<G: Game> Game for ByDepth<G> {
    type Move = G::Move;

    #[inline]
    fn turn(&self) -> Side {
        self.game.turn()
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.game.moves()
    }

    #[inline]
    fn after(&self, mv: G::Move) -> Self {
        Self {
            game: self.game.after(mv),
            depth: self.depth + 1,
        }
    }

    #[inline]
    fn value(&self) -> Option<i64> {
        let cost = (self.depth - 1).max(0);
        self.game.value().map(|value| value - value.signum() * cost)
    }

    fn estimate(&self) -> i64 {
        self.game.estimate()
    }
}
