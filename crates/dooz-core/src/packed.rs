//! Small boards in one machine word for each player.

#![allow(
    clippy::inline_always,
    reason = "without it, plain minimax takes 1.6 times as long: `cargo xtask bench`"
)]

mod order;

pub(crate) use self::order::Order;

use crate::bitboard::Bitboard;
use crate::player::Player;
use crate::position::{Outcome, PlayError, Position};
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
    order: Order,
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
        Some(Self {
            rules,
            board,
            order: Order::new(board, rules.k()),
        })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The empty board, from which a game can be played on packed boards alone.
    #[must_use]
    pub const fn start(&self) -> PackedBoard<'_> {
        PackedBoard {
            rules: self,
            own: 0,
            other: 0,
            turn: Player::First,
        }
    }

    /// The board: all of its squares.
    #[must_use]
    pub(crate) const fn board(&self) -> Word {
        self.board
    }

    /// The order in which searches try the squares.
    pub(crate) const fn order(&self) -> &Order {
        &self.order
    }

    /// The bit of a square of the board.
    pub(crate) const fn bit(&self, square: Square) -> Word {
        let from_top = self.rules.height() - 1 - square.row();
        1 << (8 * from_top + square.column())
    }

    /// The square of a bit of the board: undoes [`PackedRules::bit`].
    const fn square(&self, bit: u32) -> Square {
        let from_top = (bit / 8) as u8;
        let square = Square::new((bit % 8) as u8, self.rules.height() - 1 - from_top);
        square.expect("a packed board is a small one")
    }

    /// Whether `own` stones hold a line that counts; `other` are the
    /// opponent's, whom only caro asks.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn has_line(&self, own: Word, other: Word) -> bool {
        match self.rules.line() {
            LineRule::Freestyle | LineRule::Misere => has_run(own, self.rules.k()),
            line => self.has_exact_line(line, own, other),
        }
    }

    /// [`PackedRules::has_line`] where longer rows do not count like `k`.
    fn has_exact_line(&self, line: LineRule, own: Word, other: Word) -> bool {
        DIRECTIONS
            .iter()
            .any(|&step| self.starts_of_lines(line, own, other, step) != 0)
    }

    /// The stones from which `k` stones of a line that counts follow each
    /// other in one direction.
    fn starts_of_lines(&self, line: LineRule, own: Word, other: Word, step: u32) -> Word {
        let k = u32::from(self.rules.k());
        let starts = starts_of_runs(own, self.rules.k(), step);
        let has_end = |stones: Word| {
            let beyond = stones.checked_shr(k * step).unwrap_or(0);
            (stones << step, beyond)
        };
        let (before, behind) = has_end(own);
        let exactly = starts & !before & !behind;
        match line {
            LineRule::Freestyle | LineRule::Misere | LineRule::Renju => starts,
            LineRule::Exactly => exactly,
            LineRule::Caro => {
                let (before, behind) = has_end(other);
                starts & !(exactly & before & behind)
            }
        }
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
    if k == 3 && cfg!(not(feature = "compact")) {
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
pub(crate) const fn starts_of_runs(stones: Word, k: u8, step: u32) -> Word {
    let mut runs = stones;
    let mut length = 1;
    while length < k {
        runs &= runs >> step;
        length += 1;
    }
    runs
}

/// A position of a small board: the fast twin of [`Position`], for searches
/// to the end of the game.
///
/// It is a plain value that is copied, never changed. [`PackedBoard::play`]
/// checks the move; searches, which take theirs from the empty squares, do not.
///
/// ```
/// use dooz_core::textbook::{Game, Minimax};
/// use dooz_core::{PackedBoard, PackedRules, Position, Rules};
/// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
/// let empty = PackedBoard::new(&rules, &Position::new(Rules::TIC_TAC_TOE));
/// let found = Minimax::default().search(&empty, &mut ());
/// assert_eq!((found.score, found.nodes), (0, 549_946));
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

    /// Whose stone is on a square.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        if !self.rules.rules.contains(square) {
            return None;
        }
        let bit = self.rules.bit(square);
        if self.own & bit != 0 {
            Some(self.turn)
        } else if self.other & bit != 0 {
            Some(!self.turn)
        } else {
            None
        }
    }

    /// The moves that the player to move can play, as a page is read: from
    /// the top row, each row from the left. None if the game is over.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> {
        let empty = if self.is_decided() { 0 } else { self.empty() };
        let rules = self.rules;
        Bits(empty).map(|bit| rules.square(bit))
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// If the game is over, or the square is off the board or taken.
    pub fn play(self, square: Square) -> Result<Self, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        if !self.rules.rules.contains(square) {
            return Err(PlayError::OffBoard(square));
        }
        if self.stone(square).is_some() {
            return Err(PlayError::Occupied(square));
        }
        Ok(self.with(self.rules.bit(square)))
    }

    /// Whether a square is part of a line that decided the game. In misère
    /// such lines belong to the loser.
    ///
    /// ```
    /// use dooz_core::{PackedRules, Rules, Square};
    /// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    /// let mut board = rules.start();
    /// for square in ["b2", "a1", "a2", "b1", "c2"] {
    ///     board = board.play(square.parse()?)?;
    /// }
    /// let decides = |square: &str| square.parse().is_ok_and(|square| board.decides(square));
    /// assert!(decides("a2") && decides("b2") && decides("c2"));
    /// assert!(!decides("a1") && !decides("c3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn decides(&self, square: Square) -> bool {
        let rules = self.rules.rules;
        let in_line = |step: u32| {
            let starts = self
                .rules
                .starts_of_lines(rules.line(), self.other, self.own, step);
            (0..u32::from(rules.k())).fold(0, |line, i| {
                line | starts.checked_shl(i * step).unwrap_or(0)
            })
        };
        let lines = DIRECTIONS
            .into_iter()
            .fold(0, |lines, step| lines | in_line(step));
        rules.contains(square) && lines & self.rules.bit(square) != 0
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
