//! Small boards in two machine words.

mod lines;
mod order;
mod word;

pub(crate) use self::lines::{almost_runs, has_run};
pub(crate) use self::order::Order;
pub use self::word::Word;

use self::lines::{has_line, squares_of_lines};

use core::marker::PhantomData;

use crate::player::Player;
use crate::position::{Outcome, PlayError, Position};
use crate::rules::{LineRule, Rules};
use crate::square::Square;
use crate::textbook::{GameState, Side};

/// The rules of a board that is small enough for a [`PackedBoard`].
///
/// With words of 64 bits, the default, a board has up to 7 columns and 8 rows.
/// With words of 32 bits it has up to 7 columns and 4 rows, and `k` is at most
/// 4: enough for a microcontroller, and half the code there.
///
/// ```
/// use dooz_core::exact::PackedRules;
/// use dooz_core::Rules;
/// assert!(PackedRules::new(Rules::TIC_TAC_TOE).is_some());
/// assert!(PackedRules::new(Rules::GOMOKU).is_none());
/// assert!(PackedRules::<u32>::with_word("5x5x4".parse()?).is_none());
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedRules<W = u64> {
    rules: Rules,
    /// All squares, with the top row in the lowest byte.
    squares: u64,
    /// Each of the two words of the empty board.
    start: u64,
    order: Order,
    word: PhantomData<W>,
}

impl PackedRules {
    /// Packs rules into words of 64 bits. Returns `None` if the board is too
    /// large, and for renju, whose fouls only a [`Position`] knows.
    #[must_use]
    pub const fn new(rules: Rules) -> Option<Self> {
        Self::with_word(rules)
    }
}

impl<W: Word> PackedRules<W> {
    /// Packs rules as [`PackedRules::new`] does, into words of either size.
    #[must_use]
    pub const fn with_word(rules: Rules) -> Option<Self> {
        let line = match rules.line() {
            LineRule::Freestyle => 0,
            LineRule::Exactly => 1,
            LineRule::Misere => 2,
            LineRule::Caro => 3,
            LineRule::Renju => return None,
        };
        let (width, height, k) = (rules.width(), rules.height(), rules.k());
        if width > 7 || height > W::ROWS || k > 1 << (W::ROWS - 2) {
            return None;
        }

        let notes = (k - 1) | (line << (W::ROWS - 2));
        let (mut squares, mut start) = ([0; 8], [0; 8]);
        let mut row = 0;
        while row < W::ROWS {
            let columns = (1 << width) - 1;
            if row < height {
                squares[row as usize] = columns;
            }
            let is_on_board = row + height >= W::ROWS;
            let off_board = if is_on_board { 0x7f & !columns } else { 0x7f };
            start[row as usize] = off_board | (notes >> row & 1) << 7;
            row += 1;
        }
        Some(Self {
            rules,
            squares: u64::from_le_bytes(squares),
            start: u64::from_le_bytes(start),
            order: Order::new(rules),
            word: PhantomData,
        })
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the empty board.
    #[must_use]
    pub fn start(&self) -> PackedBoard<W> {
        let word = W::truncate(self.start);
        PackedBoard {
            own: word,
            other: word,
        }
    }

    /// Unpacks a board of these rules: the inverse of [`PackedBoard::new`].
    ///
    /// ```
    /// use dooz_core::exact::{PackedBoard, PackedRules};
    /// use dooz_core::{Position, Rules};
    /// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    /// let position = Position::new(Rules::TIC_TAC_TOE).after("b2".parse()?);
    /// assert_eq!(rules.position(PackedBoard::new(&rules, &position)), position);
    /// # Ok::<(), dooz_core::ParseSquareError>(())
    /// ```
    #[must_use]
    pub fn position(&self, board: PackedBoard<W>) -> Position {
        let [own, other] = board
            .stones()
            .map(|stones| stones.bits().map(square::<W>).collect());
        let stones = match board.player() {
            Player::First => [own, other],
            Player::Second => [other, own],
        };
        Position::from_stones(self.rules, stones)
    }

    /// Returns all squares, with the top row in the lowest byte.
    pub(crate) fn board(&self) -> W {
        W::truncate(self.squares)
    }

    /// Returns the stones of the player to move and of the player who moved
    /// last, with the top row in the lowest byte.
    pub(crate) fn stones(&self, board: PackedBoard<W>) -> [W; 2] {
        let rows_above = u32::from(W::ROWS - self.rules.height());
        board.stones().map(|stones| stones >> (8 * rows_above))
    }

    /// Returns the order in which searches try the squares.
    pub(crate) const fn order(&self) -> &Order {
        &self.order
    }

    /// Returns `true` if the `own` stones include a line. The opponent's stones
    /// matter only in caro.
    pub(crate) fn has_line(&self, own: W, other: W) -> bool {
        has_line(self.rules.k(), self.rules.line(), own, other)
    }
}

/// A position of a small board in two words: the fast twin of [`Position`],
/// for searches to the end of the game.
///
/// A packed board is an immutable value that knows its rules. It takes 16
/// bytes, or 8 with words of 32 bits. [`PackedBoard::play`] checks the move;
/// searches, which take theirs from the empty squares, do not.
///
/// ```
/// use dooz_core::textbook::{GameState, Minimax};
/// use dooz_core::exact::PackedRules;
/// use dooz_core::Rules;
/// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
/// let found = Minimax::default().search(&rules.start(), &mut ());
/// assert_eq!((found.score, found.nodes), (0, 549_946));
/// ```
// A square is a bit of each word:
//
//     own  other
//      0     0    empty
//      1     0    a stone of the player to move
//      0     1    a stone of the player who moved last
//      1     1    off the board
//
// A move sets a bit of `own` and swaps the words; the side to move follows from
// the number of stones. Each row of squares is a byte, and the bottom row is
// the highest byte, so that the order of bits is the reading order:
//
//      0  1  2  3  4  5  6 |  7   k - 1, lowest bit
//      8  9 10 11 12 13 14 | 15
//     16 17 18 19 20 21 22 | 23
//     24 25 26 27 28 29 30 | 31
//     32 33 34 35 36 37 38 | 39
//     40 41 42 43 44 45 46 | 47   k - 1, highest bit
//     48 49 50 51 52 53 54 | 55   index into LINE_RULES, low bit
//     56 57 58 59 60 61 62 | 63   index into LINE_RULES, high bit
//
// The eighth column is never on the board: it separates the rows, and in both
// words it holds the rules. A word of 32 bits has two rows for `k` and two for
// the line rule.
//
// The order of boards has no meaning in the game: it is there for sorting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedBoard<W = u64> {
    own: W,
    other: W,
}

/// The line rules of packed boards. At even indices, `k` or more stones in a
/// row are always a line.
const LINE_RULES: [LineRule; 4] = [
    LineRule::Freestyle,
    LineRule::Exactly,
    LineRule::Misere,
    LineRule::Caro,
];

impl<W: Word> PackedBoard<W> {
    /// Packs a position.
    ///
    /// # Panics
    ///
    /// Panics if the position has other rules.
    #[must_use]
    pub fn new(rules: &PackedRules<W>, position: &Position) -> Self {
        assert!(rules.rules() == position.rules(), "the rules differ");
        let start = rules.start().own;
        let pack = |player| {
            let squares = position.stones(player).squares();
            squares.fold(start, |word, square| word | bit(square))
        };
        Self {
            own: pack(position.turn()),
            other: pack(!position.turn()),
        }
    }

    /// Returns the number of stones on the board.
    #[must_use]
    pub fn ply(&self) -> u32 {
        (self.own ^ self.other).count_ones()
    }

    /// Returns the player to move, or the one who would be if the game were not
    /// over.
    #[must_use]
    #[inline]
    pub fn player(&self) -> Player {
        if self.ply().is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// Returns the outcome of the game, or `None` while it goes on.
    #[must_use]
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.is_decided() {
            return Some(Outcome::Win(self.winner_by_line()));
        }
        (self.empty() == W::EMPTY).then_some(Outcome::Draw)
    }

    /// Returns the player whose stone is on a square, if there is one.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        let bit = self.bit(square)?;
        if self.own & bit != W::EMPTY {
            Some(self.player())
        } else if self.other & bit != W::EMPTY {
            Some(!self.player())
        } else {
            None
        }
    }

    /// Returns the legal moves in reading order: from the top row, each row
    /// from the left. There are none if the game is over.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> + use<W> {
        let moves = if self.is_decided() {
            W::EMPTY
        } else {
            self.empty()
        };
        moves.bits().map(square::<W>)
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is over, or the square is off the board or
    /// taken.
    pub fn play(self, square: Square) -> Result<Self, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        let bit = self.bit(square).ok_or(PlayError::OffBoard(square))?;
        if self.empty() & bit == W::EMPTY {
            return Err(PlayError::Occupied(square));
        }
        Ok(self.with(bit))
    }

    /// Returns `true` if a square is part of a line that decided the game. In
    /// misère such a line belongs to the loser.
    ///
    /// ```
    /// use dooz_core::exact::PackedRules;
    /// use dooz_core::{Rules, Square};
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
        let (k, line) = self.rule();
        let [own, other] = self.stones();
        let lines = squares_of_lines(k, line, other, own);
        self.bit(square).is_some_and(|bit| lines & bit != W::EMPTY)
    }

    /// Returns the position after a move, given as the bit of an empty square.
    #[inline]
    fn with(self, bit: W) -> Self {
        Self {
            own: self.other,
            other: self.own | bit,
        }
    }

    /// Returns the position after a move on an empty square.
    pub(crate) fn after_square(self, square: Square) -> Self {
        self.with(bit(square))
    }

    /// Returns the bit of a square, if it is on the board.
    fn bit(self, square: Square) -> Option<W> {
        if square.column() > 6 || square.row() >= W::ROWS {
            return None;
        }
        let (bit, squares) = (bit(square), !(self.own & self.other));
        (squares & bit != W::EMPTY).then_some(bit)
    }

    /// Returns the stones of the player to move and of the player who moved
    /// last.
    fn stones(self) -> [W; 2] {
        [self.own & !self.other, self.other & !self.own]
    }

    /// Returns the empty squares.
    #[inline]
    pub(crate) fn empty(self) -> W {
        !(self.own | self.other) & W::SQUARES
    }

    /// Returns `true` if the last move completed a line.
    #[inline]
    pub(crate) fn is_decided(self) -> bool {
        // A shortcut for three or more in a row, recognised by all bits of the
        // eighth column but the last: it halves the time of minimax. A
        // microcontroller has no room for both ways.
        if W::BITS == 64 && self.own.into() & 0x0080_8080_8080_8080 == 1 << 15 {
            has_run(self.other & !self.own, 3)
        } else {
            self.is_decided_by_rule()
        }
    }

    #[cold]
    fn is_decided_by_rule(self) -> bool {
        let (k, line) = self.rule();
        let [own, other] = self.stones();
        has_line(k, line, other, own)
    }

    /// Returns the winner, if the last move completed a line.
    #[inline]
    fn winner_by_line(self) -> Player {
        let line_rule = self.own >> (W::BITS - 9) & W::truncate(0x101);
        if line_rule == W::truncate(0x100) {
            self.player()
        } else {
            !self.player()
        }
    }

    /// Returns `k` and the line rule.
    fn rule(self) -> (u8, LineRule) {
        let notes = self.own.eighth_column();
        let rows_of_k = W::ROWS - 2;
        let k = 1 + (notes & ((1 << rows_of_k) - 1));
        (k, LINE_RULES[usize::from(notes >> rows_of_k)])
    }
}

impl PackedBoard {
    /// Returns the stones of the player to move and of the player who moved last: for each
    /// row from the bottom its squares as bits, the leftmost column lowest.
    ///
    /// ```
    /// use dooz_core::exact::PackedRules;
    /// use dooz_core::Rules;
    /// let start = PackedRules::new(Rules::TIC_TAC_TOE).unwrap().start();
    /// let [own, other] = start.play("c2".parse()?)?.rows();
    /// assert_eq!((own[1], other[1]), (0, 0b100));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rows(self) -> [[u8; 8]; 2] {
        self.stones().map(u64::to_be_bytes)
    }
}

/// The first player is [`Side::Max`]; a win counts 1, a loss -1. A move is the
/// index of its square's bit.
impl<W: Word> GameState for PackedBoard<W> {
    type Move = u32;

    fn turn(&self) -> Side {
        match self.player() {
            Player::First => Side::Max,
            Player::Second => Side::Min,
        }
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = u32> {
        self.empty().bits()
    }

    #[inline]
    fn after(&self, bit: u32) -> Self {
        self.with(W::bit(bit))
    }

    #[inline]
    fn value(&self) -> Option<i64> {
        self.outcome().map(|outcome| match outcome {
            Outcome::Win(Player::First) => 1,
            Outcome::Win(Player::Second) => -1,
            Outcome::Draw => 0,
        })
    }
}

/// Returns the bit of a square.
#[inline]
fn bit<W: Word>(square: Square) -> W {
    W::bit((8 * (W::ROWS - 1 - square.row()) + square.column()).into())
}

/// Returns the square of a bit: the inverse of [`bit`].
fn square<W: Word>(bit: u32) -> Square {
    Square::unchecked(bit as u8 % 8, W::ROWS - 1 - bit as u8 / 8)
}

#[cfg(test)]
mod tests;
