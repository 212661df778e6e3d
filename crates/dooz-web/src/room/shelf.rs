//! The earlier games, newest first.

use super::game::Game;
use super::saved::{Earlier, RoomError, SavedGame};

/// The most games that are kept.
const MOST_GAMES: usize = 20;
/// The most bytes that all games but the newest may take together.
const MOST_BYTES: usize = 1 << 19;

/// The games that were left, each as its text: what nobody looks at need not
/// be ready.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    games: Vec<(SavedGame, Earlier)>,
}

impl Shelf {
    /// Games from a stored text, newest first.
    pub(super) fn read(saved: Vec<SavedGame>) -> Result<Self, RoomError> {
        let read = |saved: SavedGame| saved.open().map(|game| (saved, Earlier::from(&game)));
        let mut shelf = Self {
            games: saved
                .into_iter()
                .take(MOST_GAMES)
                .map(read)
                .collect::<Result<_, _>>()?,
        };
        shelf.shorten();
        Ok(shelf)
    }

    pub(super) fn list(&self) -> impl ExactSizeIterator<Item = &Earlier> {
        self.games.iter().map(|(_, summary)| summary)
    }

    pub(super) fn saved(&self) -> impl Iterator<Item = &SavedGame> {
        self.games.iter().map(|(saved, _)| saved)
    }

    pub(super) fn put(&mut self, game: &Game) {
        let entry = (SavedGame::from(game), Earlier::from(game));
        self.games.insert(0, entry);
        self.shorten();
    }

    pub(super) fn take(&mut self, index: usize) -> Option<Game> {
        let (saved, _) = self.games.get(index)?;
        let game = saved.open().expect("it was written here");
        self.games.remove(index);
        Some(game)
    }

    /// A new match does not count what is left of the one before.
    pub(super) fn close_match(&mut self) {
        for (saved, _) in &mut self.games {
            saved.close();
        }
    }

    fn shorten(&mut self) {
        let mut bytes = 0;
        let fitting = self.games.iter().skip(1).take_while(|(saved, _)| {
            bytes += saved.bytes();
            bytes <= MOST_BYTES
        });
        let kept = (1 + fitting.count()).min(MOST_GAMES);
        self.games.truncate(kept);
    }
}
