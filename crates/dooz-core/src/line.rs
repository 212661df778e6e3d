//! Rows of stones, and which of them are lines.

use crate::bitboard::Bitboard;
use crate::player::Player;
use crate::rules::{LineRule, Rules};
use crate::square::{Direction, Square};

/// A row of one player's stones without a gap, from `first` in `direction`.
///
/// ```
/// use dooz_core::{Direction, Line};
/// let line = Line { first: "a3".parse().unwrap(), direction: Direction::Falling, length: 3 };
/// let squares: Vec<String> = line.squares().map(|sq| sq.to_string()).collect();
/// assert_eq!(squares, ["a3", "b2", "c1"]);
/// assert_eq!(line.last(), "c1".parse().unwrap());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The first square of the line.
    pub first: Square,
    /// The direction of the line.
    pub direction: Direction,
    /// The number of its stones, at least 1.
    pub length: u8,
}

impl Line {
    /// Returns the squares of the line from one end to the other.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.length).filter_map(move |i| self.first.step(self.direction, i.cast_signed()))
    }

    /// Returns the last square of the line.
    #[must_use]
    pub fn last(self) -> Square {
        let steps = (self.length - 1).cast_signed();
        let last = self.first.step(self.direction, steps);
        last.expect("a line lies on the board")
    }

    /// Returns `true` if stones of a set stand at both ends, outside the line.
    fn is_blocked_by(self, stones: &Bitboard) -> bool {
        let is_taken = |end: Option<Square>| end.is_some_and(|end| stones.contains(end));
        is_taken(self.first.step(self.direction, -1))
            && is_taken(self.last().step(self.direction, 1))
    }
}

impl LineRule {
    /// Applies [`Rules::is_line`] without the size of the board.
    pub(crate) fn is_line(
        self,
        k: u8,
        player: Player,
        length: u8,
        is_blocked: impl FnOnce() -> bool,
    ) -> bool {
        match (self, player) {
            (Self::Freestyle | Self::Misere, _) | (Self::Renju, Player::Second) => length >= k,
            (Self::Exactly, _) | (Self::Renju, Player::First) => length == k,
            (Self::Caro, _) => length > k || (length == k && !is_blocked()),
        }
    }
}

impl Rules {
    /// Returns `true` if `length` stones of a player in a row are a line, which
    /// wins the game, or in misère loses it. `is_blocked` tells whether
    /// opposing stones stand at both of its ends; it is called only in caro.
    ///
    /// ```
    /// use dooz_core::{Player, Rules};
    /// let no = || false;
    /// assert!(Rules::GOMOKU.is_line(Player::First, 6, no));
    /// assert!(!Rules::STANDARD.is_line(Player::First, 6, no));
    /// assert!(Rules::RENJU.is_line(Player::Second, 6, no));
    /// assert!(!Rules::CARO.is_line(Player::First, 5, || true));
    /// ```
    #[must_use]
    pub fn is_line(self, player: Player, length: u8, is_blocked: impl FnOnce() -> bool) -> bool {
        self.line().is_line(self.k(), player, length, is_blocked)
    }

    /// Returns the lines that a stone of a player on `square` is part of, or
    /// would complete if the square is empty. `stones` are those of both
    /// players, in the order of [`Player::BOTH`]; only those around the square
    /// count.
    ///
    /// ```
    /// use dooz_core::{Bitboard, Player, Rules};
    /// let row: Bitboard = ["a3", "b3"].iter().map(|sq| sq.parse().unwrap()).collect();
    /// let stones = [row, Bitboard::EMPTY];
    /// let corner = "c3".parse()?;
    /// let mut lines = Rules::TIC_TAC_TOE.lines_through(&stones, corner, Player::First);
    /// assert_eq!(lines.next().map(|line| (line.length, line.last())), Some((3, corner)));
    /// assert!(lines.next().is_none());
    /// # Ok::<(), dooz_core::ParseSquareError>(())
    /// ```
    pub fn lines_through(
        self,
        stones: &[Bitboard; 2],
        square: Square,
        player: Player,
    ) -> impl Iterator<Item = Line> {
        let own = &stones[player as usize];
        let other = &stones[!player as usize];
        let row = move |&direction| {
            let before = own.run(square, direction, false);
            let first = square.step(direction, -before.cast_signed());
            Line {
                first: first.expect("the row lies on the board"),
                direction,
                length: before + 1 + own.run(square, direction, true),
            }
        };
        let is_line =
            move |row: &Line| self.is_line(player, row.length, || row.is_blocked_by(other));
        Direction::ALL.iter().map(row).filter(is_line)
    }
}

/// Returns every line of `player` on the board.
pub(crate) fn lines(
    rules: Rules,
    stones: &[Bitboard; 2],
    player: Player,
) -> impl Iterator<Item = Line> {
    let own = &stones[player as usize];
    let starts_at = |line: &Line, square| line.first == square;
    own.squares().flat_map(move |square| {
        rules
            .lines_through(stones, square, player)
            .filter(move |line| starts_at(line, square))
    })
}
