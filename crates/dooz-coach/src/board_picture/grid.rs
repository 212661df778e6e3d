//! The geometry of a drawn board.

use std::fmt::{self, Write};

use dooz_core::{Line, Rules, Square, Symbol};

/// The geometry of a drawn board: the places of its cells, and the paths of its
/// lines and pieces in the syntax of SVG's `d`.
///
/// Cells are numbered row by row from the top left, like [`Rules::cell`].
///
/// ```
/// use dooz_coach::board_picture::{BoardGrid, GridLines};
/// use dooz_core::Symbol;
/// let grid = BoardGrid { columns: 3, rows: 3, cell: 20.0, left: 0.0, top: 0.0 };
/// assert_eq!(grid.lines(GridLines::Inner), "M20 0v60M40 0v60M0 20h60M0 40h60");
/// assert_eq!(grid.symbols(Symbol::X, [0]), "M4.5 4.5l11 11m0 -11l-11 11");
/// assert_eq!(grid.symbols(Symbol::O, [4]), "M30 24a6 6 0 1 1 0 12a6 6 0 1 1 0 -12");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGrid {
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// The side of a cell.
    pub cell: f32,
    /// The left edge of the board.
    pub left: f32,
    /// The upper edge of the board.
    pub top: f32,
}

/// The lines of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridLines {
    /// Lines between the cells.
    Inner,
    /// Lines between the cells and around them.
    Framed,
    /// Lines through the centres of the cells, for stones on crossings.
    Crossing,
}

impl BoardGrid {
    /// Creates the grid of a board, with its upper left corner at the origin.
    #[must_use]
    pub fn of(rules: Rules, cell: f32) -> Self {
        Self {
            columns: rules.width().into(),
            rows: rules.height().into(),
            cell,
            left: 0.0,
            top: 0.0,
        }
    }

    /// Returns the width of the board.
    #[must_use]
    pub const fn width(&self) -> f32 {
        self.columns as f32 * self.cell
    }

    /// Returns the height of the board.
    #[must_use]
    pub const fn height(&self) -> f32 {
        self.rows as f32 * self.cell
    }

    /// Returns the centre of a cell.
    #[must_use]
    pub const fn middle(&self, cell: usize) -> (f32, f32) {
        let (column, row) = (cell % self.columns, cell / self.columns);
        (
            self.left + (column as f32 + 0.5) * self.cell,
            self.top + (row as f32 + 0.5) * self.cell,
        )
    }

    /// Returns the centre of a square.
    #[must_use]
    pub fn middle_of(&self, square: Square) -> (f32, f32) {
        let from_top = self.rows - 1 - usize::from(square.row());
        self.middle(from_top * self.columns + usize::from(square.column()))
    }

    /// Returns the path of the board's lines.
    #[must_use]
    pub fn lines(&self, lines: GridLines) -> String {
        let (inset, first, behind) = match lines {
            GridLines::Inner => (0.0, 1, 0),
            GridLines::Framed => (0.0, 0, 1),
            GridLines::Crossing => (self.cell / 2.0, 0, 0),
        };
        let (left, top) = (self.left + inset, self.top + inset);
        let (width, height) = (self.width() - 2.0 * inset, self.height() - 2.0 * inset);
        let mut path = Path::default();
        for column in first..self.columns + behind {
            path.start((left + column as f32 * self.cell, top));
            path.add("v", &[height]);
        }
        for row in first..self.rows + behind {
            path.start((left, top + row as f32 * self.cell));
            path.add("h", &[width]);
        }
        path.0
    }

    /// Returns the path of crosses or circles in these cells.
    #[must_use]
    pub fn symbols(&self, symbol: Symbol, cells: impl IntoIterator<Item = usize>) -> String {
        let mut path = Path::default();
        for cell in cells {
            match symbol {
                Symbol::X => path.cross(self.middle(cell), self.cell),
                Symbol::O => path.circle(self.middle(cell), self.cell),
            }
        }
        path.0
    }

    /// Returns the paths of the crosses and of the circles of a board in one
    /// word, as in [`Subject::picture`](crate::trace::Subject::picture).
    #[must_use]
    pub fn pieces(&self, board: &str) -> [String; 2] {
        Symbol::BOTH.map(|symbol| {
            let cells = board.chars().enumerate();
            let cells = cells.filter(|&(_, sign)| sign == symbol.to_char());
            self.symbols(symbol, cells.map(|(cell, _)| cell))
        })
    }

    /// Returns the name of a column, such as `h`.
    ///
    /// ```
    /// use dooz_coach::board_picture::BoardGrid;
    /// let grid = BoardGrid::of("31x3x3".parse()?, 20.0);
    /// assert_eq!((grid.column_name(7), grid.column_name(26)), ("h".into(), "aa".into()));
    /// # Ok::<(), dooz_core::RulesError>(())
    /// ```
    #[must_use]
    pub fn column_name(&self, column: usize) -> String {
        let lowest = u8::try_from(column)
            .ok()
            .and_then(|column| Square::new(column, 0));
        let lowest = lowest.map_or_else(String::new, |square| square.to_string());
        lowest.trim_end_matches('1').to_owned()
    }

    /// Returns the path of a cell's outline, inset by `inset`.
    #[must_use]
    pub fn outline(&self, cell: usize, inset: f32) -> String {
        let (x, y) = self.middle(cell);
        let half = self.cell / 2.0 - inset;
        let mut path = Path::default();
        path.start((x - half, y - half));
        for (command, by) in [("h", 2.0), ("v", 2.0), ("h", -2.0)] {
            path.add(command, &[by * half]);
        }
        path.0 + "z"
    }

    /// Returns the ends of a stroke through a line of stones, which reaches
    /// `beyond` times a cell past the centres of its outermost squares.
    #[must_use]
    pub fn stroke(&self, line: Line, beyond: f32) -> [(f32, f32); 2] {
        let (first, last) = (self.middle_of(line.first), self.middle_of(line.last()));
        let step = |from: f32, to: f32| {
            let sign = f32::from(i8::from(to > from) - i8::from(to < from));
            sign * beyond * self.cell
        };
        let (right, down) = (step(first.0, last.0), step(first.1, last.1));
        [
            (first.0 - right, first.1 - down),
            (last.0 + right, last.1 + down),
        ]
    }
}

/// A path in the syntax of SVG's `d`.
#[derive(Debug, Default)]
struct Path(String);

impl Path {
    /// The distance from the centre of a cross to its left end, in cells.
    const ARM: f32 = 0.275;
    /// The radius of a circle, in cells.
    const RADIUS: f32 = 0.3;

    fn start(&mut self, (x, y): (f32, f32)) {
        self.add("M", &[x, y]);
    }

    fn add(&mut self, command: &str, numbers: &[f32]) {
        self.0 += command;
        for (place, &number) in numbers.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(self.0, "{space}{}", Tenths(number)).expect("a string takes every text");
        }
    }

    fn cross(&mut self, (x, y): (f32, f32), cell: f32) {
        let (arm, side) = (Self::ARM * cell, 2.0 * Self::ARM * cell);
        self.start((x - arm, y - arm));
        self.add("l", &[side, side]);
        self.add("m", &[0.0, -side]);
        self.add("l", &[-side, side]);
    }

    /// Adds a circle as two halves from the top: a stroke that grows along it
    /// looks hand-drawn.
    fn circle(&mut self, (x, y): (f32, f32), cell: f32) {
        let radius = Self::RADIUS * cell;
        self.start((x, y - radius));
        for down in [2.0, -2.0] {
            self.add("a", &[radius, radius, 0.0, 1.0, 1.0, 0.0, down * radius]);
        }
    }
}

/// A number of a drawing, written in tenths without a trailing zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tenths(pub(crate) f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        write!(f, "{sign}{whole}")?;
        if rest == 0 {
            Ok(())
        } else {
            write!(f, ".{rest}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_to_a_tenth() {
        let texts = [0.0, -0.04, 12.0, -3.25, 7.96].map(|number| Tenths(number).to_string());
        assert_eq!(texts, ["0", "0", "12", "-3.3", "8"]);
    }

    #[test]
    fn squares_are_counted_from_below_and_cells_from_above() {
        let rules: Rules = "5x4x3".parse().unwrap();
        let grid = BoardGrid::of(rules, 10.0);
        for square in rules.board().squares() {
            assert_eq!(grid.middle_of(square), grid.middle(rules.cell(square)));
        }
    }
}
