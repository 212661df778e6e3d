//! The properties of the root of a tree, which describe the whole game.

use dooz_core::{Bitboard, Player, Position, Rules, Setup, Square, Symbol};

use super::super::error::{Problem, quoted};
use super::super::game_result::GameResult;
use super::super::record::{NodeId, Record};
use super::super::record_builder::RecordBuilder;
use super::super::rules_property::{RulesProperty, Words};
use super::lexer::{Fault, RawProperty};
use super::text::decoded_line;
use super::{ELAPSED, GAME, IN_A_ROW, node};

/// Creates a record from the properties of the root, which is at a byte of the
/// text. `rules` are those known to the caller, and `first_mover` returns the
/// side that makes the first move of the tree.
pub(super) fn begin(
    properties: Vec<RawProperty<'_>>,
    at: usize,
    rules: Option<Rules>,
    first_mover: impl FnOnce() -> Option<Symbol>,
) -> Result<RecordBuilder, Fault> {
    let (rules, assumed) = rules_of(&properties, at, rules)?;
    let (start, first) = start(&properties, at, rules, first_mover)?;
    let mut builder = RecordBuilder::new(Record::from_position(start, first));
    if assumed {
        builder.record.assume_rules();
    }

    // Some programs put the first move into the root.
    let has_move = properties.iter().any(node::is_move);
    let mut of_move = Vec::new();
    for property in properties {
        let record = &mut builder.record;
        let (_, value) = property.values[0];
        match property.name.as_str() {
            "FF" | "GM" | "CA" | "SZ" | "RU" | IN_A_ROW | "AB" | "AW" | "AE" | "PL" => {}
            "PB" => record.set_name(player(record, Symbol::X), &decoded_line(value)),
            "PW" => record.set_name(player(record, Symbol::O), &decoded_line(value)),
            "RE" => record.result = Some(game_result(record, &decoded_line(value))),
            "B" | "W" => of_move.push(property),
            ELAPSED if has_move => of_move.push(property),
            _ => node::keep(property, &mut record[NodeId::ROOT]),
        }
    }
    if has_move {
        node::add(of_move, &mut builder)?;
    }
    Ok(builder)
}

/// Returns the player who draws a symbol.
pub(super) fn player(record: &Record, symbol: Symbol) -> Player {
    if record.first() == symbol {
        Player::First
    } else {
        Player::Second
    }
}

fn rules_of(
    properties: &[RawProperty<'_>],
    root: usize,
    from_caller: Option<Rules>,
) -> Result<(Rules, bool), Fault> {
    let mut stated = RulesProperty::default();
    let mut place = root;
    for property in properties {
        let (at, value) = property.values[0];
        let fail = |problem| (at, problem);
        let value = value.trim();
        match property.name.as_str() {
            // Programs for go write GM[1] for every game; whoever names the rules knows better.
            "GM" if value != GAME && from_caller.is_none() => {
                return Err(fail(Problem::OtherGame(quoted(value))));
            }
            "SZ" => {
                stated.size = Some(size(value).map_err(fail)?);
                place = at;
            }
            "RU" if from_caller.is_none() => {
                let words = Words::parse(&decoded_line(value)).map_err(fail)?;
                stated.words = Some(words);
            }
            IN_A_ROW if from_caller.is_none() => {
                let length = value.parse();
                let length = length.map_err(|_| fail(Problem::Length(quoted(value))))?;
                stated.length = Some(length);
            }
            _ => {}
        }
    }
    stated
        .settle(from_caller)
        .map_err(|problem| (place, problem))
}

/// Reads columns and rows: `15`, or `20:15`.
fn size(value: &str) -> Result<(u8, u8), Problem> {
    let (width, height) = value.split_once(':').unwrap_or((value, value));
    let number = |text: &str| {
        let text = text.trim();
        let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| text.parse().unwrap_or(u8::MAX))
    };
    let size = number(width).zip(number(height));
    size.ok_or_else(|| Problem::Size(quoted(value)))
}

/// Sets up the starting position, and finds the symbol of the first player.
fn start(
    properties: &[RawProperty<'_>],
    root: usize,
    rules: Rules,
    first_mover: impl FnOnce() -> Option<Symbol>,
) -> Result<(Position, Symbol), Fault> {
    let mut stones = [Bitboard::EMPTY; 2];
    let mut to_move = None;
    let mut place = root;
    for property in properties {
        match property.name.as_str() {
            "AB" | "AW" => {
                place = property.values[0].0;
                set_up(&mut stones, rules, property)?;
            }
            "PL" => {
                let (at, value) = property.values[0];
                to_move = Some(side(value).ok_or_else(|| (at, Problem::Side(quoted(value))))?);
                place = at;
            }
            _ => {}
        }
    }

    let [x, o] = [Symbol::X, Symbol::O].map(|symbol| stones[symbol as usize].len());
    let to_move = match to_move {
        Some(symbol) => symbol,
        None if x == o + 1 => Symbol::O,
        None if o == x + 1 => Symbol::X,
        None => first_mover().unwrap_or(Symbol::X),
    };
    let mut setup = Setup::new(rules, to_move);
    for symbol in Symbol::BOTH {
        for square in stones[symbol as usize].squares() {
            setup.put(square, Some(symbol));
        }
    }
    let position = setup
        .position()
        .map_err(|error| (place, Problem::Setup(error)))?;
    Ok((position, setup.first()))
}

/// Places the stones of a list of points and of rectangles like `aa:cc`.
fn set_up(
    stones: &mut [Bitboard; 2],
    rules: Rules,
    property: &RawProperty<'_>,
) -> Result<(), Fault> {
    let symbol = node::symbol(property);
    for &(at, value) in &property.values {
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let from = node::square(rules, from).map_err(|problem| (at, problem))?;
        let to = node::square(rules, to).map_err(|problem| (at, problem))?;
        let columns = from.column().min(to.column())..=from.column().max(to.column());
        let rows = from.row().min(to.row())..=from.row().max(to.row());
        let row_of = |row| {
            columns
                .clone()
                .filter_map(move |column| Square::new(column, row))
        };
        for square in rows.flat_map(row_of) {
            if stones[!symbol as usize].contains(square) {
                return Err((at, Problem::Occupied(square)));
            }
            stones[symbol as usize].insert(square);
        }
    }
    Ok(())
}

fn side(value: &str) -> Option<Symbol> {
    match value.trim().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Symbol::X),
        "w" | "white" | "2" => Some(Symbol::O),
        _ => None,
    }
}

fn game_result(record: &Record, text: &str) -> GameResult {
    let text = text.trim();
    let win = |symbol, how: &str| GameResult::Win {
        winner: player(record, symbol),
        how: how.to_owned(),
    };
    match text.split_once('+') {
        Some(("B" | "b", how)) => win(Symbol::X, how),
        Some(("W" | "w", how)) => win(Symbol::O, how),
        _ => match text.to_ascii_lowercase().as_str() {
            "0" | "draw" => GameResult::Draw,
            "void" => GameResult::Void,
            _ => GameResult::Other(text.to_owned()),
        },
    }
}
