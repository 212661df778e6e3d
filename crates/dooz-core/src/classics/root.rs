//! Reports of the moves at the root.

use super::tic_tac_toe_board::square;
use crate::brain::Choice;
use crate::limits::Limits;
use crate::progress::{Progress, Reporter, ScoredMove};
use crate::score::Score;
use crate::textbook::{GameState, Limit, Node, Observer};

/// A reporter of the moves at the root of a search and of the best of them so
/// far.
pub(super) struct RootWatch<'a, F> {
    reporter: Reporter<'a>,
    /// Converts the program's number into a score for the side to move.
    score: F,
}

impl<'a, F: Fn(i64) -> Option<Score>> RootWatch<'a, F> {
    pub(super) fn new(progress: &'a mut dyn FnMut(&Progress<'_>), score: F) -> Self {
        let reporter = Reporter::new(progress);
        Self { reporter, score }
    }

    /// Returns the choice, and reports that the search is finished unless a
    /// limit cut it short.
    pub(super) fn finish(mut self, choice: Choice, limited: Option<Limit>) -> Choice {
        self.reporter.choice = choice;
        if !limited.is_some_and(Limit::cuts_short) {
            self.reporter.finished();
        }
        choice
    }

    /// Notes the score of a move at the root, to be reported later.
    pub(super) fn searched(&mut self, cell: u8, own_score: i64) {
        self.reporter.searched(ScoredMove {
            square: square(cell),
            score: (self.score)(own_score),
            own_score,
        });
    }

    /// Keeps the best move so far.
    pub(super) fn choose(&mut self, cell: u8) {
        self.reporter.choice.square = Some(square(cell));
    }
}

impl<G: GameState<Move = u8>, F: Fn(i64) -> Option<Score>> Observer<G> for RootWatch<'_, F> {
    fn enter(&mut self, node: &Node<'_, G>) {
        self.reporter.visit(node.ply);
    }

    fn choose(&mut self, node: &Node<'_, G>, best: u8, score: i64) {
        if node.ply == 0 {
            self.choose(best);
            self.reporter.choice.score = (self.score)(score);
            self.reporter.choice.own_score = score;
        }
    }

    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        if node.ply == 1
            && let Some(cell) = node.mv
        {
            self.searched(cell, score);
        }
    }
}

/// Returns the score of a draw: exact if the search could see the end of the
/// game everywhere.
pub(super) const fn draw(limits: &Limits<'_>) -> Score {
    if limits.depth.is_none() && limits.memory.is_none() {
        Score::Draw
    } else {
        Score::Estimate(0)
    }
}
