//! Games of random moves.

use std::sync::atomic::Ordering;

use dooz_play::playouts::{Playout, play};
use numpy::{PyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{self, number_within};
use crate::arrays::numpy;
use crate::board::Board;
use crate::errors::game_over;
use crate::long_call::released;
use crate::pickles::{self, Reduced};
use crate::players::fresh_seed;

/// The most games of one call.
const MOST_GAMES: u64 = 100_000_000;

/// The games for which room is made between two looks at the flag.
const PIECE: usize = 1 << 18;

/// Plays games of random moves from a board, and returns their lengths and results.
///
/// Every legal move has the same chance. The same `seed` gives the same games with any
/// number of `threads`. It needs NumPy.
///
/// >>> import dooz
/// >>> games = dooz.playouts(dooz.Board("3x3x3"), 1000, seed=7)
/// >>> len(games), bool((games.plies >= 5).all())
/// (1000, True)
/// >>> 0.5 < (games.values == 1).mean() < 0.7
/// np.True_
#[pyfunction]
#[pyo3(signature = (board, games, *, seed = None, threads = None))]
pub(crate) fn playouts(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    games: &Bound<'_, PyAny>,
    seed: Option<&Bound<'_, PyAny>>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<Playouts> {
    let count = number_within(games, "games", 1, MOST_GAMES)? as usize;
    let seed = arguments::seed(seed)?;
    let threads = arguments::threads(threads)?;
    numpy(py)?;
    let position = *board.position();
    drop(board);
    if position.outcome().is_some() {
        return Err(game_over());
    }
    let mut played = Vec::new();
    let room = played.try_reserve_exact(count);
    room.map_err(|_| PyMemoryError::new_err("there is not enough memory for this many games"))?;
    let seed = seed.unwrap_or_else(fresh_seed);
    let (plies, values) = released(py, |stop| {
        // The system gives the memory only now, which takes its time.
        while played.len() < count && !stop.load(Ordering::Relaxed) {
            let length = count.min(played.len() + PIECE);
            played.resize(length, Playout::default());
        }
        play(&position, seed, threads, &mut played, stop);
        if stop.load(Ordering::Relaxed) {
            // Nobody asks for them any more.
            played.clear();
        }
        let plies = played.iter().map(|game| game.plies.cast_signed());
        let values = played.iter().map(|game| game.value);
        (plies.collect(), values.collect())
    })?;
    Ok(Playouts {
        plies: PyArray1::from_vec(py, plies).unbind(),
        values: PyArray1::from_vec(py, values).unbind(),
        count,
    })
}

/// The lengths and results of games of random moves.
///
/// >>> import dooz
/// >>> dooz.playouts(dooz.Board("3x3x3"), 1000)
/// <Playouts of 1000 games>
#[pyclass(frozen, module = "dooz")]
pub(crate) struct Playouts {
    plies: Py<PyArray1<i16>>,
    values: Py<PyArray1<i8>>,
    count: usize,
}

impl Playouts {
    pub(crate) const NAME: &str = "Playouts";

    /// Makes the results again from their pickle.
    pub(crate) fn restore(state: &Bound<'_, PyDict>) -> PyResult<Self> {
        let (plies, values) = (state.get_item("plies")?, state.get_item("values")?);
        let plies = plies.and_then(|plies| plies.cast_into::<PyArray1<i16>>().ok());
        let values = values.and_then(|values| values.cast_into::<PyArray1<i8>>().ok());
        match (plies, values) {
            (Some(plies), Some(values)) if plies.len() == values.len() => Ok(Self {
                count: plies.len(),
                plies: plies.unbind(),
                values: values.unbind(),
            }),
            _ => Err(pickles::broken("it has not two arrays of one length")),
        }
    }
}

#[pymethods]
impl Playouts {
    /// The number of moves of each game.
    ///
    /// >>> import dooz
    /// >>> dooz.playouts(dooz.Board("3x3x3"), 3).plies.dtype
    /// dtype('int16')
    #[getter]
    fn plies(&self, py: Python<'_>) -> Py<PyArray1<i16>> {
        self.plies.clone_ref(py)
    }

    /// The result of each game for the player to move on the board: 1 for a win, 0 for a
    /// draw, -1 for a loss.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("3x3x3", "a1 b1 a2 b2")
    /// >>> bool((dooz.playouts(board, 100).values == 1).any())
    /// True
    #[getter]
    fn values(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.values.clone_ref(py)
    }

    const fn __len__(&self) -> usize {
        self.count
    }

    /// The arrays pickle themselves, which for millions of games is no text.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let state = PyDict::new(py);
        state.set_item("plies", &self.plies)?;
        state.set_item("values", &self.values)?;
        Ok((pickles::restorer(py)?, (Self::NAME, state)))
    }

    fn __repr__(&self) -> String {
        format!("<Playouts of {} games>", self.count)
    }
}
