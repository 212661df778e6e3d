//! The format in which the first versions of `dooz` recorded matches.

use std::fmt;

use dooz_core::{CannotPlay, ParseSquareError, PlayError, Rules, RulesError, Symbol};

use crate::clock::TimeControl;
use crate::options::OptionError;

use super::{Match, MatchOptions, Participant, Seat, Symbols};

/// Reads a match recorded by the first versions.
///
/// The text has a header with the rules and the participants, and then one line
/// for each event. Empty lines and lines that begin with `#` are skipped.
///
/// ```
/// use dooz_play::matches::old_record;
///
/// let text = "\
/// dooz record 1
/// rules: 3x3x3
/// near: X person
/// far: O sisoog
/// begins: first
/// random stone: no
/// seed: 42
///
/// game near
/// move b2
/// move a3
/// undo
/// ";
/// let game = old_record::parse(text)?;
/// assert_eq!(game.position().ply(), 1);
/// # Ok::<(), old_record::OldRecordError>(())
/// ```
///
/// # Errors
///
/// Returns the first line that is not part of a match, with the problem.
pub fn parse(text: &str) -> Result<Match, OldRecordError> {
    let mut lines = RecordLines {
        text: text.lines(),
        number: 0,
    };
    let options = lines.header().map_err(|problem| lines.error(problem))?;

    let mut game = None;
    while let Some(line) = lines.next_filled() {
        follow(line, &options, &mut game).map_err(|problem| lines.error(problem))?;
    }
    // The first game begins before anything is written.
    lines.number += 1;
    game.ok_or_else(|| lines.error(OldRecordProblem::BeforeGame))
}

/// Reads the bytes of a file. The flag is `true` if its last line was cut short
/// when the program was stopped, and so was left out.
///
/// # Errors
///
/// Returns the first line that is not part of a match, with the problem.
pub fn parse_file(bytes: &[u8]) -> Result<(Match, bool), OldRecordError> {
    let last = bytes.iter().rposition(|&byte| byte == b'\n');
    let end = last.map_or(0, |last| last + 1);
    let text = std::str::from_utf8(&bytes[..end]).map_err(|error| {
        let lines = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n');
        OldRecordError {
            line: lines.count(),
            problem: OldRecordProblem::NotText,
        }
    })?;
    Ok((parse(text)?, end < bytes.len()))
}

/// Returns `true` if a text is a record of this kind, in any version.
#[must_use]
pub fn is_record(text: &str) -> bool {
    text.trim_start().starts_with(TITLE)
}

const TITLE: &str = "dooz record";
const VERSION: &str = "1";

/// Carries out a line.
fn follow(
    line: &str,
    options: &MatchOptions,
    game: &mut Option<Match>,
) -> Result<(), OldRecordProblem> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    if word == "game" {
        let first_mover = rest.parse().map_err(|_| OldRecordProblem::Seat)?;
        match game {
            Some(game) => game.new_game_opened_by(first_mover),
            None => *game = Some(Match::opened_by(first_mover, *options)),
        }
        return Ok(());
    }

    let game = game.as_mut().ok_or(OldRecordProblem::BeforeGame)?;
    match (word, rest) {
        ("move", square) => {
            let square = square.parse().map_err(OldRecordProblem::Square)?;
            // A move that replaced moves taken back became the game.
            game.go_on();
            game.play(square).map_err(OldRecordProblem::Play)
        }
        ("undo", "") => {
            let undone = game.undo_move();
            undone.map(drop).ok_or(OldRecordProblem::NothingToUndo)
        }
        ("redo", "") => {
            let redone = game.redo_move();
            redone.map(drop).ok_or(OldRecordProblem::NothingToRedo)
        }
        ("forget", "") => {
            game.go_on();
            Ok(())
        }
        _ => Err(OldRecordProblem::Entry),
    }
}

/// The lines of a record, counted.
struct RecordLines<'a> {
    text: std::str::Lines<'a>,
    number: usize,
}

impl<'a> RecordLines<'a> {
    /// Returns the next line that is neither empty nor a comment.
    fn next_filled(&mut self) -> Option<&'a str> {
        loop {
            let line = self.text.next()?.trim();
            self.number += 1;
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
    }

    fn header(&mut self) -> Result<MatchOptions, OldRecordProblem> {
        let title = self.next_filled().unwrap_or_default();
        let version = title
            .strip_prefix(TITLE)
            .ok_or(OldRecordProblem::Title)?
            .trim();
        if version != VERSION {
            return Err(OldRecordProblem::Version(version.to_owned()));
        }

        let rules = self
            .field("rules")?
            .parse()
            .map_err(OldRecordProblem::Rules)?;
        let (near_symbol, near) = self.participant(Seat::Near, rules)?;
        let (far_symbol, far) = self.participant(Seat::Far, rules)?;
        if near_symbol == far_symbol {
            return Err(OldRecordProblem::SameSymbol);
        }
        let first_mover = self.field("begins")?;
        let first_mover = first_mover
            .parse()
            .map_err(|_| OldRecordProblem::Field("begins"))?;
        let random_stone = match self.field("random stone")? {
            "yes" => true,
            "no" => false,
            _ => return Err(OldRecordProblem::Field("random stone")),
        };
        let seed = self.field("seed")?;
        let seed = seed.parse().map_err(|_| OldRecordProblem::Field("seed"))?;
        Ok(MatchOptions {
            rules,
            participants: [near, far],
            first_mover,
            symbols: Symbols::Near(near_symbol),
            random_stone,
            swap2: false,
            seed,
            clock: TimeControl::UNLIMITED,
        })
    }

    /// Returns the value of the next line, which has to be `name: value`.
    fn field(&mut self, name: &'static str) -> Result<&'a str, OldRecordProblem> {
        let value = |line: &'a str| line.strip_prefix(name)?.strip_prefix(':');
        let value = self.next_filled().and_then(value).map(str::trim);
        value.ok_or(OldRecordProblem::Field(name))
    }

    fn participant(
        &mut self,
        seat: Seat,
        rules: Rules,
    ) -> Result<(Symbol, Participant), OldRecordProblem> {
        let wrong = OldRecordProblem::Field(seat.name());
        let (symbol, name) = self
            .field(seat.name())?
            .split_once(' ')
            .ok_or(wrong.clone())?;
        let symbol = symbol.parse().map_err(|_| wrong)?;
        let participant: Participant =
            name.trim().parse().map_err(OldRecordProblem::Participant)?;
        participant
            .plays(rules)
            .map_err(OldRecordProblem::CannotPlay)?;
        Ok((symbol, participant))
    }

    const fn error(&self, problem: OldRecordProblem) -> OldRecordError {
        OldRecordError {
            line: self.number,
            problem,
        }
    }
}

/// A line that is not part of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldRecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: OldRecordProblem,
}

/// A problem with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OldRecordProblem {
    /// The first line is not `dooz record 1`: the file is of another kind.
    Title,
    /// The version of the record is unknown to this program.
    Version(String),
    /// The header lacks this field, or its value is wrong.
    Field(&'static str),
    /// There are no such rules.
    Rules(RulesError),
    /// There is no such player.
    Participant(OptionError),
    /// The player does not play by the rules.
    CannotPlay(CannotPlay),
    /// Both players have the same symbol.
    SameSymbol,
    /// The line is not text in UTF-8.
    NotText,
    /// The line is not an entry of a record.
    Entry,
    /// A game is opened neither by `near` nor by `far`.
    Seat,
    /// There is no such square.
    Square(ParseSquareError),
    /// The line `game` is missing.
    BeforeGame,
    /// The move cannot be played.
    Play(PlayError),
    /// There is no move to take back.
    NothingToUndo,
    /// There is no move to play again.
    NothingToRedo,
}

impl fmt::Display for OldRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for OldRecordError {}

impl fmt::Display for OldRecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => write!(f, "a record begins with `{TITLE} {VERSION}`"),
            Self::Version(version) => {
                write!(f, "version `{version}` is not known, only {VERSION}")
            }
            Self::Field(name) => write!(f, "`{name}: ...` is missing or has a wrong value"),
            Self::Rules(error) => error.fmt(f),
            Self::Participant(error) => error.fmt(f),
            Self::CannotPlay(error) => error.fmt(f),
            Self::SameSymbol => f.write_str("both players have the same symbol"),
            Self::NotText => f.write_str("this is not text in UTF-8"),
            Self::Entry => f.write_str("a line is `game`, `move`, `undo`, `redo` or `forget`"),
            Self::Seat => f.write_str("`game` is followed by `near` or `far`"),
            Self::Square(error) => error.fmt(f),
            Self::BeforeGame => f.write_str("`game near` or `game far` has to come first"),
            Self::Play(error) => error.fmt(f),
            Self::NothingToUndo => f.write_str("there is no move to take back"),
            Self::NothingToRedo => f.write_str("there is no move to play again"),
        }
    }
}

#[cfg(test)]
mod tests;
