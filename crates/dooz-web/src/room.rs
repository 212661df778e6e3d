//! What a person has before them: a game at a table, with everything that
//! can be done to it.
//!
//! A [`Room`] draws nothing, thinks nothing and says nothing. Components ask
//! it and draw; where a computer is to move, [`Room::pending`] says what is
//! to be thought about, and [`Room::accept`] takes the answer.

mod address;
mod draft;
mod files;
mod game;
mod game_tree;
mod heat;
mod move_list;
mod picture;
mod said;
mod saved;
mod settings;
mod shelf;
mod sketch;
mod table;
mod tally;
mod words;

use dooz_core::{Bitboard, Line, Outcome, PlayError, Player, Position, Rules, Square, Symbol};
use dooz_play::players::BrainSpec;
use dooz_play::records::NodeId;

use game::Game;
use shelf::Shelf;

pub(crate) use address::Query;
pub use address::{Address, AddressError};
pub use draft::{BrainOption, Change, Draft, DraftError};
pub use files::{Export, ImportError, read_games};
pub use game_tree::GameTree;
pub use heat::show_scores;
pub use move_list::Entry;
pub use picture::{BoardPicture, board_svg};
pub use said::Herald;
pub use saved::{Earlier, RoomError};
pub use settings::{Begins, Place, Seat, Settings, Symbols};
pub use sketch::{SIZE as SKETCH_SIZE, Sketch, marks_of};
pub use tally::Tally;

/// A match between two seats, with the game that is on the table and those
/// that were there before.
///
/// ```
/// use dooz_web::room::{Room, Settings};
///
/// let mut room = Room::new(Settings::against("perfect".parse()?));
/// room.play("b2".parse()?)?;
/// let turn = room.pending().expect("the computer is to move");
/// assert!(room.accept(&turn.position, "a1".parse()?));
/// assert_eq!(room.undo(), 2);
/// assert_eq!(room.position().ply(), 0);
///
/// let copy = Room::load(&room.save())?;
/// assert_eq!(copy.save(), room.save());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Moves are never lost. While a game is played, a move that replaces another
/// one becomes the game, and the other a side line; while somebody looks back
/// through it, a new move begins a side line. A game that is left can be
/// taken up again: see [`Room::earlier`].
#[derive(Clone, Debug)]
pub struct Room {
    game: Game,
    /// The games of the match that have begun.
    begun: u32,
    /// The games of the match that were counted.
    counted: Tally,
    shelf: Shelf,
}

/// The turn of a computer player: what it has to know to choose a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The player, with its options.
    pub brain: BrainSpec,
    /// The position, which [`Room::accept`] wants back.
    pub position: Position,
    /// What the first player draws.
    pub first: Symbol,
    /// The seed of the match.
    pub seed: u64,
    /// Which game of the match it is, from 1.
    pub game: u32,
}

impl Room {
    /// A match at the begin of its first game. If a random stone begins it,
    /// that lies on the board already.
    ///
    /// # Panics
    ///
    /// If the page has no board for the rules: see [`Settings::has_board`].
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            game: table::opened(settings, 1),
            begun: 1,
            counted: Tally::default(),
            shelf: Shelf::default(),
        }
    }

    /// The settings of the game on the table.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.game.settings
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.game.tree.record().rules()
    }

    /// The game with its side lines, and the place that is looked at.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.game.tree
    }

    /// The position that is looked at.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.tree.position()
    }

    /// How the game ended in this position, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Which game of the match this is, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.game.number
    }

    /// The place of a player of this game.
    #[must_use]
    pub fn place(&self, player: Player) -> Place {
        self.game.place(player)
    }

    /// Who sits where a player of this game sits.
    #[must_use]
    pub fn seat(&self, player: Player) -> &Seat {
        self.game.seat(player)
    }

    /// What a player of this game draws.
    #[must_use]
    pub fn symbol(&self, player: Player) -> Symbol {
        self.game.symbol(player)
    }

    /// Who is to move, or would be if the game were not over.
    #[must_use]
    pub fn seat_to_move(&self) -> &Seat {
        self.seat(self.position().turn())
    }

    /// Whether the position waits for a person's move: on a person's turn,
    /// and wherever somebody looks back.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        let is_persons = *self.seat_to_move() == Seat::Person;
        self.outcome().is_none() && (is_persons || self.game.paused)
    }

    /// Whether a computer waits for [`Room::go_on`].
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let is_brains = *self.seat_to_move() != Seat::Person;
        self.outcome().is_none() && self.game.paused && is_brains
    }

    /// The last move on the board, unless it was set up.
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.game.tree.moves().next_back()
    }

    /// The moves on the board with their numbers. Stones that were set up
    /// have none, and the first move behind them is the first.
    pub fn numbered_moves(&self) -> impl Iterator<Item = (u16, Square)> {
        (1..).zip(self.game.tree.moves())
    }

    /// The squares of the lines that decided the game, each once, as a page
    /// is read.
    #[must_use]
    pub fn winning_squares(&self) -> Vec<Square> {
        if self.outcome().is_none() {
            return Vec::new();
        }
        let lines = self.position().winning_lines();
        let squares: Bitboard = lines.flat_map(Line::squares).collect();
        squares.squares().collect()
    }

    /// The moves of the game and of its side lines, in the order of a list.
    #[must_use]
    pub fn move_list(&self) -> Vec<Entry> {
        move_list::of(&self.game.tree)
    }

    /// How the games of the match have ended so far, this one included if it
    /// is over. What side lines come to does not count.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.counted;
        if let (true, Some(outcome)) = (self.game.counts, self.game.result()) {
            tally.add(outcome.winner().map(|player| self.place(player)));
        }
        tally
    }

    /// Plays a move for whoever is to move. A computer that waited goes on.
    ///
    /// # Errors
    ///
    /// Those of [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.game.play(square)
    }

    /// The turn of a computer player, if it is one's, and nobody is looking
    /// back.
    #[must_use]
    pub fn pending(&self) -> Option<Turn> {
        if self.outcome().is_some() || self.game.paused {
            return None;
        }
        let &Seat::Brain(brain) = self.seat_to_move() else {
            return None;
        };
        Some(Turn {
            brain,
            position: *self.position(),
            first: self.symbol(Player::First),
            seed: self.settings().seed,
            game: self.number(),
        })
    }

    /// Plays the move that a computer player found, and says whether it was:
    /// an answer to another position than the one that waits changes nothing.
    pub fn accept(&mut self, position: &Position, square: Square) -> bool {
        let waits = self
            .pending()
            .is_some_and(|turn| turn.position == *position);
        waits && self.game.play(square).is_ok()
    }

    /// Takes moves back until it is a person's turn again (in a show, one
    /// move), and says how many: none if there is nothing to take back.
    pub fn undo(&mut self) -> usize {
        self.game.undo()
    }

    /// Plays moves of the line again until it is a person's turn or its last
    /// one is played (in a show, one move), and says how many.
    pub fn redo(&mut self) -> usize {
        self.game.redo()
    }

    /// Looks at the begin of the game.
    pub fn first(&mut self) {
        self.look_at(NodeId::ROOT);
    }

    /// Looks one move back.
    pub fn previous(&mut self) {
        let tree = &self.game.tree;
        self.look_at(tree.line()[tree.at().saturating_sub(1)]);
    }

    /// Looks one move further.
    pub fn next(&mut self) {
        let tree = &self.game.tree;
        let next = tree.line().get(tree.at() + 1).copied();
        self.look_at(next.unwrap_or_else(|| tree.cursor()));
    }

    /// Looks at the end of the line.
    pub fn last(&mut self) {
        let line = self.game.tree.line();
        self.look_at(line[line.len() - 1]);
    }

    /// Looks at a node of the record. Computers wait until somebody plays,
    /// goes on, or comes to the end of the game.
    pub fn look_at(&mut self, id: NodeId) {
        self.game.look_at(id);
    }

    /// Lets a computer move where it waits because somebody has looked back.
    pub const fn go_on(&mut self) {
        self.game.paused = false;
    }

    /// Lets computers wait until [`Room::go_on`]: the pause of a show.
    pub const fn pause(&mut self) {
        self.game.paused = true;
    }

    /// Lets a computer wait until [`Room::go_on`] if it is its turn. On a
    /// person's turn everything stays as it is.
    pub fn hold(&mut self) {
        if self.pending().is_some() {
            self.pause();
        }
    }

    /// Makes the line that leads to a node the game itself.
    pub fn promote(&mut self, id: NodeId) {
        self.game.tree.promote(id);
    }

    /// Takes a node away with all that follows it. The root stays.
    pub fn remove(&mut self, id: NodeId) {
        self.game.tree.remove(id);
    }

    /// Writes about a node; an empty text takes away what is written there.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        self.game.tree.set_comment(id, comment);
    }
}

impl Default for Room {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

#[cfg(test)]
mod tests;
