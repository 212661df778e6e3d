//! Positions from pictures, read first and checked afterwards.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::line;
use crate::player::Symbol;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// A board as drawn, with the side to move, before the check that it can occur
/// in a game.
///
/// ```
/// use dooz_core::{Player, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X..XO....", Symbol::O)?;
/// let position = setup.position()?;
/// assert_eq!(setup.first(), Symbol::X);
/// assert_eq!(position.turn(), Player::Second);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: Rules,
    stones: [Bitboard; 2],
    to_move: Symbol,
    /// The symbol that is known to have begun.
    first: Option<Symbol>,
}

impl Setup {
    /// Creates the empty board, to put stones on it one by one.
    ///
    /// ```
    /// use dooz_core::{Player, Rules, Setup, Symbol};
    /// let mut setup = Setup::new(Rules::GOMOKU, Symbol::X);
    /// setup.put("h8".parse()?, Some(Symbol::O));
    /// let position = setup.position()?;
    /// assert_eq!(position.stone("h8".parse()?), Some(Player::First));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn new(rules: Rules, to_move: Symbol) -> Self {
        Self {
            rules,
            stones: [Bitboard::EMPTY; 2],
            to_move,
            first: None,
        }
    }

    /// States which symbol began the game, for boards whose numbers of stones do
    /// not tell: problems can have more stones of a side than a game would.
    ///
    /// ```
    /// use dooz_core::{Rules, Setup, Symbol};
    /// let setup = Setup::new(Rules::RENJU, Symbol::O).with_first(Symbol::X);
    /// assert_eq!(setup.first(), Symbol::X);
    /// assert!(setup.position().is_err());
    /// ```
    #[must_use]
    pub const fn with_first(self, first: Symbol) -> Self {
        Self {
            first: Some(first),
            ..self
        }
    }

    /// Puts a symbol on a square in place of what it held, or empties it.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board.
    pub fn put(&mut self, square: Square, symbol: Option<Symbol>) {
        assert!(self.rules.contains(square), "the square is off the board");
        for other in Symbol::BOTH {
            self.stones[other as usize].remove(square);
        }
        if let Some(symbol) = symbol {
            self.stones[symbol as usize].insert(square);
        }
    }

    /// Reads a picture of the board. The accepted forms are:
    ///
    /// - all cells in one word, from the top left: `X..XO....`;
    /// - the rows from the top, joined by `/` or on lines of their own, with
    ///   or without spaces between the cells: `X.. / XO. / ...`;
    /// - a JavaScript array, where a free cell holds its own index:
    ///   `["O",1,"X","X",4,"X",6,"O","O"]`.
    ///
    /// `X` and `O` may be lower case; a free cell is `.`, `_` or `-`.
    ///
    /// # Errors
    ///
    /// Returns an error if the picture does not fit the board or has an unknown
    /// cell.
    pub fn parse(rules: Rules, picture: &str, to_move: Symbol) -> Result<Self, PictureError> {
        let mut setup = Self::new(rules, to_move);
        let picture = picture.trim();
        match picture.strip_prefix('[') {
            Some(rest) => setup.read_array(rest)?,
            None => setup.read_rows(picture)?,
        }
        Ok(setup)
    }

    fn read_rows(&mut self, picture: &str) -> Result<(), PictureError> {
        let is_break = |c| matches!(c, '/' | '\n');
        let in_rows = picture.contains(is_break);
        let mut cells = 0;
        for (number, row) in (1..).zip(picture.split(is_break)) {
            let before = cells;
            for c in row.chars().filter(|c| !c.is_whitespace()) {
                let symbol = match c {
                    '.' | '_' | '-' => None,
                    _ => Some(Symbol::from_char(c).ok_or(PictureError::Cell(c))?),
                };
                self.put_cell(cells, symbol);
                cells += 1;
            }
            if in_rows && cells - before != self.rules.width() as usize {
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
        if let Some(square) = self.rules.square(cell) {
            self.put(square, symbol);
        }
    }

    fn check_size(&self, found: usize) -> Result<(), PictureError> {
        if found == self.rules.squares() {
            Ok(())
        } else {
            Err(PictureError::Size { found })
        }
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the squares that hold a symbol.
    #[must_use]
    pub const fn stones(&self, symbol: Symbol) -> &Bitboard {
        &self.stones[symbol as usize]
    }

    /// Returns the symbol that began the game: the one that was
    /// [stated](Self::with_first), otherwise the one to move if both have as many
    /// stones, or the one with more.
    #[must_use]
    pub fn first(&self) -> Symbol {
        self.first.unwrap_or_else(|| self.first_by_count())
    }

    /// Returns `true` if a side has a line that ends the game.
    #[must_use]
    pub fn has_line(&self) -> bool {
        let stones = self.stones_by_player();
        let has_line = |player| line::lines(self.rules, &stones, player).next().is_some();
        crate::Player::BOTH.into_iter().any(has_line)
    }

    /// Returns the stones of the first and of the second player.
    fn stones_by_player(&self) -> [Bitboard; 2] {
        let first = self.first();
        [self.stones[first as usize], self.stones[!first as usize]]
    }

    fn first_by_count(&self) -> Symbol {
        if self.count(Symbol::X) == self.count(Symbol::O) {
            self.to_move
        } else {
            !self.to_move
        }
    }

    /// Returns the symbol to move.
    #[must_use]
    pub const fn to_move(&self) -> Symbol {
        self.to_move
    }

    fn count(&self, symbol: Symbol) -> usize {
        self.stones[symbol as usize].len()
    }

    /// Returns the position if it can occur in a game. If the game is over, the
    /// side to move is the one that would go on.
    ///
    /// It is not checked that the stones of renju could have been played
    /// without a foul.
    ///
    /// # Errors
    ///
    /// Returns an error if the stones are too many for a side, both sides have
    /// won, or moves were made after the end of the game.
    pub fn position(&self) -> Result<Position, SetupError> {
        let (x, o) = (self.count(Symbol::X), self.count(Symbol::O));
        let (to_move, waiting) = match self.to_move {
            Symbol::X => (x, o),
            Symbol::O => (o, x),
        };
        let is_possible = to_move == waiting || to_move + 1 == waiting;
        if !is_possible || self.first() != self.first_by_count() {
            let to_move = self.to_move;
            return Err(SetupError::Counts { x, o, to_move });
        }

        let stones = self.stones_by_player();
        let position = Position::from_stones(self.rules, stones);
        let has_line = |player| line::lines(self.rules, &stones, player).next().is_some();
        let mover = !position.turn();
        match (has_line(mover), has_line(!mover)) {
            (true, true) => Err(SetupError::TwoWinners),
            (false, true) => Err(SetupError::AfterEnd),
            (true, false) if !self.one_stone_ended(&position) => Err(SetupError::AfterEnd),
            _ => Ok(position),
        }
    }

    /// Returns `true` if the lines of the player who moved last share a stone
    /// without which there would be none.
    fn one_stone_ended(&self, position: &Position) -> bool {
        let mover = !position.turn();
        position.stones(mover).squares().any(|last| {
            let mut stones = [
                *position.stones(crate::Player::First),
                *position.stones(crate::Player::Second),
            ];
            stones[mover as usize].remove(last);
            line::lines(self.rules, &stones, mover).next().is_none()
        })
    }
}

fn quoted(item: &str) -> Option<&str> {
    let inside = |mark| item.strip_prefix(mark)?.strip_suffix(mark);
    inside('"').or_else(|| inside('\''))
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
            Self::Size { found } => write!(f, "{found} cells are not this board"),
            Self::RowLength { number, found } => {
                write!(
                    f,
                    "row {number} has {found} cells, which are not this board's columns"
                )
            }
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

/// The reason why a position cannot occur in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The numbers of stones do not fit the side to move.
    Counts {
        /// The number of crosses on the board.
        x: usize,
        /// The number of circles on the board.
        o: usize,
        /// The given side to move.
        to_move: Symbol,
    },
    /// Both sides have a line that ends the game.
    TwoWinners,
    /// Stones were played after a line had ended the game.
    AfterEnd,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counts { x, o, to_move } => {
                write!(f, "{x} X and {o} O cannot be with {to_move} to move")
            }
            Self::TwoWinners => f.write_str("both sides have a winning line"),
            Self::AfterEnd => f.write_str("moves were made after the end of the game"),
        }
    }
}

impl core::error::Error for SetupError {}

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
            Some(match player {
                crate::Player::First => self.first,
                crate::Player::Second => !self.first,
            })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Outcome, Player};

    fn rules(text: &str) -> Rules {
        text.parse().unwrap()
    }

    fn checked(rules: Rules, picture: &str, to_move: Symbol) -> Result<Position, SetupError> {
        Setup::parse(rules, picture, to_move).unwrap().position()
    }

    #[test]
    fn with_equal_stones_the_side_to_move_began() {
        for to_move in Symbol::BOTH {
            let setup = Setup::parse(Rules::TIC_TAC_TOE, ".......XO", to_move).unwrap();
            assert_eq!(setup.first(), to_move);
            assert_eq!(setup.position().unwrap().turn(), Player::First);
        }
    }

    #[test]
    fn the_side_with_more_stones_began_and_is_not_to_move() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "X..XO....", Symbol::O).unwrap();
        assert_eq!(setup.first(), Symbol::X);
        let counts = SetupError::Counts {
            x: 2,
            o: 1,
            to_move: Symbol::X,
        };
        assert_eq!(
            checked(Rules::TIC_TAC_TOE, "X..XO....", Symbol::X),
            Err(counts)
        );
        let counts = SetupError::Counts {
            x: 2,
            o: 0,
            to_move: Symbol::O,
        };
        assert_eq!(
            checked(Rules::TIC_TAC_TOE, "X..X.....", Symbol::O),
            Err(counts)
        );
    }

    #[test]
    fn a_square_holds_what_was_put_there_last() {
        let b2 = "b2".parse().unwrap();
        let mut setup = Setup::new(Rules::TIC_TAC_TOE, Symbol::O);
        for symbol in [Some(Symbol::O), None, Some(Symbol::X)] {
            setup.put(b2, symbol);
        }
        let position = setup.position().unwrap();
        assert_eq!(std::format!("{}", position.picture(Symbol::X)), "....X....");
    }

    #[test]
    fn a_finished_game_is_a_position_too() {
        let won = checked(Rules::TIC_TAC_TOE, "XXXOO....", Symbol::O).unwrap();
        assert_eq!(won.outcome(), Some(Outcome::Win(Player::First)));
        let drawn = checked(Rules::TIC_TAC_TOE, "XOXXOOOXX", Symbol::O).unwrap();
        assert_eq!(drawn.outcome(), Some(Outcome::Draw));
        let misere = checked(rules("3x3x3-misere"), "XXXOO....", Symbol::O).unwrap();
        assert_eq!(misere.outcome(), Some(Outcome::Win(Player::Second)));
    }

    #[test]
    fn two_winners_cannot_be() {
        let both = checked(Rules::TIC_TAC_TOE, "XXXOOO...", Symbol::X);
        assert_eq!(both, Err(SetupError::TwoWinners));
    }

    #[test]
    fn nobody_moves_after_the_end() {
        // Circles moved although crosses had won.
        let after = checked(Rules::TIC_TAC_TOE, "XXXOO.O..", Symbol::X);
        assert_eq!(after, Err(SetupError::AfterEnd));
        // Crosses have two lines without a stone in common.
        let apart = checked(rules("4x4x3"), "XXX./OO.O/XXX./OO..", Symbol::O);
        assert_eq!(apart, Err(SetupError::AfterEnd));
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
            let position = checked(oblong, form, Symbol::O).unwrap();
            let a3 = "a3".parse().unwrap();
            assert_eq!(position.stone(a3), Some(Player::First), "{form}");
            assert_eq!(std::format!("{}", position.picture(Symbol::X)), forms[0]);
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
