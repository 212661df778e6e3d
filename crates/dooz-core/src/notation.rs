//! Notations for squares and games.

use core::fmt;

use crate::digits::number;
use crate::rules::Rules;
use crate::square::{ParseSquareError, Square};

/// A notation for the squares of a board.
///
/// ```
/// use dooz_core::{Notation, Rules};
/// let rules = Rules::TIC_TAC_TOE;
/// let top_left = Notation::Keypad.parse(rules, "7")?;
/// assert_eq!(Notation::Algebraic.write(rules, top_left).to_string(), "a3");
/// assert_eq!(Notation::RowColumn.write(rules, top_left).to_string(), "r1c1");
/// assert_eq!(Notation::Cell.write(rules, top_left).to_string(), "0");
/// assert_eq!(Notation::Tournament.write(rules, top_left).to_string(), "0,0");
/// # Ok::<(), dooz_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// A letter for the column and a number for the row: `a1` is at the
    /// bottom left, `h8` the centre of 15x15.
    Algebraic,
    /// Row and column, counted from 1 at the top left: `r1c1`; `1 1` and `1,1`
    /// can be read as well.
    RowColumn,
    /// The cell index, counted from 0 at the top left, row by row.
    Cell,
    /// The key of a numeric keypad, 3x3 only: 7 is at the top left, 3 at the
    /// bottom right.
    Keypad,
    /// `x,y` as the tournament managers of gomoku count: from 0 at the top
    /// left.
    Tournament,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 5] = [
        Self::Algebraic,
        Self::RowColumn,
        Self::Cell,
        Self::Keypad,
        Self::Tournament,
    ];

    /// Returns `true` if the notation can write the squares of this board: all
    /// can, except that the keypad has only nine keys.
    #[must_use]
    pub const fn fits(self, rules: Rules) -> bool {
        !matches!(self, Self::Keypad) || (rules.width() == 3 && rules.height() == 3)
    }

    /// Reads a square of the board. Surrounding spaces are ignored.
    ///
    /// # Errors
    ///
    /// Returns an error if the text does not have the notation's form, or the
    /// square is off the board.
    pub fn parse(self, rules: Rules, text: &str) -> Result<Square, NotationError> {
        let form = NotationError::Form(self);
        let text = text.trim();
        let square = match self {
            Self::Algebraic => match text.parse() {
                Ok(square) => Some(square),
                Err(ParseSquareError::Form) => return Err(form),
                Err(ParseSquareError::TooFar) => None,
            },
            Self::RowColumn => {
                let (row, column) = row_and_column(text).ok_or(form)?;
                match (row.checked_sub(1), column.checked_sub(1)) {
                    (Some(from_top), Some(column)) => from_top_left(rules, column, from_top),
                    _ => None,
                }
            }
            Self::Cell => rules.square(number(text).ok_or(form)?),
            Self::Keypad => match number(text).ok_or(form)? {
                key @ 1..=9 if self.fits(rules) => {
                    let place = key as u8 - 1;
                    Square::new(place % 3, place / 3)
                }
                _ => None,
            },
            Self::Tournament => {
                let (x, y) = pair(text, &|c| c == ',').ok_or(form)?;
                from_top_left(rules, x, y)
            }
        };
        let square = square.filter(|&square| rules.contains(square));
        square.ok_or(NotationError::OffBoard)
    }

    /// Returns the text of a square of the board.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board, or the notation does not fit it.
    #[must_use]
    pub fn write(self, rules: Rules, square: Square) -> SquareText {
        assert!(rules.contains(square), "the square is off the board");
        assert!(self.fits(rules), "the notation does not fit the board");
        SquareText {
            notation: self,
            rules,
            square,
        }
    }
}

/// A square as text, created by [`Notation::write`].
#[derive(Clone, Copy, Debug)]
pub struct SquareText {
    notation: Notation,
    rules: Rules,
    square: Square,
}

impl fmt::Display for SquareText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.square.column(), self.square.row());
        let from_top = self.rules.height() - 1 - row;
        match self.notation {
            Notation::Algebraic => write!(f, "{}", self.square),
            Notation::RowColumn => write!(f, "r{}c{}", from_top + 1, column + 1),
            Notation::Cell => write!(f, "{}", self.rules.cell(self.square)),
            Notation::Keypad => write!(f, "{}", row * 3 + column + 1),
            Notation::Tournament => write!(f, "{column},{from_top}"),
        }
    }
}

/// The error of a text that is not a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The text does not have the form of this notation.
    Form(Notation),
    /// There is no such square on this board.
    OffBoard,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form(Notation::Algebraic) => "a square is a letter and a number, like h8",
            Self::Form(Notation::RowColumn) => "a square is its row and column, like r1c1",
            Self::Form(Notation::Cell) => "a cell is a number from 0 at the top left",
            Self::Form(Notation::Keypad) => "a key is a number from 1 to 9",
            Self::Form(Notation::Tournament) => "a square is x,y from 0,0 at the top left",
            Self::OffBoard => "there is no such square on this board",
        })
    }
}

impl core::error::Error for NotationError {}

fn from_top_left(rules: Rules, column: usize, from_top: usize) -> Option<Square> {
    if column >= usize::from(rules.width()) || from_top >= usize::from(rules.height()) {
        return None;
    }
    Square::new(column as u8, rules.height() - 1 - from_top as u8)
}

fn pair(text: &str, separator: &dyn Fn(char) -> bool) -> Option<(usize, usize)> {
    let (left, right) = text.split_once(separator)?;
    Some((number(left.trim())?, number(right.trim())?))
}

fn row_and_column(text: &str) -> Option<(usize, usize)> {
    match text.strip_prefix(['r', 'R']) {
        Some(rest) => pair(rest, &|c| matches!(c, 'c' | 'C')),
        None => pair(text, &|c| c == ',').or_else(|| pair(text, &char::is_whitespace)),
    }
}

/// A list of moves as text, in algebraic notation with spaces between them: `h8 i9 j10`.
/// [`parse_moves`] reads it.
///
/// ```
/// # use dooz_core::{MoveList, parse_moves};
/// let moves: Vec<_> = parse_moves("h8,i9,j10").collect::<Result<_, _>>()?;
/// assert_eq!(MoveList(&moves).to_string(), "h8 i9 j10");
/// # Ok::<(), dooz_core::MoveListError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveList<'a>(pub &'a [Square]);

impl fmt::Display for MoveList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{square}")?;
        }
        Ok(())
    }
}

/// Reads a list of moves in algebraic notation: `h8 i9 j10`, `h8,i9` or
/// `h8i9j10`. Move numbers like `1.` are skipped, also in `1.h8`.
///
/// ```
/// # use dooz_core::{MoveList, parse_moves};
/// let moves: Vec<_> = parse_moves("1. h8 i9, 2.j10a1").collect::<Result<_, _>>()?;
/// assert_eq!(MoveList(&moves).to_string(), "h8 i9 j10 a1");
/// # Ok::<(), dooz_core::MoveListError>(())
/// ```
///
/// After an error, reading continues after the offending word.
pub fn parse_moves(text: &str) -> impl Iterator<Item = Result<Square, MoveListError<'_>>> {
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-');
    let words = text.split(is_gap).map(without_move_number);
    let words = words.filter(|word| !word.is_empty());
    words.flat_map(|word| {
        let mut rest = word;
        core::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let (first, after) = split_after_square(rest);
            let result = first.parse().map_err(|reason| MoveListError {
                word: if first.is_empty() { rest } else { first },
                reason,
            });
            rest = if result.is_ok() { after } else { "" };
            Some(result)
        })
    })
}

/// Cuts a move number such as `12.` off the start of a word.
fn without_move_number(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => rest,
        _ => word,
    }
}

/// Splits `h8i9` after the digits of its first square.
fn split_after_square(text: &str) -> (&str, &str) {
    let digits = text.find(|c: char| !c.is_ascii_alphabetic());
    let digits = digits.unwrap_or(text.len());
    let end = text[digits..].find(|c: char| !c.is_ascii_digit());
    text.split_at(end.map_or(text.len(), |end| digits + end))
}

/// The error of a word in a list of moves that is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveListError<'a> {
    /// The word.
    pub word: &'a str,
    /// The reason why it is not a square.
    pub reason: ParseSquareError,
}

impl fmt::Display for MoveListError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.word, self.reason)
    }
}

impl core::error::Error for MoveListError<'_> {}

#[cfg(test)]
mod tests {
    use std::string::ToString;
    use std::vec::Vec;

    use proptest::prelude::*;

    use super::*;
    use crate::LineRule;

    #[test]
    fn every_square_is_read_back_in_every_notation() {
        for rules in ["3x3x3", "4x3x3", "15x15x5", "22x22x5", "31x2x3"] {
            let rules: Rules = rules.parse().unwrap();
            for notation in Notation::ALL.into_iter().filter(|n| n.fits(rules)) {
                for square in rules.board().squares() {
                    let text = notation.write(rules, square).to_string();
                    assert_eq!(notation.parse(rules, &text), Ok(square), "{text}");
                }
            }
        }
    }

    #[test]
    fn the_keypad_lies_as_on_a_keyboard() {
        let rules = Rules::TIC_TAC_TOE;
        let key = |key| Notation::Keypad.parse(rules, key).unwrap().to_string();
        assert_eq!([key("7"), key("9")], ["a3", "c3"]);
        assert_eq!([key("5"), key("1")], ["b2", "a1"]);
    }

    #[test]
    fn spaces_around_rows_and_columns_are_ignored() {
        let expected = "b3".parse().unwrap();
        for text in [
            "1,2", "1 2", "1, 2", "1 ,2", " 1 , 2 ", "1  2", "r1 c2", "r 1c 2",
        ] {
            let square = Notation::RowColumn.parse(Rules::TIC_TAC_TOE, text);
            assert_eq!(square, Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        let rules = Rules::TIC_TAC_TOE;
        for notation in Notation::ALL {
            for text in ["", "?", "b2b2", "١"] {
                let error = Err(NotationError::Form(notation));
                assert_eq!(notation.parse(rules, text), error, "{notation:?} {text}");
            }
        }
        for (notation, text) in [
            (Notation::Algebraic, "d1"),
            (Notation::Algebraic, "a23"),
            (Notation::RowColumn, "r0c1"),
            (Notation::RowColumn, "4 1"),
            (Notation::Cell, "9"),
            (Notation::Cell, "99999999999999999999999"),
            (Notation::Keypad, "0"),
            (Notation::Keypad, "10"),
            (Notation::Tournament, "3,0"),
            (Notation::Tournament, "0,99999999999999999999"),
            // 2^64 is one more than a multiple of three.
            (Notation::Tournament, "1,6148914691236517205"),
            (Notation::RowColumn, "r6148914691236517206c2"),
        ] {
            let error = Err(NotationError::OffBoard);
            assert_eq!(notation.parse(rules, text), error, "{notation:?} {text}");
        }
        let oblong = Rules::new(4, 3, 3, LineRule::Freestyle).unwrap();
        assert_eq!(
            Notation::Keypad.parse(oblong, "1"),
            Err(NotationError::OffBoard)
        );
    }

    #[test]
    fn a_wrong_word_in_a_list_of_moves_is_named() {
        let moves: Vec<_> = parse_moves("h8 99 i9z a99").collect();
        assert_eq!(moves[0], Ok("h8".parse().unwrap()));
        let words: Vec<&str> = moves
            .iter()
            .filter_map(|m| m.err())
            .map(|e| e.word)
            .collect();
        assert_eq!(words, ["99", "z", "a99"]);
    }

    proptest! {
        #[test]
        fn any_text_is_a_square_of_the_board_or_an_error(text in "\\PC{0,8}", width in 1..31_u8) {
            let rules = Rules::new(width, 5, 4, LineRule::Freestyle).unwrap();
            for notation in Notation::ALL {
                if let Ok(square) = notation.parse(rules, &text) {
                    prop_assert!(rules.contains(square));
                }
            }
        }

        #[test]
        fn a_list_of_moves_is_read_back(cells in proptest::collection::vec(0..682_usize, 0..20)) {
            let rules = Rules::new(31, 22, 5, LineRule::Freestyle).unwrap();
            let squares: Vec<Square> = cells.iter().filter_map(|&cell| rules.square(cell)).collect();
            for separator in ["", " ", ", "] {
                let list = MoveList(&squares).to_string().replace(' ', separator);
                let read: Result<Vec<Square>, _> = parse_moves(&list).collect();
                prop_assert_eq!(read.as_ref(), Ok(&squares));
            }
        }
    }
}
