//! Small pictures of games.

use dooz_coach::board_picture::{BoardPainter, Form, Ink, PieceStyle, Shape};
use dooz_core::{LineRule, Player, Position, Rules, Square, Symbol, Symmetry};

/// A small picture of a game: a part of its board, and a row that wins on it.
///
/// ```
/// use dooz_coach::board_picture::Ink;
/// use dooz_core::{Rules, Symbol};
/// use dooz_web::play::Sketch;
/// let sketch = Sketch::rules(Rules::GOMOKU);
/// let stones = sketch.shapes.iter().filter(|shape| shape.ink == Ink::Stone(Symbol::X));
/// assert_eq!(stones.count(), 5);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Sketch {
    /// The left and upper edge, the width and the height.
    pub view_box: [f32; 4],
    /// The shapes from bottom to top.
    pub shapes: Vec<Shape>,
}

impl Sketch {
    /// The picture of some rules. Stones at both ends of the row mean that it wins only
    /// with an open end, a cross that the first player has forbidden squares, a dotted
    /// line that the row loses.
    #[must_use]
    pub fn rules(rules: Rules) -> Self {
        let style = PieceStyle::of(rules);
        let longest = rules.width().max(rules.height());
        let side = match style {
            PieceStyle::Symbols => longest,
            // A part of the board: more lines could not be told apart.
            PieceStyle::Stones if longest > 15 => 13,
            PieceStyle::Stones => 9,
        };
        let (columns, rows) = match style {
            PieceStyle::Symbols => (rules.width(), rules.height()),
            PieceStyle::Stones => (side, side),
        };
        let mut picture = Picture::new(columns, rows, style);
        let row = row(rules, (columns, rows));
        picture.pieces(&row, Symbol::X);
        if style == PieceStyle::Symbols {
            picture.pieces(&defence(&row, (columns, rows)), Symbol::O);
        }
        match rules.line() {
            LineRule::Caro => picture.ends(&row),
            LineRule::Renju => picture.forbid(1, 1),
            LineRule::Misere => picture.cross_out(&row),
            LineRule::Freestyle | LineRule::Exactly => {}
        }
        picture.sketch()
    }

    /// The picture of rules that are chosen freely: three sliders.
    #[must_use]
    pub fn own_rules() -> Self {
        let mut shapes = vec![ground(0.0, 300.0, 26.0, Ink::Class("mini-g"))];
        let lines = "M60 90h180M60 150h180M60 210h180".to_owned();
        shapes.push(Shape::new(Ink::Class("mini-set"), Form::Path(lines)));
        for (x, y) in [(110.0, 90.0), (190.0, 150.0), (130.0, 210.0)] {
            let radius = 20.0;
            let knob = Form::Circle { x, y, radius };
            shapes.push(Shape::new(Ink::Class("mini-k"), knob));
        }
        Self {
            view_box: [0.0, 0.0, 300.0, 300.0],
            shapes,
        }
    }

    /// The picture of a game of gomoku.
    #[must_use]
    pub fn gomoku() -> Self {
        let mut picture = Picture::new(7, 7, PieceStyle::Stones);
        let black = [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)];
        let white = [(2, 2), (3, 2), (4, 3), (3, 4)];
        picture.pieces(&black, Symbol::X);
        picture.pieces(&white, Symbol::O);
        picture.sketch()
    }

    /// The picture of a position: the whole board, or, where that is large, the part with
    /// the stones.
    ///
    /// ```
    /// use dooz_coach::puzzles::shipped;
    /// use dooz_web::play::Sketch;
    /// let sketch = Sketch::position(shipped()[0].position());
    /// assert!(sketch.shapes.len() > 3);
    /// ```
    #[must_use]
    pub fn position(position: &Position) -> Self {
        let rules = position.rules();
        let style = PieceStyle::of(rules);
        let place = |square: Square| (square.column(), rules.height() - 1 - square.row());
        let stones = Player::BOTH.map(|player| {
            let squares = position.stones(player).squares();
            squares.map(place).collect::<Vec<_>>()
        });
        let both = || stones.iter().flatten();
        let [columns, rows] = [
            window(both().map(|place| place.0), rules.width()),
            window(both().map(|place| place.1), rules.height()),
        ];
        let mut picture = Picture::new(columns.1, rows.1, style);
        for (places, symbol) in stones.iter().zip([Symbol::X, Symbol::O]) {
            let inside = |&(column, row): &Place| (column - columns.0, row - rows.0);
            let places: Vec<Place> = places.iter().map(inside).collect();
            picture.pieces(&places, symbol);
        }
        picture.sketch()
    }
}

/// Returns the first line and the number of lines of the part of a board that has these
/// lines, with one more at either side; up to nine lines all stay.
fn window(used: impl Iterator<Item = u8> + Clone, size: u8) -> (u8, u8) {
    let (Some(least), Some(most)) = (used.clone().min(), used.max()) else {
        return (0, size);
    };
    if size <= 9 {
        return (0, size);
    }
    let length = (most - least + 3).clamp(7, size);
    let first = least.saturating_sub(1).min(size - length);
    (first, length)
}

/// A column and a row, from the top left.
type Place = (u8, u8);

/// Returns the places of a row that wins: from corner to corner where it can, and along
/// the longer side where it is too long for that.
fn row(rules: Rules, (columns, rows): (u8, u8)) -> Vec<Place> {
    let k = rules.k().min(columns.max(rows));
    let (right, down) = if k <= columns.min(rows) {
        (1, 1)
    } else if columns >= rows {
        (1, 0)
    } else {
        (0, 1)
    };
    let from = |length: u8, step: u8| length.saturating_sub(1 + (k - 1) * step) / 2;
    let (left, top) = (from(columns, right), from(rows, down));
    let is_rising = PieceStyle::of(rules) == PieceStyle::Stones && down == right;
    let place = |step: u8| {
        let below = if is_rising { k - 1 - step } else { step };
        (left + step * right, top + below * down)
    };
    (0..k).map(place).collect()
}

/// Returns the places of the opponent, one less than in the row: down the last column.
fn defence(row: &[Place], (columns, rows): (u8, u8)) -> Vec<Place> {
    let places = (0..rows).map(|row| (columns - 1, row));
    let free = places.filter(|place| !row.contains(place));
    free.take(row.len().saturating_sub(1).min(3)).collect()
}

fn ground(edge: f32, side: f32, corner: f32, ink: Ink) -> Shape {
    Shape::new(
        ink,
        Form::Rectangle {
            x: edge,
            y: edge,
            width: side,
            height: side,
            corner,
        },
    )
}

/// A picture in the making.
struct Picture {
    columns: u8,
    painter: BoardPainter,
    view_box: [f32; 4],
    shapes: Vec<Shape>,
}

impl Picture {
    /// The part of the edge of a wooden board that a small picture leaves out.
    const EDGE: f32 = 6.0;

    fn new(columns: u8, rows: u8, style: PieceStyle) -> Self {
        let rules = Rules::new(columns, rows, 2, LineRule::Freestyle);
        let rules = rules.expect("small pictures are of small boards");
        let painter = BoardPainter::new(rules, style, Symmetry::Identity);
        let [_, _, width, height] = painter.view_box(false);
        let longest = width.max(height);
        let (edge, side, corner, ink) = match style {
            PieceStyle::Symbols => (0.0, longest, 0.087 * longest, Ink::Class("mini-g")),
            PieceStyle::Stones => (Self::EDGE, longest - 2.0 * Self::EDGE, 10.0, Ink::Wood),
        };
        let (left, top) = ((width - longest) / 2.0, (height - longest) / 2.0);
        let mut shapes = vec![ground(edge, side, corner, ink)];
        if let Form::Rectangle { x, y, .. } = &mut shapes[0].form {
            (*x, *y) = (*x + left, *y + top);
        }
        shapes.extend(painter.lines());
        Self {
            columns,
            painter,
            view_box: [edge + left, edge + top, side, side],
            shapes,
        }
    }

    fn cell(&self, (column, row): Place) -> usize {
        usize::from(row) * usize::from(self.columns) + usize::from(column)
    }

    fn pieces(&mut self, places: &[Place], symbol: Symbol) {
        for &place in places {
            let piece = self.painter.piece(self.cell(place), symbol);
            self.shapes.extend(piece);
        }
    }

    /// Puts stones of the opponent at both ends of a row.
    fn ends(&mut self, row: &[Place]) {
        if let [first, second, ..] = *row
            && let [.., before, last] = *row
        {
            let beyond = |from: Place, to: Place| (2 * to.0 - from.0, 2 * to.1 - from.1);
            let ends = [beyond(second, first), beyond(before, last)];
            self.pieces(&ends, Symbol::O);
        }
    }

    fn forbid(&mut self, column: u8, row: u8) {
        let mark = self.painter.forbidden(self.cell((column, row)));
        self.shapes.extend(mark);
    }

    fn cross_out(&mut self, row: &[Place]) {
        if let (Some(&first), Some(&last)) = (row.first(), row.last()) {
            let [from, to] = [first, last].map(|place| self.painter.middle(self.cell(place)));
            let path = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
            let line = Shape::new(Ink::Class("mini-no"), Form::Path(path));
            self.shapes.push(line);
        }
    }

    fn sketch(self) -> Sketch {
        Sketch {
            view_box: self.view_box,
            shapes: self.shapes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_lies_on_its_board() {
        for text in ["3x3x3", "8x3x5", "3x8x5", "15x15x5", "4x3x22", "3x3x2"] {
            let rules: Rules = text.parse().unwrap();
            let (columns, rows) = (rules.width().min(9), rules.height().min(9));
            let row = row(rules, (columns, rows));
            assert!(row.len() > 1, "{text}");
            let is_inside = |&(column, row): &Place| column < columns && row < rows;
            assert!(row.iter().all(is_inside), "{text}: {row:?}");
        }
    }

    #[test]
    fn every_puzzle_has_a_picture_with_all_its_stones() {
        for puzzle in dooz_coach::puzzles::shipped() {
            let sketch = Sketch::position(puzzle.position());
            let [_, _, width, height] = sketch.view_box;
            assert!(width > 0.0 && height > 0.0);
            let bare = sketch.shapes.len() <= usize::from(puzzle.position().ply());
            assert!(!bare, "{}", puzzle.key());
        }
    }

    #[test]
    fn every_game_has_a_picture() {
        for (name, rules) in Rules::PRESETS {
            assert!(Sketch::rules(rules).shapes.len() > 5, "{name}");
        }
    }

    #[test]
    fn special_rules_show_in_the_picture() {
        let count = |rules, ink| {
            let shapes = Sketch::rules(rules).shapes;
            shapes.iter().filter(|shape| shape.ink == ink).count()
        };
        assert_eq!(count(Rules::CARO, Ink::Stone(Symbol::O)), 2);
        assert_eq!(count(Rules::RENJU, Ink::Forbidden), 1);
        let misere = Rules::new(3, 3, 3, LineRule::Misere).unwrap();
        assert_eq!(count(misere, Ink::Class("mini-no")), 1);
    }
}
