//! The fouls of renju, which are forbidden to the first player.
//!
//! The terms are those of the rules of the Renju International Federation
//! (article 9). A *four* is four stones that one more stone makes a five; a
//! *straight four* can become a five at both ends; a *three* is three stones
//! that one more stone, legally played, makes a straight four.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::square::{Direction, Square};

/// The reason why renju forbids a move to the first player.
///
/// ```
/// use dooz_core::{Foul, PlayError, Position, Rules};
/// let mut position = Position::new(Rules::RENJU);
/// for square in ["h8", "a1", "h9", "a3", "i7", "a5", "j7", "a7"] {
///     position.play(square.parse().unwrap()).unwrap();
/// }
/// let h7 = "h7".parse().unwrap();
/// assert_eq!(position.play(h7), Err(PlayError::Foul(h7, Foul::DoubleThree)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// Six or more stones in a row.
    Overline,
    /// Two or more fours at once.
    DoubleFour,
    /// Two or more threes at once.
    DoubleThree,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double four",
            Self::DoubleThree => "double three",
        })
    }
}

/// Returns the foul of a black stone on an empty square, if it is one.
///
/// `empty` are the empty squares of the board. A move that makes a five is
/// never a foul.
pub(crate) fn foul(black: &Bitboard, empty: &Bitboard, square: Square) -> Option<Foul> {
    let [black, empty] = &with_stone(black, empty, square);
    let mut is_overline = false;
    for &direction in &Direction::ALL {
        match run_through(black, square, direction) {
            5 => return None,
            6.. => is_overline = true,
            _ => {}
        }
    }
    if is_overline {
        return Some(Foul::Overline);
    }
    let fours = Direction::ALL.map(|direction| fours(black, empty, square, direction));
    if fours.iter().sum::<usize>() >= 2 {
        return Some(Foul::DoubleFour);
    }
    // A line that is already a four is not a three as well.
    let threes = Direction::ALL.iter().zip(fours);
    let threes = threes
        .filter(|&(&direction, fours)| fours == 0 && is_three(black, empty, square, direction));
    (threes.take(2).count() == 2).then_some(Foul::DoubleThree)
}

/// Returns all empty squares at which a black stone is a foul.
pub(crate) fn fouls(black: &Bitboard, empty: &Bitboard) -> Bitboard {
    let suspects = suspects(black) & *empty;
    let is_foul = |&square: &Square| foul(black, empty, square).is_some();
    suspects.squares().filter(is_foul).collect()
}

/// Returns the squares at which a foul is possible, by the number of black stones nearby.
///
/// A three needs two other stones within four steps in its direction, and a four three of
/// them. An overline, or two fours in the same direction, needs four.
fn suspects(black: &Bitboard) -> Bitboard {
    let [mut in_one, mut in_two, mut crowded] = [Bitboard::EMPTY; 3];
    for direction in Direction::ALL {
        // Counters of all squares at once, a set for each binary digit; the last one stays
        // set, so that it stands for four and more.
        let [mut ones, mut twos, mut fours] = [Bitboard::EMPTY; 3];
        for steps in [-4, -3, -2, -1, 1, 2, 3, 4] {
            let stones = black.shifted(direction, steps);
            let carry = ones & stones;
            ones ^= stones;
            fours |= twos & carry;
            twos ^= carry;
        }
        let at_least_two = twos | fours;
        in_two |= in_one & at_least_two;
        in_one |= at_least_two;
        crowded |= fours;
    }
    in_two | crowded
}

/// Returns the black stones and the empty squares with one more black stone.
fn with_stone(black: &Bitboard, empty: &Bitboard, square: Square) -> [Bitboard; 2] {
    let mut after = [*black, *empty];
    after[0].insert(square);
    after[1].remove(square);
    after
}

/// Returns the length of the row through a square, as if a stone were on it.
fn run_through(black: &Bitboard, square: Square, direction: Direction) -> u8 {
    black.run(square, direction, false) + 1 + black.run(square, direction, true)
}

/// Returns the number of fours that the stone on `square` makes in one
/// direction: two if two different sets of four stones can become a five.
fn fours(black: &Bitboard, empty: &Bitboard, square: Square, direction: Direction) -> usize {
    let left = five_point(black, empty, square, direction, -1);
    let right = five_point(black, empty, square, direction, 1);
    match (left, right) {
        // The same four stones lie between both points: a straight four.
        (Some(left), Some(right)) if left + right == 5 => 1,
        (left, right) => usize::from(left.is_some()) + usize::from(right.is_some()),
    }
}

/// Returns the number of steps from `square`, towards one side, at which a
/// stone would make a five.
fn five_point(
    black: &Bitboard,
    empty: &Bitboard,
    square: Square,
    direction: Direction,
    side: i8,
) -> Option<u8> {
    let (point, steps) = first_empty(black, empty, square, direction, side)?;
    (run_through(black, point, direction) == 5).then_some(steps)
}

/// Returns the empty square at which the row of stones from `square` ends
/// towards one side, and its distance; `None` if that square is not empty.
fn first_empty(
    black: &Bitboard,
    empty: &Bitboard,
    square: Square,
    direction: Direction,
    side: i8,
) -> Option<(Square, u8)> {
    let steps = 1 + black.run(square, direction, side > 0);
    let point = square.step(direction, side * steps.cast_signed())?;
    empty.contains(point).then_some((point, steps))
}

/// Returns `true` if the stone on `square` makes a three in this direction.
///
/// The rule is recursive here: the stone that would make the straight four must
/// not be a foul itself, nor make a five elsewhere.
fn is_three(black: &Bitboard, empty: &Bitboard, square: Square, direction: Direction) -> bool {
    [-1, 1].into_iter().any(|side| {
        first_empty(black, empty, square, direction, side).is_some_and(|(point, _)| {
            let [filled, left] = &with_stone(black, empty, point);
            is_straight_four(filled, left, point, direction)
                && !makes_five(filled, point)
                && foul(black, empty, point).is_none()
        })
    })
}

/// Returns `true` if the row through a stone is four stones that can become a
/// five at both ends.
fn is_straight_four(
    black: &Bitboard,
    empty: &Bitboard,
    square: Square,
    direction: Direction,
) -> bool {
    run_through(black, square, direction) == 4
        && five_point(black, empty, square, direction, -1).is_some()
        && five_point(black, empty, square, direction, 1).is_some()
}

fn makes_five(black: &Bitboard, square: Square) -> bool {
    let is_five = |&direction: &Direction| run_through(black, square, direction) == 5;
    Direction::ALL.iter().any(is_five)
}
