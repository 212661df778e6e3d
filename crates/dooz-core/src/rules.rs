//! The rules of a game: the board, the length of a line, and the lines that
//! count.

use core::fmt;
use core::str::FromStr;

use crate::bitboard::Bitboard;
use crate::digits::number;
use crate::square::{MAX_HEIGHT, MAX_WIDTH, Square};

/// The rule for which lines count, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// `k` or more stones in a row win.
    Freestyle,
    /// Exactly `k` stones in a row win; a longer row does not count.
    Exactly,
    /// The first player wins with exactly five and is forbidden to make an
    /// overline, a double four or a double three, unless the move also makes
    /// a five; the second player wins with five or more.
    Renju,
    /// `k` stones do not win if both ends are blocked by the opponent's
    /// stones (the edge of the board blocks nothing); more than `k` always win.
    Caro,
    /// The player who completes `k` or more in a row loses.
    Misere,
}

impl LineRule {
    /// All five rules.
    pub const ALL: [Self; 5] = [
        Self::Freestyle,
        Self::Exactly,
        Self::Renju,
        Self::Caro,
        Self::Misere,
    ];

    /// Returns the name in the text of [`Rules`].
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Exactly => "exactly",
            Self::Renju => "renju",
            Self::Caro => "caro",
            Self::Misere => "misere",
        }
    }
}

/// The rules of one k-in-a-row game, also called an m,n,k-game: `width`
/// columns (m), `height` rows (n), and a line of `k`.
///
/// The text of rules is `15x15x5`, followed by the line rule unless it is
/// freestyle: `15x15x5-renju`. The names of the presets can be read as well.
///
/// ```
/// use dooz_core::{LineRule, Rules};
/// let rules: Rules = "renju".parse()?;
/// assert_eq!((rules.width(), rules.height(), rules.k()), (15, 15, 5));
/// assert_eq!(rules.line(), LineRule::Renju);
/// assert_eq!(Rules::TIC_TAC_TOE.to_string(), "3x3x3");
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    width: u8,
    height: u8,
    k: u8,
    line: LineRule,
}

impl Rules {
    /// Three in a row on 3x3.
    pub const TIC_TAC_TOE: Self = Self::freestyle(3, 3, 3);
    /// The game in Machinarium's cafe: five or more in a row on 10x10.
    pub const MACHINARIUM: Self = Self::freestyle(10, 10, 5);
    /// Gomoku on 15x15: five or more in a row.
    pub const GOMOKU: Self = Self::freestyle(15, 15, 5);
    /// Gomoku on 20x20, as in freestyle tournaments.
    pub const GOMOKU_20: Self = Self::freestyle(20, 20, 5);
    /// Standard gomoku on 15x15: exactly five.
    pub const STANDARD: Self = Self {
        line: LineRule::Exactly,
        ..Self::GOMOKU
    };
    /// Renju on 15x15.
    pub const RENJU: Self = Self {
        line: LineRule::Renju,
        ..Self::GOMOKU
    };
    /// Caro on 15x15.
    pub const CARO: Self = Self {
        line: LineRule::Caro,
        ..Self::GOMOKU
    };

    /// The presets with the names by which they can be read.
    pub const PRESETS: [(&'static str, Self); 7] = [
        ("tic-tac-toe", Self::TIC_TAC_TOE),
        ("machinarium", Self::MACHINARIUM),
        ("gomoku", Self::GOMOKU),
        ("gomoku-20", Self::GOMOKU_20),
        ("standard", Self::STANDARD),
        ("renju", Self::RENJU),
        ("caro", Self::CARO),
    ];

    const fn freestyle(width: u8, height: u8, k: u8) -> Self {
        Self {
            width,
            height,
            k,
            line: LineRule::Freestyle,
        }
    }

    /// Creates rules for any board of 1 to 31 columns and 1 to 22 rows, with
    /// any `k` from 1 to 31; renju is defined for `k` = 5 alone.
    ///
    /// # Errors
    ///
    /// Returns the first measure that is out of its range.
    pub const fn new(width: u8, height: u8, k: u8, line: LineRule) -> Result<Self, RulesError> {
        if width == 0 || width > MAX_WIDTH {
            return Err(RulesError::Width);
        }
        if height == 0 || height > MAX_HEIGHT {
            return Err(RulesError::Height);
        }
        if k == 0 || k > MAX_WIDTH {
            return Err(RulesError::Length);
        }
        if matches!(line, LineRule::Renju) && k != 5 {
            return Err(RulesError::RenjuLength);
        }
        Ok(Self {
            width,
            height,
            k,
            line,
        })
    }

    /// Returns the number of columns, m in the literature: 1 to 31.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Returns the number of rows, n in the literature: 1 to 22.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Returns the number of stones that make a line: 1 to 31.
    #[must_use]
    pub const fn k(self) -> u8 {
        self.k
    }

    /// Returns the rule for which lines count.
    #[must_use]
    pub const fn line(self) -> LineRule {
        self.line
    }

    /// Returns the preset's name if these rules are a preset.
    #[must_use]
    pub fn preset(self) -> Option<&'static str> {
        let found = Self::PRESETS.iter().find(|(_, rules)| *rules == self);
        found.map(|(name, _)| *name)
    }

    /// Returns the number of squares: 1 to 682.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Returns all squares of the board.
    #[must_use]
    pub const fn board(self) -> Bitboard {
        Bitboard::full(self.width, self.height)
    }

    /// Returns `true` if a square is on this board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.column() < self.width && square.row() < self.height
    }

    /// Returns the square of a cell index, which counts from 0 in reading
    /// order: from the top left, row by row.
    #[must_use]
    pub const fn square(self, cell: usize) -> Option<Square> {
        if cell >= self.squares() {
            return None;
        }
        let from_top = cell / self.width as usize;
        let column = cell % self.width as usize;
        Square::new(column as u8, self.height - 1 - from_top as u8)
    }

    /// Returns the cell index of a square of this board.
    ///
    /// # Panics
    ///
    /// Panics if the square is off this board.
    #[must_use]
    pub const fn cell(self, square: Square) -> usize {
        assert!(self.contains(square), "a square off the board has no cell");
        let from_top = self.height - 1 - square.row();
        from_top as usize * self.width as usize + square.column() as usize
    }

    /// Returns the distance of a square from the centre of the board, squared
    /// and in half squares. It orders squares that are otherwise equal.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// let far = |square: &str| Rules::TIC_TAC_TOE.from_centre(square.parse().unwrap());
    /// assert_eq!([far("b2"), far("b1"), far("a1")], [0, 4, 8]);
    /// ```
    #[must_use]
    pub fn from_centre(self, square: Square) -> u32 {
        let off = |place: u8, size: u8| u32::from((2 * place + 1).abs_diff(size)).pow(2);
        off(square.column(), self.width) + off(square.row(), self.height)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.width, self.height, self.k)?;
        match self.line {
            LineRule::Freestyle => Ok(()),
            line => write!(f, "-{}", line.name()),
        }
    }
}

/// The error of rules that do not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// The text is neither a preset's name nor of the form `15x15x5-renju`.
    Form,
    /// The part after the numbers is not a line rule.
    LineRule,
    /// The width is not 1 to 31.
    Width,
    /// The height is not 1 to 22.
    Height,
    /// The length of a line is not 1 to 31.
    Length,
    /// Renju is defined for five in a row alone.
    RenjuLength,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "rules are a preset's name, or width, height and k like 15x15x5",
            Self::LineRule => "a line rule is freestyle, exactly, renju, caro or misere",
            Self::Width => "a board has 1 to 31 columns",
            Self::Height => "a board has 1 to 22 rows",
            Self::Length => "a line has 1 to 31 stones",
            Self::RenjuLength => "renju is played with five in a row",
        })
    }
}

impl core::error::Error for RulesError {}

impl FromStr for Rules {
    type Err = RulesError;

    /// Reads a preset's name or `WIDTHxHEIGHTxK[-RULE]`; commas may stand for
    /// the crosses, and capitals for small letters.
    fn from_str(text: &str) -> Result<Self, RulesError> {
        let is_name = |name: &str| name.eq_ignore_ascii_case(text);
        if let Some((_, rules)) = Self::PRESETS.iter().find(|(name, _)| is_name(name)) {
            return Ok(*rules);
        }

        let (size, line) = match text.split_once('-') {
            None => (text, LineRule::Freestyle),
            Some((size, name)) => (size, line_rule(name)?),
        };
        let mut words = size.split(['x', 'X', ',']);
        let mut numbers = [0; 3];
        for place in &mut numbers {
            let number = words.next().and_then(number).ok_or(RulesError::Form)?;
            // 255 is out of every range.
            *place = u8::try_from(number).unwrap_or(u8::MAX);
        }
        if words.next().is_some() {
            return Err(RulesError::Form);
        }
        let [width, height, k] = numbers;
        Self::new(width, height, k, line)
    }
}

fn line_rule(name: &str) -> Result<LineRule, RulesError> {
    let is_rule = |rule: &&LineRule| rule.name().eq_ignore_ascii_case(name);
    let found = LineRule::ALL.iter().find(is_rule);
    found.copied().ok_or(RulesError::LineRule)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn rules_are_read_back_from_their_text() {
        for (name, rules) in Rules::PRESETS {
            assert_eq!(name.parse(), Ok(rules));
            assert_eq!(rules.to_string().parse(), Ok(rules));
            assert_eq!(rules.preset(), Some(name));
        }
        let rules = Rules::new(31, 22, 4, LineRule::Misere).unwrap();
        assert_eq!(rules.to_string(), "31x22x4-misere");
        assert_eq!("31,22,4-MISERE".parse(), Ok(rules));
    }

    #[test]
    fn impossible_rules_are_refused_with_the_measure_that_is_wrong() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err();
        assert_eq!(error(""), RulesError::Form);
        assert_eq!(error("chess"), RulesError::Form);
        assert_eq!(error("3x3"), RulesError::Form);
        assert_eq!(error("3x3x3x3"), RulesError::Form);
        assert_eq!(error("3x+3x3"), RulesError::Form);
        assert_eq!(error("32x3x3"), RulesError::Width);
        assert_eq!(error("3x23x3"), RulesError::Height);
        assert_eq!(error("3x3x0"), RulesError::Length);
        assert_eq!(error("3x3x99999"), RulesError::Length);
        assert_eq!(error("3x3x3-gravity"), RulesError::LineRule);
        assert_eq!(error("6x6x4-renju"), RulesError::RenjuLength);
    }

    #[test]
    fn cells_count_from_the_top_left() {
        let rules = Rules::new(4, 3, 3, LineRule::Freestyle).unwrap();
        assert_eq!(rules.square(0), "a3".parse().ok());
        assert_eq!(rules.square(5), "b2".parse().ok());
        assert_eq!(rules.square(11), "d1".parse().ok());
        assert_eq!(rules.square(12), None);
        for cell in 0..rules.squares() {
            assert_eq!(rules.cell(rules.square(cell).unwrap()), cell);
        }
    }
}
