//! Arrays of NumPy, which is imported only when one is asked for.

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Returns the module `numpy`, or an exception that says how to get it.
pub(crate) fn numpy(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("numpy").map_err(|error| {
        // Ctrl-C during the import is no lack of NumPy.
        if !error.is_instance_of::<PyImportError>(py) {
            return error;
        }
        let sentence = "arrays need NumPy: pip install dooz[numpy]";
        let reason = PyImportError::new_err(sentence);
        reason.set_cause(py, Some(error));
        reason
    })
}

/// Returns a new array of this type and shape with a copy of the items.
pub(crate) fn array<'py, T: Element>(
    py: Python<'py>,
    dtype: &str,
    shape: &[usize],
    items: &[T],
) -> PyResult<Bound<'py, PyAny>> {
    let shape = PyTuple::new(py, shape)?;
    let array = numpy(py)?.call_method1("empty", (shape, dtype))?;
    PyBuffer::<T>::get(&array)?.copy_from_slice(py, items)?;
    Ok(array)
}
