//! The steps that all searches of this textbook share.

use super::budget::Budget;
use super::game_state::GameState;
use super::observer::{CutOff, Node, Observer};
use super::search_result::SearchResult;

/// A search in progress.
pub(super) struct Run<'a, G: GameState, O, B> {
    pub(super) observer: &'a mut O,
    pub(super) budget: B,
    best: Option<G::Move>,
}

impl<'a, G: GameState, O: Observer<G>, B: Budget> Run<'a, G, O, B> {
    pub(super) fn new(budget: B, observer: &'a mut O) -> Self {
        Self {
            observer,
            budget,
            best: None,
        }
    }

    /// Counts and announces a visit. Returns the score if the search ends here,
    /// because the game is over or a limit is met.
    #[expect(
        clippy::inline_always,
        reason = "without it, plain minimax takes a tenth longer, and within limits a third: `cargo xtask bench`"
    )]
    #[inline(always)]
    pub(super) fn enter(&mut self, node: &Node<'_, G>) -> Option<i64> {
        if !self.budget.visit() {
            // This score will not be used: the budget is spent.
            return Some(0);
        }
        self.observer.enter(node);

        let score = match node.state.value() {
            Some(value) => value,
            None if self.budget.allow_beyond(node.ply) => return None,
            None => node.state.estimate(),
        };
        self.observer.leave(node, score);
        Some(score)
    }

    /// Notes a move that is better than those before it.
    // `ROOT` is `node.ply == 0`, but a comparison would keep the ply alive in
    // every node: plain minimax would take a twentieth longer.
    pub(super) fn choose<const ROOT: bool>(
        &mut self,
        node: &Node<'_, G>,
        best: G::Move,
        score: i64,
    ) {
        if ROOT {
            self.best = Some(best);
        }
        self.observer.choose(node, best, score);
    }

    pub(super) fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
        self.observer.cut(node, cut);
    }

    pub(super) fn leave(&mut self, node: &Node<'_, G>, score: i64) -> i64 {
        self.observer.leave(node, score);
        score
    }

    pub(super) fn found(self, root: &G, score: i64) -> SearchResult<G::Move> {
        let unjudged = self.budget.is_spent() && self.best.is_none();
        SearchResult {
            score: if unjudged { root.estimate() } else { score },
            best: self.best,
            nodes: self.budget.nodes(),
            limited: self.budget.limit(),
        }
    }
}
