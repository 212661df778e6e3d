//! Explanations of moves.

use dooz_cli::commands::explain as explaining;
use dooz_coach::advice::{self, Adviser};
use dooz_core::Symbol;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::{MoveValue, Values, judgement, limit_of, within};
use crate::arguments::square;
use crate::board::{Board, illegal, squares};
use crate::document::{dictionary, text};
use crate::errors::game_over;
use crate::limit::Limit;
use crate::pickles::{Reduced, reduce};

/// Explains a move, or the best one: the reasons for its quality, and the refutations of
/// others.
///
/// It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "a3 b2")
/// >>> print(dooz.explain(board, "b1").text().splitlines()[0])
/// X at b1: best.
#[pyfunction]
#[pyo3(signature = (board, r#move = None, limit = None))]
pub(crate) fn explain(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    r#move: Option<&Bound<'_, PyAny>>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Explanation> {
    let limit = limit_of(limit, explaining::DEFAULT_NODES)?;
    let (position, first) = (*board.position(), board.first());
    drop(board);
    let rules = position.rules();
    let mv = r#move.map(|mv| square(rules, mv).map_err(|error| error.illegal_move(py)));
    let mv = mv.transpose()?;
    let why = within(py, limit, |limits| {
        let mut adviser = Adviser::new();
        let mv = mv.or_else(|| {
            let best = *adviser.values(&position, limits).best()?;
            Some(best.square)
        })?;
        Some(adviser.explain(&position, mv, limits))
    })?;
    let why = why.ok_or_else(game_over)?;
    let why = why.map_err(|error| illegal(error, rules))?;
    Ok(Explanation { why, first })
}

/// The explanation of a move.
///
/// >>> import dooz
/// >>> why = dooz.explain(dooz.Board("X.. / O.. / ..."), "b1")
/// >>> why.move, why.judgement, why.better
/// ('b1', 'throws-win-away', 'b2')
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Explanation {
    pub(crate) why: advice::Explanation,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Explanation {
    /// The move.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> String {
        self.why.found.square.to_string()
    }

    /// The value of the move.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).value
    /// <MoveValue draw>
    #[getter]
    fn value(&self) -> MoveValue {
        (&self.why.found).into()
    }

    /// The quality of the move among the legal ones, in a word of the documents.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a3"), "b2").judgement
    /// 'only'
    #[getter]
    fn judgement(&self) -> String {
        judgement(self.why.class)
    }

    /// The move and its continuation.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a1 b1 a2 c1")).line
    /// ('a3',)
    #[getter]
    fn line<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.why.line)
    }

    /// The best move that is known, if it is better than this one.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a3"), "b3").better
    /// 'b2'
    #[getter]
    fn better(&self) -> Option<String> {
        self.why.better.map(|square| square.to_string())
    }

    /// The values of all legal moves.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).values.exact
    /// True
    #[getter]
    fn values(&self) -> Values {
        Values {
            map: self.why.map.clone(),
            position: self.why.position,
            first: self.first,
        }
    }

    /// Explains the move in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> why = dooz.explain(dooz.Board("3x3x3", "a3"), "b2")
    /// >>> print(why.text("fa").splitlines()[0])
    /// O در b2: تنها حرکت درست.
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            explaining::tell(&self.why, self.first, printer, output)
        })
    }

    /// Returns the fields of `dooz explain --json`.
    ///
    /// >>> import dooz
    /// >>> sorted(dooz.explain(dooz.Board("3x3x3")).to_dict())[:3]
    /// ['alternatives', 'better', 'board']
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.why)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!("<Explanation {}: {}>", self.r#move(), self.judgement())
    }
}
