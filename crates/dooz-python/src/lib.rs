//! The Python package `dooz`, without its pure part in `python/dooz`.
//!
//! Each class translates between Python and a type of the crates below. It holds no
//! rule, no search and no sentence of its own, except the texts of exceptions about
//! arguments, which are English like those of Python.

#![forbid(unsafe_code)]
#![expect(
    clippy::doc_link_with_quotes,
    clippy::doc_markdown,
    reason = "the documentation is written for Python"
)]
#![expect(
    clippy::needless_pass_by_value,
    clippy::trivially_copy_pass_by_ref,
    reason = "PyO3 decides how arguments are handed over"
)]

mod advice;
mod arguments;
mod arrays;
mod batch;
mod board;
mod document;
mod engine;
mod errors;
mod jobs;
mod legal_moves;
mod limit;
mod long_call;
mod outcome;
mod pickles;
mod players;
mod playouts;
mod positions;
mod program;
mod puzzles;
mod rules;
mod searches;
mod solver;
mod square_name;

use pyo3::prelude::*;

/// The native part of the package `dooz`.
// It needs no global lock, which is a promise for each of its types:
// - `Board`, `Batch` and `Coordinator` can be changed: PyO3 lends each to one thread at a
//   time, and raises RuntimeError in the others.
// - `Engine` and `Analysis` are frozen; what changes in them is behind a mutex, which nobody
//   holds while Python code runs.
// - `Playouts` and `Positions` are frozen and hold arrays that are filled before anybody
//   sees them.
// - All others are frozen, plain data.
// The arrays of a `Batch` are NumPy's, and as safe as any array that one thread reads while
// another one fills it: its documentation warns of that.
#[pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use crate::advice::{
        Comparison, Entry, Explanation, MoveValue, Review, ReviewedMove, Values, compare, explain,
        review, values,
    };
    #[pymodule_export]
    use crate::batch::{Batch, observe};
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::engine::{Analysis, Engine, Line};
    #[pymodule_export]
    use crate::jobs::{Coordinator, run_job};
    #[pymodule_export]
    use crate::legal_moves::LegalMoves;
    #[pymodule_export]
    use crate::limit::Limit;
    #[pymodule_export]
    use crate::outcome::Outcome;
    #[pymodule_export]
    use crate::pickles::restore;
    #[pymodule_export]
    use crate::players::{Choice, brains, check_brain, think};
    #[pymodule_export]
    use crate::playouts::{Playouts, playouts};
    #[pymodule_export]
    use crate::positions::{Positions, positions};
    #[pymodule_export]
    use crate::program::{run_program, scheduled_games};
    #[pymodule_export]
    use crate::puzzles::{Puzzle, Verdict, puzzles};
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::searches::{Diff, Trace, diff, trace};
    #[pymodule_export]
    use crate::solver::{Certificate, Claim, Solution, solve};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("IllegalMove", py.get_type::<crate::errors::IllegalMove>())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
