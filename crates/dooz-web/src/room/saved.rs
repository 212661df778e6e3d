//! Games and rooms as texts that a browser keeps.

use std::fmt;

use dooz_coach::records::{Format, RecordError};
use dooz_core::{Outcome, Rules};
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::game_tree::GameTree;
use super::settings::{Place, Settings};
use super::tally::Tally;

/// The version of the texts, to be raised when older readers would go wrong.
const VERSION: u32 = 1;
/// The longest text that is read. A browser keeps about as much.
const LONGEST: usize = 16 << 20;

/// A game as it is kept: the tree as SGF, and what SGF does not hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

/// Everything that is kept; `G` is a game, borrowed where it is written.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedRoom<G> {
    version: u32,
    pub(super) begun: u32,
    pub(super) tally: Tally,
    pub(super) game: G,
    pub(super) earlier: Vec<G>,
}

impl<G> SavedRoom<G> {
    pub(super) const fn new(begun: u32, tally: Tally, game: G, earlier: Vec<G>) -> Self {
        Self {
            version: VERSION,
            begun,
            tally,
            game,
            earlier,
        }
    }
}

impl SavedRoom<SavedGame> {
    pub(super) fn read(text: &str) -> Result<Self, RoomError> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }

        if text.len() > LONGEST {
            return Err(RoomError::TooLarge);
        }
        let head: Head = serde_json::from_str(text).map_err(|_| RoomError::Form)?;
        if head.version != VERSION {
            return Err(RoomError::Version(head.version));
        }
        serde_json::from_str(text).map_err(|_| RoomError::Form)
    }
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
