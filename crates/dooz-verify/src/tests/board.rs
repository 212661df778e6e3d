//! Boards of up to 25 squares as sets of bits, with the rules of lines written
//! down once more.

use dooz_core::{Bitboard, LineRule, Player, Rules, Square};

/// A set of squares: bit i is the square with index i.
pub(super) type Bits = u32;

#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) rules: Rules,
    /// All windows of k squares.
    pub(super) windows: Vec<Bits>,
}

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Board {
    pub(super) fn new(rules: Rules) -> Self {
        let mut board = Self {
            rules,
            windows: Vec::new(),
        };
        let k = i32::from(rules.k());
        for start in 0..rules.squares() {
            for direction in DIRECTIONS {
                let squares = (0..k).map(|i| board.step(start, direction, i));
                if let Some(squares) = squares.collect::<Option<Vec<usize>>>() {
                    board
                        .windows
                        .push(squares.iter().fold(0, |bits, i| bits | 1 << i));
                }
            }
        }
        board.windows.sort_unstable();
        board.windows.dedup();
        board
    }

    pub(super) fn all(&self) -> Bits {
        (1 << self.rules.squares()) - 1
    }

    pub(super) fn square(&self, index: usize) -> Square {
        let width = usize::from(self.rules.width());
        Square::new((index % width) as u8, (index / width) as u8).unwrap()
    }

    pub(super) fn bitboard(&self, bits: Bits) -> Bitboard {
        indices(bits).map(|index| self.square(index)).collect()
    }

    pub(super) fn bits(&self, squares: &Bitboard) -> Bits {
        let squares = squares.squares();
        squares.fold(0, |bits, square| bits | 1 << self.index(square))
    }

    fn index(&self, square: Square) -> usize {
        usize::from(square.row()) * usize::from(self.rules.width()) + usize::from(square.column())
    }

    /// Returns the column and the row of a square.
    pub(super) fn place(&self, index: usize) -> (i32, i32) {
        let square = self.square(index);
        (square.column().into(), square.row().into())
    }

    fn step(&self, index: usize, (dx, dy): (i32, i32), steps: i32) -> Option<usize> {
        let (x, y) = self.place(index);
        let along = |start: i32, delta: i32| u8::try_from(start + delta * steps).ok();
        let square = Square::new(along(x, dx)?, along(y, dy)?)?;
        let is_there = self.rules.contains(square);
        is_there.then(|| self.index(square))
    }

    /// Returns `true` if a stone of a player on an empty square completes a line
    /// that wins.
    pub(super) fn completes(&self, player: Player, own: Bits, other: Bits, index: usize) -> bool {
        DIRECTIONS.iter().any(|&(dx, dy)| {
            let mut length = 1;
            let mut blocked = 0;
            for direction in [(dx, dy), (-dx, -dy)] {
                let mut steps = 1;
                while self
                    .step(index, direction, steps)
                    .is_some_and(|i| own >> i & 1 != 0)
                {
                    steps += 1;
                    length += 1;
                }
                let end = self.step(index, direction, steps);
                blocked += u8::from(end.is_some_and(|i| other >> i & 1 != 0));
            }
            let k = self.rules.k();
            match (self.rules.line(), player) {
                (LineRule::Freestyle, _) | (LineRule::Renju, Player::Second) => length >= k,
                (LineRule::Exactly, _) | (LineRule::Renju, Player::First) => length == k,
                (LineRule::Caro, _) => length > k || (length == k && blocked < 2),
                (LineRule::Misere, _) => unreachable!("nothing is proved about misère"),
            }
        })
    }
}

/// Returns the indices of the squares in a set.
pub(super) fn indices(bits: Bits) -> impl Iterator<Item = usize> {
    (0..Bits::BITS as usize).filter(move |index| bits >> index & 1 != 0)
}
