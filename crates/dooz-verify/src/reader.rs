//! The bytes of a certificate, read one value at a time.

use dooz_core::{Bitboard, LineRule, Player, Rules, Square};

use crate::rejection::Reason;
use crate::state::{MAX_MAYBE_SETS, State};
use crate::statement::{Goal, Statement};

/// The first bytes of a certificate, with the version of its format.
pub const MAGIC: [u8; 4] = *b"DZC1";

/// The number of squares up to which a word is one byte.
const NARROW: usize = 240;

/// A word of a certificate: the index of a square, a count of squares, or one
/// of the five words at the top of the range, which name a way to end a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Number(usize),
    Ending(Ending),
}

/// A way to end a proof, or to simplify it, other than by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// An earlier lemma covers the state.
    Reference,
    /// The opponent's lines are too few and too short.
    Potential,
    /// Two squares of which the claimant always gets one.
    Pair,
    /// The opponent's lines fall into parts without a common square.
    Split,
    /// The opponent has too few moves left.
    Horizon,
}

impl Ending {
    /// The endings in the order of their words, which count down from the last
    /// one.
    const ALL: [Self; 5] = [
        Self::Reference,
        Self::Potential,
        Self::Pair,
        Self::Split,
        Self::Horizon,
    ];
}

/// The width of the words of a certificate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordSize {
    is_narrow: bool,
}

impl WordSize {
    /// Returns the width for a board: a byte where that can hold every square.
    pub(crate) fn of(rules: Rules) -> Self {
        Self {
            is_narrow: rules.squares() <= NARROW,
        }
    }

    /// Returns the number of the last word.
    fn last(self) -> usize {
        if self.is_narrow { 0xff } else { 0xffff }
    }

    /// Returns what the word with a number stands for.
    fn word(self, number: usize) -> Word {
        match Ending::ALL.get(self.last() - number) {
            Some(&ending) => Word::Ending(ending),
            None => Word::Number(number),
        }
    }

    /// Appends a word to the bytes of a certificate.
    pub(crate) fn write(self, word: Word, bytes: &mut Vec<u8>) {
        let number = match word {
            Word::Number(number) => number,
            Word::Ending(ending) => self.last() - ending as usize,
        };
        let [low, high] = (number as u16).to_le_bytes();
        bytes.push(low);
        if !self.is_narrow {
            bytes.push(high);
        }
    }
}

/// A place in the bytes of a certificate.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, place: 0 }
    }

    /// Returns the number of bytes read.
    pub(crate) fn place(&self) -> usize {
        self.place
    }

    /// Returns the number of bytes that have not been read.
    pub(crate) fn left(&self) -> usize {
        self.bytes.len() - self.place
    }

    /// Reads one byte.
    pub(crate) fn byte(&mut self) -> Result<u8, Reason> {
        let byte = *self.bytes.get(self.place).ok_or(Reason::EndOfFile)?;
        self.place += 1;
        Ok(byte)
    }

    /// Reads a number in groups of seven bits, the lowest first; the high bit
    /// of a byte tells that another one follows.
    pub(crate) fn number(&mut self) -> Result<u64, Reason> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                // A last group of zeros would be a second way to write it.
                let is_shortest = byte != 0 || shift == 0;
                return if is_shortest {
                    Ok(number)
                } else {
                    Err(Reason::Number)
                };
            }
        }
        Err(Reason::Number)
    }

    /// Reads a word.
    pub(crate) fn word(&mut self, rules: Rules) -> Result<Word, Reason> {
        let size = WordSize::of(rules);
        let low = self.byte()?;
        let high = if size.is_narrow { 0 } else { self.byte()? };
        Ok(size.word(u16::from_le_bytes([low, high]).into()))
    }

    /// Reads a number of squares, at most those of the board.
    pub(crate) fn count(&mut self, rules: Rules) -> Result<usize, Reason> {
        match self.word(rules)? {
            Word::Number(count) if count <= rules.squares() => Ok(count),
            _ => Err(Reason::Count),
        }
    }

    /// Reads a square.
    pub(crate) fn square(&mut self, rules: Rules) -> Result<Square, Reason> {
        match self.word(rules)? {
            Word::Number(index) => square(rules, index),
            Word::Ending(_) => Err(Reason::OffBoard),
        }
    }

    /// Reads a count, and then that many different squares.
    pub(crate) fn squares(&mut self, rules: Rules) -> Result<Bitboard, Reason> {
        let mut squares = Bitboard::EMPTY;
        for _ in 0..self.count(rules)? {
            let square = self.square(rules)?;
            if squares.contains(square) {
                return Err(Reason::Twice(square));
            }
            squares.insert(square);
        }
        Ok(squares)
    }

    /// Reads the beginning of a file: the rules of its game.
    pub(crate) fn header(&mut self) -> Result<Rules, Reason> {
        for expected in MAGIC {
            if self.byte()? != expected {
                return Err(Reason::Magic);
            }
        }
        let [line, width, height, k] = [self.byte()?, self.byte()?, self.byte()?, self.byte()?];
        let line = LineRule::ALL
            .get(usize::from(line))
            .ok_or(Reason::LineRule)?;
        let rules = Rules::new(width, height, k, *line).map_err(Reason::Rules)?;
        match rules.line() {
            LineRule::Misere => Err(Reason::Misere),
            _ => Ok(rules),
        }
    }

    /// Reads the statement of a lemma.
    pub(crate) fn statement(&mut self, rules: Rules) -> Result<Statement, Reason> {
        let goal = match self.byte()? {
            0 => Goal::Win,
            1 => Goal::Hold,
            2 => {
                let plies = u16::try_from(self.number()?).map_err(|_| Reason::Plies)?;
                Goal::HoldFor(plies)
            }
            3 => Goal::HoldWeakly,
            _ => return Err(Reason::Goal),
        };
        let is_opponents_turn = self.flag(Reason::Side)?;
        let claimant = Player::BOTH[usize::from(self.flag(Reason::Claimant)?)];
        let turn = if is_opponents_turn {
            !claimant
        } else {
            claimant
        };
        let (claimant_stones, opponent) = (self.squares(rules)?, self.squares(rules)?);
        let sets = usize::from(self.byte()?);
        if sets > MAX_MAYBE_SETS {
            return Err(Reason::MaybeSets);
        }
        let maybe = (0..sets)
            .map(|_| self.squares(rules))
            .collect::<Result<Vec<_>, _>>()?;
        let state = State {
            claimant: claimant_stones,
            opponent,
            maybe,
        };
        if let Some(square) = (state.claimant & state.opponent_at_most()).squares().next() {
            return Err(Reason::Twice(square));
        }
        Ok(Statement {
            goal,
            claimant,
            turn,
            state,
        })
    }

    /// Reads a byte that is 0 or 1.
    fn flag(&mut self, otherwise: Reason) -> Result<bool, Reason> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(otherwise),
        }
    }
}

/// Returns the square with an index: the row, from 0 at the bottom, times the
/// number of columns, plus the column.
pub(crate) fn square(rules: Rules, index: usize) -> Result<Square, Reason> {
    let width = usize::from(rules.width());
    if index >= rules.squares() {
        return Err(Reason::OffBoard);
    }
    Square::new((index % width) as u8, (index / width) as u8).ok_or(Reason::OffBoard)
}

/// Returns the index of a square.
pub(crate) fn index(rules: Rules, square: Square) -> usize {
    usize::from(square.row()) * usize::from(rules.width()) + usize::from(square.column())
}
