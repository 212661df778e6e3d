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
    /// The picture of the rules of a square board with room for a diagonal row. Stones at
    /// both ends of the row mean that it wins only with an open end, a cross that the first
    /// player has forbidden squares, a dotted line that the row loses.
    #[must_use]
    pub fn rules(rules: Rules) -> Self {
        let style = PieceStyle::of(rules);
        let side = match style {
            PieceStyle::Symbols => rules.width(),
            // A part of the board: more lines could not be told apart.
            PieceStyle::Stones if rules.width() > 15 => 13,
            PieceStyle::Stones => 9,
        };
        let mut picture = Picture::new(side, side, style);
        let row = row(rules.k(), side, style);
        picture.pieces(&row, Symbol::X);
        if style == PieceStyle::Symbols {
            // The opponent's two stand above the end of the row.
            picture.pieces(&[(side - 1, 0), (side - 1, 1)], Symbol::O);
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
        let mut shapes = vec![ground((0.0, 0.0), 300.0, 26.0, Ink::Class("mini-g"))];
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

    /// The picture of a position on a small board, with the symbol of the first player.
    ///
    /// ```
    /// use dooz_coach::puzzles::shipped;
    /// use dooz_core::Symbol;
    /// use dooz_web::play::Sketch;
    /// let sketch = Sketch::position(shipped()[0].position(), Symbol::X);
    /// assert!(sketch.shapes.len() > 3);
    /// ```
    #[must_use]
    pub fn position(position: &Position, first: Symbol) -> Self {
        let rules = position.rules();
        let mut picture = Picture::new(rules.width(), rules.height(), PieceStyle::of(rules));
        for (player, symbol) in [(Player::First, first), (Player::Second, !first)] {
            let squares = position.stones(player).squares();
            let place = |square: Square| (square.column(), rules.height() - 1 - square.row());
            picture.pieces(&squares.map(place).collect::<Vec<_>>(), symbol);
        }
        picture.sketch()
    }
}

/// A column and a row, from the top left.
type Place = (u8, u8);

/// Returns the places of a diagonal row in the middle of a square board: of symbols from
/// the top left, of stones from the bottom left.
fn row(k: u8, side: u8, style: PieceStyle) -> Vec<Place> {
    let edge = (side - k) / 2;
    let place = |step: u8| {
        let below = match style {
            PieceStyle::Symbols => step,
            PieceStyle::Stones => k - 1 - step,
        };
        (edge + step, edge + below)
    };
    (0..k).map(place).collect()
}

fn ground((x, y): (f32, f32), side: f32, corner: f32, ink: Ink) -> Shape {
    Shape::new(
        ink,
        Form::Rectangle {
            x,
            y,
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
        let (x, y) = (
            edge + (width - longest) / 2.0,
            edge + (height - longest) / 2.0,
        );
        let mut shapes = vec![ground((x, y), side, corner, ink)];
        shapes.extend(painter.lines());
        Self {
            columns,
            painter,
            view_box: [x, y, side, side],
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
    fn every_puzzle_has_a_picture_with_all_its_stones() {
        for puzzle in dooz_coach::puzzles::shipped() {
            let sketch = Sketch::position(puzzle.position(), Symbol::X);
            let [_, _, width, height] = sketch.view_box;
            assert!(width > 0.0 && height > 0.0);
            let count = |ink| {
                sketch
                    .shapes
                    .iter()
                    .filter(|shape| shape.ink == ink)
                    .count()
            };
            // A cross has two strokes.
            let drawn = [
                count(Ink::Symbol(Symbol::X)) / 2,
                count(Ink::Symbol(Symbol::O)),
            ];
            let stones = Player::BOTH.map(|player| puzzle.position().stones(player).len());
            assert_eq!(drawn, stones, "{}", puzzle.key());
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
