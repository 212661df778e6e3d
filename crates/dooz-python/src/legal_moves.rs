//! The class `LegalMoves`.

use dooz_core::{Bitboard, Position, Rules, Square, Squares};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyTuple};

use crate::arguments::{place, square};
use crate::pickles::{Reduced, reduce};
use crate::square_name::square_name;

/// The legal moves of a board at the moment when they were asked for.
///
/// A sequence of squares from the top left, row by row. Moves that are played later do
/// not change it, so it is safe to loop over it. `in` takes a square or a cell.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "b2 a1")
/// >>> moves = board.legal_moves
/// >>> len(moves), moves[0], moves[-1], "b2" in moves, 0 in moves
/// (7, 'a3', 'c1', False, True)
/// >>> list(moves[:3])
/// ['a3', 'b3', 'c3']
#[pyclass(frozen, eq, sequence, module = "dooz")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct LegalMoves {
    rules: Rules,
    moves: Bitboard,
}

impl LegalMoves {
    /// Returns the legal moves of a position.
    pub(crate) fn of(position: &Position) -> Self {
        Self {
            rules: position.rules(),
            moves: position.legal_squares(),
        }
    }

    /// Returns these moves.
    pub(crate) fn from_moves(rules: Rules, moves: impl IntoIterator<Item = Square>) -> Self {
        let moves = moves.into_iter().collect();
        Self { rules, moves }
    }

    pub(crate) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the moves in their order.
    pub(crate) fn squares(&self) -> Squares {
        self.moves.squares()
    }

    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.squares().map(|square| square_name(py, square)))
    }

    fn place(&self, found: &Bound<'_, PyAny>) -> Option<usize> {
        let square = square(self.rules, found).ok()?;
        self.squares().position(|mv| mv == square)
    }
}

#[pymethods]
impl LegalMoves {
    /// The same moves as cells, which count from 0 at the top left.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2 a1").legal_moves.cells
    /// (0, 1, 2, 3, 5, 7, 8)
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.squares().map(|mv| self.rules.cell(mv)))
    }

    fn __len__(&self) -> usize {
        self.moves.len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            // What a slice means is known to tuples.
            return self.names(py)?.into_any().get_item(slice);
        }
        let place = place(index, self.__len__(), "legal move")?;
        let found = self.squares().nth(place).expect("it is one of them");
        Ok(square_name(py, found).into_any())
    }

    fn __contains__(&self, mv: &Bound<'_, PyAny>) -> bool {
        square(self.rules, mv).is_ok_and(|square| self.moves.contains(square))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.names(py)?.try_iter()?.into_any())
    }

    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let names = self.names(py)?.to_list();
        names.reverse()?;
        Ok(names.try_iter()?.into_any())
    }

    /// Returns the place of a move, counted from 0.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3").legal_moves.index("b2")
    /// 4
    #[pyo3(signature = (mv, start = 0, stop = isize::MAX))]
    fn index(&self, mv: &Bound<'_, PyAny>, start: isize, stop: isize) -> PyResult<usize> {
        let length = self.moves.len().cast_signed();
        let from_end = |place: isize| if place < 0 { place + length } else { place };
        let place = self.place(mv).filter(|&place| {
            let place = place.cast_signed();
            from_end(start) <= place && place < from_end(stop)
        });
        place.ok_or_else(|| PyValueError::new_err(format!("{mv} is not among these moves")))
    }

    /// Returns 1 if a move is legal, and otherwise 0.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3").legal_moves.count("b2")
    /// 1
    fn count(&self, mv: &Bound<'_, PyAny>) -> usize {
        usize::from(self.__contains__(mv))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let names: Vec<_> = self.squares().map(|mv| format!("'{mv}'")).collect();
        format!("LegalMoves([{}])", names.join(", "))
    }
}
