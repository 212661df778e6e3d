//! All positions of a small board.

use dooz_core::{Limits, Rules as CoreRules, Symbol};
use dooz_solver::{PositionTable, PositionTableError};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;

use crate::arguments::{self, RulesArgument};
use crate::arrays::numpy;
use crate::board::Board;
use crate::long_call::released;
use crate::rules::Rules;

/// Lists every position of a small board that a game can reach, with its exact value.
///
/// Boards have up to 16 squares. Each position takes 21 bytes and one for each square, at the
/// peak as well: the ten million of 4x4x4 take 360 MB and half a minute. Positions with fewer
/// stones come first. It needs NumPy.
///
/// >>> import dooz
/// >>> positions = dooz.positions("3x3x3")
/// >>> len(positions), positions.boards.shape
/// (5478, (5478, 3, 3))
/// >>> place = positions.index(dooz.Board("3x3x3", "a3 b3"))
/// >>> int(positions.values[place]), int(positions.plies[place])
/// (1, 5)
#[pyfunction]
pub(crate) fn positions(py: Python<'_>, rules: RulesArgument) -> PyResult<Positions> {
    numpy(py)?;
    let rules = rules.0;
    let filled = released(py, |stop| {
        let limits = Limits {
            stop: Some(stop),
            ..Limits::default()
        };
        let table = PositionTable::of(rules, &limits)?;
        Ok((stones(&table), values(&table), plies(&table), table))
    })?;
    let (stones, values, plies, table) = filled.map_err(|_: PositionTableError| {
        PyValueError::new_err(format!(
            "{rules} has no table: it is made for up to {} squares, 7 columns and 8 rows, and \
             not for renju",
            PositionTable::MOST_SQUARES
        ))
    })?;
    let (width, height) = (rules.width().into(), rules.height().into());
    let count = table.len();
    Ok(Positions {
        boards: PyArray1::from_vec(py, stones)
            .reshape([count, height, width])?
            .unbind(),
        values: PyArray1::from_vec(py, values).unbind(),
        plies: PyArray1::from_vec(py, plies).unbind(),
        table,
    })
}

/// Returns the stones of all positions: 1 for the player to move, -1 for the other.
fn stones(table: &PositionTable) -> Vec<i8> {
    let squares: Vec<_> = cells(table.rules()).collect();
    // It would grow to twice its size if it did not know it.
    let mut stones = Vec::with_capacity(table.len() * squares.len());
    for place in 0..table.len() {
        let board = table.board(place);
        let own = board.player();
        stones.extend(squares.iter().map(|&square| match board.stone(square) {
            None => 0,
            Some(player) if player == own => 1,
            Some(_) => -1,
        }));
    }
    stones
}

fn values(table: &PositionTable) -> Vec<i8> {
    let value = |place| {
        let value = table.value(place);
        i8::from(value.is_win()) - i8::from(value.is_loss())
    };
    (0..table.len()).map(value).collect()
}

fn plies(table: &PositionTable) -> Vec<i8> {
    let plies = |place| table.value(place).plies().map_or(0, |plies| plies as i8);
    (0..table.len()).map(plies).collect()
}

fn cells(rules: CoreRules) -> impl Iterator<Item = dooz_core::Square> {
    (0..rules.squares()).filter_map(move |cell| rules.square(cell))
}

/// Every position of a small board, with its exact value.
///
/// >>> import dooz
/// >>> positions = dooz.positions("3x3x3")
/// >>> positions.board(1)
/// <Board 3x3x3, O to move>
/// ...
/// >>> {int(value): int((positions.values == value).sum()) for value in (1, 0, -1)}
/// {1: 2836, 0: 1068, -1: 1574}
#[pyclass(frozen, module = "dooz")]
pub(crate) struct Positions {
    table: PositionTable,
    boards: Py<PyArray3<i8>>,
    values: Py<PyArray1<i8>>,
    plies: Py<PyArray1<i8>>,
}

#[pymethods]
impl Positions {
    /// The stones of each position from the top row, like `Board.array`: 1 where the player
    /// to move has a stone, -1 where the other has one, and 0 elsewhere.
    ///
    /// >>> import dooz
    /// >>> dooz.positions("1x2x2").boards.tolist()[:2]
    /// [[[0], [0]], [[-1], [0]]]
    #[getter]
    fn boards(&self, py: Python<'_>) -> Py<PyArray3<i8>> {
        self.boards.clone_ref(py)
    }

    /// The value of each position under perfect play for the player to move: 1 for a win,
    /// 0 for a draw, -1 for a loss.
    ///
    /// >>> import dooz
    /// >>> dooz.positions("3x1x2").values.tolist()[0]
    /// 1
    #[getter]
    fn values(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.values.clone_ref(py)
    }

    /// The number of plies to the end of each won or lost position under perfect play; 0
    /// where the game is over or a draw.
    ///
    /// >>> import dooz
    /// >>> int(dooz.positions("4x3x3").plies[0])
    /// 7
    #[getter]
    fn plies(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.plies.clone_ref(py)
    }

    /// Returns the position at a place as a board, with X for the first player.
    ///
    /// >>> import dooz
    /// >>> dooz.positions("3x3x3").board(0) == dooz.Board("3x3x3")
    /// True
    fn board(&self, place: &Bound<'_, PyAny>) -> PyResult<Board> {
        let place = arguments::place(place, self.table.len(), "position")?;
        Ok(Board::of(self.table.position(place), Symbol::X))
    }

    /// Returns the place of a board; KeyError if it is of other rules or cannot be reached.
    ///
    /// >>> import dooz
    /// >>> dooz.positions("3x3x3").index(dooz.Board("3x3x3"))
    /// 0
    fn index(&self, board: PyRef<'_, Board>) -> PyResult<usize> {
        let found = self.table.find(board.position());
        found.ok_or_else(|| {
            PyKeyError::new_err(format!(
                "no game of {} reaches this board",
                self.table.rules()
            ))
        })
    }

    const fn __len__(&self) -> usize {
        self.table.len()
    }

    /// A pickle has the rules, from which the table is made again.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Rules,))> {
        let positions = py.import("dooz._native")?.getattr("positions")?;
        Ok((positions, (Rules(self.table.rules()),)))
    }

    fn __repr__(&self) -> String {
        format!(
            "<Positions: {} of {}>",
            self.table.len(),
            self.table.rules()
        )
    }
}
