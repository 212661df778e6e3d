//! Matches as text, written while they are played.

mod file;

use std::fmt;

use dooz_core::{CannotPlay, ParseSquareError, PlayError, Rules, RulesError, Square, Symbol};
use dooz_play::players::BrainSpecError;

use crate::play::options::{Begins, MatchOptions, Place, Seat};
use crate::play::session::Session;

pub use file::{FileError, Recorder, Resumed};

/// A match with all that happened in it.
///
/// Its text has a header that says what is played and by whom, and then one
/// line for each thing that happened. Empty lines and lines that begin with
/// `#` are skipped.
///
/// ```
/// use dooz_cli::play::record::Record;
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
/// let record = Record::parse(text)?;
/// assert_eq!(record.session().position().ply(), 1);
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), dooz_cli::play::record::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    options: MatchOptions,
    // Each of them can happen after those before it: `parse` has tried.
    entries: Vec<Entry>,
}

/// One thing that happens in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A new game, in which this place makes the first move.
    Game(Place),
    /// A move.
    Move(Square),
    /// The last move is taken back.
    Undo,
    /// The move that was taken back last is played again.
    Redo,
    /// The moves that were taken back can no longer be played again.
    Forget,
}

const TITLE: &str = "dooz record";
const VERSION: &str = "1";

impl Record {
    /// Reads the text of a record.
    ///
    /// # Errors
    ///
    /// The first line that is not part of a match, with what is wrong.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines {
            text: text.lines(),
            number: 0,
        };
        let options = lines.header().map_err(|problem| lines.error(problem))?;

        let mut session = Session::unopened(options);
        let mut entries = Vec::new();
        while let Some(line) = lines.next_filled() {
            let entry = Entry::parse(line).map_err(|problem| lines.error(problem))?;
            entry
                .happen(&mut session)
                .map_err(|problem| lines.error(problem))?;
            entries.push(entry);
        }
        if entries.is_empty() {
            lines.number += 1;
            return Err(lines.error(RecordProblem::BeforeGame));
        }
        Ok(Self { options, entries })
    }

    /// The record of a match as far as its current game goes.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let moves = session
            .game()
            .moves()
            .iter()
            .map(|&square| Entry::Move(square));
        let begin = [Entry::Game(session.begins())];
        Self {
            options: *session.options(),
            entries: begin.into_iter().chain(moves).collect(),
        }
    }

    /// What the match is played by.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// All that happened.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The match as it stood at the end of the record.
    #[must_use]
    pub fn session(&self) -> Session {
        let mut session = Session::unopened(self.options);
        for entry in &self.entries {
            entry
                .happen(&mut session)
                .expect("the record was tried when it was read");
        }
        session
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        writeln!(f, "{TITLE} {VERSION}")?;
        writeln!(f, "rules: {}", options.rules)?;
        for place in Place::BOTH {
            let (symbol, seat) = (options.symbol(place), options.seat(place));
            writeln!(f, "{}: {symbol} {seat}", place.name())?;
        }
        writeln!(f, "begins: {}", options.begins)?;
        writeln!(
            f,
            "random stone: {}",
            if options.random_stone { "yes" } else { "no" }
        )?;
        writeln!(f, "seed: {}", options.seed)?;
        for entry in &self.entries {
            // A gap before each game, for the eye.
            if matches!(entry, Entry::Game(_)) {
                writeln!(f)?;
            }
            writeln!(f, "{entry}")?;
        }
        Ok(())
    }
}

impl Entry {
    fn parse(line: &str) -> Result<Self, RecordProblem> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("game", place) => {
                let found = Place::BOTH.into_iter().find(|known| known.name() == place);
                found.map(Self::Game).ok_or(RecordProblem::Place)
            }
            ("move", square) => square
                .parse()
                .map(Self::Move)
                .map_err(RecordProblem::Square),
            ("undo", "") => Ok(Self::Undo),
            ("redo", "") => Ok(Self::Redo),
            ("forget", "") => Ok(Self::Forget),
            _ => Err(RecordProblem::Entry),
        }
    }

    fn happen(self, session: &mut Session) -> Result<(), RecordProblem> {
        if session.number() == 0 && !matches!(self, Self::Game(_)) {
            return Err(RecordProblem::BeforeGame);
        }
        match self {
            Self::Game(begins) => session.open_with(begins),
            Self::Move(square) => session.play(square).map_err(RecordProblem::Play)?,
            Self::Undo => drop(session.undo_one().ok_or(RecordProblem::NothingToUndo)?),
            Self::Redo => drop(session.redo_one().ok_or(RecordProblem::NothingToRedo)?),
            Self::Forget => session.go_on(),
        }
        Ok(())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(begins) => write!(f, "game {}", begins.name()),
            Self::Move(square) => write!(f, "move {square}"),
            Self::Undo => f.write_str("undo"),
            Self::Redo => f.write_str("redo"),
            Self::Forget => f.write_str("forget"),
        }
    }
}

/// The lines of a record, counted.
struct Lines<'a> {
    text: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    /// The next line that is neither empty nor a remark.
    fn next_filled(&mut self) -> Option<&'a str> {
        loop {
            let line = self.text.next()?.trim();
            self.number += 1;
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
    }

    fn header(&mut self) -> Result<MatchOptions, RecordProblem> {
        let title = self.next_filled().unwrap_or_default();
        let version = title
            .strip_prefix(TITLE)
            .ok_or(RecordProblem::Title)?
            .trim();
        if version != VERSION {
            return Err(RecordProblem::Version(version.to_owned()));
        }

        let rules = self.field("rules")?.parse().map_err(RecordProblem::Rules)?;
        let (near_symbol, near) = self.seat(Place::Near, rules)?;
        let (far_symbol, far) = self.seat(Place::Far, rules)?;
        if near_symbol == far_symbol {
            return Err(RecordProblem::SameSymbol);
        }
        let begins = self.choice("begins", &Begins::ALL.map(|begins| (begins.name(), begins)))?;
        let random_stone = self.choice("random stone", &[("yes", true), ("no", false)])?;
        let seed = self
            .field("seed")?
            .parse()
            .map_err(|_| RecordProblem::Field("seed"))?;
        let seats = [near, far];
        Ok(MatchOptions {
            rules,
            seats,
            begins,
            near_symbol,
            random_stone,
            seed,
        })
    }

    /// The value of the next line, which has to be `name: value`.
    fn field(&mut self, name: &'static str) -> Result<&'a str, RecordProblem> {
        let value = |line: &'a str| line.strip_prefix(name)?.strip_prefix(':');
        let value = self.next_filled().and_then(value).map(str::trim);
        value.ok_or(RecordProblem::Field(name))
    }

    fn choice<T: Copy>(
        &mut self,
        name: &'static str,
        choices: &[(&str, T)],
    ) -> Result<T, RecordProblem> {
        let value = self.field(name)?;
        let found = choices.iter().find(|(choice, _)| *choice == value);
        found
            .map(|(_, value)| *value)
            .ok_or(RecordProblem::Field(name))
    }

    fn seat(&mut self, place: Place, rules: Rules) -> Result<(Symbol, Seat), RecordProblem> {
        let value = self.field(place.name())?;
        let parts = value.split_once(' ');
        let (symbol, seat) = parts.ok_or(RecordProblem::Field(place.name()))?;
        let symbol = symbol
            .parse()
            .map_err(|_| RecordProblem::Field(place.name()))?;
        let seat: Seat = seat.trim().parse().map_err(RecordProblem::Seat)?;
        seat.plays(rules).map_err(RecordProblem::CannotPlay)?;
        Ok((symbol, seat))
    }

    const fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError {
            line: self.number,
            problem,
        }
    }
}

/// A line that is not part of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// The first line is not `dooz record 1`: this is another kind of file.
    Title,
    /// The record is of a version that this program does not know.
    Version(String),
    /// The header lacks this field, or its value is none.
    Field(&'static str),
    /// The rules are none.
    Rules(RulesError),
    /// There is no such player.
    Seat(BrainSpecError),
    /// The player does not know the rules.
    CannotPlay(CannotPlay),
    /// Both players have the same symbol.
    SameSymbol,
    /// The line is not text in UTF-8.
    NotText,
    /// The line is none of those that a record has.
    Entry,
    /// A game begins with neither `near` nor `far`.
    Place,
    /// What should be a square is none.
    Square(ParseSquareError),
    /// There has to be a line `game` first.
    BeforeGame,
    /// The move cannot be played.
    Play(PlayError),
    /// There is no move to take back.
    NothingToUndo,
    /// There is no move to play again.
    NothingToRedo,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => write!(f, "a record begins with `{TITLE} {VERSION}`"),
            Self::Version(version) => {
                write!(f, "version `{version}` is not known, only {VERSION}")
            }
            Self::Field(name) => write!(f, "`{name}: ...` is missing or has a wrong value"),
            Self::Rules(error) => error.fmt(f),
            Self::Seat(error) => error.fmt(f),
            Self::CannotPlay(error) => error.fmt(f),
            Self::SameSymbol => f.write_str("both players have the same symbol"),
            Self::NotText => f.write_str("this is not text in UTF-8"),
            Self::Entry => f.write_str("a line is `game`, `move`, `undo`, `redo` or `forget`"),
            Self::Place => f.write_str("`game` is followed by `near` or `far`"),
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
