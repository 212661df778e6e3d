//! The board in the middle of a game: who has which stones, whose turn it
//! is, and whether it is over.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::line::{self, Line};
use crate::player::{Player, Symbol};
use crate::renju::{self, Foul};
use crate::rules::{LineRule, Rules};
use crate::square::Square;

/// How a game ended.
///
/// ```
/// use dooz_core::{Outcome, Player};
/// assert_eq!(Outcome::Win(Player::First).winner(), Some(Player::First));
/// assert_eq!(Outcome::Draw.winner(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Player),
    /// Nobody has won, and the player to move has no move.
    Draw,
}

impl Outcome {
    /// The winner, unless it is a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The square is not on this board.
    OffBoard(Square),
    /// There is a stone on the square already.
    Occupied(Square),
    /// Renju forbids the move to the first player.
    Foul(Square, Foul),
    /// The game has ended.
    GameOver,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard(square) => write!(f, "`{square}` is off this board"),
            Self::Occupied(square) => write!(f, "`{square}` is taken"),
            Self::Foul(square, foul) => write!(f, "`{square}` would be a {foul}"),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for PlayError {}

/// Taking back a move that was not the last one played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoError(pub Square);

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` was not the last move", self.0)
    }
}

impl core::error::Error for UndoError {}

/// A position of a k-in-a-row game.
///
/// It knows its rules, the stones of both players, whose turn it is, and the
/// outcome if the game is over. It does not know in which order the stones
/// were played: that is a [`Game`](crate::Game).
///
/// ```
/// use dooz_core::{Outcome, Player, Position, Rules};
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// for square in ["b2", "a1", "a2", "b1", "c2"] {
///     position.play(square.parse()?)?;
/// }
/// assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    stones: [Bitboard; 2],
    hash: u64,
    ply: u16,
    outcome: Option<Outcome>,
}

impl Position {
    /// The empty board.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self {
            rules,
            stones: [Bitboard::EMPTY; 2],
            hash: 0,
            ply: 0,
            outcome: None,
        }
    }

    /// A position from stones that [`Setup`](crate::Setup) has checked: they
    /// lie on the board, no square holds two, and the first player has as
    /// many as the second or one more.
    pub(crate) fn from_stones(rules: Rules, stones: [Bitboard; 2]) -> Self {
        let mut position = Self {
            stones,
            ply: (stones[0].len() + stones[1].len()) as u16,
            ..Self::new(rules)
        };
        position.hash = position.fresh_hash();
        let winner = Player::BOTH
            .into_iter()
            .find(|&player| line::lines(rules, &stones, player).next().is_some())
            .map(|player| position.winner_by_line_of(player));
        position.outcome = match winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None => position.draw_without_moves(),
        };
        position
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of stones on the board, both players together.
    #[must_use]
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// The player to move, or who would be if the game were not over.
    #[must_use]
    pub const fn turn(&self) -> Player {
        if self.ply.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// How the game ended, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The stones of a player.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &Bitboard {
        &self.stones[player as usize]
    }

    /// Whose stone is on a square.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        let has = |player: &Player| self.stones(*player).contains(square);
        Player::BOTH.into_iter().find(has)
    }

    /// The empty squares of the board.
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        self.rules
            .board()
            .without(&self.stones[0])
            .without(&self.stones[1])
    }

    /// The moves that the player to move can play, as a page is read: from
    /// the top row, each row from the left. None if the game is over.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> {
        let squares = match self.outcome {
            None => self.empty(),
            Some(_) => Bitboard::EMPTY,
        };
        squares
            .squares()
            .filter(move |&square| self.foul(square).is_none())
    }

    /// What forbids the player to move an empty square of the board: only in
    /// renju, and only for the first player.
    #[must_use]
    pub fn foul(&self, square: Square) -> Option<Foul> {
        if self.rules.line() != LineRule::Renju || self.turn() != Player::First {
            return None;
        }
        renju::foul(&self.stones[0], &self.empty(), square)
    }

    /// Plays a move for the player to move.
    ///
    /// # Errors
    ///
    /// If the game is over, or the square is off the board, taken or a foul.
    /// The position is then as before.
    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        if !self.rules.contains(square) {
            return Err(PlayError::OffBoard(square));
        }
        if self.stone(square).is_some() {
            return Err(PlayError::Occupied(square));
        }
        if let Some(foul) = self.foul(square) {
            return Err(PlayError::Foul(square, foul));
        }

        self.play_unchecked(square);
        Ok(())
    }

    /// Plays a move that is known to be legal, such as one of
    /// [`Position::legal_moves`]: for searches. [`Position::undo`] takes it
    /// back.
    ///
    /// # Panics
    ///
    /// In debug builds, if the move is not legal; otherwise the position is
    /// then none that can arise in a game.
    pub fn play_unchecked(&mut self, square: Square) {
        debug_assert!(self.outcome.is_none() && self.rules.contains(square));
        debug_assert!(self.stone(square).is_none() && self.foul(square).is_none());
        let turn = self.turn();
        self.stones[turn as usize].insert(square);
        self.hash ^= zobrist(square, turn);
        self.ply += 1;

        let mut lines = self.rules.lines_through(&self.stones, square, turn);
        self.outcome = if lines.next().is_some() {
            Some(Outcome::Win(self.winner_by_line_of(turn)))
        } else {
            self.draw_without_moves()
        };
    }

    /// The position after a move that is known to be legal.
    pub(crate) fn after(&self, square: Square) -> Self {
        let mut after = *self;
        after.play_unchecked(square);
        after
    }

    /// Takes back the last move, which the caller has to know: afterwards the
    /// position is as it was before, bit for bit.
    ///
    /// # Errors
    ///
    /// If the square cannot have been the last move, because the player who
    /// moved last has no stone there, or the game would have been over
    /// before. The position is then unchanged. Any other stone of that
    /// player is taken for the last move.
    pub fn undo(&mut self, square: Square) -> Result<(), UndoError> {
        let mover = !self.turn();
        if self.ply == 0 || !self.stones(mover).contains(square) {
            return Err(UndoError(square));
        }
        let mut before = *self;
        before.stones[mover as usize].remove(square);
        if self.outcome.is_some() && before.winning_lines().next().is_some() {
            return Err(UndoError(square));
        }

        before.hash ^= zobrist(square, mover);
        before.ply -= 1;
        before.outcome = None;
        *self = before;
        Ok(())
    }

    /// The Zobrist hash of the stones: equal positions of equal rules have
    /// equal hashes. Whose turn it is follows from the stones.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The lines that decided the game: more than one if the last stone
    /// completed several. In misère they belong to the loser.
    pub fn winning_lines(&self) -> impl Iterator<Item = Line> {
        let of = |player| line::lines(self.rules, &self.stones, player);
        of(Player::First).chain(of(Player::Second))
    }

    /// Who wins when `player` completes a line.
    fn winner_by_line_of(&self, player: Player) -> Player {
        match self.rules.line() {
            LineRule::Misere => !player,
            _ => player,
        }
    }

    /// A draw, if the player to move has no move at all.
    fn draw_without_moves(&self) -> Option<Outcome> {
        let stuck = match self.rules.line() {
            LineRule::Renju => self.legal_moves().next().is_none(),
            // Without fouls, every empty square is a move.
            _ => self.ply as usize == self.rules.squares(),
        };
        stuck.then_some(Outcome::Draw)
    }

    /// The hash computed from nothing: what [`Position::play`] and
    /// [`Position::undo`] keep up to date.
    fn fresh_hash(&self) -> u64 {
        let of = |player| move |square| zobrist(square, player);
        let keys = |player| self.stones(player).squares().map(of(player));
        keys(Player::First)
            .chain(keys(Player::Second))
            .fold(0, |hash, key| hash ^ key)
    }
}

/// The hash key of a player's stone on a square.
///
/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014) mixes the
/// place into 64 bits. A table of random numbers would be the usual way, but
/// its 11 KB do not fit a microcontroller.
const fn zobrist(square: Square, player: Player) -> u64 {
    let seed = (square.bit() as u64) << 1 | player as u64;
    let mut x = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {:?} to move", self.rules, self.turn())?;
        write!(f, "{:#}", self.picture(Symbol::X))
    }
}

#[cfg(test)]
mod tests;
