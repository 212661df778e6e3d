//! Games of random moves.

use std::num::NonZeroUsize;
use std::sync::atomic::Ordering;

use dooz_play::players::MOST_THREADS;
use dooz_play::playouts::{Playout, play};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

use crate::arguments::number_within;
use crate::arrays::{array, numpy};
use crate::board::Board;
use crate::errors::{IllegalMove, english};
use crate::long_call::released;
use crate::players::fresh_seed;

/// The most games of one call.
const MOST_GAMES: u64 = 100_000_000;

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
    seed: Option<u64>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<Playouts> {
    let count = number_within(games, "games", 1, MOST_GAMES)? as usize;
    let threads = threads.map_or(Ok(1), |threads| {
        number_within(threads, "threads", 1, MOST_THREADS.into())
    })?;
    let threads = NonZeroUsize::new(threads as usize).expect("one at least");
    numpy(py)?;
    let position = *board.position();
    drop(board);
    if position.outcome().is_some() {
        let sentence = english().text("error-game-over").into_owned();
        return Err(IllegalMove::new_err(sentence));
    }
    let mut played = Vec::new();
    let room = played.try_reserve_exact(count);
    room.map_err(|_| PyMemoryError::new_err("there is no memory for as many games"))?;
    played.resize(count, Playout::default());
    let seed = seed.unwrap_or_else(fresh_seed);
    released(py, |stop| {
        play(&position, seed, threads, &mut played, stop);
        stop.load(Ordering::Relaxed)
    })?;
    let plies: Vec<i16> = played.iter().map(|game| game.plies.cast_signed()).collect();
    let values: Vec<i8> = played.iter().map(|game| game.value).collect();
    Ok(Playouts {
        plies: array(py, "int16", &[count], &plies)?.unbind(),
        values: array(py, "int8", &[count], &values)?.unbind(),
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
    plies: Py<PyAny>,
    values: Py<PyAny>,
    count: usize,
}

#[pymethods]
impl Playouts {
    /// The number of moves of each game.
    ///
    /// >>> import dooz
    /// >>> dooz.playouts(dooz.Board("3x3x3"), 3).plies.dtype
    /// dtype('int16')
    #[getter]
    fn plies(&self, py: Python<'_>) -> Py<PyAny> {
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
    fn values(&self, py: Python<'_>) -> Py<PyAny> {
        self.values.clone_ref(py)
    }

    const fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<Playouts of {} games>", self.count)
    }
}
