//! The values of moves.

use dooz_cli::commands::explain as explaining;
use dooz_coach::advice::{self, Adviser, ValueMap};
use dooz_core::{Position, Symbol};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::{Deserialize, Serialize};

use super::{limit_of, within};
use crate::arguments::square;
use crate::board::{Board, squares};
use crate::document::{dictionary, text};
use crate::limit::Limit;
use crate::pickles::{Reduced, reduce};

/// The value of a move for the player who makes it.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("3x3x3", "a1 b1 a2 c1"))
/// >>> values["a3"]
/// <MoveValue win in 1>
/// >>> values["a3"].kind, values["a3"].plies, values["a3"].chance, values["a3"].exact
/// ('win', 1, 1.0, True)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[expect(
    clippy::unsafe_derive_deserialize,
    reason = "the unsafe code is PyO3's"
)]
pub(crate) struct MoveValue {
    value: advice::MoveValue,
    exact: bool,
}

impl From<&advice::ValuedMove> for MoveValue {
    fn from(found: &advice::ValuedMove) -> Self {
        Self {
            value: found.value,
            exact: found.is_proven(),
        }
    }
}

impl MoveValue {
    pub(crate) const fn not_proven(value: advice::MoveValue) -> Self {
        Self {
            value,
            exact: false,
        }
    }
}

#[pymethods]
impl MoveValue {
    /// The kind of the value: "win", "draw", "loss", "estimate" or "unknown".
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].kind
    /// 'draw'
    #[getter]
    const fn kind(&self) -> &'static str {
        match self.value {
            advice::MoveValue::Win { .. } => "win",
            advice::MoveValue::Draw => "draw",
            advice::MoveValue::Loss { .. } => "loss",
            advice::MoveValue::Estimate { .. } => "estimate",
            advice::MoveValue::Unknown => "unknown",
        }
    }

    /// The number of plies to the end of a won or lost game, the move included.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].plies is None
    /// True
    #[getter]
    const fn plies(&self) -> Option<u16> {
        self.value.plies()
    }

    /// The engine's number for an estimate: higher is better.
    ///
    /// >>> import dooz
    /// >>> values = dooz.values(dooz.Board("gomoku", "h8"), dooz.Limit(nodes=1000))
    /// >>> values[values.best].score is None
    /// False
    #[getter]
    const fn score(&self) -> Option<i64> {
        match self.value {
            advice::MoveValue::Estimate { score } => Some(score),
            _ => None,
        }
    }

    /// The chance of winning, from 0 to 1, with a draw as half a win; None if nothing is
    /// known. Only a proof makes it 0 or 1.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].chance
    /// 0.5
    #[getter]
    fn chance(&self) -> Option<f64> {
        self.value.chance_if(self.exact)
    }

    /// True if the value is proven.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].exact
    /// True
    #[getter]
    const fn exact(&self) -> bool {
        self.exact
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let detail = match (self.plies(), self.score()) {
            (Some(plies), _) => format!(" in {plies}"),
            (_, Some(score)) => format!(" {score:+}"),
            _ => String::new(),
        };
        format!("<MoveValue {}{detail}>", self.kind())
    }
}

/// Returns the value of every legal move: exact if the game can be searched to its end,
/// otherwise as far as the engine sees.
///
/// It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes for the exact
/// values.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("3x3x3", "a3"))
/// >>> values.best, values["b2"].kind, values["b3"].kind
/// ('b2', 'draw', 'loss')
#[pyfunction]
#[pyo3(signature = (board, limit = None))]
pub(crate) fn values(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Values> {
    let limit = limit_of(limit, explaining::DEFAULT_NODES)?;
    let (position, first) = (*board.position(), board.first());
    drop(board);
    let map = within(py, limit, |limits| Adviser::new().values(&position, limits))?;
    Ok(Values {
        map,
        position,
        first,
    })
}

/// The values of the legal moves of a board, by square.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("XX. / OO. / ..."))
/// >>> print(values.text())
/// Exact: searched to the end of the game.
/// Every move: ...
/// 3 X  X  +1
/// 2 O  O  =
/// 1 -1 -1 -1
///   a  b  c
#[pyclass(frozen, eq, mapping, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Values {
    pub(crate) map: ValueMap,
    pub(crate) position: Position,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Values {
    /// The best move as far as is known, the nearest to the centre of several.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3")).best
    /// 'b2'
    #[getter]
    fn best(&self) -> Option<String> {
        self.map.best().map(|best| best.square.to_string())
    }

    /// True if every value is proven.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3")).exact
    /// True
    #[getter]
    fn exact(&self) -> bool {
        self.map.is_proven()
    }

    fn __len__(&self) -> usize {
        self.map.moves.len()
    }

    fn __getitem__(&self, mv: &Bound<'_, PyAny>) -> PyResult<MoveValue> {
        let square = square(self.map.rules, mv).map_err(|error| error.value_error(mv.py()))?;
        let found = self.map.of(square).map(MoveValue::from);
        found.ok_or_else(|| PyKeyError::new_err(square.to_string()))
    }

    fn __contains__(&self, mv: &Bound<'_, PyAny>) -> bool {
        square(self.map.rules, mv).is_ok_and(|square| self.map.of(square).is_some())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.keys(py)?.try_iter()?.into_any())
    }

    /// Returns the value of a move, or `default` if it is not legal.
    ///
    /// >>> import dooz
    /// >>> values = dooz.values(dooz.Board("XOX / OXO / O.."))
    /// >>> values.get("b1"), values.get("a1")
    /// (<MoveValue draw>, None)
    #[pyo3(signature = (mv, default = None, /))]
    fn get<'py>(
        &self,
        mv: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        if !self.__contains__(mv) {
            return Ok(default);
        }
        let value = Bound::new(mv.py(), self.__getitem__(mv)?)?;
        Ok(Some(value.into_any()))
    }

    /// The moves, in reading order.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("XOX / OXO / O..")).keys()
    /// ('b1', 'c1')
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves: Vec<_> = self.map.moves.iter().map(|found| found.square).collect();
        squares(py, &moves)
    }

    /// The values, in the order of the moves.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("XOX / OXO / O..")).values()
    /// (<MoveValue draw>, <MoveValue win in 1>)
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let values: Vec<MoveValue> = self.map.moves.iter().map(MoveValue::from).collect();
        PyTuple::new(py, values)
    }

    /// The moves with their values.
    ///
    /// >>> import dooz
    /// >>> dict(dooz.values(dooz.Board("XOX / OXO / O..")).items())
    /// {'b1': <MoveValue draw>, 'c1': <MoveValue win in 1>}
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let items = self.map.moves.iter();
        let items: Vec<(String, MoveValue)> = items
            .map(|found| (found.square.to_string(), found.into()))
            .collect();
        PyTuple::new(py, items)
    }

    /// Draws the values on the board, in a language.
    ///
    /// >>> import dooz
    /// >>> print(dooz.values(dooz.Board("1x2x2")).text("ru").splitlines()[-1])
    ///   a
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            explaining::tell_values(&self.position, &self.map, self.first, printer, output)
        })
    }

    /// Returns the field `map` of `dooz explain --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("1x1x2")).to_dict()["moves"][0]["worth"]
    /// {'kind': 'draw'}
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.map)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Values of {} moves of {}>",
            self.map.moves.len(),
            self.map.rules
        )
    }
}
