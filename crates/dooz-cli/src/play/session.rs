//! A match as it is played: whose turn it is, what was thought, who leads.

use std::io;

use dooz_core::{Game, Outcome, PlayError, Player, Position, Rules, Square, Symbol};
use dooz_play::players::{BrainKind, BrainSpec, ThinkLimits};
use dooz_play::players::{Chance, Draw};

use crate::play::options::{Begins, MatchOptions, Place, Seat};
use crate::play::record::{Entry, Recorder};
use crate::play::think_job::{ThinkJob, Thought};

/// A match between two seats, game after game.
///
/// A session has no screen and says nothing: faces ask it and draw. It does
/// not think either. Where a computer player is to move, [`Session::pending`]
/// hands out the work, and [`Session::accept`] takes the answer:
///
/// ```
/// use dooz_cli::play::{options::MatchOptions, session::Session};
/// let mut session = Session::new(MatchOptions::default());
/// session.play("b2".parse()?)?;
/// while let Some(job) = session.pending() {
///     session.accept(job.run());
/// }
/// assert_eq!(session.position().ply(), 2);
/// assert_eq!(session.undo().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session {
    options: MatchOptions,
    game: Game,
    /// Counts the games of the match from 1.
    number: u32,
    /// Who makes the first move of this game.
    begins: Place,
    /// What was thought before each move, those taken back included.
    thoughts: Vec<Option<Thought>>,
    /// The games before this one.
    earlier: Tally,
    recorder: Option<Recorder>,
    record_failure: Option<io::Error>,
}

/// How the games of a match have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games that each place has won: see [`Place`].
    pub wins: [u32; 2],
    /// The games that nobody has won.
    pub draws: u32,
}

impl Session {
    /// A match at the begin of its first game. If a random stone begins it,
    /// that lies on the board already.
    #[must_use]
    pub fn new(options: MatchOptions) -> Self {
        let mut session = Self::unopened(options);
        session.open();
        session
    }

    /// A game by persons that begins with a position of the options' rules.
    pub(super) fn set_up(options: MatchOptions, position: &Position) -> Self {
        let mut session = Self::new(options);
        session.game = Game::from_position(*position);
        session
    }

    /// A match before its first game: what a record continues.
    pub(super) fn unopened(options: MatchOptions) -> Self {
        Self {
            options,
            game: Game::new(options.rules),
            number: 0,
            begins: Place::Near,
            thoughts: Vec::new(),
            earlier: Tally::default(),
            recorder: None,
            record_failure: None,
        }
    }

    /// Begins the next game, as the options say.
    fn open(&mut self) {
        let chance = self.chance();
        let game = self.number + 1;
        let begins = match self.options.begins {
            Begins::First => Place::Near,
            Begins::Random => Place::BOTH[chance.draw(game, Draw::Begins, 2)],
            Begins::Alternating if game % 2 == 1 => Place::Near,
            Begins::Second | Begins::Alternating => Place::Far,
        };
        self.open_with(begins);
        if self.options.random_stone && self.seat_to_move() != Seat::Person {
            let moves: Vec<Square> = self.position().legal_moves().collect();
            let stone = moves[chance.draw(game, Draw::Move(0), moves.len())];
            self.put(stone, None).expect("the move is legal");
        }
    }

    /// Begins the next game with the first move of `begins`.
    pub(super) fn open_with(&mut self, begins: Place) {
        self.earlier = self.tally();
        self.game = Game::new(self.options.rules);
        self.thoughts.clear();
        self.number += 1;
        self.begins = begins;
        self.record(Entry::Game(begins));
    }

    /// The options of the match.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.options.rules
    }

    /// The game that is being played, with its moves.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// How the game ended, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Which game of the match this is, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Who made the first move of this game.
    #[must_use]
    pub const fn begins(&self) -> Place {
        self.begins
    }

    /// The place of a player of this game.
    #[must_use]
    pub fn place(&self, player: Player) -> Place {
        match player {
            Player::First => self.begins,
            Player::Second => !self.begins,
        }
    }

    /// Who sits where a player of this game sits.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        self.options.seat(self.place(player))
    }

    /// What a player of this game draws.
    #[must_use]
    pub fn symbol(&self, player: Player) -> Symbol {
        self.options.symbol(self.place(player))
    }

    /// Who is to move, or would be if the game were not over.
    #[must_use]
    pub fn seat_to_move(&self) -> Seat {
        self.seat(self.position().turn())
    }

    /// Whether the game waits for a person's move.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        self.outcome().is_none() && self.seat_to_move() == Seat::Person
    }

    /// What was thought before the last move on the board, if a computer
    /// player made it in this session.
    #[must_use]
    pub fn last_thought(&self) -> Option<&Thought> {
        let last = self.game.moves().len().checked_sub(1)?;
        self.thought(last)
    }

    /// What was thought before a move of this game, counted from 0.
    #[must_use]
    pub fn thought(&self, index: usize) -> Option<&Thought> {
        self.thoughts.get(index)?.as_ref()
    }

    /// How the games have ended so far, this one included if it is over.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.earlier;
        match self.outcome() {
            Some(Outcome::Win(player)) => tally.wins[self.place(player) as usize] += 1,
            Some(Outcome::Draw) => tally.draws += 1,
            None => {}
        }
        tally
    }

    /// Plays a move for whoever is to move.
    ///
    /// # Errors
    ///
    /// Those of [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.put(square, None)
    }

    /// The turn of a computer player, if it is one's: to be run, in this
    /// thread or in another, and given to [`Session::accept`].
    ///
    /// In a show nobody moves while moves are taken back, so that one can
    /// step through the game; [`Session::go_on`] ends that.
    #[must_use]
    pub fn pending(&self) -> Option<ThinkJob> {
        let stepping = self.options.is_show() && !self.game.taken_back().is_empty();
        if self.outcome().is_some() || stepping {
            return None;
        }
        match self.seat_to_move() {
            Seat::Person => None,
            Seat::Brain(spec) => Some(self.job(spec)),
        }
    }

    /// Plays the move that a computer player found, and returns it.
    ///
    /// `None` means that nothing was played: because the position is another
    /// one by now, or because the player gave no move.
    pub fn accept(&mut self, thought: Thought) -> Option<Square> {
        if thought.position != *self.position() {
            return None;
        }
        let square = thought.square()?;
        self.put(square, Some(thought)).ok()?;
        Some(square)
    }

    /// Work that finds a good move for whoever is to move: with the perfect
    /// player, which on large boards gives the best that it can see in a
    /// moment. `None` if the game is over.
    #[must_use]
    pub fn hint(&self) -> Option<ThinkJob> {
        if self.outcome().is_some() {
            return None;
        }
        let limits = ThinkLimits::default();
        Some(self.job(BrainSpec {
            kind: BrainKind::Perfect,
            limits,
        }))
    }

    fn job(&self, spec: BrainSpec) -> ThinkJob {
        let first = self.symbol(Player::First);
        ThinkJob::new(*self.position(), spec, first, self.chance(), self.number)
    }

    /// Takes moves back until it is a person's turn again (in a show, one
    /// move), and returns them, the last one first. Empty if there is
    /// nothing to take back.
    pub fn undo(&mut self) -> Vec<Square> {
        let played = self.game.moves().len();
        let target = (0..played).rev().find(|&ply| self.stops_at(ply));
        let moves = played - target.unwrap_or(played);
        (0..moves).filter_map(|_| self.undo_one()).collect()
    }

    /// Plays moves again that were taken back, until it is a person's turn or
    /// the last of them is played (in a show, one move), and returns them.
    pub fn redo(&mut self) -> Vec<Square> {
        let played = self.game.moves().len();
        let known = played + self.game.taken_back().len();
        let target = (played + 1..known).find(|&ply| self.stops_at(ply));
        let moves = target.unwrap_or(known) - played;
        (0..moves).filter_map(|_| self.redo_one()).collect()
    }

    /// Whether undo and redo stop after this many moves.
    fn stops_at(&self, ply: usize) -> bool {
        let mover = Player::BOTH[ply % 2];
        self.options.is_show() || self.seat(mover) == Seat::Person
    }

    pub(super) fn undo_one(&mut self) -> Option<Square> {
        let square = self.game.undo()?;
        self.record(Entry::Undo);
        Some(square)
    }

    pub(super) fn redo_one(&mut self) -> Option<Square> {
        let square = self.game.redo()?;
        self.record(Entry::Redo);
        Some(square)
    }

    /// Forgets the moves that were taken back, so that a show goes on from
    /// here.
    pub fn go_on(&mut self) {
        let mut game = Game::new(self.options.rules);
        for &square in self.game.moves() {
            game.play(square).expect("the move was played here before");
        }
        self.thoughts.truncate(game.moves().len());
        self.game = game;
        self.record(Entry::Forget);
    }

    /// Ends this game, however it stands, and begins the next one.
    pub fn new_game(&mut self) {
        self.open();
    }

    fn put(&mut self, square: Square, thought: Option<Thought>) -> Result<(), PlayError> {
        let again = self.game.taken_back().first() == Some(&square);
        let index = self.game.moves().len();
        self.game.play(square)?;
        if again {
            self.thoughts[index] = thought;
        } else {
            self.thoughts.truncate(index);
            self.thoughts.push(thought);
        }
        self.record(Entry::Move(square));
        Ok(())
    }

    fn chance(&self) -> Chance {
        Chance::new(self.options.seed)
    }

    /// Writes the match from now on, each move as it is played.
    pub fn keep(&mut self, recorder: Recorder) {
        self.recorder = Some(recorder);
    }

    /// Whether the match is being written.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.recorder.is_some()
    }

    /// Why the match is not being written any more, once: the face tells the
    /// person, and the game goes on.
    pub fn take_record_failure(&mut self) -> Option<io::Error> {
        self.record_failure.take()
    }

    fn record(&mut self, entry: Entry) {
        if let Some(recorder) = &mut self.recorder
            && let Err(error) = recorder.write(entry)
        {
            // A file with a gap could not be read again.
            self.recorder = None;
            self.record_failure = Some(error);
        }
    }
}

#[cfg(test)]
mod tests;
