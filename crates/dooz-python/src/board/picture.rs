//! Pictures of boards.

use dooz_coach::advice::ValuedMove;
use dooz_coach::board_picture::{BoardPicture, PieceStyle, Tone, ValueLabel};
use dooz_core::{Rules, Square};
use dooz_locale::coach::advice::sign;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PyString, PyTuple};

use super::Board;
use crate::advice::Values;
use crate::arguments::{number_within, square, wrong_choice, wrong_type};

/// The look of a picture: the arguments of `Board.svg`.
#[derive(Default)]
pub(super) struct Look<'a, 'py> {
    pub(super) style: Option<&'a str>,
    pub(super) coordinates: bool,
    pub(super) numbers: bool,
    pub(super) last: bool,
    pub(super) marks: Option<&'a Bound<'py, PyAny>>,
    pub(super) arrows: Option<&'a Bound<'py, PyAny>>,
    pub(super) values: Option<&'a Bound<'py, PyAny>>,
    pub(super) size: Option<&'a Bound<'py, PyAny>>,
}

/// The longest value that fits a square, in characters.
const LONGEST_VALUE: usize = 4;

/// Draws a board.
pub(super) fn svg(board: &Board, look: &Look<'_, '_>) -> PyResult<String> {
    let rules = board.rules_inside();
    let moves = (1..).zip(board.game.moves().iter().copied());
    let numbers: Vec<(u16, Square)> = moves.filter(|_| look.numbers).collect();
    let size = look.size.map(|size| number_within(size, "size", 16, 8192));
    let size = size.transpose()?.map(|size| size as u16);
    let marks = look.marks.map(|marks| read_marks(rules, marks));
    let arrows = look.arrows.map(|arrows| read_arrows(rules, arrows));
    let values = look.values.map(|values| read_values(board, values));
    Ok(BoardPicture {
        stones: look.style.map_or(Ok(PieceStyle::of(rules)), style)?,
        coordinates: look.coordinates,
        numbers: &numbers,
        last_move: board.game.moves().last().copied().filter(|_| look.last),
        marks: &marks.transpose()?.unwrap_or_default(),
        arrows: &arrows.transpose()?.unwrap_or_default(),
        values: &values.transpose()?.unwrap_or_default(),
        size: size.unwrap_or(BoardPicture::SIZE),
        ..BoardPicture::of(board.position(), board.first)
    }
    .svg())
}

fn style(name: &str) -> PyResult<PieceStyle> {
    let found = PieceStyle::ALL
        .into_iter()
        .find(|style| style.name() == name);
    found.ok_or_else(|| {
        let names = PieceStyle::ALL.map(PieceStyle::name);
        wrong_choice("look of pieces", &names, name)
    })
}

fn read_square(rules: Rules, argument: &Bound<'_, PyAny>) -> PyResult<Square> {
    square(rules, argument).map_err(|error| error.value_error(argument.py()))
}

fn read_marks(rules: Rules, marks: &Bound<'_, PyAny>) -> PyResult<Vec<Square>> {
    // The letters of a text are not meant.
    let items = (!marks.is_instance_of::<PyString>()).then(|| marks.try_iter());
    let items = items.and_then(Result::ok);
    let items = items.ok_or_else(|| wrong_type("marks", "an iterable of moves", marks))?;
    items.map(|mark| read_square(rules, &mark?)).collect()
}

fn read_arrows(rules: Rules, arrows: &Bound<'_, PyAny>) -> PyResult<Vec<(Square, Square)>> {
    const PAIRS: &str = "an iterable of pairs of moves";
    let items = (!arrows.is_instance_of::<PyString>()).then(|| arrows.try_iter());
    let items = items.and_then(Result::ok);
    let items = items.ok_or_else(|| wrong_type("arrows", PAIRS, arrows))?;
    let pair = |arrow: Bound<'_, PyAny>| {
        let ends = arrow.cast::<PyTuple>().ok();
        let ends = ends.filter(|ends| ends.len() == 2);
        let ends = ends.ok_or_else(|| wrong_type("an arrow", "a pair of moves", &arrow))?;
        let end = |at| read_square(rules, &ends.get_item(at)?);
        Ok((end(0)?, end(1)?))
    };
    items.map(|arrow| pair(arrow?)).collect()
}

/// Reads the values of moves, or a mapping of moves to short texts.
fn read_values(board: &Board, values: &Bound<'_, PyAny>) -> PyResult<Vec<ValueLabel>> {
    let labels = if let Ok(values) = values.cast::<Values>() {
        let map = &values.get().map;
        let best = map.best().map(|best| best.value);
        let label = |found: &ValuedMove| ValueLabel {
            square: found.square,
            text: sign(found),
            tone: Tone::of(found, best),
            exact: found.is_proven(),
        };
        if map.rules != board.rules_inside() {
            let sentence = format!("these are the values of {}", map.rules);
            return Err(PyValueError::new_err(sentence));
        }
        map.moves.iter().map(label).collect()
    } else if let Ok(mapping) = values.cast::<PyMapping>() {
        let items = mapping.items()?;
        let label = |item: Bound<'_, PyAny>| {
            let (mv, text): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
            let word = text.cast::<PyString>();
            let word = word.map_err(|_| wrong_type("a value", "str", &text))?;
            let word = word.to_cow()?;
            if word.chars().count() > LONGEST_VALUE || word.chars().any(char::is_control) {
                let word = dooz_locale::quoted(&word);
                return Err(PyValueError::new_err(format!(
                    "`{word}` does not fit a square; write at most {LONGEST_VALUE} characters"
                )));
            }
            Ok(ValueLabel {
                square: read_square(board.rules_inside(), &mv)?,
                text: word.into_owned(),
                tone: Tone::Even,
                exact: true,
            })
        };
        items
            .iter()
            .map(label)
            .collect::<PyResult<Vec<ValueLabel>>>()?
    } else {
        let expected = "dooz.Values or a mapping of moves to str";
        return Err(wrong_type("values", expected, values));
    };
    let is_taken = |label: &&ValueLabel| board.position().stone(label.square).is_some();
    match labels.iter().find(is_taken) {
        None => Ok(labels),
        Some(label) => Err(PyValueError::new_err(format!(
            "there is a stone on {}, and no place for a value",
            label.square
        ))),
    }
}
