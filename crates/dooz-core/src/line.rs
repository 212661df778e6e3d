//! Rows of stones, and which of them count.

use crate::bitboard::Bitboard;
use crate::player::Player;
use crate::rules::{LineRule, Rules};
use crate::square::{Direction, Square};

/// Stones of one player that follow each other without a gap, from `first`
/// in `direction`.
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
    /// The square where the line begins.
    pub first: Square,
    /// The direction in which it runs.
    pub direction: Direction,
    /// The number of its stones, at least 1.
    pub length: u8,
}

impl Line {
    /// The squares of the line from one end to the other.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.length).filter_map(move |i| self.first.step(self.direction, i.cast_signed()))
    }

    /// The square where the line ends.
    #[must_use]
    pub fn last(self) -> Square {
        let steps = (self.length - 1).cast_signed();
        let last = self.first.step(self.direction, steps);
        last.expect("a line lies on the board")
    }
}

/// Whether the stone that `player` has (or is about to have) on `square` is
/// part of a line that counts. Looks only around that square.
pub(crate) fn completes(
    rules: Rules,
    stones: &[Bitboard; 2],
    square: Square,
    player: Player,
) -> bool {
    let own = &stones[player as usize];
    let other = &stones[!player as usize];
    Direction::ALL.into_iter().any(|direction| {
        let before = own.run(square, direction, false);
        let after = own.run(square, direction, true);
        let blocked = || {
            let end = |steps| square.step(direction, steps);
            let is_blocked = |end: Option<Square>| end.is_some_and(|end| other.contains(end));
            is_blocked(end(-(before.cast_signed() + 1))) && is_blocked(end(after.cast_signed() + 1))
        };
        counts(rules, player, before + 1 + after, blocked)
    })
}

/// Whether a row of this length counts; `blocked` says whether the opponent
/// has a stone at both of its ends.
pub(crate) fn counts(
    rules: Rules,
    player: Player,
    length: u8,
    blocked: impl FnOnce() -> bool,
) -> bool {
    let k = rules.k();
    match (rules.line(), player) {
        (LineRule::Freestyle | LineRule::Misere, _) | (LineRule::Renju, Player::Second) => {
            length >= k
        }
        (LineRule::Exactly, _) | (LineRule::Renju, Player::First) => length == k,
        (LineRule::Caro, _) => length > k || (length == k && !blocked()),
    }
}

/// Every line of `player` on the board that counts.
pub(crate) fn lines(
    rules: Rules,
    stones: &[Bitboard; 2],
    player: Player,
) -> impl Iterator<Item = Line> {
    let own = &stones[player as usize];
    let other = &stones[!player as usize];
    let rows = own.squares().flat_map(move |first| {
        let begins = move |direction: &Direction| own.run(first, *direction, false) == 0;
        let row = move |direction| Line {
            first,
            direction,
            length: 1 + own.run(first, direction, true),
        };
        Direction::ALL.into_iter().filter(begins).map(row)
    });
    rows.filter(move |row| {
        let is_blocked = |end: Option<Square>| end.is_some_and(|end| other.contains(end));
        let blocked = || {
            is_blocked(row.first.step(row.direction, -1))
                && is_blocked(row.last().step(row.direction, 1))
        };
        counts(rules, player, row.length, blocked)
    })
}
