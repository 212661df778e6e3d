//! Which game is on the table, and where the others are.

use dooz_core::{Player, Position, Setup, SetupError, Square};
use dooz_play::players::{Chance, Draw};
use dooz_play::records::Record;

use super::game::Game;
use super::saved::{SavedGame, SavedRoom};
use super::shelf::Shelf;
use super::{Begins, Earlier, GameTree, Place, Room, RoomError, Seat, Settings, Symbols, Tally};

impl Room {
    /// Begins the next game of the match. The old one is kept.
    pub fn new_game(&mut self) {
        self.begun = self.begun.saturating_add(1);
        self.put_on_table(opened(self.settings().clone(), self.begun));
    }

    /// Begins a new match. The old game is kept.
    ///
    /// # Panics
    ///
    /// If the page has no board for the rules: see [`Settings::has_board`].
    pub fn restart(&mut self, settings: Settings) {
        self.put_on_table(opened(settings, 1));
        self.begin_match();
    }

    /// Lets others go on with the game that is on the table.
    pub fn change_seats(&mut self, seats: [Seat; 2]) {
        self.game.settings.seats = seats;
    }

    /// Begins a game of the same seats in a position that somebody has set
    /// up. The near seat keeps its symbol if it has one for the whole match,
    /// and has the first move of the game otherwise. The result does not
    /// count.
    ///
    /// # Errors
    ///
    /// If the position cannot occur in a game; nothing has changed then.
    ///
    /// # Panics
    ///
    /// If the page has no board for the rules: see [`Settings::has_board`].
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let position = setup.position()?;
        let settings = Settings {
            rules: position.rules(),
            ..self.settings().clone()
        };
        let begins = match settings.symbols {
            Symbols::Near(symbol) if symbol != setup.first() => Place::Far,
            Symbols::Near(_) | Symbols::First(_) => Place::Near,
        };
        let record = Record::from_position(position, setup.first());
        self.open_with(record, settings, begins);
        Ok(())
    }

    /// Puts a game from a file on the table, between people. It does not
    /// count.
    ///
    /// # Panics
    ///
    /// If the page has no board for the rules: see [`Settings::has_board`].
    pub fn open(&mut self, record: Record) {
        self.open_between(record, Seat::Person, Seat::Person);
    }

    /// Puts a game on the table that these go on with. A person sits near.
    pub(super) fn open_between(&mut self, record: Record, first: Seat, second: Seat) {
        let (seats, begins) = if first != Seat::Person && second == Seat::Person {
            ([second, first], Place::Far)
        } else {
            ([first, second], Place::Near)
        };
        let settings = Settings {
            rules: record.rules(),
            seats,
            ..self.settings().clone()
        };
        self.open_with(record, settings, begins);
    }

    fn open_with(&mut self, record: Record, settings: Settings, begins: Place) {
        let has_board = Settings::has_board(settings.rules);
        assert!(has_board, "the page has no such board");
        self.put_on_table(Game {
            settings,
            tree: GameTree::new(record),
            number: 1,
            begins,
            counts: false,
            paused: false,
        });
        self.begin_match();
    }

    /// The games that were on the table before, the last one first.
    #[must_use]
    pub fn earlier(&self) -> impl ExactSizeIterator<Item = &Earlier> {
        self.shelf.list()
    }

    /// Takes an earlier game up again, by its place in [`Room::earlier`], and
    /// says whether there was one. The game on the table is kept instead.
    pub fn take_up(&mut self, index: usize) -> bool {
        let Some(game) = self.shelf.take(index) else {
            return false;
        };
        let same_match = game.settings == *self.settings();
        self.put_on_table(game);
        if !same_match {
            self.begin_match();
        }
        true
    }

    fn put_on_table(&mut self, game: Game) {
        self.counted = self.tally();
        if self.game.result().is_some() {
            self.game.counts = false;
        }
        if self.game.is_worth_keeping() {
            self.shelf.put(&self.game);
        }
        self.game = game;
    }

    fn begin_match(&mut self) {
        self.begun = self.number();
        self.counted = Tally::default();
        self.shelf.close_match();
    }

    /// Everything as a text for [`Room::load`].
    #[must_use]
    pub fn save(&self) -> String {
        let game = SavedGame::from(&self.game);
        let games = std::iter::once(&game).chain(self.shelf.saved());
        SavedRoom::write(self.begun, self.counted, games)
    }

    /// The room of a text that [`Room::save`] has written.
    ///
    /// # Errors
    ///
    /// If the text is another one, or damaged.
    pub fn load(text: &str) -> Result<Self, RoomError> {
        let saved = SavedRoom::read(text)?;
        Ok(Self {
            game: saved.game.open()?,
            begun: saved.begun,
            counted: saved.tally,
            shelf: Shelf::read(saved.earlier)?,
        })
    }
}

/// A game of a match at its begin.
pub(super) fn opened(settings: Settings, number: u32) -> Game {
    assert!(
        Settings::has_board(settings.rules),
        "the page has no such board"
    );
    let chance = Chance::new(settings.seed);
    let begins = match settings.begins {
        Begins::First => Place::Near,
        Begins::Random => Place::BOTH[chance.draw(number, Draw::Begins, 2)],
        Begins::Alternating if number % 2 == 1 => Place::Near,
        Begins::Second | Begins::Alternating => Place::Far,
    };
    let start = Position::new(settings.rules);
    let first = settings.symbol(begins, begins);
    let mut game = Game {
        tree: GameTree::new(Record::from_position(start, first)),
        number,
        begins,
        counts: true,
        paused: false,
        settings,
    };
    if game.settings.random_stone && *game.seat(Player::First) != Seat::Person {
        let moves: Vec<Square> = start.legal_moves().collect();
        let stone = moves[chance.draw(number, Draw::Move(0), moves.len())];
        game.play(stone).expect("the move is legal");
    }
    game
}
