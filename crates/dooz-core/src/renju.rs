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
    let is_foul = |&square: &Square| foul(black, empty, square).is_some();
    suspects(black, empty).squares().filter(is_foul).collect()
}

/// Returns the empty squares at which a foul is possible, found for all squares at once.
///
/// A three or a four needs places for it in its direction. A foul needs them in two
/// directions, or is made of many stones in one.
fn suspects(black: &Bitboard, empty: &Bitboard) -> Bitboard {
    let free = *black | *empty;
    let [mut in_one, mut in_two, mut crowded] = [Bitboard::EMPTY; 3];
    for direction in Direction::ALL {
        // The squares from which a step of this length reaches the set.
        let reaching = |set: &Bitboard, steps: i8| set.shifted(direction, -steps);

        // Rows begin at each square: of four stones between two empty squares, of which
        // two stones lie already, and of five, of which three do.
        let mut stones = Counter::EMPTY;
        let mut is_free = free;
        for steps in 0..4 {
            stones.add(&reaching(black, steps));
            is_free &= reaching(&free, steps);
        }
        let ends = reaching(empty, -1) & reaching(empty, 4);
        let threes = is_free & ends & stones.at_least_two();
        stones.add(&reaching(black, 4));
        let fours = is_free & reaching(&free, 4) & stones.at_least_three();

        let covers = |rows: &Bitboard, length: i8| {
            let shifted = (0..length).map(|steps| rows.shifted(direction, steps));
            shifted.fold(Bitboard::EMPTY, |all, squares| all | squares)
        };
        let fours = covers(&fours, 5);
        let both = fours | covers(&threes, 4);
        in_two |= in_one & both;
        in_one |= both;

        // An overline, or two fours in this direction, has four other stones nearby.
        let mut nearby = Counter::EMPTY;
        for steps in [-4, -3, -2, -1, 1, 2, 3, 4] {
            nearby.add(&reaching(black, steps));
        }
        crowded |= fours & nearby.fours;
    }
    (in_two | crowded) & *empty
}

/// Counters of all squares at once: a set for each binary digit. The last one stays set, so
/// that it stands for four and more.
struct Counter {
    ones: Bitboard,
    twos: Bitboard,
    fours: Bitboard,
}

impl Counter {
    const EMPTY: Self = Self {
        ones: Bitboard::EMPTY,
        twos: Bitboard::EMPTY,
        fours: Bitboard::EMPTY,
    };

    /// Counts one more on these squares.
    fn add(&mut self, squares: &Bitboard) {
        let carry = self.ones & *squares;
        self.ones ^= *squares;
        self.fours |= self.twos & carry;
        self.twos ^= carry;
    }

    fn at_least_two(&self) -> Bitboard {
        self.twos | self.fours
    }

    fn at_least_three(&self) -> Bitboard {
        self.ones & self.twos | self.fours
    }
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
