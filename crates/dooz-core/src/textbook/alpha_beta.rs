//! Alpha-beta: minimax that skips what cannot matter.

use super::budget::{Budget, Limited, Unlimited};
use super::game_state::{Form, GameState, Side, Window};
use super::observer::{CutOff, Node, Observer};
use super::run::Run;
use super::search_result::SearchResult;
use crate::limits::Limits;

/// Minimax with alpha-beta pruning: a state's remaining moves are skipped once
/// the opponent, who has something better elsewhere, will not let the game
/// reach this state.
///
/// A score inside the window equals minimax's; at the edges it is only a bound:
/// alpha means "at most alpha", and beta or above means "at least". There is no
/// best move if no move was better than the edge.
///
/// ```
/// use dooz_core::textbook::{AlphaBeta, Board, Scores, Window};
/// use dooz_core::{Position, Rules};
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// let board = Board::new(empty, empty.turn(), Scores::SIGNS);
/// let search = AlphaBeta { window: Window::new(-1, 1), ..AlphaBeta::default() };
/// let found = search.search(&board, &mut ());
/// assert_eq!((found.score, found.nodes), (0, 16_811));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AlphaBeta {
    /// The form in which the search is written.
    pub form: Form,
    /// The window at the root.
    pub window: Window,
    /// The condition under which the window is closed.
    pub cut: Cut,
    /// The scores that end a node at once.
    pub fast: FastCut,
}

impl Default for AlphaBeta {
    fn default() -> Self {
        Self {
            form: Form::Pair,
            window: Window::WIDEST,
            cut: Cut::AtLeast,
            fast: FastCut::NONE,
        }
    }
}

/// The condition under which the window is closed.
///
/// ```
/// use dooz_core::textbook::{AlphaBeta, Counts, Cut, Side, Tree};
/// let tree = Tree::parse("((7 9) (7 8))", Side::Max).unwrap();
/// let leaves = |cut| {
///     let mut counts = Counts::default();
///     let search = AlphaBeta { cut, ..AlphaBeta::default() };
///     assert_eq!(search.search(&tree, &mut counts).score, 7);
///     counts.leaves
/// };
/// // The second 7 is no better for Max than the first.
/// assert_eq!(leaves(Cut::AtLeast), 3);
/// assert_eq!(leaves(Cut::Above), 4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Alpha has reached beta.
    #[default]
    AtLeast,
    /// Alpha has passed beta.
    Above,
    /// Never: plain minimax.
    Never,
}

impl Cut {
    const fn closes(self, window: Window) -> bool {
        match self {
            Self::AtLeast => window.alpha >= window.beta,
            Self::Above => window.alpha > window.beta,
            Self::Never => false,
        }
    }
}

/// Scores that end a node at once because nothing better can come: the "fast
/// cut-off".
///
/// ```
/// use dooz_core::textbook::{AlphaBeta, Counts, FastCut, Side, Tree};
/// let tree = Tree::parse("(1 0 -1)", Side::Max).unwrap();
/// let search = AlphaBeta { fast: FastCut::both(-1, 1), ..AlphaBeta::default() };
/// let mut counts = Counts::default();
/// assert_eq!(search.search(&tree, &mut counts).score, 1);
/// assert_eq!((counts.leaves, counts.fast_cuts), (1, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FastCut {
    /// Max stops at this score or more.
    pub at_max: Option<i64>,
    /// Min stops at this score or less.
    pub at_min: Option<i64>,
}

impl FastCut {
    /// No fast cut-off.
    pub const NONE: Self = Self {
        at_max: None,
        at_min: None,
    };

    /// Returns a fast cut-off in Min's nodes alone.
    #[must_use]
    pub const fn min(lowest: i64) -> Self {
        Self {
            at_max: None,
            at_min: Some(lowest),
        }
    }

    /// Returns a fast cut-off in the nodes of both sides.
    #[must_use]
    pub const fn both(lowest: i64, highest: i64) -> Self {
        Self {
            at_max: Some(highest),
            at_min: Some(lowest),
        }
    }

    /// Returns `true` if a move with this score ends the node of `side`.
    fn ends(self, side: Side, score: i64) -> bool {
        match side {
            Side::Max => self.at_max.is_some_and(|highest| score >= highest),
            Side::Min => self.at_min.is_some_and(|lowest| score <= lowest),
        }
    }
}

impl AlphaBeta {
    /// Searches to the end of the game.
    #[must_use]
    pub fn search<G: GameState>(
        &self,
        game: &G,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.run(game, Unlimited::default(), observer)
    }

    /// Searches within limits.
    #[must_use]
    pub fn search_within<G: GameState>(
        &self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.run(game, Limited::new(limits, size_of::<G>()), observer)
    }

    fn run<G: GameState>(
        &self,
        game: &G,
        budget: impl Budget,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        let (form, window) = (self.form, self.window);
        let mut run = Run::new(budget, observer);
        if let Some(score) = run.enter(&Node::new(game, None, 0, window)) {
            return run.found(game, score);
        }
        let mut pruning = Pruning { run, options: self };
        let root = game.clone();
        let score = match (form, game.turn()) {
            (Form::Pair, Side::Max) => pruning.maximize::<true>(root, None, 0, window),
            (Form::Pair, Side::Min) => pruning.minimize::<true>(root, None, 0, window),
            (Form::One, side) => {
                let window = window.seen_by(side);
                side.sign() * pruning.negamax::<true>(root, None, 0, window, side)
            }
        };
        pruning.run.found(game, score)
    }

    /// Returns the cut-off that ends a node after `visited` moves of `side`,
    /// the last of which had this score, if there is one.
    fn ends(&self, side: Side, window: Window, score: i64, visited: usize) -> Option<CutOff> {
        let closed = self.cut.closes(window);
        let fast = !closed && self.fast.ends(side, score);
        (closed || fast).then_some(CutOff {
            visited,
            window,
            fast,
        })
    }
}

struct Pruning<'a, G: GameState, O, B> {
    run: Run<'a, G, O, B>,
    options: &'a AlphaBeta,
}

// Written like minimax, for the reasons given there.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a small state stays in registers, and a large one is not copied for it"
)]
impl<G: GameState, O: Observer<G>, B: Budget> Pruning<'_, G, O, B> {
    fn maximize<const ROOT: bool>(
        &mut self,
        state: G,
        last: Option<G::Move>,
        ply: u32,
        window: Window,
    ) -> i64 {
        let node = Node::new(&state, last, ply, window);
        let mut now = window;
        for (visited, mv) in (1..).zip(state.moves()) {
            let child = state.after(mv);
            let score = match self.run.enter(&node.child(&child, mv, now)) {
                Some(score) => score,
                None => self.minimize::<false>(child, Some(mv), ply + 1, now),
            };
            if self.run.budget.is_spent() {
                break;
            }
            if score > now.alpha {
                now.alpha = score;
                self.run.choose::<ROOT>(&node, mv, score);
            }
            if let Some(cut) = self.options.ends(Side::Max, now, score, visited) {
                self.run.cut(&node, &cut);
                break;
            }
        }
        self.run.leave(&node, now.alpha)
    }

    fn minimize<const ROOT: bool>(
        &mut self,
        state: G,
        last: Option<G::Move>,
        ply: u32,
        window: Window,
    ) -> i64 {
        let node = Node::new(&state, last, ply, window);
        let mut now = window;
        for (visited, mv) in (1..).zip(state.moves()) {
            let child = state.after(mv);
            let score = match self.run.enter(&node.child(&child, mv, now)) {
                Some(score) => score,
                None => self.maximize::<false>(child, Some(mv), ply + 1, now),
            };
            if self.run.budget.is_spent() {
                break;
            }
            if score < now.beta {
                now.beta = score;
                self.run.choose::<ROOT>(&node, mv, score);
            }
            if let Some(cut) = self.options.ends(Side::Min, now, score, visited) {
                self.run.cut(&node, &cut);
                break;
            }
        }
        self.run.leave(&node, now.beta)
    }

    /// Maximises for `side`, who is to move. Window and score are from that
    /// side's point of view; the observer receives them from Max's.
    fn negamax<const ROOT: bool>(
        &mut self,
        state: G,
        last: Option<G::Move>,
        ply: u32,
        window: Window,
        side: Side,
    ) -> i64 {
        let node = Node::new(&state, last, ply, window.seen_by(side));
        let mut now = window;
        for (visited, mv) in (1..).zip(state.moves()) {
            let child = state.after(mv);
            let score = match self.run.enter(&node.child(&child, mv, now.seen_by(side))) {
                Some(score) => side.sign() * score,
                None => -self.negamax::<false>(child, Some(mv), ply + 1, now.turned(), !side),
            };
            if self.run.budget.is_spent() {
                break;
            }
            let for_max = side.sign() * score;
            if score > now.alpha {
                now.alpha = score;
                self.run.choose::<ROOT>(&node, mv, for_max);
            }
            if let Some(cut) = self.options.ends(side, now.seen_by(side), for_max, visited) {
                self.run.cut(&node, &cut);
                break;
            }
        }
        self.run.leave(&node, side.sign() * now.alpha);
        now.alpha
    }
}
