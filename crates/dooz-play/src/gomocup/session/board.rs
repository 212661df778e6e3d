//! The board of a session.

use std::cmp::Reverse;

use dooz_core::{
    Bitboard, LineRule, MAX_SQUARES, PlayError, Position, Rules, ScoredMove, Setup, Square, Symbol,
};

use super::super::{Owner, Point, Stone};
use super::Answer;
use super::refusal::Refusal;

/// The board of a session, with the game on it.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) position: Position,
    /// The moves since stones were set up. The order of those is unknown.
    moves: Vec<Square>,
    /// The squares that the brain must not choose by order of the manager.
    pub(super) blocked: Bitboard,
    /// The squares of the last list that belong to nobody.
    dead: Bitboard,
}

impl Board {
    pub(super) fn new(width: u8, height: u8, line: LineRule) -> Result<Self, Refusal> {
        let rules = Rules::new(width, height, 5, line).map_err(|_| Refusal::Size)?;
        Ok(Self {
            position: Position::new(rules),
            moves: Vec::new(),
            blocked: Bitboard::EMPTY,
            dead: Bitboard::EMPTY,
        })
    }

    pub(super) const fn rules(&self) -> Rules {
        self.position.rules()
    }

    /// Changes the line rule, unless a game is going on.
    pub(super) fn set_line(&mut self, line: LineRule) {
        if self.position.ply() == 0 {
            self.position = Position::new(self.rules_with(line));
        }
    }

    fn rules_with(&self, line: LineRule) -> Rules {
        let (width, height) = (self.rules().width(), self.rules().height());
        let rules = Rules::new(width, height, 5, line);
        rules.expect("every line rule fits a board for five in a row")
    }

    pub(super) fn square(&self, point: Point) -> Result<Square, Refusal> {
        let square = point.square(self.rules());
        square.ok_or(Refusal::OffBoard(point, self.rules()))
    }

    /// Plays a move for the player to move.
    pub(super) fn play(&mut self, point: Point) -> Result<(), Refusal> {
        let square = self.square(point)?;
        let over = self.position.outcome();
        self.position.play(square).map_err(|error| match error {
            PlayError::OffBoard(_) => Refusal::OffBoard(point, self.rules()),
            PlayError::Occupied(_) => Refusal::Occupied(point),
            PlayError::Foul(_, foul) => Refusal::Foul(point, foul),
            PlayError::GameOver => Refusal::Over(over.expect("the game is over")),
        })?;
        self.moves.push(square);
        Ok(())
    }

    /// Takes all stones off the board.
    pub(super) fn clear(&mut self) {
        self.position = Position::new(self.rules());
        self.moves.clear();
    }

    /// Plays the move that the brain has chosen.
    pub(super) fn play_choice(&mut self, square: Square) {
        self.position.play_unchecked(square);
        self.moves.push(square);
    }

    /// Takes back the last move. Where stones were set up, whose order is unknown, that is
    /// any stone of the player who moved last.
    pub(super) fn take_back(&mut self, point: Point) -> Result<(), Refusal> {
        let square = self.square(point)?;
        if self.moves.last().is_some_and(|&last| last != square) {
            return Err(Refusal::NotLast(point));
        }
        let undone = self.position.undo(square);
        undone.map_err(|_| Refusal::NotLast(point))?;
        self.moves.pop();
        Ok(())
    }

    /// Replaces the game by stones in any order. The brain is to move if `asked`
    /// is set; otherwise the numbers of stones tell who is.
    pub(super) fn set_up(
        &mut self,
        stones: &[Stone],
        line: LineRule,
        asked: bool,
    ) -> Result<(), Refusal> {
        let count = |owner| stones.iter().filter(|stone| stone.owner == owner).count();
        let (own, opponent) = (count(Owner::Own), count(Owner::Opponent));
        let own_turn = own == opponent || own + 1 == opponent;
        if !own_turn && (asked || own != opponent + 1) {
            return Err(Refusal::Counts { own, opponent });
        }

        let to_move = if own_turn { Symbol::X } else { Symbol::O };
        let mut setup = Setup::new(self.rules_with(line), to_move);
        let mut seen = Bitboard::EMPTY;
        let mut dead = Bitboard::EMPTY;
        for &Stone { point, owner } in stones {
            let square = self.square(point)?;
            if seen.contains(square) {
                return Err(Refusal::Occupied(point));
            }
            seen.insert(square);
            match owner {
                Owner::Own => setup.put(square, Some(Symbol::X)),
                Owner::Opponent => setup.put(square, Some(Symbol::O)),
                Owner::Nobody => dead.insert(square),
            }
        }
        self.position = setup.position().map_err(Refusal::Setup)?;
        self.moves.clear();
        // In renju they are forbidden points, which the rules know better.
        let is_renju = line == LineRule::Renju;
        self.dead = if is_renju { Bitboard::EMPTY } else { dead };
        Ok(())
    }

    /// Returns the moves that the brain may choose.
    pub(super) fn choices(&self) -> impl Iterator<Item = Square> {
        let is_free =
            |square: &Square| !self.blocked.contains(*square) && !self.dead.contains(*square);
        self.position.legal_moves().filter(is_free)
    }

    /// Returns the number of lines that a brain has to search so that `wanted` of them begin
    /// with moves that it may choose.
    ///
    /// Excluded squares count even if they are forbidden by the rules as well: the number
    /// must not depend on whose turn it is, since a brain forgets what it has found when
    /// the number changes.
    pub(super) fn lines(&self, wanted: u32) -> u32 {
        let free = self.position.empty();
        let open = free.without(&self.blocked).without(&self.dead);
        let excluded = free.len() - open.len();
        wanted
            .saturating_add(excluded as u32)
            .min(MAX_SQUARES as u32)
    }

    /// Returns the moves of an answer that may be chosen, best first.
    pub(super) fn ranked(&self, answer: &Answer) -> Vec<ScoredMove> {
        let choices: Bitboard = self.choices().collect();
        let mut ranked = answer.moves.clone();
        ranked.retain(|mv| choices.contains(mv.square));
        ranked.sort_by_key(|mv| Reverse(mv.score));
        ranked
    }

    /// Returns the brain's move: if it may not be chosen, the best one that the
    /// brain has searched, or else one near the centre.
    pub(super) fn choose(&self, answer: &Answer) -> Option<Square> {
        let is_choice = |square: &Square| self.choices().any(|choice| choice == *square);
        let ranked = || Some(self.ranked(answer).first()?.square);
        let central = || {
            self.choices()
                .min_by_key(|&square| self.rules().from_centre(square))
        };
        let chosen = answer.square.filter(is_choice);
        chosen.or_else(ranked).or_else(central)
    }
}
