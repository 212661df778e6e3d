//! Reviews of games.

use dooz_cli::advice_text::tell_review;
use dooz_cli::commands::review as reviewing;
use dooz_coach::advice::{self, Adviser, PlayerReview};
use dooz_core::Symbol;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::{MoveValue, judgement, limit_of, within};
use crate::board::{Board, squares};
use crate::document::{dictionary, text};
use crate::limit::Limit;
use crate::outcome::name;
use crate::pickles::{Reduced, reduce};

/// Judges every move of a game.
///
/// It keeps to limits of seconds and nodes, the nodes for each move; without any, to
/// 1,000,000 nodes for each.
///
/// >>> import dooz
/// >>> review = dooz.review(dooz.Board("3x3x3", "a3 b3 a1 a2 c1"))
/// >>> [move.judgement for move in review.moves]
/// ['best', 'loses', 'best', 'best', 'best']
#[pyfunction]
#[pyo3(signature = (board, limit = None))]
pub(crate) fn review(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Review> {
    let limit = limit_of(limit, reviewing::DEFAULT_NODES)?;
    let (game, first) = (board.game().clone(), board.first());
    drop(board);
    let review = within(py, limit, |limits| {
        advice::Review::of(&game, &mut Adviser::new(), limits)
    })?;
    Ok(Review { review, first })
}

/// A game with a judgement of every move.
///
/// >>> import dooz
/// >>> review = dooz.review(dooz.Board("3x3x3", "a3 b3 a1 a2 c1"))
/// >>> review.point_of_no_return, review.decisions_kept
/// (2, (100.0, 0.0))
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Review {
    pub(crate) review: advice::Review,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Review {
    /// Every move with its judgement.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves
    /// (<ReviewedMove 1 b2: best>,)
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.review.moves.iter().cloned().map(ReviewedMove);
        PyTuple::new(py, moves.collect::<Vec<_>>())
    }

    /// The number of the last move that changed the outcome; None if no move did, or if
    /// that is not known.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).point_of_no_return
    /// 2
    #[getter]
    fn point_of_no_return(&self) -> Option<usize> {
        self.review.point_of_no_return
    }

    /// The share of decisions that kept the outcome, in percent, of the first player and
    /// the second; None for a player who had none to make.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).decisions_kept
    /// (None, 0.0)
    #[getter]
    fn decisions_kept(&self) -> (Option<f64>, Option<f64>) {
        let [first, second] = self
            .review
            .players
            .map(|player: PlayerReview| player.decisions_kept());
        (first, second)
    }

    /// Describes the review in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> review = dooz.review(dooz.Board("3x3x3", "b2 b3"))
    /// >>> print(review.text().splitlines()[2])
    /// 2  O       b3    loses      loss in 3  a3 b3
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            tell_review(&self.review, self.first, printer, output)
        })
    }

    /// Returns the fields of `dooz review --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).to_dict()["finished"]
    /// False
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.review)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Review of {} moves of {}>",
            self.review.moves.len(),
            self.review.rules
        )
    }
}

/// A move of a game with its judgement.
///
/// >>> import dooz
/// >>> move = dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1]
/// >>> move.number, move.player, move.move, move.judgement, move.value
/// (2, 'second', 'b3', 'loses', <MoveValue loss in 6>)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct ReviewedMove(pub(crate) advice::ReviewedMove);

#[pymethods]
impl ReviewedMove {
    /// The number of the move, from 1.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].number
    /// 1
    #[getter]
    const fn number(&self) -> usize {
        self.0.number
    }

    /// The player who made it, "first" or "second".
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].player
    /// 'first'
    #[getter]
    const fn player(&self) -> &'static str {
        name(self.0.player)
    }

    /// The move.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> String {
        self.0.found.square.to_string()
    }

    /// Its value.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].value
    /// <MoveValue draw>
    #[getter]
    fn value(&self) -> MoveValue {
        (&self.0.found).into()
    }

    /// Its quality among the legal moves, in a word of the documents.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].judgement
    /// 'best'
    #[getter]
    fn judgement(&self) -> String {
        judgement(self.0.class)
    }

    /// A better line, if there was one; otherwise it is empty.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1].better[0]
    /// 'a3'
    #[getter]
    fn better<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let line = self.0.better.as_ref().map(|better| better.line.as_slice());
        squares(py, line.unwrap_or_default())
    }

    /// The line that refutes a losing move; otherwise it is empty.
    ///
    /// >>> import dooz
    /// >>> len(dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1].refutation)
    /// 5
    #[getter]
    fn refutation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.0.refutation)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let (number, mv) = (self.0.number, self.r#move());
        format!("<ReviewedMove {number} {mv}: {}>", self.judgement())
    }
}
