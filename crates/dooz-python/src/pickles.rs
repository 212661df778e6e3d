//! Pickles of results.
//!
//! A pickle has the name of the type and a dictionary of plain data, by which any later
//! version can make the result again. Fields are added and never change their meaning.
//! Large files and arrays stand in the dictionary as bytes and as arrays of NumPy.

/// Pickles a type whose own fields are plain data.
macro_rules! plain {
    ($type:ident, $name:literal, $state:ty) => {
        impl Pickle for $type {
            const NAME: &'static str = $name;
            type State = $state;

            fn state(&self) -> $state {
                self.0.clone()
            }

            fn restore(state: $state) -> Result<Self, String> {
                Ok(Self(state))
            }
        }
    };
}

/// Pickles a type that is plain data itself.
macro_rules! own_state {
    ($type:ident, $name:literal) => {
        impl Pickle for $type {
            const NAME: &'static str = $name;
            type State = Self;

            fn state(&self) -> Self {
                self.clone()
            }

            fn restore(state: Self) -> Result<Self, String> {
                Ok(state)
            }
        }
    };
}

mod advice;
mod games;
mod players;
mod puzzles;
mod searches;
mod solver;

use std::time::Duration;

use dooz_core::{Position, Rules, Setup, Square, Symbol};
use dooz_locale::Explain;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::advice::{Comparison, Entry, Explanation, MoveValue, Review, ReviewedMove, Values};
use crate::document::dictionary;
use crate::engine::Line;
use crate::errors::english;
use crate::legal_moves::LegalMoves;
use crate::outcome::Outcome;
use crate::players::Choice;
use crate::playouts::Playouts;
use crate::puzzles::{Puzzle, Verdict};
use crate::searches::{Diff, Trace};
use crate::solver::{Claim, Solution};

pub(crate) use searches::TraceState;
pub(crate) use solver::{ClaimState, SolutionState};

own_state!(Line, "Line");

/// A result that can be pickled.
pub(crate) trait Pickle: Sized {
    /// The name of its type in pickles.
    const NAME: &'static str;
    /// Its plain data.
    type State: Serialize + DeserializeOwned;

    fn state(&self) -> Self::State;

    fn restore(state: Self::State) -> Result<Self, String>;
}

/// The answer to `__reduce__`.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, Bound<'py, PyDict>));

/// Returns the function and the arguments that make a result again.
pub(crate) fn reduce<'py, T: Pickle>(py: Python<'py>, result: &T) -> PyResult<Reduced<'py>> {
    Ok((restorer(py)?, (T::NAME, dictionary(py, &result.state())?)))
}

/// Returns the function that makes results again.
pub(crate) fn restorer(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    py.import("dooz._native")?.getattr("_restore")
}

/// Makes a result again from its pickle.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore<'py>(name: &str, state: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
    /// Makes a result of the type that has the name.
    macro_rules! made {
        ($($type:ident),*) => {
            match name {
                $($type::NAME => Bound::new(state.py(), read_state::<$type>(state)?)?.into_any(),)*
                Claim::NAME => Bound::new(state.py(), Claim::restore(state)?)?.into_any(),
                Solution::NAME => Bound::new(state.py(), Solution::restore(state)?)?.into_any(),
                Trace::NAME => Bound::new(state.py(), Trace::restore(state)?)?.into_any(),
                Playouts::NAME => Bound::new(state.py(), Playouts::restore(state)?)?.into_any(),
                _ => {
                    let name = dooz_locale::quoted(name);
                    return Err(broken(&format!("there is no type {name}")));
                }
            }
        };
    }
    Ok(made!(
        Outcome,
        LegalMoves,
        MoveValue,
        Values,
        Explanation,
        Review,
        ReviewedMove,
        Comparison,
        Entry,
        Diff,
        Choice,
        Puzzle,
        Verdict,
        Line
    ))
}

fn read_state<T: Pickle>(state: &Bound<'_, PyDict>) -> PyResult<T> {
    T::restore(read_plain(state)?).map_err(|reason| broken(&reason))
}

/// Reads plain data.
pub(crate) fn read_plain<T: DeserializeOwned>(state: &Bound<'_, PyDict>) -> PyResult<T> {
    let json = state.py().import("json")?;
    let text: String = json.call_method1("dumps", (state,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| broken(&error.to_string()))
}

pub(crate) fn broken(reason: &str) -> PyErr {
    PyValueError::new_err(format!(
        "this pickle is damaged, or of a newer version of Dooz: {reason}"
    ))
}

/// A position with the symbol of its first player.
#[derive(Serialize, Deserialize)]
pub(crate) struct BoardState {
    rules: String,
    /// From the top left, with X for the first player.
    stones: String,
    first: char,
}

impl BoardState {
    fn of(position: &Position, first: Symbol) -> Self {
        Self {
            rules: position.rules().to_string(),
            stones: position.picture(Symbol::X).to_string(),
            first: first.to_char(),
        }
    }

    fn board(&self) -> Result<(Position, Symbol), String> {
        let rules: Rules = parsed(&self.rules)?;
        let setup = Setup::parse(rules, &self.stones, Symbol::X);
        let setup = setup.map_err(|error| error.explain(&english()))?;
        let position = setup.with_side_by_count().position();
        let position = position.map_err(|error| error.explain(&english()))?;
        let first = self.first.to_string();
        let first = first
            .parse()
            .map_err(|_| format!("`{first}` is not a symbol"))?;
        Ok((position, first))
    }
}

fn parsed<T: std::str::FromStr<Err: Explain>>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|error: T::Err| error.explain(&english()))
}

fn square(text: &str) -> Result<Square, String> {
    text.parse()
        .map_err(|_| format!("`{}` is not a square", dooz_locale::quoted(text)))
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

fn squares(names: &[String]) -> Result<Vec<Square>, String> {
    names.iter().map(|name| square(name)).collect()
}

/// Returns an error if one of the squares is off the board.
fn check_squares(rules: Rules, squares: impl IntoIterator<Item = Square>) -> Result<(), String> {
    let mut squares = squares.into_iter();
    match squares.find(|&square| !rules.contains(square)) {
        None => Ok(()),
        Some(square) => Err(format!("`{square}` is off the board")),
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
