//! The class `Batch`, and the observations of single boards.

use dooz_core::{Limits, Player, Symbol};
use dooz_play::batch::{self, SetError, ValuesError, Views, write_cells, write_plane};
use numpy::{Element, PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyMemoryError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{self, RulesArgument, number_within};
use crate::arrays::numpy;
use crate::board::Board;
use crate::errors::illegal_action;
use crate::long_call::released;
use crate::rules::Rules;

/// The largest number of boards.
const MOST_BOARDS: u64 = 1 << 20;

/// Many boards of the same rules, on each of which a move is played at every step.
///
/// Its arrays are made once and filled again by each step, so whoever keeps an entry
/// copies it. A finished board begins again in the same step; with `restart=False` it
/// stays as it is until `reset`. An action is a cell, from 0 at the top left, or -1,
/// which leaves a board as it is. The same seed gives the same games, with any number of
/// threads. Each thread of a program needs a batch of its own: arrays that are read while
/// another thread makes a step are half old and half new. It needs NumPy.
///
/// >>> import dooz
/// >>> batch = dooz.Batch("3x3x3", 1024, seed=7)
/// >>> finished = 0
/// >>> for _ in range(100):
/// ...     batch.step(batch.sample())
/// ...     finished += batch.done.sum()
/// >>> 1024 * 100 // finished
/// np.int64(7)
#[pyclass(module = "dooz")]
pub(crate) struct Batch {
    games: batch::Batch,
    flat: FlatArrays,
    /// The arrays as users see them, in the memory of the flat ones.
    observation: Py<PyAny>,
    mask: Py<PyAny>,
    done: Py<PyAny>,
}

/// The memory of the arrays.
struct FlatArrays {
    observation: Py<PyArray1<u8>>,
    legal: Py<PyArray1<u8>>,
    reward: Py<PyArray1<f32>>,
    done: Py<PyArray1<u8>>,
    turn: Py<PyArray1<u8>>,
    actions: Py<PyArray1<i64>>,
}

/// The arrays while they are filled.
struct Borrowed<'py> {
    observation: PyReadwriteArray1<'py, u8>,
    legal: PyReadwriteArray1<'py, u8>,
    reward: PyReadwriteArray1<'py, f32>,
    done: PyReadwriteArray1<'py, u8>,
    turn: PyReadwriteArray1<'py, u8>,
}

/// Returns the exception of an array that somebody has locked or resized.
fn taken(error: impl ToString) -> PyErr {
    let reason = error.to_string();
    PyRuntimeError::new_err(format!(
        "the arrays of this batch cannot be filled: {reason}; neither resize nor freeze them, \
         and use a batch of its own for each thread"
    ))
}

/// Returns a new array of zeros, or the `MemoryError` of NumPy.
fn zeros<T: Element>(py: Python<'_>, length: usize, dtype: &str) -> PyResult<Py<PyArray1<T>>> {
    let zeros = numpy(py)?.call_method1("zeros", (length, dtype))?;
    Ok(zeros.cast_into::<PyArray1<T>>()?.unbind())
}

impl FlatArrays {
    fn new(py: Python<'_>, size: usize, cells: usize) -> PyResult<Self> {
        Ok(Self {
            observation: zeros(py, size * cells * 2, "uint8")?,
            legal: zeros(py, size * cells, "uint8")?,
            reward: zeros(py, size, "float32")?,
            done: zeros(py, size, "uint8")?,
            turn: zeros(py, size, "uint8")?,
            actions: zeros(py, size, "int64")?,
        })
    }

    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            observation: self.observation.bind(py).try_readwrite().map_err(taken)?,
            legal: self.legal.bind(py).try_readwrite().map_err(taken)?,
            reward: self.reward.bind(py).try_readwrite().map_err(taken)?,
            done: self.done.bind(py).try_readwrite().map_err(taken)?,
            turn: self.turn.bind(py).try_readwrite().map_err(taken)?,
        })
    }
}

impl Borrowed<'_> {
    fn views(&mut self, size: usize, cells: usize) -> PyResult<Views<'_>> {
        let views = Views {
            observation: self.observation.as_slice_mut().map_err(taken)?,
            legal: self.legal.as_slice_mut().map_err(taken)?,
            reward: self.reward.as_slice_mut().map_err(taken)?,
            done: self.done.as_slice_mut().map_err(taken)?,
            turn: self.turn.as_slice_mut().map_err(taken)?,
        };
        let lengths = [
            views.observation.len() / (2 * cells),
            views.legal.len() / cells,
            views.reward.len(),
            views.done.len(),
            views.turn.len(),
        ];
        if lengths != [size; 5] {
            return Err(taken("their size has been changed"));
        }
        Ok(views)
    }
}

/// Lends the same views once more.
const fn again<'a>(views: &'a mut Views<'_>) -> Views<'a> {
    Views {
        observation: &mut *views.observation,
        legal: &mut *views.legal,
        reward: &mut *views.reward,
        done: &mut *views.done,
        turn: &mut *views.turn,
    }
}

impl Batch {
    fn cells(&self) -> usize {
        self.games.rules().squares()
    }

    /// Shows boards that have been changed by other means than a move.
    fn show(&self, py: Python<'_>, boards: impl IntoIterator<Item = usize> + Send) -> PyResult<()> {
        let mut arrays = self.flat.borrow(py)?;
        let mut views = arrays.views(self.games.size(), self.cells())?;
        py.detach(|| {
            for board in boards {
                self.games.show(board, again(&mut views));
            }
        });
        Ok(())
    }

    fn place(&self, board: &Bound<'_, PyAny>) -> PyResult<usize> {
        arguments::place(board, self.games.size(), "board")
    }

    /// Reads an array with an entry for each board, of any type with one of these kinds.
    fn entries<'py>(
        &self,
        argument: &Bound<'py, PyAny>,
        name: &str,
        kinds: (&str, &str),
    ) -> PyResult<Bound<'py, PyAny>> {
        let array = numpy(argument.py())?.call_method1("asarray", (argument,))?;
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        let size = self.games.size();
        if shape != [size] {
            let found = array.getattr("shape")?.repr()?;
            return Err(PyValueError::new_err(format!(
                "{name} must have one entry for each of the {size} boards: pass an array of \
                 shape ({size},), not {found}"
            )));
        }
        let dtype = array.getattr("dtype")?;
        let kind: String = dtype.getattr("kind")?.extract()?;
        if !kinds.0.contains(&kind) {
            let expected = kinds.1;
            return Err(PyTypeError::new_err(format!(
                "{name} must be {expected}, not {dtype}"
            )));
        }
        Ok(array)
    }

    fn actions(&self, argument: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let mut array = self.entries(argument, "actions", ("iu", "cells as whole numbers"))?;
        if array.getattr("dtype")?.eq("uint64")? {
            // Larger numbers are not cells either, and would become negative.
            array = numpy(array.py())?.call_method1("minimum", (array, i64::MAX as u64))?;
        }
        let array = array.call_method1("astype", ("int64",))?;
        let array = array.cast_into::<PyArray1<i64>>()?;
        Ok(array.try_readonly().map_err(taken)?.as_array().to_vec())
    }

    fn chosen(&self, argument: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
        let array = self.entries(argument, "boards", ("b", "True or False for each board"))?;
        let array = array.call_method1("astype", ("uint8",))?;
        let array = array.cast_into::<PyArray1<u8>>()?;
        let array = array.try_readonly().map_err(taken)?;
        Ok(array.as_array().iter().map(|&byte| byte != 0).collect())
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(
        signature = (rules, size, threads = None, seed = None, *, restart = true),
        text_signature = "(rules, size, threads=None, seed=0, *, restart=True)"
    )]
    fn new(
        py: Python<'_>,
        rules: RulesArgument,
        size: &Bound<'_, PyAny>,
        threads: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        restart: bool,
    ) -> PyResult<Self> {
        let rules = rules.0;
        let size = number_within(size, "size", 1, MOST_BOARDS)? as usize;
        let threads = arguments::threads(threads)?;
        let seed = arguments::seed(seed)?.unwrap_or(0);
        numpy(py)?;
        let no_memory = || {
            PyMemoryError::new_err(format!(
                "there is no memory for {size} boards of {rules}; make a smaller batch"
            ))
        };
        let flat = FlatArrays::new(py, size, rules.squares()).map_err(|error| {
            if error.is_instance_of::<PyMemoryError>(py) {
                no_memory()
            } else {
                error
            }
        })?;
        let (height, width) = (rules.height().into(), rules.width().into());
        let observation = flat
            .observation
            .bind(py)
            .reshape([size, 2, height, width])?;
        let mask = flat.legal.bind(py).reshape([size, rules.squares()])?;
        let done = flat.done.bind(py).call_method1("view", ("bool",))?;
        let games = py.detach(|| batch::Batch::try_new(rules, size, seed));
        let games = games.map_err(|_| no_memory())?;
        let batch = Self {
            games: games.with_threads(threads).with_restarts(restart),
            flat,
            observation: observation.into_any().unbind(),
            mask: mask.call_method1("view", ("bool",))?.unbind(),
            done: done.unbind(),
        };
        batch.show(py, 0..size)?;
        Ok(batch)
    }

    /// The rules of the games.
    ///
    /// >>> import dooz
    /// >>> dooz.Batch("3x3x3", 2).rules
    /// Rules(3, 3, 3)
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.games.rules())
    }

    /// The number of boards.
    ///
    /// >>> import dooz
    /// >>> dooz.Batch("3x3x3", 2).size
    /// 2
    #[getter]
    fn size(&self) -> usize {
        self.games.size()
    }

    /// The stones as two planes of uint8 for each board, (size, 2, height, width): those
    /// of the player to move, then those of the other one. Rows count from the top.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.step([0, 4])
    /// >>> batch.observation[0, 1]
    /// array([[1, 0, 0],
    ///        [0, 0, 0],
    ///        [0, 0, 0]], dtype=uint8)
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        self.observation.clone_ref(py)
    }

    /// The legal actions, (size, cells): True for each cell that can be played.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.step([0, 4])
    /// >>> batch.mask[1]
    /// array([ True,  True,  True,  True, False,  True,  True,  True,  True])
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.mask.clone_ref(py)
    }

    /// The result for the player who has just moved, as float32: 1 for a win, -1 for a
    /// loss, which is possible in misère, and 0 otherwise.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 1)
    /// >>> for cell in (0, 8, 1, 7, 2):
    /// ...     batch.step([cell])
    /// >>> batch.reward
    /// array([1.], dtype=float32)
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray1<f32>> {
        self.flat.reward.clone_ref(py)
    }

    /// True for each board whose game the last step has ended.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("1x2x2", 2)
    /// >>> batch.step([0, 0]); batch.step([1, -1])
    /// >>> batch.done
    /// array([ True, False])
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.done.clone_ref(py)
    }

    /// The player to move on each board, as uint8: 0 for the first, 1 for the second.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 3)
    /// >>> batch.step([4, -1, 4])
    /// >>> batch.turn
    /// array([1, 0, 1], dtype=uint8)
    #[getter]
    fn turn(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.flat.turn.clone_ref(py)
    }

    /// Plays an action on each board, and fills the arrays.
    ///
    /// If one cannot be played, it raises IllegalMove, which names the board, and no
    /// board has changed. Actions can be any array or sequence of whole numbers.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.step([4, 4])
    /// >>> batch.step([0, 4])
    /// Traceback (most recent call last):
    ///     ...
    /// dooz.IllegalMove: board 1: `b2` is taken; choose an empty square.
    /// >>> batch.board(0).ply
    /// 1
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.actions(actions)?;
        let (size, cells) = (self.games.size(), self.cells());
        let mut arrays = self.flat.borrow(py)?;
        let views = arrays.views(size, cells)?;
        let batch = &mut self.games;
        let played = py.detach(|| batch.step(&actions, views));
        played.map_err(|error| illegal_action(error, self.games.rules()))
    }

    /// Chooses a legal action for each board by chance, each with the same probability;
    /// -1 where the game is over. The array is always the same one.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 4, seed=1)
    /// >>> actions = batch.sample()
    /// >>> all(batch.mask[board, action] for board, action in enumerate(actions))
    /// True
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut actions = self.flat.actions.bind(py).try_readwrite().map_err(taken)?;
        let places = actions.as_slice_mut().map_err(taken)?;
        if places.len() != self.games.size() {
            return Err(taken("their size has been changed"));
        }
        let batch = &mut self.games;
        py.detach(|| batch.sample(places));
        drop(actions);
        Ok(self.flat.actions.clone_ref(py))
    }

    /// Begins all games again, or those of `boards`, an array with True for each of them.
    /// With `seed`, the random numbers of these boards begin again as well.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.step([4, 4])
    /// >>> batch.reset(boards=[True, False])
    /// >>> batch.turn
    /// array([0, 1], dtype=uint8)
    #[pyo3(signature = (seed = None, boards = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        boards: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = arguments::seed(seed)?;
        let chosen = boards.map(|boards| self.chosen(boards)).transpose()?;
        let games = &mut self.games;
        py.detach(|| games.restart(seed, chosen.as_deref()));
        let is_chosen = |&board: &usize| chosen.as_ref().is_none_or(|chosen| chosen[board]);
        self.show(py, (0..self.games.size()).filter(is_chosen))
    }

    /// Returns a board of the batch, by its place from 0. Its moves are not known, only
    /// its stones.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.step([4, 0])
    /// >>> print(batch.board(0))
    /// 3 . . .
    /// 2 . X .
    /// 1 . . .
    ///   a b c
    fn board(&self, board: &Bound<'_, PyAny>) -> PyResult<Board> {
        let position = self.games.position(self.place(board)?);
        Ok(Board::of(position, Symbol::X))
    }

    /// Puts a board with the same rules in a place of the batch.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.set(1, dooz.Board("3x3x3", "b2 a1"))
    /// >>> batch.mask[1].sum()
    /// np.int64(7)
    fn set(&mut self, place: &Bound<'_, PyAny>, board: PyRef<'_, Board>) -> PyResult<()> {
        let (py, place) = (place.py(), self.place(place)?);
        let set = self.games.set(place, board.position());
        set.map_err(|error| {
            PyValueError::new_err(match error {
                SetError::Rules(rules) => {
                    let found = board.position().rules();
                    format!("this batch plays {rules}; put boards of {found} into another one")
                }
                SetError::GameOver => {
                    "the game of this board is over; only Batch(..., restart=False) keeps it"
                        .to_owned()
                }
            })
        })?;
        self.show(py, [place])
    }

    /// Returns the exact value of each board for the player to move, as a new array of
    /// int8: 1 for a win, 0 for a draw, -1 for a loss. It is for boards that are small
    /// enough to be solved, about 5x5; Ctrl-C ends a search that takes too long.
    ///
    /// >>> import dooz
    /// >>> batch = dooz.Batch("3x3x3", 2)
    /// >>> batch.set(1, dooz.Board("3x3x3", "a1 b1"))
    /// >>> batch.values()
    /// array([0, 1], dtype=int8)
    fn values<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let batch = &mut self.games;
        let values = released(py, |stop| {
            batch.values(&Limits {
                stop: Some(stop),
                ..Limits::default()
            })
        })?;
        let values = values.map_err(|error| match error {
            ValuesError::TooLarge => PyValueError::new_err(format!(
                "{} is too large to be solved; dooz.values(batch.board(place)) estimates",
                self.games.rules()
            )),
            ValuesError::OutOfLimits => PyRuntimeError::new_err(error.to_string()),
        })?;
        Ok(PyArray1::from_vec(py, values))
    }

    fn __repr__(&self) -> String {
        let (size, rules) = (self.games.size(), self.games.rules());
        format!("<Batch of {size} boards, {rules}>")
    }
}

/// Returns what a player sees of a board, as new arrays of int8: "observation", (height,
/// width, 2) with own stones first, and "action_mask", (cells,), which is empty unless
/// `may_move`.
#[pyfunction]
#[pyo3(name = "_observe")]
pub(crate) fn observe<'py>(
    py: Python<'py>,
    board: PyRef<'_, Board>,
    is_first: bool,
    may_move: bool,
) -> PyResult<Bound<'py, PyDict>> {
    numpy(py)?;
    let (position, rules) = (board.position(), board.position().rules());
    let player = if is_first {
        Player::First
    } else {
        Player::Second
    };
    let mut cells = vec![0; rules.squares() * 2];
    write_cells(position, player, &mut cells);
    let mut mask = vec![0; rules.squares()];
    if may_move {
        let legal = position.legal_squares();
        write_plane(rules, |row| legal.row(row), &mut mask);
    }
    let signed = |bytes: Vec<u8>| bytes.into_iter().map(u8::cast_signed).collect();
    let shape = [rules.height().into(), rules.width().into(), 2];
    let seen = PyDict::new(py);
    let observation = PyArray1::<i8>::from_vec(py, signed(cells)).reshape(shape)?;
    seen.set_item("observation", observation)?;
    seen.set_item("action_mask", PyArray1::<i8>::from_vec(py, signed(mask)))?;
    Ok(seen)
}
