//! Games and rooms as texts that a browser keeps.

use std::fmt;

use dooz_core::{Outcome, Rules};
use dooz_play::records::{Format, RecordError};

use super::game::Game;
use super::game_tree::GameTree;
use super::settings::{Begins, Place, Settings, Symbols};
use super::tally::Tally;
use crate::kept::{Lines, put};

/// The version of the texts, to be raised when older readers would go wrong.
const VERSION: u32 = 1;
/// The longest text that is read. A browser keeps about as much.
const LONGEST: usize = 16 << 20;

/// A game as it is kept: the tree as SGF, and what SGF does not hold.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SavedGame {
    settings: Settings,
    number: u32,
    begins: Place,
    counts: bool,
    paused: bool,
    sgf: String,
    /// The end of the line, as its number among all nodes.
    end: usize,
    /// The cursor's place in the line.
    at: usize,
}

impl SavedGame {
    pub(super) fn bytes(&self) -> usize {
        self.sgf.len()
    }

    /// Its result is not counted any more.
    pub(super) fn close(&mut self) {
        self.counts = false;
    }

    fn write(&self, text: &mut String) {
        write_settings(&self.settings, text);
        put(text, "number", self.number);
        put(text, "beginner", place_name(self.begins));
        put(text, "counts", self.counts);
        put(text, "paused", self.paused);
        put(text, "end", self.end);
        put(text, "at", self.at);
        put(text, "sgf", &self.sgf);
    }

    fn read(lines: Lines<'_>) -> Option<Self> {
        Some(Self {
            settings: read_settings(lines)?,
            number: lines.value("number")?,
            begins: place_of(&lines.text("beginner")?)?,
            counts: lines.value("counts")?,
            paused: lines.value("paused")?,
            sgf: lines.text("sgf")?,
            end: lines.value("end")?,
            at: lines.value("at")?,
        })
    }

    pub(super) fn open(&self) -> Result<Game, RoomError> {
        let mut records = Format::Sgf.read(&self.sgf, None).map_err(RoomError::Game)?;
        let record = records.swap_remove(0);
        for rules in [record.rules(), self.settings.rules] {
            if !Settings::has_board(rules) {
                return Err(RoomError::Board(rules));
            }
        }
        let end = record.nodes().nth(self.end).ok_or(RoomError::Form)?;
        let mut tree = GameTree::new(record);
        tree.go(end);
        if self.at >= tree.line().len() {
            return Err(RoomError::Form);
        }
        tree.go_to(self.at);
        Ok(Game {
            settings: self.settings.clone(),
            tree,
            number: self.number,
            begins: self.begins,
            counts: self.counts,
            paused: self.paused,
        })
    }
}

impl From<&Game> for SavedGame {
    fn from(game: &Game) -> Self {
        let tree = &game.tree;
        let record = tree.record();
        let end = tree.line()[tree.line().len() - 1];
        let sgf = Format::Sgf.write(std::slice::from_ref(record));
        Self {
            settings: game.settings.clone(),
            number: game.number,
            begins: game.begins,
            counts: game.counts,
            paused: game.paused,
            sgf: sgf.expect("SGF holds every game"),
            end: record.nodes().take_while(|&id| id != end).count(),
            at: tree.at(),
        }
    }
}

/// An earlier game, to be shown in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// Its rules.
    pub rules: Rules,
    /// The moves of the game itself.
    pub moves: usize,
    /// How it ended, if it did.
    pub result: Option<Outcome>,
    /// Which game of its match it was, from 1.
    pub number: u32,
}

impl From<&Game> for Earlier {
    fn from(game: &Game) -> Self {
        let record = game.tree.record();
        let moves = record
            .main_line()
            .filter(|&id| record[id].square().is_some());
        Self {
            rules: record.rules(),
            moves: moves.count(),
            result: game.result(),
            number: game.number,
        }
    }
}

/// Everything that is kept.
pub(super) struct SavedRoom {
    pub(super) begun: u32,
    pub(super) tally: Tally,
    pub(super) game: SavedGame,
    pub(super) earlier: Vec<SavedGame>,
}

impl SavedRoom {
    /// The text of a room: a part for the match, and one for each game, that
    /// on the table first.
    pub(super) fn write<'a>(
        begun: u32,
        tally: Tally,
        games: impl IntoIterator<Item = &'a SavedGame>,
    ) -> String {
        let mut text = String::new();
        put(&mut text, HEAD, VERSION);
        put(&mut text, "begun", begun);
        put(&mut text, "near-wins", tally.wins[Place::Near as usize]);
        put(&mut text, "far-wins", tally.wins[Place::Far as usize]);
        put(&mut text, "draws", tally.draws);
        for game in games {
            text.push('\n');
            game.write(&mut text);
        }
        text
    }

    pub(super) fn read(text: &str) -> Result<Self, RoomError> {
        if text.len() > LONGEST {
            return Err(RoomError::TooLarge);
        }
        let mut parts = Lines::parts(text);
        let head = parts.next().ok_or(RoomError::Form)?;
        match head.value(HEAD).ok_or(RoomError::Form)? {
            VERSION => {}
            version => return Err(RoomError::Version(version)),
        }
        let read = || {
            Some(Self {
                begun: head.value("begun")?,
                tally: Tally {
                    wins: [head.value("near-wins")?, head.value("far-wins")?],
                    draws: head.value("draws")?,
                },
                game: SavedGame::read(parts.next()?)?,
                earlier: parts.map(SavedGame::read).collect::<Option<_>>()?,
            })
        };
        read().ok_or(RoomError::Form)
    }
}

/// The key of the first line of a room.
const HEAD: &str = "dooz-room";

fn write_settings(settings: &Settings, text: &mut String) {
    put(text, "rules", settings.rules);
    put(text, "near", settings.seat(Place::Near));
    put(text, "far", settings.seat(Place::Far));
    put(text, "begins", settings.begins.name());
    match settings.symbols {
        Symbols::Near(symbol) => put(text, "near-draws", symbol),
        Symbols::First(symbol) => put(text, "first-draws", symbol),
    }
    put(text, "random-stone", settings.random_stone);
    put(text, "seed", settings.seed);
}

fn read_settings(lines: Lines<'_>) -> Option<Settings> {
    let begins = lines.text("begins")?;
    let near = lines.value("near-draws").map(Symbols::Near);
    let first = || lines.value("first-draws").map(Symbols::First);
    Some(Settings {
        rules: lines.value("rules")?,
        seats: [lines.value("near")?, lines.value("far")?],
        begins: { Begins::ALL.into_iter() }.find(|known| known.name() == begins)?,
        symbols: near.or_else(first)?,
        random_stone: lines.value("random-stone")?,
        seed: lines.value("seed")?,
    })
}

const fn place_name(place: Place) -> &'static str {
    match place {
        Place::Near => "near",
        Place::Far => "far",
    }
}

fn place_of(name: &str) -> Option<Place> {
    let mut places = Place::BOTH.into_iter();
    places.find(|place| place_name(*place) == name)
}

/// Why a text is not a room that was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomError {
    /// It is larger than anything that is saved.
    TooLarge,
    /// It was not written by [`Room::save`](super::Room::save), or is damaged.
    Form,
    /// Another version of Dooz wrote it.
    Version(u32),
    /// The page has no board for the rules.
    Board(Rules),
    /// A game in it is none.
    Game(RecordError),
}

impl fmt::Display for RoomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => f.write_str("the text is too large"),
            Self::Form => f.write_str("the text is not a saved room"),
            Self::Version(version) => write!(f, "version {version} is not known"),
            Self::Board(rules) => write!(f, "there is no board for {rules}"),
            Self::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RoomError {}
