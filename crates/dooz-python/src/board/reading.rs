//! Boards from texts.

use dooz_core::{Position, Rules, RulesError, Setup, Symbol};
use dooz_locale::{Explain, quoted};
use dooz_play::records::RecordFormat;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::Board;
use crate::errors::{english, wrong};

/// Reads rules, a picture, a game, or rules that are followed by one of these.
pub(super) fn board(text: &str, rules: Option<Rules>) -> PyResult<Board> {
    let text = text.trim();
    if let Some(format @ (RecordFormat::Sgf | RecordFormat::Psq)) = RecordFormat::of_text(text) {
        return game(format, text, rules);
    }
    if let Some(rules) = rules {
        return position_or_moves(text, rules);
    }
    if let Some((first, rest)) = text.split_once(char::is_whitespace) {
        if let Ok(rules) = first.parse() {
            return position_or_moves(rest.trim(), rules);
        }
    } else {
        match text.parse() {
            Ok(rules) => return Ok(Board::of(Position::new(rules), Symbol::X)),
            // The text has the form of rules, and says what is wrong with them.
            Err(error) if error != RulesError::Form => return Err(wrong(&error)),
            Err(_) => {}
        }
    }
    if Setup::is_picture(text) {
        let hint = "A picture of another board needs its rules: Board.parse(text, rules=...).";
        return Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X)
            .map_err(|error| PyValueError::new_err(format!("{} {hint}", error.explain(&english()))))
            .and_then(of_setup);
    }
    Err(PyValueError::new_err(format!(
        "`{}` is neither rules like 15x15x5, nor a board like X../.O./..., nor a game in SGF or \
         PSQ.",
        quoted(text)
    )))
}

fn position_or_moves(text: &str, rules: Rules) -> PyResult<Board> {
    if Setup::is_picture(text) {
        picture(text, rules)
    } else {
        game(RecordFormat::Moves, text, Some(rules))
    }
}

fn picture(text: &str, rules: Rules) -> PyResult<Board> {
    of_setup(Setup::parse(rules, text, Symbol::X).map_err(|error| wrong(&error))?)
}

fn of_setup(setup: Setup) -> PyResult<Board> {
    let setup = setup.with_side_by_count();
    let position = setup.position().map_err(|error| wrong(&error))?;
    Ok(Board::of(position, setup.first()))
}

fn game(format: RecordFormat, text: &str, rules: Option<Rules>) -> PyResult<Board> {
    let records = format.read(text, rules).map_err(|error| wrong(&error))?;
    let record = records.first().expect("a file has one game at least");
    Ok(Board {
        game: record.game(),
        first: record.first(),
    })
}
