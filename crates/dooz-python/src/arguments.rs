//! Arguments that can be written in several ways.

use std::num::NonZeroUsize;

use dooz_core::Square;
use dooz_play::players::MOST_THREADS;
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString};

use crate::errors::{SquareError, wrong};
use crate::rules::Rules;

/// Rules as an argument: `Rules`, or their text.
pub(crate) struct RulesArgument(pub(crate) dooz_core::Rules);

impl<'py> FromPyObject<'_, 'py> for RulesArgument {
    type Error = PyErr;

    fn extract(argument: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = argument.cast::<PyString>() {
            return Ok(Self(parse_rules(&text.to_cow()?)?));
        }
        match argument.cast::<Rules>() {
            Ok(rules) => Ok(Self(rules.get().0)),
            Err(_) => Err(wrong_type("rules", "dooz.Rules or str", &argument)),
        }
    }
}

/// Reads the text of rules.
pub(crate) fn parse_rules(text: &str) -> PyResult<dooz_core::Rules> {
    text.trim().parse().map_err(|error| wrong(&error))
}

/// Reads a move: a `str` such as `"h8"`, or an `int`, the cell from the top left.
///
/// It looks at the type first: to try one type after the other would cost an exception.
pub(crate) fn square(
    rules: dooz_core::Rules,
    argument: &Bound<'_, PyAny>,
) -> Result<Square, SquareError> {
    if let Ok(text) = argument.cast::<PyString>() {
        let text = text.to_cow().map_err(SquareError::Type)?;
        let square = text.trim().parse();
        let square: Square = square.map_err(|error| SquareError::Text(text.into(), error))?;
        if !rules.contains(square) {
            return Err(SquareError::OffBoard(square, rules));
        }
        return Ok(square);
    }
    let number = whole_number(argument, "a move", "str or int");
    let number = number.map_err(SquareError::Type)?;
    let cell = number.extract::<usize>().ok();
    let square = cell.and_then(|cell| rules.square(cell));
    square.ok_or_else(|| SquareError::Cell(number.to_string(), rules))
}

/// Reads an `int`, or a number of another package, such as those in arrays. A truth value
/// is a number by inheritance only.
pub(crate) fn whole_number<'py>(
    argument: &Bound<'py, PyAny>,
    name: &str,
    expected: &str,
) -> PyResult<Bound<'py, PyInt>> {
    let wrong = || wrong_type(name, expected, argument);
    if argument.is_instance_of::<PyBool>() {
        return Err(wrong());
    }
    if let Ok(number) = argument.cast::<PyInt>() {
        return Ok(number.clone());
    }
    // Arrays have the method, but those with several entries have no number.
    let number = argument.call_method0("__index__").map_err(|_| wrong())?;
    number.cast_into().map_err(|_| wrong())
}

/// Reads a number of which all large values are equally wrong; negative ones are 0.
pub(crate) fn small_number(argument: &Bound<'_, PyAny>, name: &str) -> PyResult<u8> {
    let number = whole_number(argument, name, "int")?;
    if number.lt(0)? {
        return Ok(0);
    }
    Ok(number.extract().unwrap_or(u8::MAX))
}

/// Reads a number from `least` to `most`.
pub(crate) fn number_within(
    argument: &Bound<'_, PyAny>,
    name: &str,
    least: u64,
    most: u64,
) -> PyResult<u64> {
    let number = whole_number(argument, name, "int")?.extract().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        PyValueError::new_err(format!(
            "{name} must be from {least} to {most}, not {argument}"
        ))
    })
}

/// Reads the seed of random numbers, if it is given.
pub(crate) fn seed(argument: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u64>> {
    let read = |seed| number_within(seed, "seed", 0, u64::MAX);
    argument.map(read).transpose()
}

/// Reads the place of one of several things, from 0, or from the end if it is negative.
pub(crate) fn place(argument: &Bound<'_, PyAny>, length: usize, thing: &str) -> PyResult<usize> {
    let number = whole_number(argument, "an index", "int")?;
    let found = number.extract::<isize>().ok().and_then(|number| {
        let from_end = if number < 0 { length } else { 0 };
        usize::try_from(number.checked_add_unsigned(from_end)?).ok()
    });
    found.filter(|&place| place < length).ok_or_else(|| {
        PyIndexError::new_err(format!(
            "there is no {thing} {number}; there are {length}, counted from 0"
        ))
    })
}

/// Reads a number of threads, which is one if it is not given.
pub(crate) fn threads(argument: Option<&Bound<'_, PyAny>>) -> PyResult<NonZeroUsize> {
    let number = argument.map_or(Ok(1), |argument| {
        number_within(argument, "threads", 1, MOST_THREADS.into())
    })?;
    Ok(NonZeroUsize::new(number as usize).expect("one at least"))
}

/// Returns the exception of an argument of a wrong type.
pub(crate) fn wrong_type(name: &str, expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let found = found.get_type().qualname();
    let found = found.map_or_else(|_| "?".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{name} must be {expected}, not {found}"))
}

/// Returns the exception of a word that is not one of a few.
pub(crate) fn wrong_choice(name: &str, choices: &[&str], found: &str) -> PyErr {
    let found = dooz_locale::quoted(found);
    let choices = choices.join(" | ");
    PyValueError::new_err(format!("`{found}` is not a {name}; choose {choices}."))
}
