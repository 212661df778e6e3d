//! The painter of boards.

mod marks;

use dooz_core::{Rules, Symmetry};

use super::PieceStyle;
use super::grid::BoardGrid;
use super::ink::Ink;
use super::path::{Path, Point};
use super::shape::{Form, Shape};
use super::stroke::{Stroke, Sway};

/// The painter of a board: the shapes of its ground, its lines, its pieces and the
/// marks on them.
///
/// Boards of crosses and circles are drawn with a pen, in cells of 100 units; stones
/// lie on wood, in cells of 20 units. Cells are numbered like [`Rules::cell`], and keep
/// their numbers in every view of the board.
///
/// ```
/// use dooz_coach::board_picture::{BoardPainter, Ink, PieceStyle};
/// use dooz_core::{Rules, Symbol, Symmetry};
/// let painter = BoardPainter::new(Rules::GOMOKU, PieceStyle::Stones, Symmetry::Identity);
/// assert_eq!(painter.view_box(true), [0.0, 0.0, 316.0, 316.0]);
/// let stone = painter.piece(0, Symbol::O);
/// assert_eq!(stone[1].ink, Ink::Stone(Symbol::O));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardPainter {
    rules: Rules,
    style: PieceStyle,
    view: Symmetry,
    grid: BoardGrid,
}

/// The side of a cell in which marks are drawn, and of one on wood.
const CELL: f32 = 20.0;
/// The side of a cell on paper.
const PAPER_CELL: f32 = 100.0;
/// The room between the edge of a wooden board and its outermost cells.
const WOOD_EDGE: f32 = 8.0;
/// The number of grain lines.
const GRAIN: u8 = 22;

impl BoardPainter {
    /// Creates the painter of boards of some rules, seen through a symmetry of the board.
    #[must_use]
    pub fn new(rules: Rules, style: PieceStyle, view: Symmetry) -> Self {
        let grid = match style {
            PieceStyle::Symbols => BoardGrid::of(rules, PAPER_CELL),
            PieceStyle::Stones => BoardGrid {
                left: WOOD_EDGE,
                top: WOOD_EDGE,
                ..BoardGrid::of(rules, CELL)
            },
        };
        Self {
            rules,
            style,
            view,
            grid,
        }
    }

    /// Returns the rules of the board.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the look of the pieces.
    #[must_use]
    pub const fn style(&self) -> PieceStyle {
        self.style
    }

    /// Returns the side of a cell.
    #[must_use]
    pub const fn cell_side(&self) -> f32 {
        self.grid.cell
    }

    /// Returns the left and upper edge, the width and the height of the picture.
    #[must_use]
    pub fn view_box(&self, with_coordinates: bool) -> [f32; 4] {
        let (width, height) = (self.grid.width(), self.grid.height());
        match self.style {
            PieceStyle::Symbols => {
                let margin = if with_coordinates { self.margin() } else { 0.0 };
                [-margin, 0.0, width + margin, height + margin]
            }
            PieceStyle::Stones => [0.0, 0.0, width + 2.0 * WOOD_EDGE, height + 2.0 * WOOD_EDGE],
        }
    }

    /// Returns the cell at a place of the view, counted from the top left; and so also
    /// the other way round.
    #[must_use]
    pub fn cell_at(&self, place: usize) -> usize {
        self.mapped(place, self.view.inverse())
    }

    /// Returns the place of a cell in the view, counted from the top left.
    #[must_use]
    pub fn place_of(&self, cell: usize) -> usize {
        self.mapped(cell, self.view)
    }

    fn mapped(&self, cell: usize, symmetry: Symmetry) -> usize {
        let square = self.rules.square(cell).expect("the cell is on the board");
        self.rules.cell(symmetry.apply(self.rules, square))
    }

    /// Returns the centre of a cell.
    #[must_use]
    pub fn middle(&self, cell: usize) -> (f32, f32) {
        self.grid.middle(self.place_of(cell))
    }

    /// Returns the ground of the board, if it has one of its own. It is a square, also
    /// on oblong boards, so that it fills every frame.
    #[must_use]
    pub fn ground(&self) -> Vec<Shape> {
        if self.style == PieceStyle::Symbols {
            return Vec::new();
        }
        let [_, _, width, height] = self.view_box(false);
        let side = width.max(height);
        let (left, top) = ((width - side) / 2.0, (height - side) / 2.0);
        let wood = Shape::new(
            Ink::Wood,
            Form::Rectangle {
                x: left,
                y: top,
                width: side,
                height: side,
                corner: 0.0,
            },
        );
        let mut sway = Sway::new(self.grid.columns);
        let grain = (0..GRAIN).map(|line| {
            let x = left + side * (f32::from(line) + 0.5 + 0.35 * sway.next()) / f32::from(GRAIN);
            let points: [Point; 4] = std::array::from_fn(|step| {
                let y = top - 6.0 + (side + 12.0) * step as f32 / 3.0;
                (x + 3.0 * sway.next(), y)
            });
            let mut path = Path::default();
            path.start(points[0]);
            path.curve(&points);
            Shape::new(Ink::Grain(2.1 + 0.8 * sway.next()), Form::Path(path.0))
        });
        let grain: Vec<Shape> = grain.collect();
        [wood].into_iter().chain(grain).collect()
    }

    /// Returns the lines of the board.
    #[must_use]
    pub fn lines(&self) -> Vec<Shape> {
        match self.style {
            PieceStyle::Symbols => vec![self.pencil_lines()],
            PieceStyle::Stones => self.wood_lines(),
        }
    }

    fn pencil_lines(&self) -> Shape {
        /// The distance of the ends from the edge of the board.
        const SHORT: f32 = 12.0;
        let (width, height) = (self.grid.width(), self.grid.height());
        let mut path = Path::default();
        // Seeds beyond those of the cells.
        let mut seed = self.rules.squares();
        let mut rule = |from: Point, to: Point| {
            Stroke::ruled(from, to, seed).outline(&mut path);
            seed += 1;
        };
        for column in 1..self.grid.columns {
            let x = column as f32 * PAPER_CELL;
            rule((x, SHORT), (x, height - SHORT));
        }
        for row in 1..self.grid.rows {
            let y = row as f32 * PAPER_CELL;
            rule((SHORT, y), (width - SHORT, y));
        }
        Shape::new(Ink::Pencil, Form::Path(path.0))
    }

    fn wood_lines(&self) -> Vec<Shape> {
        let margin = WOOD_EDGE + CELL / 2.0;
        let (width, height) = (self.grid.width() - CELL, self.grid.height() - CELL);
        let mut path = Path::default();
        for column in 1..self.grid.columns - 1 {
            path.start((margin + column as f32 * CELL, margin));
            path.add("v", &[height]);
        }
        for row in 1..self.grid.rows - 1 {
            path.start((margin, margin + row as f32 * CELL));
            path.add("h", &[width]);
        }
        let edge = Form::Rectangle {
            x: margin,
            y: margin,
            width,
            height,
            corner: 0.0,
        };
        let stars = self.stars().into_iter().map(|place| {
            let (x, y) = self.grid.middle(place);
            let radius = 1.9;
            Shape::new(Ink::Star, Form::Circle { x, y, radius })
        });
        let lines = [
            Shape::new(Ink::Line, Form::Path(path.0)),
            Shape::new(Ink::Edge, edge),
        ];
        lines.into_iter().chain(stars).collect()
    }

    /// Returns the places of the star points, which only the usual sizes have.
    fn stars(&self) -> Vec<usize> {
        let at = |row: usize, column: usize| row * self.grid.columns + column;
        match (self.grid.columns, self.grid.rows) {
            (15, 15) => vec![at(3, 3), at(3, 11), at(7, 7), at(11, 3), at(11, 11)],
            (19, 19) => [3, 9, 15]
                .into_iter()
                .flat_map(|row| [3, 9, 15].map(|column| at(row, column)))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the names of the columns below the board and of the rows at its left, or
    /// the other way round if the view is turned by a quarter.
    #[must_use]
    pub fn coordinates(&self) -> Vec<Shape> {
        let (columns, rows) = (self.grid.columns, self.grid.rows);
        let last = columns * (rows - 1);
        let square = |place: usize| {
            let square = self.rules.square(self.cell_at(place));
            square.expect("the cell is on the board")
        };
        // Whatever changes along the lowest row names its places.
        let is_turned = square(last).column() == square(last + columns - 1).column();
        let name = |place: usize, of_column: bool| {
            let square = square(place);
            if of_column {
                self.grid.column_name(square.column().into())
            } else {
                (square.row() + 1).to_string()
            }
        };
        let [_, _, _, height] = self.view_box(false);
        let (ink, left, below) = match self.style {
            PieceStyle::Symbols => {
                let away = 0.55 * self.margin();
                (Ink::Coordinate, -away, height + away)
            }
            PieceStyle::Stones => (Ink::WoodCoordinate, 5.6, height - 5.6),
        };
        let text = |x, y, text| Shape::new(ink, Form::Text { x, y, text });
        let lowest = (last..last + columns)
            .map(|place| text(self.grid.middle(place).0, below, name(place, !is_turned)));
        let first = (0..rows).map(|row| {
            let place = row * columns;
            text(left, self.grid.middle(place).1, name(place, is_turned))
        });
        lowest.chain(first).collect()
    }

    /// Returns the text size of the coordinates.
    #[must_use]
    pub fn coordinate_size(&self) -> f32 {
        match self.style {
            PieceStyle::Symbols => self.margin() * 0.5,
            PieceStyle::Stones => 5.4,
        }
    }

    /// Returns the greatest text size for which there is room beside the board.
    #[must_use]
    pub fn largest_coordinate_size(&self) -> f32 {
        /// The share of the margin of paper that a line of text may fill.
        const SHARE_OF_MARGIN: f32 = 0.8;
        /// The part of the edge of wood that stays free above or below a line of text.
        const FREE_EDGE: f32 = 0.5;
        match self.style {
            PieceStyle::Symbols => self.margin() * SHARE_OF_MARGIN,
            PieceStyle::Stones => WOOD_EDGE - FREE_EDGE,
        }
    }

    /// The room for coordinates beside a board of paper.
    fn margin(&self) -> f32 {
        0.06 * self.grid.width().max(self.grid.height())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(painter: &BoardPainter) -> Vec<String> {
        let text = |shape: Shape| match shape.form {
            Form::Text { text, .. } => text,
            form => panic!("{form:?} is no text"),
        };
        painter.coordinates().into_iter().map(text).collect()
    }

    #[test]
    fn coordinates_follow_the_view() {
        let names = |view| {
            let rules = Rules::TIC_TAC_TOE;
            texts(&BoardPainter::new(rules, PieceStyle::Symbols, view)).join(" ")
        };
        assert_eq!(names(Symmetry::Identity), "a b c 3 2 1");
        assert_eq!(names(Symmetry::MirrorColumns), "c b a 3 2 1");
        assert_eq!(names(Symmetry::HalfTurn), "c b a 1 2 3");
        assert_eq!(names(Symmetry::Turn), "1 2 3 a b c");
    }

    #[test]
    fn every_view_has_each_cell_once() {
        for &view in Symmetry::of(Rules::TIC_TAC_TOE) {
            let painter = BoardPainter::new(Rules::TIC_TAC_TOE, PieceStyle::Symbols, view);
            for cell in 0..9 {
                assert_eq!(painter.cell_at(painter.place_of(cell)), cell, "{view:?}");
            }
        }
    }

    #[test]
    fn only_boards_of_fifteen_and_nineteen_have_star_points() {
        for (size, count) in [(13, 0), (15, 5), (19, 9), (22, 0)] {
            let rules: Rules = format!("{size}x{size}x5").parse().unwrap();
            let painter = BoardPainter::new(rules, PieceStyle::Stones, Symmetry::Identity);
            let lines = painter.lines();
            let stars = lines.iter().filter(|shape| shape.ink == Ink::Star);
            assert_eq!(stars.count(), count, "{size}");
        }
    }
}
