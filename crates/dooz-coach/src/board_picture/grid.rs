//! The geometry of a drawn board.

use dooz_core::{Rules, Square, Symbol};

use super::path::Path;

/// The geometry of a drawn board: the places of its cells, and the paths of its
/// lines and pieces in the syntax of SVG's `d`.
///
/// Cells are numbered row by row from the top left, like [`Rules::cell`].
///
/// ```
/// use dooz_coach::board_picture::BoardGrid;
/// use dooz_core::Symbol;
/// let grid = BoardGrid { columns: 3, rows: 3, cell: 20.0, left: 0.0, top: 0.0 };
/// assert_eq!(grid.lines(), "M20 0v60M40 0v60M0 20h60M0 40h60");
/// assert_eq!(grid.symbols(Symbol::O, [4]), "M30 23.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0 -12.4");
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

    /// Returns the path of the lines between the cells.
    #[must_use]
    pub fn lines(&self) -> String {
        let mut path = Path::default();
        for column in 1..self.columns {
            path.start((self.left + column as f32 * self.cell, self.top));
            path.add("v", &[self.height()]);
        }
        for row in 1..self.rows {
            path.start((self.left, self.top + row as f32 * self.cell));
            path.add("h", &[self.width()]);
        }
        path.0
    }

    /// Returns the path of crosses or circles in these cells, for small pictures: along
    /// the middle of their strokes.
    #[must_use]
    pub fn symbols(&self, symbol: Symbol, cells: impl IntoIterator<Item = usize>) -> String {
        let mut path = Path::default();
        for cell in cells {
            match symbol {
                Symbol::X => self.cross(&mut path, cell),
                Symbol::O => self.circle(&mut path, cell),
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

    /// Adds a cross: two strokes that bend towards each other.
    fn cross(&self, path: &mut Path, cell: usize) {
        let (x, y) = self.middle(cell);
        let along = |share: f32| share * self.cell;
        for side in [-1.0, 1.0] {
            path.start((x + side * along(0.28), y - along(0.28)));
            let [arm, early, late] = [-2.0 * 0.28, -0.16, -0.38].map(|share| side * along(share));
            path.add(
                "c",
                &[early, along(0.18), late, along(0.38), arm, along(0.56)],
            );
        }
    }

    /// Adds a circle as two halves from the top: a stroke that grows along it
    /// looks hand-drawn.
    fn circle(&self, path: &mut Path, cell: usize) {
        let (x, y) = self.middle(cell);
        let radius = 0.31 * self.cell;
        path.start((x, y - radius));
        for down in [2.0, -2.0] {
            path.add("a", &[radius, radius, 0.0, 1.0, 1.0, 0.0, down * radius]);
        }
    }
}
