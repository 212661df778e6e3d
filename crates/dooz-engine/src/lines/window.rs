//! An empty square and its neighbours in one direction.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use dooz_core::{Direction, Player, Position, Square};

/// An empty square and the squares on both sides of it, in one direction.
///
/// Its text has `*` for the empty square in the middle, `X` and `O` for stones of
/// the first and the second player, `.` for empty squares and `#` for places off
/// the board.
///
/// ```
/// use dooz_engine::lines::Window;
/// let window: Window = "#.XX*O..#".parse()?;
/// assert_eq!(window.radius(), 4);
/// assert_eq!(window.to_string(), "#.XX*O..#");
/// assert!(".XX*....".parse::<Window>().is_err(), "the middle is not empty");
/// # Ok::<(), dooz_engine::lines::ParseWindowError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    before: Side,
    after: Side,
    radius: u8,
}

/// The squares on one side of the middle, the nearest at bit 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Side {
    /// The stones of the first and of the second player.
    pub(super) stones: [u16; 2],
    /// The places off the board.
    pub(super) outside: u16,
}

impl Window {
    /// The most squares on one side.
    pub const MAX_RADIUS: u8 = 8;

    /// Returns the window around a square of a position, without regard to a
    /// stone on it.
    ///
    /// ```
    /// use dooz_core::{Direction, Game, Rules};
    /// use dooz_engine::lines::Window;
    /// let mut game = Game::new(Rules::GOMOKU);
    /// for square in ["b1", "o1", "c1"] {
    ///     game.play(square.parse()?)?;
    /// }
    /// let window = Window::of(game.position(), "d1".parse()?, Direction::Horizontal, 4);
    /// assert_eq!(window.to_string(), "#.XX*....");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the radius is greater than [`MAX_RADIUS`](Self::MAX_RADIUS).
    #[must_use]
    pub fn of(position: &Position, square: Square, direction: Direction, radius: u8) -> Self {
        assert!(radius <= Self::MAX_RADIUS, "the window is too wide");
        let side = |sign: i8| {
            let mut side = Side::default();
            for distance in 0..radius {
                let steps = sign * (distance + 1).cast_signed();
                let neighbour = square.step(direction, steps);
                let neighbour = neighbour.filter(|&place| position.rules().contains(place));
                match neighbour.map(|place| position.stone(place)) {
                    None => side.outside |= 1 << distance,
                    Some(None) => {}
                    Some(Some(player)) => side.stones[player as usize] |= 1 << distance,
                }
            }
            side
        };
        Self {
            before: side(-1),
            after: side(1),
            radius,
        }
    }

    /// Returns the number of squares on each side of the middle.
    #[must_use]
    pub const fn radius(self) -> u8 {
        self.radius
    }

    /// Returns the number of empty squares, with the middle.
    pub(super) fn empty(self) -> u8 {
        let taken = |side: Side| side.stones[0] | side.stones[1] | side.outside;
        let taken: u32 = self
            .sides()
            .map(|side| taken(side).count_ones())
            .iter()
            .sum();
        2 * self.radius + 1 - taken as u8
    }

    /// Returns the two sides.
    pub(super) const fn sides(self) -> [Side; 2] {
        [self.before, self.after]
    }
}

impl Side {
    /// Reads one half of a [`WindowKey`](super::WindowKey).
    pub(super) fn of_key(half: u32, radius: u8) -> Self {
        let mut side = Self::default();
        for distance in 0..radius {
            match half >> (2 * distance) & 3 {
                0 => {}
                3 => side.outside |= 1 << distance,
                stone => side.stones[stone as usize - 1] |= 1 << distance,
            }
        }
        side
    }

    /// Returns the side as one half of a [`WindowKey`](super::WindowKey).
    pub(super) fn key(self, radius: u8) -> u32 {
        let digit = |distance: u8| {
            let is_in = |squares: u16| u32::from(squares >> distance & 1);
            let outside = is_in(self.outside);
            is_in(self.stones[0]) | is_in(self.stones[1]) << 1 | outside | outside << 1
        };
        (0..radius).fold(0, |key, distance| key | digit(distance) << (2 * distance))
    }

    fn sign(self, distance: u8) -> char {
        let is_in = |squares: u16| squares >> distance & 1 != 0;
        match (is_in(self.stones[0]), is_in(self.stones[1])) {
            (true, _) => 'X',
            (_, true) => 'O',
            _ if is_in(self.outside) => '#',
            _ => '.',
        }
    }

    fn set(&mut self, distance: u8, sign: char) -> Option<()> {
        let squares = match sign {
            'X' => &mut self.stones[Player::First as usize],
            'O' => &mut self.stones[Player::Second as usize],
            '#' => &mut self.outside,
            '.' => return Some(()),
            _ => return None,
        };
        *squares |= 1 << distance;
        Some(())
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = (0..self.radius).rev().map(|i| self.before.sign(i));
        let after = (0..self.radius).map(|i| self.after.sign(i));
        let signs = before.chain(['*']).chain(after);
        f.write_str(&signs.collect::<String>())
    }
}

impl FromStr for Window {
    type Err = ParseWindowError;

    fn from_str(text: &str) -> Result<Self, ParseWindowError> {
        let (before, after) = text.split_once('*').ok_or(ParseWindowError)?;
        let radius = after.chars().count();
        if before.chars().count() != radius || radius > usize::from(Self::MAX_RADIUS) {
            return Err(ParseWindowError);
        }
        let side = |signs: &mut dyn Iterator<Item = char>| {
            let mut side = Side::default();
            for (distance, sign) in (0..).zip(signs) {
                side.set(distance, sign).ok_or(ParseWindowError)?;
            }
            Ok(side)
        };
        Ok(Self {
            before: side(&mut before.chars().rev())?,
            after: side(&mut after.chars())?,
            radius: radius as u8,
        })
    }
}

/// The error of a text that is not a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseWindowError;

impl fmt::Display for ParseWindowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a window is `*` between two equally long rows of `.`, `X`, `O` and `#`, like `#.XX*...O`")
    }
}

impl Error for ParseWindowError {}
