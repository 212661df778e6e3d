//! A position: the stones of both players, the side to move, and the outcome.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::line::{self, Line};
use crate::player::{Player, Symbol};
use crate::renju::{self, Foul};
use crate::rules::{LineRule, Rules};
use crate::square::Square;

/// The outcome of a game.
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
    /// Returns the winner, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }
}

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The square is not on this board.
    OffBoard(Square),
    /// The square already holds a stone.
    Occupied(Square),
    /// Renju forbids this move to the first player.
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

/// The error of taking back a move that was not the last one played.
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
/// It holds its rules, the stones of both players, the side to move, and the
/// outcome if the game is over. It does not record the order in which the
/// stones were played: that is a [`Game`](crate::Game).
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
    /// Creates the empty board.
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

    /// Creates a position from stones that [`Setup`](crate::Setup) has checked:
    /// they lie on the board, no square holds two, and unless a board is taken
    /// as drawn, the first player has the same number as the second or one more.
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

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the number of stones of both players on the board.
    #[must_use]
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// Returns the player to move, or the one who would be if the game were not
    /// over.
    #[must_use]
    pub const fn turn(&self) -> Player {
        if self.ply.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// Returns the outcome of the game, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the stones of a player.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &Bitboard {
        &self.stones[player as usize]
    }

    /// Returns the player whose stone is on a square, if there is one.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        let has = |player: &&Player| self.stones(**player).contains(square);
        Player::BOTH.iter().find(has).copied()
    }

    /// Returns the empty squares of the board.
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        self.rules
            .board()
            .without(&self.stones[0])
            .without(&self.stones[1])
    }

    /// Returns the legal moves in reading order: from the top row, each row
    /// from the left. There are none if the game is over.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> {
        self.legal_squares().squares()
    }

    /// Returns the legal moves as a set.
    ///
    /// ```
    /// use dooz_core::{Position, Rules};
    /// let position = Position::new(Rules::TIC_TAC_TOE).after("b2".parse()?);
    /// assert!(position.legal_squares().squares().eq(position.legal_moves()));
    /// # Ok::<(), dooz_core::ParseSquareError>(())
    /// ```
    #[must_use]
    pub fn legal_squares(&self) -> Bitboard {
        match self.outcome {
            None => self.empty().without(&self.fouls()),
            Some(_) => Bitboard::EMPTY,
        }
    }

    /// Returns all squares on which a stone of the player to move would be a foul: only
    /// in renju, and only for the first player.
    ///
    /// ```
    /// use dooz_core::{Position, Rules};
    /// let mut position = Position::new(Rules::RENJU);
    /// for square in ["h8", "a1", "h9", "a3", "i7", "a5", "j7", "a7"] {
    ///     position.play(square.parse().unwrap()).unwrap();
    /// }
    /// assert_eq!(position.fouls(), ["h7".parse().unwrap()].into_iter().collect());
    /// ```
    #[must_use]
    pub fn fouls(&self) -> Bitboard {
        if self.rules.line() != LineRule::Renju || self.turn() != Player::First {
            return Bitboard::EMPTY;
        }
        renju::fouls(&self.stones[0], &self.empty())
    }

    /// Returns the foul that a stone of the player to move on an empty square
    /// would be: only in renju, and only for the first player.
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
    /// Returns an error if the game is over, or the square is off the board,
    /// occupied or a foul. The position is then unchanged.
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
    /// [`Position::legal_moves`], without checks, for searches.
    /// [`Position::undo`] takes it back.
    ///
    /// # Panics
    ///
    /// Panics in debug builds if the move is not legal; in release builds, the
    /// position can then be one that no game reaches.
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

    /// Returns the position after a move that is known to be legal, for searches.
    ///
    /// # Panics
    ///
    /// See [`Position::play_unchecked`].
    #[must_use]
    pub fn after(&self, square: Square) -> Self {
        let mut after = *self;
        after.play_unchecked(square);
        after
    }

    /// Takes back the last move, which the caller has to know; the position is
    /// then bit for bit the same as before it.
    ///
    /// # Errors
    ///
    /// Returns an error if the square cannot have been the last move, because
    /// the player who moved last has no stone there, or the game would have
    /// been over before. The position is then unchanged. Any other stone of
    /// that player is accepted as the last move.
    pub fn undo(&mut self, square: Square) -> Result<(), UndoError> {
        let mover = !self.turn();
        if self.ply == 0 || !self.stones(mover).contains(square) {
            return Err(UndoError(square));
        }
        let mut before = *self;
        before.stones[mover as usize].remove(square);
        if before.winning_lines().next().is_some() {
            return Err(UndoError(square));
        }

        before.hash ^= zobrist(square, mover);
        before.ply -= 1;
        before.outcome = None;
        *self = before;
        Ok(())
    }

    /// Returns the Zobrist hash of the stones: equal positions of equal rules
    /// have equal hashes. The side to move follows from the stones.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the lines that decided the game: more than one if the last stone
    /// completed several. In misère they belong to the loser.
    pub fn winning_lines(&self) -> impl Iterator<Item = Line> {
        let of = |player| line::lines(self.rules, &self.stones, player);
        of(Player::First).chain(of(Player::Second))
    }

    /// Returns the winner when `player` completes a line.
    fn winner_by_line_of(&self, player: Player) -> Player {
        match self.rules.line() {
            LineRule::Misere => !player,
            _ => player,
        }
    }

    /// Returns a draw if the player to move has no move.
    fn draw_without_moves(&self) -> Option<Outcome> {
        let stuck = match self.rules.line() {
            // Hardly ever is the first square a foul, so this is faster than finding them all.
            LineRule::Renju => {
                let mut squares = self.empty().squares();
                squares.all(|square| self.foul(square).is_some())
            }
            // Without fouls, every empty square is a legal move.
            _ => self.ply as usize == self.rules.squares(),
        };
        stuck.then_some(Outcome::Draw)
    }

    /// Computes from scratch the hash that [`Position::play`] and
    /// [`Position::undo`] update.
    fn fresh_hash(&self) -> u64 {
        let of = |player| move |square| zobrist(square, player);
        let keys = |player| self.stones(player).squares().map(of(player));
        keys(Player::First)
            .chain(keys(Player::Second))
            .fold(0, |hash, key| hash ^ key)
    }
}

/// Returns the hash key of a player's stone on a square.
///
/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014) mixes the place
/// into 64 bits. A table of random numbers would be usual, but its 11 KB do not
/// fit a microcontroller.
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
