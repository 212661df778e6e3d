//! Matches: series of games between two participants.
//!
//! A [`Match`] is the model that every front end shows and changes. It neither
//! draws nor thinks: when a computer player is to move, [`Match::pending`]
//! returns its [`Turn`], and [`Match::accept`] takes the resulting [`Thought`].

mod earlier;
mod game_tree;
mod match_game;
mod move_list;
pub mod old_record;
mod opening;
mod options;
mod participant;
mod seat;
mod sgf;
mod tally;
mod timed_play;
mod turn;

use dooz_core::{Game, Outcome, PlayError, Player, Position, Rules, Square, Symbol};

use crate::players::BrainSpec;
use crate::records::{NodeId, Record};
use crate::swap2::Decision;

use earlier::{EarlierGame, game_between};
pub use game_tree::GameTree;
pub use match_game::MatchGame;
pub use move_list::ListedMove;
pub use opening::OpeningTurn;
pub use options::{MatchOptions, Symbols};
pub use participant::Participant;
pub use seat::{FirstMover, ParseNameError, Seat};
pub use sgf::MatchError;
pub(crate) use sgf::PROPERTY;
pub use tally::Tally;
pub use turn::{NotPlayed, Thought, Turn};

/// A match between two participants: the game on the board, and the earlier
/// games.
///
/// ```
/// use dooz_play::matches::{Match, MatchOptions};
///
/// let mut game = Match::new(MatchOptions::default());
/// game.play("b2".parse()?)?;
/// while let Some(turn) = game.pending() {
///     let limits = turn.limits();
///     game.accept(turn.think(&limits, &mut |_| {})?)?;
/// }
/// assert_eq!(game.position().ply(), 2);
/// assert_eq!(game.undo().len(), 2);
/// assert_eq!(game.position().ply(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Moves are never lost. While a game is being played, a move that replaces
/// another one becomes the game, and the other a side line; while a person
/// looks back, a new move begins a side line. An earlier game can be resumed:
/// see [`Match::earlier`].
#[derive(Clone, Debug)]
pub struct Match {
    game: MatchGame,
    /// The earlier games, the latest last.
    earlier: Vec<EarlierGame>,
    /// The number of games that have begun.
    begun: u32,
    /// The results of this match, except that of the game on the board.
    settled: Tally,
    change: Change,
}

/// The changes of a match since it was last written to its file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change {
    /// Nothing.
    None,
    /// The moves of these nodes were made at the end of the text.
    Moves(Vec<NodeId>),
    /// Any other change.
    Other,
}

impl Match {
    /// Creates a match at the start of its first game. If a random stone opens
    /// it, that stone is already on the board.
    #[must_use]
    pub fn new(options: MatchOptions) -> Self {
        Self::of_game(MatchGame::drawn(&options, 1))
    }

    /// Creates a match whose first game is opened by a seat, without a random
    /// stone.
    #[must_use]
    pub fn opened_by(first_mover: Seat, options: MatchOptions) -> Self {
        Self::of_game(MatchGame::new(&options, 1, first_mover))
    }

    /// Creates a match that continues a recorded game between its first and its
    /// second player. A person takes the near seat.
    #[must_use]
    pub fn from_record(record: Record, participants: [Participant; 2]) -> Self {
        let options = MatchOptions::between_people(record.rules());
        let mut game = game_between(record, participants, &options);
        let first = game.symbol(Player::First);
        (game.options.first_mover, game.options.symbols) = match game.first_mover() {
            Seat::Near => (FirstMover::Near, Symbols::Near(first)),
            Seat::Far => (FirstMover::Far, Symbols::Near(!first)),
        };
        Self::of_game(game)
    }

    const fn of_game(game: MatchGame) -> Self {
        Self {
            begun: game.number,
            game,
            earlier: Vec::new(),
            settled: Tally {
                wins: [0, 0],
                draws: 0,
            },
            change: Change::Other,
        }
    }

    /// Returns the options of the game on the board.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.game.options
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.tree().record().rules()
    }

    /// Returns the game on the board.
    #[must_use]
    pub const fn current(&self) -> &MatchGame {
        &self.game
    }

    /// Returns the game with its side lines, and the cursor in it.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.game.tree
    }

    /// Returns the position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.tree().position()
    }

    /// Returns the moves that led to the position.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        self.tree().moves()
    }

    /// Returns the position after this many moves of the line on the board.
    #[must_use]
    pub fn position_after(&self, moves: usize) -> Position {
        let tree = self.tree();
        tree.record().position(tree.node_after(moves))
    }

    /// Returns the player who makes a move of the line on the board, counted
    /// from 0.
    #[must_use]
    pub fn mover(&self, number: usize) -> Player {
        self.game.player_after(number, false)
    }

    /// Replays the game up to the position on the board, for a coach.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(*self.tree().record().start());
        for &square in self.moves() {
            game.play(square).expect("the move was played here");
        }
        game
    }

    /// Returns the outcome of the position or of the clock, or `None` while the
    /// game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome_here()
    }

    /// Returns the number of the game in its match, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.game.number
    }

    /// Returns the seat that makes the first move of the game.
    #[must_use]
    pub const fn first_mover(&self) -> Seat {
        self.game.first_mover()
    }

    /// Returns the seat of a player of the game.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        self.game.seat(player)
    }

    /// Returns the participant who has a player's side.
    #[must_use]
    pub fn participant(&self, player: Player) -> Participant {
        self.game.participant(player)
    }

    /// Returns the symbol of a player of the game.
    #[must_use]
    pub fn symbol(&self, player: Player) -> Symbol {
        self.game.symbol(player)
    }

    /// Returns the participant to move, or the one who would be if the game
    /// were not over. In an opening that is the one who decides.
    #[must_use]
    pub fn participant_to_move(&self) -> Participant {
        self.participant(self.player_to_move())
    }

    /// Returns the player to move. In an opening that is the one who decides.
    #[must_use]
    pub fn player_to_move(&self) -> Player {
        if self.game.is_open() {
            self.game.player_after(self.moves().len(), true)
        } else {
            self.position().turn()
        }
    }

    /// Returns `true` if a person may move: on a person's turn, and whenever
    /// the game is being looked back at. In an opening, a person can act only when the
    /// decision is theirs.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        let is_persons = self.participant_to_move() == Participant::Person;
        let looks_back = self.game.paused && !self.game.is_open();
        self.outcome().is_none() && (is_persons || looks_back)
    }

    /// Returns `true` if a computer player waits for [`Match::go_on`].
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let is_computers = self.participant_to_move() != Participant::Person;
        self.outcome().is_none() && self.game.paused && is_computers
    }

    /// Returns `true` while the user looks at an earlier position, from which the game does
    /// not go on; after moves were taken back, it does.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// let mut game = Match::default();
    /// game.play("a1".parse()?)?;
    /// game.undo_move();
    /// assert!(!game.looks_back());
    /// game.last();
    /// game.first();
    /// assert!(game.looks_back());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.game.paused && !self.tree().is_at_end()
    }

    /// Returns the last move on the board, if it was not set up.
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.moves().last().copied()
    }

    /// Returns the moves on the board with their numbers. Stones that were set
    /// up have none; the first move after them is number 1.
    pub fn numbered_moves(&self) -> impl Iterator<Item = (u16, Square)> {
        (1..).zip(self.moves().iter().copied())
    }

    /// Lists the moves of the game and of its side lines.
    #[must_use]
    pub fn move_list(&self) -> Vec<ListedMove> {
        move_list::of(self.tree())
    }

    /// Returns the thought that led to a node, if a computer player moved there
    /// since the match was opened.
    #[must_use]
    pub fn thought(&self, id: NodeId) -> Option<&Thought> {
        self.game.thoughts.get(&id)
    }

    /// Returns the results of the games so far, including that of the game on
    /// the board if it is over. Side lines and results that were taken back do
    /// not count.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.settled.plus(self.game.tally())
    }

    /// Plays a move for the participant to move. A paused computer player goes
    /// on. In an opening it places a stone; where a side has to be chosen, whoever plays
    /// takes the side to move.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Position::play`]; the match is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.make_move(square, None)
    }

    fn make_move(&mut self, square: Square, thought: Option<Thought>) -> Result<(), PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        if let Some(opening) = self.opening() {
            let mut position = *self.position();
            position.play(square)?;
            if opening.stones_to_place() == 0 {
                let taken = self.decide(&Decision::Second(None));
                taken.expect("a side has to be chosen");
            }
        }
        let was_at_end = self.is_at_end_of_text();
        let node = self.game.play(square, thought)?;
        // The result of a game stands at the start of its text.
        let is_appended = was_at_end && self.outcome().is_none();
        match &mut self.change {
            Change::Other => {}
            Change::Moves(nodes) if is_appended => nodes.push(node),
            Change::None if is_appended => self.change = Change::Moves(vec![node]),
            _ => self.change = Change::Other,
        }
        Ok(())
    }

    /// Takes the changes since the last call.
    pub(crate) fn take_change(&mut self) -> Change {
        std::mem::replace(&mut self.change, Change::None)
    }

    /// Marks the match as changed in a way that needs a new text.
    pub(crate) fn mark_changed(&mut self) {
        self.change = Change::Other;
    }

    /// Returns `true` if a move would change nothing but the end of the text: it
    /// comes after the only line of the game on the board, with the cursor where
    /// readers expect it, and makes no stated result wrong.
    fn is_at_end_of_text(&self) -> bool {
        let tree = self.tree();
        let has_result = tree.record().result.is_some();
        !self.game.paused && tree.is_at_end() && tree.has_one_line() && !has_result
    }

    /// Returns the turn of a computer player, if one is to move and need not
    /// wait. The decisions of an opening are [`Match::pending_decision`].
    #[must_use]
    pub fn pending(&self) -> Option<Turn> {
        if self.outcome().is_some() || self.game.paused || self.game.is_open() {
            return None;
        }
        match self.participant_to_move() {
            Participant::Person => None,
            Participant::Computer(spec) => Some(Turn {
                clock: self.clock(self.position().turn()),
                ..self.turn_of(spec)
            }),
        }
    }

    /// Plays the move that a computer player found, and returns it.
    ///
    /// # Errors
    ///
    /// Returns the reason why nothing was played. Unless the game was lost on time, the
    /// match is then unchanged.
    pub fn accept(&mut self, thought: Thought) -> Result<Square, NotPlayed> {
        if self.pending().as_ref() != Some(&thought.turn) {
            return Err(NotPlayed::Outdated);
        }
        let elapsed = thought.time.unwrap_or_default();
        if self.check_flag(elapsed) {
            return Err(NotPlayed::LostOnTime);
        }
        let square = thought.choice.square.ok_or(NotPlayed::NoMove)?;
        let played = self.make_timed_move(square, elapsed, Some(thought));
        played.map(|()| square).map_err(|_| NotPlayed::NoMove)
    }

    /// Counts a hint, and returns the turn of the strongest player that finds it,
    /// or `None` if the game is over or has not begun.
    pub fn hint(&mut self) -> Option<Turn> {
        if self.outcome().is_some() || self.game.is_open() {
            return None;
        }
        self.count_hint();
        Some(self.turn_of(BrainSpec::for_hints(self.rules())))
    }

    /// Counts a hint from another source.
    pub fn count_hint(&mut self) {
        self.game.hints = self.game.hints.saturating_add(1);
        self.mark_changed();
    }

    /// Notes that the result of the game on the board is among the user's own results.
    /// Returns `false` if it was before: a game whose end is taken back ends again.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// let mut game = Match::default();
    /// assert!(game.note_result());
    /// let mut again: Match = Match::from_sgf(&game.to_sgf())?;
    /// assert!(!again.note_result());
    /// # Ok::<(), dooz_play::matches::MatchError>(())
    /// ```
    pub fn note_result(&mut self) -> bool {
        let is_first = !std::mem::replace(&mut self.game.is_noted, true);
        if is_first {
            self.mark_changed();
        }
        is_first
    }

    /// Returns the number of hints taken in the game on the board.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.game.hints
    }

    fn turn_of(&self, spec: BrainSpec) -> Turn {
        Turn {
            spec,
            position: *self.position(),
            first: self.symbol(Player::First),
            seed: self.options().seed,
            game: self.number(),
            clock: None,
        }
    }

    /// Takes moves back until it is a person's turn again (one move if only
    /// computers play), and returns them, the last one first. Empty if there is
    /// nothing to take back.
    pub fn undo(&mut self) -> Vec<Square> {
        self.mark_changed();
        self.game.undo()
    }

    /// Plays moves of the line again until it is a person's turn or the line
    /// ends (one move if only computers play), and returns them.
    pub fn redo(&mut self) -> Vec<Square> {
        self.mark_changed();
        self.game.redo()
    }

    /// Takes back the last move, regardless of the side to move.
    pub fn undo_move(&mut self) -> Option<Square> {
        self.mark_changed();
        self.game.undo_move()
    }

    /// Plays the next move of the line again, regardless of the side to move.
    pub fn redo_move(&mut self) -> Option<Square> {
        self.mark_changed();
        self.game.redo_move()
    }

    /// Moves the cursor to the start of the game.
    pub fn first(&mut self) {
        self.look_at(NodeId::ROOT);
    }

    /// Moves the cursor one move back.
    pub fn previous(&mut self) {
        let tree = self.tree();
        self.look_at(tree.line()[tree.at().saturating_sub(1)]);
    }

    /// Moves the cursor one move forward.
    pub fn next(&mut self) {
        let tree = self.tree();
        let next = tree.line().get(tree.at() + 1).copied();
        self.look_at(next.unwrap_or_else(|| tree.cursor()));
    }

    /// Moves the cursor to the end of the line.
    pub fn last(&mut self) {
        self.look_at(self.tree().line_end());
    }

    /// Moves the cursor to a node of the record. Computer players pause until a
    /// move is played, the match goes on, or the cursor reaches the end of the
    /// game.
    pub fn look_at(&mut self, id: NodeId) {
        self.mark_changed();
        self.game.look_at(id);
    }

    /// Lets a computer player move that was paused because a person looked
    /// back.
    pub fn go_on(&mut self) {
        self.mark_changed();
        self.game.paused = false;
    }

    /// Pauses computer players until [`Match::go_on`], for a game between
    /// computers.
    pub fn pause(&mut self) {
        self.mark_changed();
        self.game.paused = true;
    }

    /// Pauses a computer player until [`Match::go_on`] if it is its turn. On a
    /// person's turn nothing changes.
    pub fn hold(&mut self) {
        if self.pending().is_some() || self.pending_decision().is_some() {
            self.pause();
        }
    }

    /// Gives a seat to another participant from the next move on. The results so far
    /// stay those of the seat.
    ///
    /// ```
    /// use dooz_play::matches::{Match, Seat};
    /// let mut game = Match::default();
    /// game.set_participant(Seat::Far, "level:30".parse()?);
    /// assert_eq!(game.options().participant(Seat::Far).name(), "level");
    /// # Ok::<(), dooz_play::options::OptionError>(())
    /// ```
    pub fn set_participant(&mut self, seat: Seat, participant: Participant) {
        self.mark_changed();
        self.game.options.participants[seat as usize] = participant;
    }

    /// Makes the line that leads to a node the game itself.
    pub fn promote(&mut self, id: NodeId) {
        self.mark_changed();
        self.game.promote(id);
    }

    /// Removes a node with all that follows it. The root stays. Without the stones of an
    /// opening, the sides are to be chosen again.
    pub fn remove(&mut self, id: NodeId) {
        self.mark_changed();
        self.game.remove(id);
    }

    /// Sets the comment of a node; an empty text removes it.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        self.mark_changed();
        self.game.tree.set_comment(id, comment);
    }
}

impl Default for Match {
    fn default() -> Self {
        Self::new(MatchOptions::default())
    }
}

#[cfg(test)]
mod tests;
