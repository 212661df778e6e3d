//! One game of a match.

use std::collections::HashMap;
use std::iter;
use std::time::Duration;

use dooz_core::{Outcome, PlayError, Player, Position, Square, Symbol};

use super::opening::Sides;
use super::{GameTree, MatchOptions, Participant, Seat, Tally, Thought};
use crate::clock::Clock;
use crate::players::{RandomPurpose, SeededRandom};
use crate::records::{GameResult, NodeId, Record};
use crate::swap2::{self, Swap2};

/// One game of a match: its moves with their side lines, and its players.
#[derive(Clone, Debug)]
pub struct MatchGame {
    pub(super) options: MatchOptions,
    pub(super) tree: GameTree,
    pub(super) number: u32,
    /// The seat that makes the first move, or places the first stones of an opening.
    pub(super) opener: Seat,
    /// The sides, if the players choose them in an opening.
    pub(super) sides: Option<Sides>,
    /// `true` if the tally counts its result.
    pub(super) counts: bool,
    /// `true` if computer players wait, because the game is being looked
    /// through instead of played.
    pub(super) paused: bool,
    pub(super) hints: u32,
    /// `true` if its result is among the user's own results.
    pub(super) is_noted: bool,
    /// The end of the game itself, where the player to move has lost on time.
    flag: Option<NodeId>,
    /// The thoughts of the computers, by the nodes of their moves.
    pub(super) thoughts: HashMap<NodeId, Thought>,
}

impl MatchGame {
    /// Creates a game at its start, before any random stone.
    pub(super) fn new(options: &MatchOptions, number: u32, first_mover: Seat) -> Self {
        let start = Position::new(options.rules);
        let first = options.symbol(first_mover, first_mover);
        let record = Record::from_position(start, first);
        let is_wanted = options.swap2 && Swap2::new(options.rules).is_some();
        Self {
            sides: is_wanted.then_some(Sides::Open),
            ..Self::from_record(record, options, number, first_mover)
        }
    }

    /// Creates a game with the moves of a record, at its end.
    pub(super) fn from_record(
        record: Record,
        options: &MatchOptions,
        number: u32,
        opener: Seat,
    ) -> Self {
        Self {
            options: *options,
            tree: GameTree::new(record),
            number,
            opener,
            sides: None,
            counts: true,
            paused: false,
            hints: 0,
            is_noted: false,
            flag: None,
            thoughts: HashMap::new(),
        }
    }

    /// Creates a game as the options and their seed determine it. If a random
    /// stone opens it, that stone is already on the board.
    pub(super) fn drawn(options: &MatchOptions, number: u32) -> Self {
        use super::FirstMover::{Alternating, Far, Near, Random};
        let random = SeededRandom::new(options.seed);
        let first_mover = match options.first_mover {
            Near => Seat::Near,
            Random => Seat::BOTH[random.draw(number, RandomPurpose::Begins, 2)],
            Alternating if number % 2 == 1 => Seat::Near,
            Far | Alternating => Seat::Far,
        };
        let mut game = Self::new(options, number, first_mover);
        let has_random_stone = options.random_stone && game.sides.is_none();
        if has_random_stone && game.participant(Player::First) != Participant::Person {
            let moves: Vec<Square> = game.tree.position().legal_moves().collect();
            let stone = moves[random.draw(number, RandomPurpose::Move(0), moves.len())];
            game.play(stone, None).expect("the move is legal");
        }
        game
    }

    /// Returns its options.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Returns the game with its side lines.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Returns the number of the game in its match, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns the seat that has the side of the first player, or opens.
    pub(super) const fn first_mover(&self) -> Seat {
        match self.sides {
            Some(Sides::Chosen(choice)) => choice.first,
            _ => self.opener,
        }
    }

    /// Returns the seat of a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        match player {
            Player::First => self.first_mover(),
            Player::Second => !self.first_mover(),
        }
    }

    /// Returns the participant who has a player's side.
    #[must_use]
    pub fn participant(&self, player: Player) -> Participant {
        self.options.participant(self.seat(player))
    }

    /// Returns the symbol of a player.
    #[must_use]
    pub fn symbol(&self, player: Player) -> Symbol {
        player.symbol(self.tree.record().first())
    }

    /// Returns the outcome of the game. It is `None` if the last move was taken
    /// back, but not while the cursor merely looks back.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.lost_on_time() {
            return Some(Outcome::Win(!loser));
        }
        if !self.paused && self.tree.is_main(self.tree.cursor()) {
            return self.tree.position().outcome();
        }
        self.tree.outcome()
    }

    /// Returns the player who has lost the game on time.
    #[must_use]
    pub fn lost_on_time(&self) -> Option<Player> {
        let flag = self.flag?;
        let record = self.tree.record();
        let is_end = record.main_line().last() == Some(flag);
        is_end.then(|| record.position(flag).turn())
    }

    /// Lets the player to move at the end of the game itself lose on time.
    pub(super) fn lose_on_time(&mut self) {
        self.flag = self.tree.record().main_line().last();
    }

    /// Returns the outcome of the position at the cursor, or of the clock if the
    /// game has ended there.
    pub(super) fn outcome_here(&self) -> Option<Outcome> {
        if self.flag == Some(self.tree.cursor())
            && let Some(loser) = self.lost_on_time()
        {
            return Some(Outcome::Win(!loser));
        }
        self.tree.position().outcome()
    }

    /// Returns the result of the game for a file.
    pub(super) fn result(&self) -> Option<GameResult> {
        match self.lost_on_time() {
            Some(loser) => Some(GameResult::Win {
                winner: !loser,
                how: "Time".to_owned(),
            }),
            None => self.outcome().map(GameResult::from),
        }
    }

    /// Returns the clock of a player at the cursor, unless the time is not
    /// limited. Moves without a time took none; those of the opening do not count.
    pub(super) fn clock(&self, player: Player) -> Option<Clock> {
        let control = self.options.clock;
        if !control.is_limited() {
            return None;
        }
        let mut clock = Clock::new(control);
        let line = &self.tree.line()[..=self.tree.at()];
        let nodes = line.iter().map(|&id| &self.tree.record()[id]);
        let moves = nodes.filter(|node| node.square().is_some());
        let opening = self.opening_stones();
        let mut turn = self.player_after(opening, false);
        for node in moves.skip(opening).filter(|_| !self.is_open()) {
            if turn == player {
                let time = Duration::from_millis(node.milliseconds.unwrap_or(0).into());
                // Only a file can have a move after the fall of a flag.
                let _ = clock.press(time);
            }
            turn = !turn;
        }
        Some(clock)
    }

    /// Counts the game for the tally of its match.
    pub(super) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        match self.outcome().filter(|_| self.counts) {
            Some(Outcome::Win(winner)) => tally.wins[self.seat(winner) as usize] = 1,
            Some(Outcome::Draw) => tally.draws = 1,
            None => {}
        }
        tally
    }

    /// Plays a move. Unless the game is being looked back at, a move instead of
    /// the game's own becomes the game; otherwise it is a side line. Stones of an opening
    /// always become the game.
    pub(super) fn play(
        &mut self,
        square: Square,
        thought: Option<Thought>,
    ) -> Result<NodeId, PlayError> {
        let is_played = !self.paused && self.tree.is_main(self.tree.cursor());
        let is_stone = self.is_open();
        let replaces = is_played || is_stone;
        let node = self.tree.play(square)?;
        if is_stone {
            self.sides = Some(Sides::Open);
        }
        if replaces && !self.tree.is_main(node) {
            self.promote(node);
        }
        match thought {
            Some(thought) => self.thoughts.insert(node, thought),
            None => self.thoughts.remove(&node),
        };
        self.paused = false;
        Ok(node)
    }

    /// Makes the line that leads to a node the game itself.
    pub(super) fn promote(&mut self, id: NodeId) {
        self.tree.promote(id);
        self.forget_choice_without_stones();
    }

    /// Removes a node with all that follows it.
    pub(super) fn remove(&mut self, id: NodeId) {
        self.tree.remove(id);
        self.forget_choice_without_stones();
    }

    /// Takes moves back to where undo stops, and returns them, the last one
    /// first. Before the first move of a game, the choice of the sides is taken back.
    pub(super) fn undo(&mut self) -> Vec<Square> {
        let played = self.tree.moves().len();
        let chosen = self.sides.and_then(Sides::choice);
        let before = |(moves, is_open): (usize, bool)| {
            let is_choice = !is_open && chosen.is_some_and(|choice| choice.stones == moves);
            if is_choice {
                Some((moves, true))
            } else {
                Some((moves.checked_sub(1)?, is_open))
            }
        };
        let now = (played, self.is_open());
        let mut places = iter::successors(before(now), |&place| before(place));
        let stop = places.find(|&(moves, is_open)| self.stops_at(moves, is_open));
        let Some((moves, is_open)) = stop else {
            return Vec::new();
        };
        let undone = (moves..played).filter_map(|_| self.undo_move()).collect();
        if is_open {
            self.reopen();
            self.flag = None;
            self.paused = self.options.is_show();
        }
        undone
    }

    /// Takes back the last move. With a stone of the opening, the choice of the sides is
    /// taken back as well.
    pub(super) fn undo_move(&mut self) -> Option<Square> {
        let &last = self.tree.moves().last()?;
        // In a side line, the game itself stays lost.
        if self.tree.is_main(self.tree.cursor()) {
            self.flag = None;
        }
        let before = self.tree.moves().len() - 1;
        // Nodes without a move are skipped.
        while self.tree.moves().len() > before && self.tree.back() {}
        if before < self.opening_stones() {
            self.reopen();
        }
        self.paused = self.options.is_show();
        Some(last)
    }

    /// Plays moves of the line again to where redo stops, and returns them.
    pub(super) fn redo(&mut self) -> Vec<Square> {
        let mut moves = Vec::new();
        loop {
            if !self.redo_choice() {
                match self.redo_move() {
                    Some(square) => moves.push(square),
                    None => return moves,
                }
            }
            if self.stops_at(self.tree.moves().len(), self.is_open()) {
                return moves;
            }
        }
    }

    /// Plays the next move of the line again, after the choice of the sides if that was
    /// taken back here.
    pub(super) fn redo_move(&mut self) -> Option<Square> {
        self.redo_choice();
        let played = self.tree.moves().len();
        if self.is_open() && played == swap2::ALL {
            return None;
        }
        while self.tree.moves().len() == played && self.tree.forward() {}
        let &square = self.tree.moves().get(played)?;
        self.paused = self.options.is_show() && !self.tree.is_at_end();
        Some(square)
    }

    /// Returns `true` if undo and redo stop after this many moves, because a person acts
    /// there.
    fn stops_at(&self, moves: usize, is_open: bool) -> bool {
        let player = self.player_after(moves, is_open);
        let seat = if is_open {
            self.seat_in_opening(player)
        } else {
            self.seat(player)
        };
        self.options.is_show() || self.options.participant(seat) == Participant::Person
    }

    /// Moves the cursor to a node. The game goes on only at the end of the game
    /// itself.
    pub(super) fn look_at(&mut self, id: NodeId) {
        self.tree.go(id);
        self.redo_passed_choice();
        self.paused = !(self.tree.is_at_end() && self.tree.is_main(id));
    }

    /// Returns `true` if the game is worth keeping: it was set up or read, or a
    /// move was played after the opening move of a computer player, or a person has
    /// taken part in its opening.
    pub(super) fn is_worth_keeping(&self) -> bool {
        let record = self.tree.record();
        let start = record.start();
        let opener = match self.sides {
            Some(_) => self.opener,
            None => self.seat(start.turn()),
        };
        let by_computer = self.options.participant(opener) != Participant::Person && self.counts;
        let most = match self.sides {
            _ if !by_computer => 0,
            Some(sides) if sides.is_open() => swap2::FIRST,
            Some(_) => 0,
            None => 1,
        };
        let moves = record.nodes().filter(|&id| record[id].square().is_some());
        start.ply() > 0 || moves.take(most + 1).count() > most
    }

    /// Returns the record of the game for a file: with the result, and with the
    /// names of the computer players unless it has other names.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = self.tree.record().clone();
        if record.result.is_none() {
            record.result = self.result();
        }
        // In an opening nobody has a side yet.
        let players = Player::BOTH.into_iter().filter(|_| !self.is_open());
        for player in players {
            if let (None, Participant::Computer(spec)) =
                (record.name(player), self.participant(player))
            {
                record.set_name(player, &spec.to_string());
            }
        }
        record
    }
}
