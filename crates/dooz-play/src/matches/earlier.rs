//! The succession of games in a match, and those that are not on the board.

use std::sync::OnceLock;

use dooz_core::{Setup, SetupError};

use super::opening::Sides;
use super::sgf;
use super::{Match, MatchGame, MatchOptions, Participant, Seat, Symbols, Tally};
use crate::clock::TimeControl;
use crate::records::Record;
use crate::swap2::Swap2;

/// A game that is not on the board, with its text, computed on first use
/// because the game no longer changes.
#[derive(Clone, Debug)]
pub(super) struct EarlierGame {
    game: MatchGame,
    text: OnceLock<String>,
}

impl EarlierGame {
    pub(super) fn text(&self) -> &str {
        self.text.get_or_init(|| sgf::earlier_text(&self.game))
    }
}

impl From<MatchGame> for EarlierGame {
    fn from(game: MatchGame) -> Self {
        let text = OnceLock::new();
        Self { game, text }
    }
}

impl Match {
    /// Begins the next game of the match. The game on the board becomes an
    /// earlier one, finished or not.
    pub fn new_game(&mut self) {
        self.begun = self.begun.saturating_add(1);
        self.replace(MatchGame::drawn(self.options(), self.begun));
    }

    /// Begins the next game of the match, opened by a seat, without a random
    /// stone.
    pub fn new_game_opened_by(&mut self, first_mover: Seat) {
        self.begun = self.begun.saturating_add(1);
        self.replace(MatchGame::new(self.options(), self.begun, first_mover));
    }

    /// Begins a new match. The game on the board becomes an earlier one.
    pub fn restart(&mut self, options: MatchOptions) {
        self.replace(MatchGame::drawn(&options, 1));
        self.begin_match();
    }

    /// Begins a game of the same participants in a given position. The near
    /// seat keeps its symbol if it has one for the whole match, and otherwise
    /// moves first. The result does not count.
    ///
    /// # Errors
    ///
    /// Returns an error if the position cannot occur in a game; the match is
    /// then unchanged.
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let position = setup.position()?;
        let options = MatchOptions {
            rules: position.rules(),
            swap2: false,
            ..*self.options()
        };
        let first_mover = match options.symbols {
            Symbols::Near(symbol) if symbol != setup.first() => Seat::Far,
            Symbols::Near(_) | Symbols::First(_) => Seat::Near,
        };
        let record = Record::from_position(position, setup.first());
        self.open_game(MatchGame::from_record(record, &options, 1, first_mover));
        Ok(())
    }

    /// Opens a recorded game, to be continued by its first and its second
    /// player without a clock. A person takes the near seat. The result does not
    /// count.
    pub fn open(&mut self, record: Record, participants: [Participant; 2]) {
        let game = game_between(record, participants, self.options());
        self.open_game(game);
    }

    /// Opens an opening by swap2 with the stones of a record, whose sides are still to be
    /// chosen. The first of the participants opens. Returns `false` if the record is not
    /// one of such an opening; the match is then unchanged.
    pub fn open_swap2(&mut self, record: Record, participants: [Participant; 2]) -> bool {
        if Swap2::with_stones(record.game()).is_none() {
            return false;
        }
        let symbols = Symbols::First(record.first());
        let mut game = game_between(record, participants, self.options());
        (game.options.swap2, game.options.symbols) = (true, symbols);
        game.sides = Some(Sides::Open);
        self.open_game(game);
        true
    }

    fn open_game(&mut self, mut game: MatchGame) {
        game.counts = false;
        self.replace(game);
        self.begin_match();
    }

    /// Returns the earlier games, the latest first.
    #[must_use]
    pub fn earlier(&self) -> impl ExactSizeIterator<Item = &MatchGame> {
        self.earlier.iter().rev().map(|earlier| &earlier.game)
    }

    /// Resumes an earlier game by its index in [`Match::earlier`], or returns
    /// `false` if there is none. The game on the board becomes an earlier one.
    pub fn resume(&mut self, index: usize) -> bool {
        // The latest is listed first but stored last.
        let Some(place) = (0..self.earlier.len()).nth_back(index) else {
            return false;
        };
        let EarlierGame { game, .. } = self.earlier.remove(place);
        self.settled = self.settled.minus(game.tally());
        // A seat may change its participant in the middle of a match.
        let same_match = game.options
            == MatchOptions {
                participants: game.options.participants,
                ..*self.options()
            };
        self.replace(game);
        if !same_match {
            self.begin_match();
        }
        true
    }

    /// Drops the oldest of the earlier games, so that at most `games` stay, and
    /// the texts of all but the newest have at most `bytes` bytes together. The
    /// tally still counts them.
    pub fn limit_earlier(&mut self, games: usize, mut bytes: usize) {
        let fits = |game: &&EarlierGame| match bytes.checked_sub(game.text().len()) {
            Some(rest) => {
                bytes = rest;
                true
            }
            None => false,
        };
        let older = self.earlier.iter().rev().skip(1).take_while(fits);
        let most = (1 + older.count()).min(games);
        let forgotten = self.earlier.len().saturating_sub(most);
        if forgotten > 0 {
            self.earlier.drain(..forgotten);
            self.mark_changed();
        }
    }

    /// Replaces the game on the board, which becomes an earlier one.
    fn replace(&mut self, game: MatchGame) {
        self.settled = self.tally();
        let left = std::mem::replace(&mut self.game, game);
        if left.is_worth_keeping() {
            self.earlier.push(left.into());
        }
        self.mark_changed();
    }

    /// Begins a match with the game on the board. Earlier results do not count
    /// in it.
    fn begin_match(&mut self) {
        self.begun = self.game.number;
        self.settled = Tally::default();
        for earlier in &mut self.earlier {
            earlier.game.counts = false;
            earlier.text.take();
        }
    }
}

/// Seats the first and the second player of a recorded game; a single person
/// takes the near seat.
pub(super) fn game_between(
    record: Record,
    [first, second]: [Participant; 2],
    options: &MatchOptions,
) -> MatchGame {
    let swaps = first != Participant::Person && second == Participant::Person;
    let (participants, first_mover) = if swaps {
        ([second, first], Seat::Far)
    } else {
        ([first, second], Seat::Near)
    };
    let options = MatchOptions {
        rules: record.rules(),
        participants,
        random_stone: false,
        swap2: false,
        clock: TimeControl::UNLIMITED,
        ..*options
    };
    MatchGame::from_record(record, &options, 1, first_mover)
}
