//! Errors of the crates below as exceptions.

use std::io;
use std::path::Path;

use dooz_cli::failure::Failure;
use dooz_cli::program::SessionError;
use dooz_core::{Notation, NotationError, ParseSquareError, PlayError, Rules, Square};
use dooz_locale::{Explain, Language, Locale, explain_move, quoted};
use dooz_play::batch::{IllegalAction, WrongAction};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    dooz,
    IllegalMove,
    PyValueError,
    "A move that cannot be played; the board is as it was.\n\
     \n\
     >>> import dooz\n\
     >>> board = dooz.Board(\"3x3x3\", \"b2\")\n\
     >>> board.push(\"b2\")\n\
     Traceback (most recent call last):\n    \
         ...\n\
     dooz.IllegalMove: `b2` is taken; choose an empty square.\n\
     >>> board.moves\n\
     ('b2',)\n"
);

/// Returns the sentences of exceptions, which are English like those of Python.
pub(crate) fn english() -> Locale {
    Locale::new(Language::English)
}

/// Returns the exception of a board on which the game is over.
pub(crate) fn game_over() -> PyErr {
    IllegalMove::new_err(english().text("error-game-over").into_owned())
}

/// Returns a `ValueError` with the sentence about an error.
pub(crate) fn wrong(error: &impl Explain) -> PyErr {
    PyValueError::new_err(error.explain(&english()))
}

/// Returns the exception of a program that failed.
pub(crate) fn failed(error: &SessionError) -> PyErr {
    PyRuntimeError::new_err(format!("the program failed: {error}"))
}

/// Returns the `OSError` of a file that cannot be read or written.
pub(crate) fn wrong_file(failure: &Failure, file: &Path) -> PyErr {
    match failure {
        Failure::File(_, error) => system_error(error, file),
        failure => PyOSError::new_err(failure.explain(&english())),
    }
}

/// Returns the `OSError` of a file that the system refuses, with the number of the error and
/// the name of the file, as Python's own functions raise it.
pub(crate) fn system_error(error: &io::Error, file: &Path) -> PyErr {
    let name = file.as_os_str().to_owned();
    let Some(number) = error.raw_os_error() else {
        let sentence = format!("{}: {error}", file.display());
        return io::Error::new(error.kind(), sentence).into();
    };
    let sentence = error.to_string();
    let ending = format!(" (os error {number})");
    let reason = sentence.strip_suffix(&ending).unwrap_or(&sentence);
    // Windows looks at the last number, all others at the first one.
    PyOSError::new_err((number, reason.to_owned(), name, number))
}

/// The reason why an argument is not a square of a board.
#[derive(Debug)]
pub(crate) enum SquareError {
    /// The argument has a wrong type.
    Type(PyErr),
    /// The text is not a square.
    Text(String, ParseSquareError),
    /// The square is not on this board.
    OffBoard(Square, Rules),
    /// The cell is not on this board.
    Cell(String, Rules),
}

impl SquareError {
    fn explain(&self) -> Result<String, &PyErr> {
        let locale = english();
        Ok(match self {
            Self::Type(error) => return Err(error),
            Self::Text(text, ParseSquareError::Form) => {
                let reason = NotationError::Form(Notation::Algebraic).explain(&locale);
                word(&locale, text, reason)
            }
            Self::Text(text, error) => word(&locale, text, error.explain(&locale)),
            Self::OffBoard(square, rules) => {
                explain_move(PlayError::OffBoard(*square), *rules, &locale)
            }
            Self::Cell(cell, rules) => off_board(cell, *rules),
        })
    }

    /// Returns the exception of a square that is asked about.
    pub(crate) fn value_error(self, py: Python<'_>) -> PyErr {
        match self.explain() {
            Ok(sentence) => PyValueError::new_err(sentence),
            Err(error) => error.clone_ref(py),
        }
    }

    /// Returns the exception of a square that should be played.
    pub(crate) fn illegal_move(self, py: Python<'_>) -> PyErr {
        match self.explain() {
            Ok(sentence) => IllegalMove::new_err(sentence),
            Err(error) => error.clone_ref(py),
        }
    }
}

/// Returns the exception of an action on a board of a batch.
pub(crate) fn illegal_action(error: IllegalAction, rules: Rules) -> PyErr {
    let sentence = match error.reason {
        WrongAction::NoCell => off_board(&error.action.to_string(), rules),
        WrongAction::Play(reason) => explain_move(reason, rules, &english()),
    };
    IllegalMove::new_err(format!("board {}: {sentence}", error.board))
}

fn off_board(cell: &str, rules: Rules) -> String {
    let (width, height) = (rules.width(), rules.height());
    let last = rules.squares() - 1;
    format!(
        "Cell {cell} is off this {width}x{height} board; cells go from 0 at the top left to \
         {last}."
    )
}

fn word(locale: &Locale, word: &str, reason: String) -> String {
    let gaps = [("word", quoted(word).into()), ("reason", reason.into())];
    locale.format("error-word", &gaps)
}
