//! The properties of a node.

use dooz_core::{Rules, Square, Symbol};

use super::super::error::{Problem, quoted};
use super::super::property::Property;
use super::super::record::Node;
use super::super::record_builder::RecordBuilder;
use super::ELAPSED;
use super::lexer::{Fault, RawProperty};
use super::text::decoded;
use crate::clock::seconds;

/// Adds a node after the last one.
pub(super) fn add(
    properties: Vec<RawProperty<'_>>,
    builder: &mut RecordBuilder,
) -> Result<(), Fault> {
    let moves = || properties.iter().filter(|property| is_move(property));
    match moves().next() {
        None => builder.append_without_move(),
        Some(first) => {
            let second = moves().nth(1).map(|property| &property.values[0]);
            if let Some(&(at, _)) = second.or(first.values.get(1)) {
                return Err((at, Problem::TwoMoves));
            }
            play(first, builder)?;
        }
    }

    for property in properties {
        match property.name.as_str() {
            "B" | "W" => {}
            "AB" | "AW" | "AE" | "PL" => {
                return Err((property.values[0].0, Problem::LateSetup));
            }
            _ => keep(property, builder.node()),
        }
    }
    Ok(())
}

pub(super) fn is_move(property: &RawProperty<'_>) -> bool {
    matches!(property.name.as_str(), "B" | "W")
}

/// Returns the symbol of the side that a property is about: black draws
/// crosses.
pub(super) fn symbol(property: &RawProperty<'_>) -> Symbol {
    if property.name.ends_with('B') {
        Symbol::X
    } else {
        Symbol::O
    }
}

/// Adds a node with a move or a foul.
fn play(property: &RawProperty<'_>, builder: &mut RecordBuilder) -> Result<(), Fault> {
    let (at, value) = property.values[0];
    let fail = |problem| (at, problem);
    if value.trim().is_empty() {
        return Err(fail(Problem::Pass));
    }
    let square = square(builder.position().rules(), value).map_err(fail)?;
    let turn = builder.position().turn().symbol(builder.record.first());
    if turn != symbol(property) {
        let foul = builder.foul().cloned();
        return Err(fail(foul.unwrap_or(Problem::OutOfTurn)));
    }
    // A match may have gone on with another move instead of a foul.
    builder.play_or_foul(square).map_err(fail)
}

/// Returns the square of a point: a letter for the column and one for the row,
/// both from the top left.
pub(in super::super) fn square(rules: Rules, point: &str) -> Result<Square, Problem> {
    let place = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    let found = match *point.trim().as_bytes() {
        [column, row] => place(column).zip(place(row)),
        _ => None,
    };
    let square = found.and_then(|(column, from_top)| {
        let row = (rules.height() - 1).checked_sub(from_top)?;
        Square::new(column, row).filter(|&square| rules.contains(square))
    });
    square.ok_or_else(|| Problem::Point(quoted(point)))
}

/// Stores a property in an existing node.
pub(super) fn keep(property: RawProperty<'_>, node: &mut Node) {
    let (_, value) = property.values[0];
    match property.name.as_str() {
        "C" => {
            for (_, value) in property.values {
                if !node.comment.is_empty() {
                    node.comment.push('\n');
                }
                node.comment += &decoded(value);
            }
        }
        ELAPSED if milliseconds(value).is_some() => node.milliseconds = milliseconds(value),
        _ => {
            let values = property.values.into_iter();
            let values = values.map(|(_, value)| value.to_owned());
            let property = Property::raw(property.name, values.collect());
            node.properties.push(property);
        }
    }
}

/// Reads seconds as milliseconds.
fn milliseconds(value: &str) -> Option<u32> {
    u32::try_from(seconds(value)?.as_millis()).ok()
}
