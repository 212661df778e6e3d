//! The names of squares as texts of Python.

use dooz_core::{MAX_HEIGHT, MAX_WIDTH, Square};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

/// Returns the name of a square. All names are made once: a game asks for one with every
/// move.
pub(crate) fn square_name(py: Python<'_>, square: Square) -> Bound<'_, PyString> {
    static NAMES: PyOnceLock<Vec<Py<PyString>>> = PyOnceLock::new();
    let names = NAMES.get_or_init(py, || {
        let row = |row| (0..MAX_WIDTH).filter_map(move |column| Square::new(column, row));
        let squares = (0..MAX_HEIGHT).flat_map(row);
        let name = |square: Square| PyString::new(py, &square.to_string()).unbind();
        squares.map(name).collect()
    });
    let place = usize::from(square.row()) * usize::from(MAX_WIDTH);
    names[place + usize::from(square.column())].bind(py).clone()
}
