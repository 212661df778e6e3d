//! The class `Rules`.

use dooz_core::LineRule;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::arguments::{parse_rules, small_number, square, wrong_choice};
use crate::errors::wrong;
use crate::square_name::square_name;

/// The rules of a k-in-a-row game, also called an m,n,k-game.
///
/// `width` columns, `height` rows, and a line of `k`. `line` says which lines count:
/// "freestyle", "exactly", "renju", "caro" or "misere". A string is accepted wherever
/// rules are.
///
/// >>> import dooz
/// >>> rules = dooz.Rules(15, 15, 5, "renju")
/// >>> rules == dooz.Rules.parse("renju")
/// True
/// >>> str(rules)
/// '15x15x5-renju'
/// >>> rules.cell("h8"), rules.square(112)
/// (112, 'h8')
#[pyclass(frozen, eq, hash, module = "dooz")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Rules(pub(crate) dooz_core::Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (width, height, k, line = "freestyle"))]
    fn new(
        width: &Bound<'_, PyAny>,
        height: &Bound<'_, PyAny>,
        k: &Bound<'_, PyAny>,
        line: &str,
    ) -> PyResult<Self> {
        let width = small_number(width, "width")?;
        let height = small_number(height, "height")?;
        let k = small_number(k, "k")?;
        let found = LineRule::ALL.iter().find(|rule| rule.name() == line);
        let line = found.ok_or_else(|| {
            let names = LineRule::ALL.map(LineRule::name);
            wrong_choice("line rule", &names, line)
        })?;
        let rules = dooz_core::Rules::new(width, height, k, *line);
        rules.map(Self).map_err(|error| wrong(&error))
    }

    /// Reads the name of a preset such as "gomoku", or a text like "7x6x4-misere".
    ///
    /// >>> import dooz
    /// >>> dooz.Rules.parse("tic-tac-toe")
    /// Rules(3, 3, 3)
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Self> {
        parse_rules(text).map(Self)
    }

    /// The number of columns, m in the literature.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(7, 6, 4).width
    /// 7
    #[getter]
    fn width(&self) -> u8 {
        self.0.width()
    }

    /// The number of rows, n in the literature.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(7, 6, 4).height
    /// 6
    #[getter]
    fn height(&self) -> u8 {
        self.0.height()
    }

    /// The number of stones that make a line.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(7, 6, 4).k
    /// 4
    #[getter]
    fn k(&self) -> u8 {
        self.0.k()
    }

    /// The rule for which lines count.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules.parse("caro").line
    /// 'caro'
    #[getter]
    fn line(&self) -> &'static str {
        self.0.line().name()
    }

    /// The name of these rules, if they have one.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(10, 10, 5).preset
    /// 'machinarium'
    #[getter]
    fn preset(&self) -> Option<&'static str> {
        self.0.preset()
    }

    /// Returns the cell of a square: cells count from 0 at the top left, row by row.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(3, 3, 3).cell("a3")
    /// 0
    fn cell(&self, square: &Bound<'_, PyAny>) -> PyResult<usize> {
        let py = square.py();
        let square = self::square(self.0, square).map_err(|error| error.value_error(py))?;
        Ok(self.0.cell(square))
    }

    /// Returns the square of a cell.
    ///
    /// >>> import dooz
    /// >>> dooz.Rules(3, 3, 3).square(4)
    /// 'b2'
    fn square<'py>(&self, cell: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
        let py = cell.py();
        let square = self::square(self.0, cell).map_err(|error| error.value_error(py))?;
        Ok(square_name(py, square))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let (width, height, k) = (self.0.width(), self.0.height(), self.0.k());
        match self.0.line() {
            LineRule::Freestyle => format!("Rules({width}, {height}, {k})"),
            line => format!("Rules({width}, {height}, {k}, \"{}\")", line.name()),
        }
    }

    fn __getnewargs__(&self) -> (u8, u8, u8, &'static str) {
        (self.width(), self.height(), self.k(), self.line())
    }
}
