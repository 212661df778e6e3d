//! The files of Piskvork, the manager of gomoku tournaments.
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0     board, levels of the two players, who began
//! 8,8,1203                      column and row from 1 at the top left,
//! 9,8,871                       and the milliseconds of thought
//! pbrain-one                    after a tournament's game, the players
//! pbrain-two
//! -1                            the code of what ended it
//! ```

use std::fmt::Write;

use dooz_core::{Notation, Player, Rules};

use super::error::{Problem, RecordError, quoted};
use super::property::Property;
use super::record::{NodeId, Record};
use super::record_builder::RecordBuilder;
use super::rules_property::RulesProperty;
use crate::blank::is_blank;

const TITLE: &str = "Piskvorky";
/// The properties that keep what only these files have: the levels of both
/// players, and the lines at the end.
const LEVELS: &str = "PSQ";
const ENDING: &str = "PSQEND";
/// The name of one player if only the other's is known.
const NOBODY: &str = "?";

/// Returns `true` if a text begins like these files.
pub(super) fn is_psq(text: &str) -> bool {
    text.starts_with(TITLE)
}

pub(super) fn read(text: &str, rules: Option<Rules>) -> Result<Record, RecordError> {
    let mut lines = lines(text).peekable();
    let (header_at, header) = lines.next().unwrap_or((0, ""));
    let fail = |byte, problem| RecordError::new(text, byte, problem);
    let header = Header::parse(header).ok_or_else(|| fail(header_at, Problem::PsqHeader))?;
    let stated = RulesProperty {
        size: Some((header.width, header.height)),
        ..RulesProperty::default()
    };
    let (rules, assumed) = stated
        .settle(rules)
        .map_err(|problem| fail(header_at, problem))?;

    let mut builder = RecordBuilder::new(Record::new(rules));
    if assumed {
        builder.record.assume_rules();
    }
    while let Some((at, line)) = lines.next_if(|(_, line)| looks_like_move(line)) {
        play(&mut builder, line).map_err(|problem| fail(at, problem))?;
    }

    let mut record = builder.record;
    let mut name = || {
        let line = lines.next_if(|(_, line)| is_name(line));
        line.map(|(_, line)| line).filter(|line| *line != NOBODY)
    };
    let mut names = [name(), name()];
    let mut levels = header.levels;
    if header.second_began {
        names.reverse();
        levels.reverse();
    }
    for player in Player::BOTH {
        record.set_name(player, names[player as usize].unwrap_or_default());
    }

    let [own, other] = levels;
    let root = &mut record[NodeId::ROOT];
    if levels != [0, 0] {
        let levels = format!("{own}:{other}");
        root.properties.push(Property::texts(LEVELS, [&*levels]));
    }
    let ending = lines.map(|(at, line)| {
        let line = Some(line).filter(|line| is_ending(line));
        line.ok_or_else(|| fail(at, Problem::PsqMove))
    });
    let ending: Vec<&str> = ending.collect::<Result<_, _>>()?;
    if !ending.is_empty() {
        root.properties.push(Property::texts(ENDING, ending));
    }
    Ok(record)
}

/// Returns the non-blank lines with the places where they begin.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive(['\n', '\r']).filter_map(move |line| {
        let begin = at + (line.len() - line.trim_start_matches(is_blank).len());
        at += line.len();
        let line = line.trim_matches(is_blank);
        (!line.is_empty()).then_some((begin, line))
    })
}

struct Header {
    width: u8,
    height: u8,
    levels: [u32; 2],
    second_began: bool,
}

impl Header {
    fn parse(line: &str) -> Option<Self> {
        let mut parts = line.strip_prefix(TITLE)?.split(',').map(str::trim);
        let (width, height) = parts.next()?.split_once(['x', 'X'])?;
        let (own, other) = parts.next()?.split_once(':')?;
        let second_began = match parts.next()? {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let header = Self {
            width: width.trim().parse().ok()?,
            height: height.trim().parse().ok()?,
            levels: [own.trim().parse().ok()?, other.trim().parse().ok()?],
            second_began,
        };
        parts.next().is_none().then_some(header)
    }
}

fn is_number(text: &str) -> bool {
    let text = text.trim_matches(is_blank);
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Returns `true` if a line looks like a move: it begins with a number and a
/// comma.
fn looks_like_move(line: &str) -> bool {
    line.split_once(',').is_some_and(|(x, _)| is_number(x))
}

fn is_name(line: &str) -> bool {
    !is_number(line) && !looks_like_move(line) && !is_psq(line)
}

/// Returns `true` if a text may stand after the names: none of its lines is a move or the
/// beginning of another game, which would both be lost there.
fn is_ending(text: &str) -> bool {
    lines(text).all(|(_, line)| {
        let mut parts = line.split(',');
        let mut is_number = || parts.next().is_some_and(is_number);
        let is_move = is_number() && is_number();
        !is_move && !is_psq(line)
    })
}

fn play(builder: &mut RecordBuilder, line: &str) -> Result<(), Problem> {
    let mut numbers = line.split(',').map(str::trim);
    let mut number = || numbers.next().filter(|text| is_number(text));
    let (x, y) = (number(), number());
    let (x, y) = x.zip(y).ok_or(Problem::PsqMove)?;
    let milliseconds = match numbers.next() {
        None => 0,
        // Times over seven weeks are cut to seven weeks.
        Some(time) if is_number(time) => time.parse().unwrap_or(match time.strip_prefix('-') {
            Some(_) => 0,
            None => u32::MAX,
        }),
        Some(_) => return Err(Problem::PsqMove),
    };
    if numbers.next().is_some() {
        return Err(Problem::PsqMove);
    }

    let rules = builder.position().rules();
    let from_zero = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
    let place = from_zero(x).zip(from_zero(y));
    let square = place.and_then(|(x, y)| {
        let text = format!("{x},{y}");
        Notation::Tournament.parse(rules, &text).ok()
    });
    let square = square.ok_or_else(|| Problem::Point(quoted(&format!("{x},{y}"))))?;

    builder.play_in_turn(square)?;
    // Stones of an opening have a time of zero.
    builder.node().milliseconds = (milliseconds > 0).then_some(milliseconds);
    Ok(())
}

/// Returns the name of a player as a line that reads back as a name, if there
/// is one.
fn name_line(record: &Record, player: Player) -> Option<&str> {
    let name = record.name(player)?.trim_matches(is_blank);
    let fits = is_name(name) && !name.is_empty() && name != NOBODY && !name.contains(['\n', '\r']);
    fits.then_some(name)
}

/// Returns `true` if the names of the record survive such a file.
pub(super) fn holds_names(record: &Record) -> bool {
    Player::BOTH
        .into_iter()
        .all(|player| record.name(player) == name_line(record, player))
}

/// Returns `true` if these files can hold a property.
pub(super) fn holds_property(property: &Property) -> bool {
    match property.name() {
        ENDING => property.values().all(|line| is_ending(&line)),
        name => name == LEVELS,
    }
}

pub(super) fn write(record: &Record) -> String {
    let rules = record.rules();
    let property = |name: &str| {
        let mut properties = record[NodeId::ROOT].properties.iter();
        let found = properties.find(|property| property.name() == name);
        found.into_iter().flat_map(Property::values)
    };
    // Text from another file must not break the header.
    let levels = property(LEVELS).find(|levels| {
        let parts = levels.split_once(':');
        parts.is_some_and(|(own, other)| own.parse::<u32>().is_ok() && other.parse::<u32>().is_ok())
    });
    let levels = levels.as_deref().unwrap_or("0:0");
    let (width, height) = (rules.width(), rules.height());
    let mut text = format!("{TITLE} {width}x{height}, {levels}, 0\n");

    for id in record.main_line() {
        let node = &record[id];
        if let Some(square) = node.move_or_last_foul() {
            let x = square.column() + 1;
            let y = height - square.row();
            let milliseconds = node.milliseconds.unwrap_or(0);
            writeln!(text, "{x},{y},{milliseconds}").expect("a string takes it");
        }
    }
    let names = Player::BOTH.map(|player| name_line(record, player));
    let ending: Vec<String> = property(ENDING).filter(|line| is_ending(line)).collect();
    // Without names, a line after the moves has to be a number.
    let needs_names = ending.first().is_some_and(|line| !is_number(line));
    if names != [None, None] || needs_names {
        for name in names {
            text += name.unwrap_or(NOBODY);
            text += "\n";
        }
    }
    for line in ending {
        text += line.trim_matches(is_blank);
        text += "\n";
    }
    text
}
