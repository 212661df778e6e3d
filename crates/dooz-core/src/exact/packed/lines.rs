//! Rows of stones, found by shifts of the words that hold them.
//!
//! The eighth column is empty in all of these words, so no row continues
//! around the edge of the board.

use super::word::Word;
use crate::player::Player;
use crate::rules::LineRule;

/// The distance between the bits of neighbours in a row, in a column, and on
/// the diagonals that fall and rise to the right.
const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

/// Returns `true` if `k` or more of the stones stand in a row.
#[inline]
pub(crate) fn has_run<W: Word>(stones: W, k: u8) -> bool {
    let [mut row, mut column, mut falling, mut rising] = [stones; 4];
    for _ in 1..k {
        row &= row >> 1;
        column &= column >> 8;
        falling &= falling >> 9;
        rising &= rising >> 7;
    }
    row | column | falling | rising != W::EMPTY
}

/// Returns the squares of all rows of `k` in which at most one stone is missing:
/// the stones, and the squares where one more makes `k` or more in a row, some
/// of which may be taken or off the board.
pub(crate) fn almost_runs<W: Word>(stones: W, k: u8) -> W {
    let mut squares = W::EMPTY;
    for &step in &DIRECTIONS {
        // The first squares of rows of growing length, in which no stone is
        // missing, and at most one.
        let (mut full, mut almost) = (stones, !W::EMPTY);
        for _ in 1..k {
            almost = stones & almost >> step | full >> step;
            full = stones & full >> step;
        }
        for _ in 1..k {
            almost |= almost << step;
        }
        squares |= almost;
    }
    squares
}

/// Returns `true` if the `own` stones include a line. The opponent's stones
/// matter only in caro.
pub(super) fn has_line<W: Word>(k: u8, rule: LineRule, own: W, other: W) -> bool {
    match rule {
        LineRule::Freestyle | LineRule::Misere => has_run(own, k),
        _ => squares_of_lines(k, rule, own, other) != W::EMPTY,
    }
}

/// Returns the squares of all lines of the `own` stones.
pub(super) fn squares_of_lines<W: Word>(k: u8, rule: LineRule, own: W, other: W) -> W {
    let mut squares = W::EMPTY;
    for &step in &DIRECTIONS {
        let starts = own & !(own << step);
        for start in starts.singles() {
            let (mut row, mut end, mut length) = (start, start << step, 1);
            while own & end != W::EMPTY {
                row |= end;
                end = end << step;
                length += 1;
            }
            let is_blocked = || other & start >> step != W::EMPTY && other & end != W::EMPTY;
            if rule.is_line(k, Player::First, length, is_blocked) {
                squares |= row;
            }
        }
    }
    squares
}
