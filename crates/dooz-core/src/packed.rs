//! Small boards in one machine word for each player.

#![allow(
    clippy::inline_always,
    reason = "without it, plain minimax takes 1.6 times as long: `cargo xtask bench`"
)]

use crate::bitboard::Bitboard;
use crate::player::Player;
use crate::position::{Outcome, Position};
use crate::rules::{LineRule, Rules};
use crate::square::Square;
use crate::textbook::{Game, Side};

/// A row of squares in each byte, the top row in the lowest.
#[cfg(not(feature = "compact"))]
pub(crate) type Word = u64;
#[cfg(feature = "compact")]
pub(crate) type Word = u32;

/// The rows that a word holds.
pub(crate) const WORD_ROWS: u32 = Word::BITS / 8;

/// What all packed positions of one game share.
///
/// ```
/// use dooz_core::{PackedRules, Rules};
/// assert!(PackedRules::new(Rules::TIC_TAC_TOE).is_some());
/// assert!(PackedRules::new(Rules::GOMOKU).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedRules {
    rules: Rules,
    board: Word,
}

impl PackedRules {
    /// The most columns of a packed board.
    pub const MAX_WIDTH: u8 = 7;
    /// The most rows of a packed board: 8, or 4 with the feature `compact`.
    pub const MAX_HEIGHT: u8 = WORD_ROWS as u8;

    /// The shape of a board of up to 7 columns and [`PackedRules::MAX_HEIGHT`]
    /// rows; `None` for larger ones, and for renju, whose fouls only a [`Position`] knows.
    #[must_use]
    pub const fn new(rules: Rules) -> Option<Self> {
        if rules.width() > Self::MAX_WIDTH
            || rules.height() > Self::MAX_HEIGHT
            || matches!(rules.line(), LineRule::Renju)
        {
            return None;
        }
        let mut board = 0;
        let mut row = 0;
        while row < rules.height() {
            board |= ((1 << rules.width()) - 1) << (8 * row);
            row += 1;
        }
        Some(Self { rules, board })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The board: all of its squares.
    #[must_use]
    pub(crate) const fn board(&self) -> Word {
        self.board
    }

    /// The bit of a square of the board.
    pub(crate) const fn bit(&self, square: Square) -> Word {
        let from_top = self.rules.height() - 1 - square.row();
        1 << (8 * from_top + square.column())
    }

    /// Whether `own` stones hold a line that counts; `other` are the
    /// opponent's, whom only caro asks.
    #[inline(always)]
    pub(crate) fn has_line(&self, own: Word, other: Word) -> bool {
        match self.rules.line() {
            LineRule::Freestyle | LineRule::Misere => has_run(own, self.rules.k()),
            line => self.has_exact_line(line, own, other),
        }
    }

    /// [`PackedRules::has_line`] where longer rows do not count like `k`.
    fn has_exact_line(&self, line: LineRule, own: Word, other: Word) -> bool {
        let k = u32::from(self.rules.k());
        DIRECTIONS.iter().any(|&step| {
            let starts = starts_of_runs(own, self.rules.k(), step);
            let has_end = |stones: Word| {
                let beyond = stones.checked_shr(k * step).unwrap_or(0);
                (stones << step, beyond)
            };
            let (before, behind) = has_end(own);
            let exactly = starts & !before & !behind;
            if line == LineRule::Exactly {
                return exactly != 0;
            }
            let (before, behind) = has_end(other);
            let longer = starts & !exactly;
            exactly & !(before & behind) | longer != 0
        })
    }
}

/// The number of bits between neighbours in a row, a column, and on the
/// diagonals that fall and rise to the right.
pub(crate) const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

/// Whether `k` or more of the stones stand in a row, in any direction.
///
/// Boards have at most seven columns, so every eighth bit is empty and a row
/// does not go on round the edge.
#[inline(always)]
pub(crate) fn has_run(stones: Word, k: u8) -> bool {
    // The loop below, written out: three in a row is what most boards of this
    // size ask for, and a node costs 20 % less.
    if k == 3 {
        let runs = |step: u32| stones & stones >> step & stones >> (2 * step);
        return runs(1) | runs(8) | runs(9) | runs(7) != 0;
    }
    let [mut row, mut column, mut falling, mut rising] = [stones; 4];
    for _ in 1..k {
        row &= row >> 1;
        column &= column >> 8;
        falling &= falling >> 9;
        rising &= rising >> 7;
    }
    row | column | falling | rising != 0
}

/// The stones from which `k` stones follow each other in one direction.
pub(crate) fn starts_of_runs(stones: Word, k: u8, step: u32) -> Word {
    (1..k).fold(stones, |runs, _| runs & runs >> step)
}

/// A position of a small board: the fast twin of [`Position`], for searches
/// to the end of the game.
///
/// It is a plain value that is copied, never changed, and checks nothing:
/// whoever plays a move with it has made sure that it is legal.
///
/// ```
/// use dooz_core::textbook::{Game, Minimax};
/// use dooz_core::{PackedBoard, PackedRules, Position, Rules};
/// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
/// let empty = PackedBoard::new(&rules, &Position::new(Rules::TIC_TAC_TOE));
/// let found = Minimax::default().search(&empty, &mut ());
/// assert_eq!((found.score, found.calls), (0, 549_946));
/// ```
// Bit 8 * y + x is the square in column x and row y from the top, so that
// bits in order are cells in order:
//
//     0  1  2  .        the column behind the last one is never set
//     8  9 10  .
//    16 17 18  .
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedBoard<'a> {
    rules: &'a PackedRules,
    /// The stones of the player to move.
    own: Word,
    /// The stones of the player who moved last.
    other: Word,
    turn: Player,
}

impl<'a> PackedBoard<'a> {
    /// Packs a position of these rules.
    ///
    /// # Panics
    ///
    /// If the position has other rules.
    #[must_use]
    pub fn new(rules: &'a PackedRules, position: &Position) -> Self {
        assert!(rules.rules() == position.rules(), "the rules differ");
        let pack = |stones: &Bitboard| {
            let squares = stones.squares();
            squares.fold(0, |bits, square| bits | rules.bit(square))
        };
        Self {
            rules,
            own: pack(position.stones(position.turn())),
            other: pack(position.stones(!position.turn())),
            turn: position.turn(),
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &'a PackedRules {
        self.rules
    }

    /// The stones of the player to move and of the one who moved last.
    pub(crate) const fn stones(&self) -> [Word; 2] {
        [self.own, self.other]
    }

    /// The same player to move with other stones.
    pub(crate) const fn with_stones(self, own: Word, other: Word) -> Self {
        Self { own, other, ..self }
    }

    /// The number of stones on the board.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        (self.own | self.other).count_ones()
    }

    /// The player to move, or who would be if the game were not over.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.turn
    }

    /// The empty squares.
    #[inline(always)]
    pub(crate) const fn empty(&self) -> Word {
        self.rules.board & !(self.own | self.other)
    }

    /// The position after a stone on one of the empty squares, given as its
    /// bit.
    #[inline(always)]
    #[must_use]
    pub(crate) fn with(self, bit: Word) -> Self {
        Self {
            rules: self.rules,
            own: self.other,
            other: self.own | bit,
            turn: !self.turn,
        }
    }

    /// How the game ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.is_decided() {
            return Some(Outcome::Win(self.winner_by_line()));
        }
        (self.empty() == 0).then_some(Outcome::Draw)
    }

    /// Who wins if the last move completed a line.
    fn winner_by_line(&self) -> Player {
        match self.rules.rules.line() {
            LineRule::Misere => self.turn,
            _ => !self.turn,
        }
    }

    /// Whether the last move completed a line.
    pub(crate) fn is_decided(&self) -> bool {
        self.rules.has_line(self.other, self.own)
    }
}

/// The first player is [`Side::Max`]; a win counts 1, a loss -1.
impl Game for PackedBoard<'_> {
    type Move = u32;

    fn turn(&self) -> Side {
        match self.player() {
            Player::First => Side::Max,
            Player::Second => Side::Min,
        }
    }

    #[inline(always)]
    fn moves(&self) -> impl Iterator<Item = u32> {
        Bits(self.empty())
    }

    #[inline(always)]
    fn after(&self, bit: u32) -> Self {
        self.with(1 << bit)
    }

    #[inline(always)]
    fn value(&self) -> Option<i64> {
        if self.rules.has_line(self.other, self.own) {
            return Some(if self.winner_by_line() == Player::First {
                1
            } else {
                -1
            });
        }
        (self.empty() == 0).then_some(0)
    }
}

/// The numbers of the bits that are set, from the lowest.
pub(crate) struct Bits(pub(crate) Word);

impl Iterator for Bits {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.checked_sub(1)?;
        Some(bit)
    }
}
