//! Boards as text: reading the pictures that people draw, and writing them.

use core::fmt;

use crate::player::Symbol;
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::Setup;

impl Setup {
    /// Reads a picture of the board. The accepted forms are:
    ///
    /// - all cells in one word, from the top left: `X..XO....`;
    /// - the rows from the top, joined by `/` or on lines of their own, with
    ///   or without spaces between the cells: `X.. / XO. / ...`;
    /// - a JavaScript array, where a free cell holds its own index:
    ///   `["O",1,"X","X",4,"X",6,"O","O"]`, in straight or curly quotes;
    /// - a board drawn with `|` between the cells, with or without lines of `-`
    ///   or `_` between the rows, where a free cell is blank or has a number.
    ///
    /// `X` and `O` may be lower case; a free cell is `.`, `_` or `-`.
    ///
    /// ```
    /// use dooz_core::{Rules, Setup, Symbol};
    /// let drawn = " O |   | X\n---+---+---\n X |   | X\n---+---+---\n   | O | O";
    /// let array = "[“O”,1,“X”,“X”,4,“X”,6,“O”,“O”]";
    /// let read = |text| Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X);
    /// assert_eq!(read(drawn)?, read(array)?);
    /// # Ok::<(), dooz_core::PictureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the picture does not fit the board or has an unknown
    /// cell.
    pub fn parse(rules: Rules, picture: &str, to_move: Symbol) -> Result<Self, PictureError> {
        let mut setup = Self::new(rules, to_move);
        match picture.trim().strip_prefix('[') {
            Some(rest) => setup.read_array(rest)?,
            None if picture.contains(is_upright) => setup.read_drawing(picture)?,
            None => setup.read_rows(picture.trim())?,
        }
        Ok(setup)
    }

    /// Returns `true` for a text that can only be meant as a picture: no list of moves
    /// looks like any of the forms that [`Self::parse`] reads.
    ///
    /// ```
    /// use dooz_core::Setup;
    /// assert!(Setup::is_picture("X.. / XO. / ..."));
    /// assert!(Setup::is_picture(" O | 2 | X "));
    /// assert!(!Setup::is_picture("b2 a1"));
    /// ```
    #[must_use]
    pub fn is_picture(text: &str) -> bool {
        let text = text.trim();
        let is_cell = |c| matches!(c, 'x' | 'X' | 'o' | 'O' | '.' | '_' | '-' | '/');
        let is_sign = |c: char| c.is_whitespace() || is_cell(c);
        text.starts_with('[')
            || text.contains(is_upright)
            || (!text.is_empty() && text.chars().all(is_sign))
    }

    /// Returns the numbers of columns and rows of a picture with `/` or line breaks between
    /// its rows, by the first of them. Returns `None` for other forms.
    ///
    /// ```
    /// use dooz_core::Setup;
    /// assert_eq!(Setup::columns_and_rows("X . . O / . X . ."), Some((4, 2)));
    /// assert_eq!(Setup::columns_and_rows("X..XO...."), None);
    /// ```
    #[must_use]
    pub fn columns_and_rows(picture: &str) -> Option<(usize, usize)> {
        let picture = picture.trim();
        let has_cells_in_frames = picture.starts_with('[') || picture.contains(is_upright);
        if has_cells_in_frames || !picture.contains(is_row_break) {
            return None;
        }
        let mut rows = picture.split(is_row_break);
        let columns = rows.next()?.chars().filter(|c| !c.is_whitespace()).count();
        Some((columns, 1 + rows.count()))
    }

    /// Reads a board drawn with lines. If as many lines have cells as the board
    /// has rows, each of them is a row. Otherwise a row may be several lines high
    /// and ends at a line across; where there are none, each line is a row.
    fn read_drawing(&mut self, picture: &str) -> Result<(), PictureError> {
        let lines = || picture.lines().filter(|line| !line.trim().is_empty());
        let with_cells = lines().filter(|line| line.contains(is_upright)).count();
        let one_line_a_row = with_cells == usize::from(self.rules().height());
        let is_ruled = !one_line_a_row && lines().any(is_across);
        let mut row = 0;
        let mut is_open = false;
        for line in lines() {
            // Cells may stand on the line that ends their row.
            let has_cells = line.contains(is_upright)
                && (one_line_a_row || line.contains('_') || !is_rule(line));
            if has_cells {
                self.read_drawn_row(row, line)?;
                is_open = true;
            }
            if is_open && (!is_ruled || is_across(line)) {
                row += 1;
                is_open = false;
            }
        }
        row += usize::from(is_open);
        self.check_size(row * usize::from(self.rules().width()))
    }

    /// Reads the symbols of a line of a drawing.
    fn read_drawn_row(&mut self, row: usize, line: &str) -> Result<(), PictureError> {
        let width = usize::from(self.rules().width());
        let line = line.trim_end_matches(['\r', '\n']);
        let found = line.split(is_upright).count();
        // Only a frame has nothing at all outside of its first and last line.
        let (skipped, columns) = match found {
            _ if found == width + 2 => (1, width),
            _ => (0, found),
        };
        if columns != width {
            let number = row + 1;
            let found = columns;
            return Err(PictureError::RowLength { number, found });
        }
        for (column, cell) in line.split(is_upright).skip(skipped).take(width).enumerate() {
            let cell = cell.trim_matches(|c: char| c.is_whitespace() || matches!(c, '_' | '.'));
            let is_free = cell.is_empty() || cell == "-" || cell.parse::<u16>().is_ok();
            if !is_free {
                let wrong = || PictureError::Cell(cell.chars().next().unwrap_or('|'));
                let symbol: Symbol = cell.parse().map_err(|_| wrong())?;
                self.put_cell(row * width + column, Some(symbol));
            }
        }
        Ok(())
    }

    fn read_rows(&mut self, picture: &str) -> Result<(), PictureError> {
        let in_rows = picture.contains(is_row_break);
        let mut cells = 0;
        for (number, row) in (1..).zip(picture.split(is_row_break)) {
            let before = cells;
            for c in row.chars().filter(|c| !c.is_whitespace()) {
                let symbol = match c {
                    '.' | '_' | '-' => None,
                    _ => Some(Symbol::from_char(c).ok_or(PictureError::Cell(c))?),
                };
                self.put_cell(cells, symbol);
                cells += 1;
            }
            if in_rows && cells - before != self.rules().width() as usize {
                let found = cells - before;
                return Err(PictureError::RowLength { number, found });
            }
        }
        self.check_size(cells)
    }

    /// Reads the part of a JavaScript array after its opening bracket.
    fn read_array(&mut self, text: &str) -> Result<(), PictureError> {
        let items = text.strip_suffix(']').ok_or(PictureError::Array)?;
        let mut cells = 0;
        for item in items.split(',') {
            let item = item.trim();
            let symbol = match quoted(item) {
                Some(name) => Some(name.parse().map_err(|_| PictureError::Item(cells))?),
                None if item.parse() == Ok(cells) => None,
                None => return Err(PictureError::Item(cells)),
            };
            self.put_cell(cells, symbol);
            cells += 1;
        }
        self.check_size(cells)
    }

    /// Puts a symbol into a cell. Cells beyond the board are only counted, for
    /// the error.
    fn put_cell(&mut self, cell: usize, symbol: Option<Symbol>) {
        if let Some(square) = self.rules().square(cell) {
            self.put(square, symbol);
        }
    }

    fn check_size(&self, found: usize) -> Result<(), PictureError> {
        if found == self.rules().squares() {
            Ok(())
        } else {
            Err(PictureError::Size { found })
        }
    }
}

impl Position {
    /// Returns a picture of the board in which the first player has this
    /// symbol.
    ///
    /// ```
    /// use dooz_core::{Position, Rules, Symbol};
    /// let mut position = Position::new(Rules::TIC_TAC_TOE);
    /// position.play("a3".parse()?)?;
    /// position.play("b2".parse()?)?;
    /// let picture = position.picture(Symbol::X);
    /// assert_eq!(picture.to_string(), "X...O....");
    /// assert_eq!(format!("{picture:#}"), "X . .\n. O .\n. . .\n");
    /// assert_eq!(picture.array().to_string(), r#"["X",1,2,3,"O",5,6,7,8]"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn picture(&self, first: Symbol) -> Picture<'_> {
        Picture {
            position: self,
            first,
        }
    }
}

/// A board as text, created by [`Position::picture`]: all cells in one word, or
/// with `{:#}` a line for each row.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    position: &'a Position,
    first: Symbol,
}

impl<'a> Picture<'a> {
    /// Returns the picture as a JavaScript array, in which a free cell holds
    /// its index.
    #[must_use]
    pub const fn array(self) -> impl fmt::Display + use<'a> {
        Array(self)
    }

    /// Returns the cells from the top left.
    fn cells(self) -> impl Iterator<Item = Option<Symbol>> + use<'a> {
        let rules = self.position.rules();
        let squares = (0..rules.squares()).filter_map(move |cell| rules.square(cell));
        squares.map(move |square| {
            let player = self.position.stone(square)?;
            Some(player.symbol(self.first))
        })
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.position.rules().width() as usize;
        for (cell, symbol) in self.cells().enumerate() {
            write!(f, "{}", symbol.map_or('.', Symbol::to_char))?;
            if f.alternate() {
                let row_ends = (cell + 1) % width == 0;
                f.write_str(if row_ends { "\n" } else { " " })?;
            }
        }
        Ok(())
    }
}

struct Array<'a>(Picture<'a>);

impl fmt::Display for Array<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, symbol) in self.0.cells().enumerate() {
            f.write_str(if cell == 0 { "[" } else { "," })?;
            match symbol {
                Some(symbol) => write!(f, "\"{symbol}\"")?,
                None => write!(f, "{cell}")?,
            }
        }
        f.write_str("]")
    }
}

/// Returns the text between quotation marks. Word processors and web pages make
/// them curly, and sometimes turn both the same way.
fn quoted(item: &str) -> Option<&str> {
    const DOUBLE: [char; 5] = ['"', '“', '”', '„', '″'];
    const SINGLE: [char; 5] = ['\'', '‘', '’', '‚', '′'];
    let inside = |marks: [char; 5]| item.strip_prefix(marks)?.strip_suffix(marks);
    inside(DOUBLE).or_else(|| inside(SINGLE))
}

/// Returns `true` for the ends of rows that are not drawn.
const fn is_row_break(c: char) -> bool {
    matches!(c, '/' | '\n')
}

/// Returns `true` for the lines between the columns of a drawing.
const fn is_upright(c: char) -> bool {
    matches!(c, '|' | '│' | '┃' | '║')
}

/// Returns `true` for a line of a drawing that ends a row: it goes across all
/// cells, and may have stones on it.
fn is_across(line: &str) -> bool {
    let mut cells = line.split(|c| is_upright(c) || is_crossing(c));
    is_rule(line)
        || cells.all(|cell| cell.trim().is_empty() || cell.contains('_')) && line.contains('_')
}

/// Returns `true` for a line of a drawing with no stones.
fn is_rule(line: &str) -> bool {
    let is_part = |c: char| is_dash(c) || is_crossing(c) || is_upright(c) || c.is_whitespace();
    line.chars().all(is_part) && line.contains(is_dash)
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '_' | '=' | '─' | '━' | '═' | '–' | '—')
}

const fn is_crossing(c: char) -> bool {
    matches!(
        c,
        '+' | '┼' | '╋' | '╬' | '├' | '┤' | '┬' | '┴' | '┌' | '┐' | '└' | '┘'
    )
}

/// The error of a text that is not a picture of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The picture has another number of cells than the board.
    Size {
        /// The number of cells in the picture.
        found: usize,
    },
    /// A row has another number of cells than the board has columns.
    RowLength {
        /// The number of the row, from 1 at the top.
        number: usize,
        /// The number of its cells.
        found: usize,
    },
    /// A cell is neither X nor O nor free.
    Cell(char),
    /// The array has no closing bracket.
    Array,
    /// An item of the array, counted from 0, is neither `"X"` nor `"O"` nor
    /// its own index.
    Item(usize),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found } => write!(
                f,
                "the picture has {found} cells, and this board has another number"
            ),
            Self::RowLength { number, found } => write!(
                f,
                "row {number} has {found} cells, but the board has another number of columns"
            ),
            Self::Cell(c) => write!(f, "a cell is X, O or `.`, not {c:?}"),
            Self::Array => f.write_str("the array has no closing bracket"),
            Self::Item(index) => {
                write!(
                    f,
                    "item {index} of the array is not \"X\", \"O\" or {index}"
                )
            }
        }
    }
}

impl core::error::Error for PictureError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;

    fn rules(text: &str) -> Rules {
        text.parse().unwrap()
    }

    fn position(rules: Rules, picture: &str) -> Position {
        let setup = Setup::parse(rules, picture, Symbol::O).unwrap();
        setup.position().unwrap()
    }

    #[test]
    fn pictures_are_read_in_every_form() {
        let oblong = rules("4x3x3");
        let forms = [
            "X..O.X......",
            "x..o/.x../....",
            "X . . O\n_ X - -\n . . . .\n",
            r#"["X",1,2,"O",4,'X',6,7,8,9,10,11]"#,
        ];
        for form in forms {
            let position = position(oblong, form);
            let a3 = "a3".parse().unwrap();
            assert_eq!(position.stone(a3), Some(Player::First), "{form}");
            assert_eq!(std::format!("{}", position.picture(Symbol::X)), forms[0]);
        }
    }

    #[test]
    fn boards_drawn_with_lines_are_read_as_they_are() {
        let read = |text| Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X).unwrap();
        let expected = read("X.O......");
        let drawings = [
            "X| |O\n | | \n | | ",
            " X |   | O\n-----------\n   |   |\n-----------\n   |   |   ",
            "__X__|_____|__O__\n_____|_____|_____\n     |     |     ",
            "     |     |\n  X  |     |  O\n_____|_____|_____\n     |     |\n     |     |\n\
             _____|_____|_____\n     |     |\n     |     |\n     |     |",
            "┌───┬───┬───┐\n│ X │ 2 │ O │\n├───┼───┼───┤\n│ 4 │ 5 │ 6 │\n├───┼───┼───┤\n\
             │ 7 │ 8 │ 9 │\n└───┴───┴───┘",
            "+---+---+---+\r\n| x |   | o |\r\n+---+---+---+\r\n|   |   |   |\r\n+---+---+---+\r\n\
             |   |   |   |\r\n+---+---+---+",
        ];
        for drawing in drawings {
            assert_eq!(read(drawing), expected, "{drawing}");
        }
        let error = |text| Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X).unwrap_err();
        assert_eq!(error("X|Y|O\n | | \n | | "), PictureError::Cell('Y'));
        assert_eq!(error("X| |O\n | | "), PictureError::Size { found: 6 });
        let (number, found) = (2, 2);
        assert_eq!(
            error("X| |O\n | \n | | "),
            PictureError::RowLength { number, found }
        );
    }

    #[test]
    fn a_free_row_of_a_drawing_and_its_frame_are_no_lines_between_rows() {
        let read = |text| Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X).unwrap();
        for (drawing, rows) in [
            ("X|O|_\n_|_|_\nX|_|O", "XO. / ... / X.O"),
            ("X|O|-\n-|-|-\nX|-|O", "XO. / ... / X.O"),
            ("_|_|_\nX|_|_\n_|_|O", "... / X.. / ..O"),
            ("_|_|_\n-|-|-\nX|O|-", "... / ... / XO."),
            (
                "+-+-+-+\n|X|O| |\n| |X| |\n| | |O|\n+-+-+-+",
                "XO. / .X. / ..O",
            ),
        ] {
            assert_eq!(read(drawing), read(rows), "{drawing}");
        }
    }

    #[test]
    fn curly_quotes_of_a_web_page_are_quotes() {
        let read = |text| Setup::parse(Rules::TIC_TAC_TOE, text, Symbol::X);
        let straight = read(r#"["O",1,"X","X",4,"X",6,"O","O"]"#);
        for array in [
            "[“O”,1,“X”,“X”,4,“X”,6,“O”,“O”]",
            "[”O”,1,”X”,”X”,4,”X”,6,”O”,”O”]",
            "[‘O’,1,‘X’,‘X’,4,‘X’,6,‘O’,‘O’]",
        ] {
            assert_eq!(read(array), straight, "{array}");
        }
    }

    #[test]
    fn what_is_no_picture_of_the_board_is_refused_with_the_place() {
        let error = |picture| Setup::parse(Rules::TIC_TAC_TOE, picture, Symbol::X).unwrap_err();
        assert_eq!(error(""), PictureError::Size { found: 0 });
        assert_eq!(error("X..XO..."), PictureError::Size { found: 8 });
        assert_eq!(error(".........."), PictureError::Size { found: 10 });
        assert_eq!(
            error(".../..../.."),
            PictureError::RowLength {
                number: 2,
                found: 4
            }
        );
        assert_eq!(error(".../..."), PictureError::Size { found: 6 });
        assert_eq!(error("X..XZ...."), PictureError::Cell('Z'));
        assert_eq!(error("["), PictureError::Array);
        assert_eq!(error("[]"), PictureError::Item(0));
        assert_eq!(error("[0,1,2,2]"), PictureError::Item(3));
        assert_eq!(error(r#"[0,"Y"]"#), PictureError::Item(1));
        assert_eq!(error("[0,1,2]"), PictureError::Size { found: 3 });
    }
}
