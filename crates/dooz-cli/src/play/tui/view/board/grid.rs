//! The places of the squares of a board on the screen.

use dooz_core::{Rules, Square};
use ratatui::layout::{Position, Rect};

/// The size of a cell on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CellSize {
    /// 11x5 characters between grid lines.
    Large,
    /// 7x3 characters between grid lines.
    Medium,
    /// 3x1 characters between grid lines.
    Small,
    /// One character, with a gap beside it and no grid.
    Dense,
}

impl CellSize {
    const ALL: [Self; 4] = [Self::Large, Self::Medium, Self::Small, Self::Dense];

    /// Returns the columns and rows of characters inside a cell.
    pub(crate) const fn inside(self) -> (u16, u16) {
        match self {
            Self::Large => (11, 5),
            Self::Medium => (7, 3),
            Self::Small => (3, 1),
            Self::Dense => (1, 1),
        }
    }

    /// Returns the distance from a cell to the next one.
    const fn step(self) -> (u16, u16) {
        let (width, height) = self.inside();
        (
            width + 1,
            if self.has_lines() { height + 1 } else { height },
        )
    }

    /// Returns the columns and rows of characters taken by this many cells.
    const fn field(self, columns: u16, rows: u16) -> (u16, u16) {
        let (across, down) = self.step();
        (columns * across + 1, rows * down + self.has_lines() as u16)
    }

    /// Returns `true` if there are lines between the cells.
    pub(crate) const fn has_lines(self) -> bool {
        !matches!(self, Self::Dense)
    }
}

/// The first visible column from the left and row from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scroll {
    pub(crate) column: u16,
    pub(crate) row: u16,
}

/// The places of the squares of a board on the screen: the whole board in the
/// largest cells that fit, or a part of it in the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    rules: Rules,
    pub(crate) size: CellSize,
    pub(crate) scroll: Scroll,
    columns: u16,
    rows: u16,
    /// The visible cells, with the lines or gaps around them.
    pub(crate) field: Rect,
}

impl Grid {
    /// Lays out the board in `area`. If it has to scroll, it scrolls only as
    /// far as `focus` requires.
    pub(crate) fn new(rules: Rules, area: Rect, scroll: Scroll, focus: Square) -> Self {
        let (width, height) = (u16::from(rules.width()), u16::from(rules.height()));
        let left = label_width(rules) + 1;
        let room = (
            area.width.saturating_sub(left),
            area.height.saturating_sub(1),
        );
        let fits = |size: &CellSize| {
            let (across, down) = size.field(width, height);
            across <= room.0 && down <= room.1
        };
        let fitting = CellSize::ALL.into_iter().find(fits);
        let size = fitting.unwrap_or(CellSize::Dense);
        // Arrows at the right show that the board continues.
        let arrows = u16::from(fitting.is_none());
        let room = (room.0.saturating_sub(arrows), room.1);

        let (across, down) = size.step();
        let columns = (room.0.saturating_sub(1) / across).clamp(1, width);
        let lines = u16::from(size.has_lines());
        let rows = (room.1.saturating_sub(lines) / down).clamp(1, height);
        let from_top = height - 1 - u16::from(focus.row()).min(height - 1);
        let scroll = Scroll {
            column: follow(scroll.column, columns, width, u16::from(focus.column())),
            row: follow(scroll.row, rows, height, from_top),
        };

        let (across, down) = size.field(columns, rows);
        let field = Rect {
            // Labels are only on the left, but the eye centres the field.
            x: area.x + left + (room.0.saturating_sub(across) / 2).saturating_sub(left / 2),
            y: area.y + room.1.saturating_sub(down) / 2,
            width: across,
            height: down,
        };
        Self {
            rules,
            size,
            scroll,
            columns,
            rows,
            field: field.intersection(area),
        }
    }

    /// Returns the rules of the board.
    pub(crate) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the visible squares, row by row from the top.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (rules, scroll, columns) = (self.rules, self.scroll, self.columns);
        (scroll.row..scroll.row + self.rows).flat_map(move |row| {
            let first = usize::from(row) * usize::from(rules.width());
            let cells = scroll.column..scroll.column + columns;
            cells.filter_map(move |column| rules.square(first + usize::from(column)))
        })
    }

    /// Returns the inside of a square's cell, if it is visible.
    pub(crate) fn cell(&self, square: Square) -> Option<Rect> {
        let column = u16::from(square.column()).checked_sub(self.scroll.column)?;
        let from_top = u16::from(self.rules.height().checked_sub(square.row() + 1)?);
        let row = from_top.checked_sub(self.scroll.row)?;
        let (across, down) = self.size.step();
        let (width, height) = self.size.inside();
        let cell = Rect {
            x: self.field.x + 1 + column * across,
            y: self.field.y + u16::from(self.size.has_lines()) + row * down,
            width,
            height,
        };
        (column < self.columns && row < self.rows).then_some(cell)
    }

    /// Returns the square at a place of the screen.
    pub(crate) fn square_at(&self, place: Position) -> Option<Square> {
        self.squares().find(|&square| {
            self.cell(square).is_some_and(|cell| match self.size {
                // The gap after a stone belongs to it: it is a small target.
                CellSize::Dense => Rect { width: 2, ..cell }.contains(place),
                _ => cell.contains(place),
            })
        })
    }

    /// Returns `true` for each side on which the board continues: left, right,
    /// above and below.
    pub(crate) fn hidden(&self) -> [bool; 4] {
        [
            self.scroll.column > 0,
            self.scroll.column + self.columns < u16::from(self.rules.width()),
            self.scroll.row > 0,
            self.scroll.row + self.rows < u16::from(self.rules.height()),
        ]
    }
}

/// Returns the number of digits of the last row's number.
pub(crate) const fn label_width(rules: Rules) -> u16 {
    if rules.height() < 10 { 1 } else { 2 }
}

/// Returns the first of `shown` rows or columns among `all`, so that `focus`
/// and a neighbour on each side are visible.
fn follow(first: u16, shown: u16, all: u16, focus: u16) -> u16 {
    let margin = u16::from(shown > 2);
    let earliest = (focus + margin + 1).saturating_sub(shown);
    let latest = focus.saturating_sub(margin);
    first.max(earliest).min(latest).min(all - shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rules: &str, width: u16, height: u16, focus: &str) -> Grid {
        let area = Rect::new(0, 0, width, height);
        let rules = rules.parse().unwrap();
        Grid::new(rules, area, Scroll::default(), focus.parse().unwrap())
    }

    #[test]
    fn a_board_gets_the_largest_cells_that_fit() {
        assert_eq!(grid("3x3x3", 40, 20, "a1").size, CellSize::Large);
        assert_eq!(grid("3x3x3", 27, 14, "a1").size, CellSize::Medium);
        assert_eq!(grid("3x3x3", 15, 8, "a1").size, CellSize::Small);
        assert_eq!(grid("3x3x3", 9, 4, "a1").size, CellSize::Dense);
        assert_eq!(grid("15x15x5", 50, 20, "a1").size, CellSize::Dense);
    }

    #[test]
    fn every_square_that_is_shown_is_found_again_where_it_is() {
        for (rules, width, height) in [("3x3x3", 80, 24), ("7x5x4", 40, 16), ("31x22x5", 30, 12)] {
            let grid = grid(rules, width, height, "a1");
            assert!(grid.squares().next().is_some());
            for square in grid.squares() {
                let cell = grid.cell(square).unwrap();
                assert_eq!(grid.square_at(cell.as_position()), Some(square));
                assert_eq!(cell.intersection(grid.field), cell, "{rules} {square}");
            }
        }
    }

    #[test]
    fn a_board_that_does_not_fit_scrolls_no_further_than_the_cursor_asks() {
        let area = Rect::new(0, 0, 24, 11);
        let rules: Rules = "22x22x5".parse().unwrap();
        let at = |scroll, focus: &str| Grid::new(rules, area, scroll, focus.parse().unwrap());

        let bottom = at(Scroll::default(), "a1");
        assert_eq!(bottom.scroll, Scroll { column: 0, row: 12 });
        assert_eq!(bottom.hidden(), [false, true, true, false]);
        assert_eq!(at(bottom.scroll, "c5").scroll, bottom.scroll);
        assert_eq!(
            at(bottom.scroll, "v22").scroll,
            Scroll { column: 13, row: 0 }
        );
    }

    #[test]
    fn lines_between_cells_belong_to_no_square() {
        let grid = grid("3x3x3", 40, 20, "a1");
        assert_eq!(grid.square_at(grid.field.as_position()), None);
        assert_eq!(grid.square_at(Position::new(500, 500)), None);
    }
}
