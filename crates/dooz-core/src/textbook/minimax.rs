//! Minimax: every line of play is visited.

use super::budget::{Budget, Limited, Unlimited};
use super::game_state::{Form, GameState, Side, Window};
use super::observer::{Node, Observer};
use super::run::Run;
use super::search_result::SearchResult;
use crate::limits::Limits;

/// Plain minimax: every line of play is followed to its end, and each side
/// takes its best move, the first of several.
///
/// ```
/// use dooz_core::textbook::{Board, Minimax, Scores};
/// use dooz_core::{Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX.OO....", Symbol::X)?;
/// let position = setup.position()?;
/// let board = Board::new(position, position.turn(), Scores::SIGNS);
/// let found = Minimax::default().search(&board, &mut ());
/// assert_eq!((found.score, found.best), (1, "c3".parse().ok()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Minimax {
    /// The form in which the search is written.
    pub form: Form,
}

impl Minimax {
    /// Searches to the end of the game.
    #[must_use]
    pub fn search<G: GameState>(
        self,
        game: &G,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.run(game, Unlimited::default(), observer)
    }

    /// Searches within limits.
    #[must_use]
    pub fn search_within<G: GameState>(
        self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.run(game, Limited::new(limits, size_of::<G>()), observer)
    }

    #[inline]
    fn run<G: GameState>(
        self,
        game: &G,
        budget: impl Budget,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        let mut run = Run::new(budget, observer);
        let root = Node::new(game, None, 0, WINDOW);
        if let Some(score) = run.enter(&root) {
            return run.found(game, score);
        }
        let score = match (self.form, game.turn()) {
            (Form::Pair, Side::Max) => run.maximize::<true>(game.clone(), None, 0),
            (Form::Pair, Side::Min) => run.minimize::<true>(game.clone(), None, 0),
            (Form::One, side) => side.sign() * run.negamax::<true>(game.clone(), None, 0, side),
        };
        run.found(game, score)
    }
}

/// The window of every node: to minimax, every score may matter.
const WINDOW: Window = Window::WIDEST;

// The end of a game is checked before the recursion, not inside it: it is half
// of all visits, and a call costs more than the check. Likewise, each argument
// stands alone, so that those which only observers need vanish with the
// observer.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a small state stays in registers, and a large one is not copied for it"
)]
impl<G: GameState, O: Observer<G>, B: Budget> Run<'_, G, O, B> {
    fn maximize<const ROOT: bool>(&mut self, state: G, last: Option<G::Move>, ply: u32) -> i64 {
        let node = Node::new(&state, last, ply, WINDOW);
        let mut best = WINDOW.alpha;
        for mv in state.moves() {
            let child = state.after(mv);
            let score = match self.enter(&node.child(&child, mv, WINDOW)) {
                Some(score) => score,
                None => self.minimize::<false>(child, Some(mv), ply + 1),
            };
            if self.budget.is_spent() {
                break;
            }
            if score > best {
                best = score;
                self.choose::<ROOT>(&node, mv, score);
            }
        }
        self.leave(&node, best)
    }

    fn minimize<const ROOT: bool>(&mut self, state: G, last: Option<G::Move>, ply: u32) -> i64 {
        let node = Node::new(&state, last, ply, WINDOW);
        let mut best = WINDOW.beta;
        for mv in state.moves() {
            let child = state.after(mv);
            let score = match self.enter(&node.child(&child, mv, WINDOW)) {
                Some(score) => score,
                None => self.maximize::<false>(child, Some(mv), ply + 1),
            };
            if self.budget.is_spent() {
                break;
            }
            if score < best {
                best = score;
                self.choose::<ROOT>(&node, mv, score);
            }
        }
        self.leave(&node, best)
    }

    /// Maximises for `side`, who is to move, from that side's point of view.
    fn negamax<const ROOT: bool>(
        &mut self,
        state: G,
        last: Option<G::Move>,
        ply: u32,
        side: Side,
    ) -> i64 {
        let node = Node::new(&state, last, ply, WINDOW);
        let mut best = WINDOW.alpha;
        for mv in state.moves() {
            let child = state.after(mv);
            let score = match self.enter(&node.child(&child, mv, WINDOW)) {
                Some(score) => side.sign() * score,
                None => -self.negamax::<false>(child, Some(mv), ply + 1, !side),
            };
            if self.budget.is_spent() {
                break;
            }
            if score > best {
                best = score;
                self.choose::<ROOT>(&node, mv, side.sign() * score);
            }
        }
        self.leave(&node, side.sign() * best);
        best
    }
}
