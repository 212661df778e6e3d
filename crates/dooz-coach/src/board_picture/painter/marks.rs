//! Pieces, and the marks on them.

use dooz_core::{Line, Square, Symbol};

use super::{BoardPainter, CELL};
use crate::board_picture::ink::Ink;
use crate::board_picture::path::{Path, Point};
use crate::board_picture::shape::{Form, Shape};
use crate::board_picture::stroke::Stroke;
use crate::board_picture::{PieceStyle, Tone};

impl BoardPainter {
    /// Returns a piece: the strokes of a symbol, or a stone with its shadow and rim.
    #[must_use]
    pub fn piece(&self, cell: usize, symbol: Symbol) -> Vec<Shape> {
        match self.style {
            PieceStyle::Symbols => {
                let strokes = self.pen_strokes(cell, symbol).into_iter();
                let outline = |stroke: Stroke| {
                    let mut path = Path::default();
                    stroke.outline(&mut path);
                    Shape::new(Ink::Symbol(symbol), Form::Path(path.0))
                };
                strokes.map(outline).collect()
            }
            PieceStyle::Stones => {
                let (x, y) = self.middle(cell);
                let circle = |ink, x, y, radius| Shape::new(ink, Form::Circle { x, y, radius });
                let shade = circle(Ink::Shade, x + 0.5, y + 0.9, 9.2);
                let stone = circle(Ink::Stone(symbol), x, y, 9.1);
                let rim = (symbol == Symbol::O).then(|| circle(Ink::Rim, x, y, 9.0));
                [shade, stone].into_iter().chain(rim).collect()
            }
        }
    }

    /// Returns the paths along the strokes of a symbol, in the order of the pen; none
    /// for stones.
    #[must_use]
    pub fn strokes(&self, cell: usize, symbol: Symbol) -> Vec<String> {
        match self.style {
            PieceStyle::Symbols => self
                .pen_strokes(cell, symbol)
                .iter()
                .map(Stroke::centre)
                .collect(),
            PieceStyle::Stones => Vec::new(),
        }
    }

    fn pen_strokes(&self, cell: usize, symbol: Symbol) -> Vec<Stroke> {
        let middle = self.middle(cell);
        match symbol {
            Symbol::X => Vec::from(Stroke::cross(middle, cell)),
            Symbol::O => vec![Stroke::circle(middle, cell)],
        }
    }

    /// Returns the mark of the last move: a ring on a stone, a tick below a symbol. On
    /// boards of 3x3 nobody needs it.
    #[must_use]
    pub fn last(&self, cell: usize, symbol: Symbol) -> Option<Shape> {
        let (x, y) = self.middle(cell);
        match self.style {
            PieceStyle::Symbols if self.grid.columns.max(self.grid.rows) <= 3 => None,
            PieceStyle::Symbols => {
                let mut path = Path::default();
                Stroke::tick((x, y), cell).outline(&mut path);
                Some(Shape::new(Ink::Tick(symbol), Form::Path(path.0)))
            }
            PieceStyle::Stones => {
                let radius = 3.6;
                Some(Shape::new(Ink::Last(symbol), Form::Circle { x, y, radius }))
            }
        }
    }

    /// Returns the number of a move on its piece.
    #[must_use]
    pub fn number(&self, cell: usize, symbol: Symbol, number: String) -> Shape {
        let ink = match self.style {
            PieceStyle::Symbols => Ink::SymbolNumber,
            PieceStyle::Stones => Ink::Number(symbol),
        };
        self.label(ink, cell, number)
    }

    /// Returns the ring round a piece that threatens.
    #[must_use]
    pub fn ring(&self, cell: usize) -> Shape {
        self.disc(Ink::Ring, cell, 9.4)
    }

    /// Returns the circle on a square that extends a threat, with the length that a stone
    /// there makes.
    #[must_use]
    pub fn point(&self, cell: usize, length: String) -> [Shape; 2] {
        [
            self.disc(Ink::Point, cell, 6.0),
            self.label(Ink::Tag, cell, length),
        ]
    }

    /// Returns the disc of a candidate with its chance.
    #[must_use]
    pub fn candidate(&self, cell: usize, percent: String, best: bool) -> [Shape; 2] {
        [
            self.disc(Ink::Candidate { best }, cell, 8.2),
            self.label(Ink::Percent { best }, cell, percent),
        ]
    }

    /// Returns the value of a move. Its figure says the same as its colour: good values are
    /// round, even ones square, bad ones stand on a corner.
    #[must_use]
    pub fn value(&self, cell: usize, tone: Tone, exact: bool, text: &str) -> [Shape; 2] {
        const ROUND: f32 = 6.8;
        let ink = Ink::Value { tone, exact };
        let figure = match tone {
            Tone::Win | Tone::Good => self.disc(ink, cell, ROUND),
            Tone::Even => self.square(ink, cell, 3.8, 1.8),
            Tone::Bad | Tone::Loss => {
                let diamond = "l8.2 8.2l-8.2 8.2l-8.2 -8.2Z";
                self.figure(ink, cell, (0.0, -8.2), diamond)
            }
        };
        let length = text.chars().count();
        let ink = Ink::Worth {
            tone,
            exact,
            length,
        };
        [figure, self.label(ink, cell, text.to_owned())]
    }

    /// Returns the frame that draws attention to a square.
    #[must_use]
    pub fn attention(&self, cell: usize) -> Shape {
        self.square(Ink::Mark, cell, 1.6, 2.4)
    }

    /// Returns the arrow from one cell to another; none if they are the same.
    #[must_use]
    pub fn arrow(&self, from: usize, to: usize) -> Option<Shape> {
        /// Half the width of the shaft.
        const SHAFT: f32 = 1.3;
        /// Half the width of the head.
        const HEAD: f32 = 3.6;
        /// The length of the head.
        const TIP: f32 = 6.0;
        /// The distance of both ends from the middle of their cells.
        const GAP: f32 = 2.0;
        if from == to {
            return None;
        }
        let ((x, y), (to_x, to_y)) = (self.mark_middle(from), self.mark_middle(to));
        let length = (to_x - x).hypot(to_y - y);
        let (right, down) = ((to_x - x) / length, (to_y - y) / length);
        let at = |along: f32, aside: f32| {
            (
                x + along * right - aside * down,
                y + along * down + aside * right,
            )
        };
        let (tail, neck, tip) = (GAP, length - GAP - TIP, length - GAP);
        let mut path = Path::default();
        path.start(at(tail, SHAFT));
        for (along, aside) in [
            (neck, SHAFT),
            (neck, HEAD),
            (tip, 0.0),
            (neck, -HEAD),
            (neck, -SHAFT),
            (tail, -SHAFT),
        ] {
            let (x, y) = at(along, aside);
            path.add("L", &[x, y]);
        }
        path.0.push('Z');
        Some(self.mark(Ink::Arrow, Form::Path(path.0)))
    }

    /// Returns the mark of a forbidden square.
    #[must_use]
    pub fn forbidden(&self, cell: usize) -> [Shape; 2] {
        const HALF: f32 = 3.4;
        let (x, y) = self.mark_middle(cell);
        let mut path = Path::default();
        for side in [HALF, -HALF] {
            path.start((x - side, y - HALF));
            path.add("l", &[2.0 * side, 2.0 * HALF]);
        }
        [
            self.disc(Ink::Halo, cell, 5.6),
            self.mark(Ink::Forbidden, Form::Path(path.0)),
        ]
    }

    /// Returns the line through the squares of a threat, below its stones.
    #[must_use]
    pub fn threat(&self, squares: &[Square]) -> Option<Shape> {
        let along = |square: &&Square| (square.column(), square.row());
        let (first, last) = (
            squares.iter().min_by_key(along)?,
            squares.iter().max_by_key(along)?,
        );
        let ends = [first, last].map(|&square| self.mark_middle(self.rules.cell(square)));
        Some(self.mark(Ink::Threat, Form::Path(segment(ends))))
    }

    /// Returns the winning line of a player: below symbols, or over stones.
    #[must_use]
    pub fn win(&self, line: Line, symbol: Symbol) -> Vec<Shape> {
        let ends = [line.first, line.last()].map(|square| self.middle(self.rules.cell(square)));
        match self.style {
            PieceStyle::Symbols => {
                let [from, to] = ends;
                // 15 % of the line, but never off the board.
                let beyond = |from: f32, to: f32| (0.15 * (to - from)).clamp(-36.0, 36.0);
                let beyond = (beyond(from.0, to.0), beyond(from.1, to.1));
                let sweep = Stroke::sweep(
                    (from.0 - beyond.0, from.1 - beyond.1),
                    (to.0 + beyond.0, to.1 + beyond.1),
                    self.rules.cell(line.first),
                );
                vec![Shape::new(Ink::Sweep(symbol), Form::Path(sweep.centre()))]
            }
            PieceStyle::Stones => {
                let path = segment(ends);
                let stroke = |ink| Shape::new(ink, Form::Path(path.clone()));
                vec![stroke(Ink::WinEdge), stroke(Ink::WinLine)]
            }
        }
    }

    /// Returns a disc of a radius in units of marks.
    #[must_use]
    pub fn disc(&self, ink: Ink, cell: usize, radius: f32) -> Shape {
        let (x, y) = self.mark_middle(cell);
        self.mark(ink, Form::Circle { x, y, radius })
    }

    /// Returns a text in the middle of a cell.
    #[must_use]
    pub fn label(&self, ink: Ink, cell: usize, text: String) -> Shape {
        let (x, y) = self.mark_middle(cell);
        self.mark(
            ink,
            Form::Text {
                x,
                y: y + 0.5,
                text,
            },
        )
    }

    /// Returns a figure: a path of relative steps, from a point beside the middle of a
    /// cell on.
    #[must_use]
    pub fn figure(&self, ink: Ink, cell: usize, (right, down): (f32, f32), steps: &str) -> Shape {
        let (x, y) = self.mark_middle(cell);
        let mut path = Path::default();
        path.start((x + right, y + down));
        self.mark(ink, Form::Path(path.0 + steps))
    }

    /// Returns the square of a cell, inset by `inset` units of marks.
    #[must_use]
    pub fn square(&self, ink: Ink, cell: usize, inset: f32, corner: f32) -> Shape {
        let (x, y) = self.mark_middle(cell);
        let half = CELL / 2.0 - inset;
        self.mark(
            ink,
            Form::Rectangle {
                x: x - half,
                y: y - half,
                width: 2.0 * half,
                height: 2.0 * half,
                corner,
            },
        )
    }

    /// Returns the centre of a cell in units of marks.
    fn mark_middle(&self, cell: usize) -> Point {
        let (x, y) = self.middle(cell);
        let scale = f32::from(self.mark_scale());
        (x / scale, y / scale)
    }

    fn mark(&self, ink: Ink, form: Form) -> Shape {
        Shape {
            ink,
            form,
            scale: self.mark_scale(),
        }
    }

    /// Returns the factor by which marks are enlarged.
    const fn mark_scale(&self) -> u8 {
        match self.style {
            PieceStyle::Symbols => 5,
            PieceStyle::Stones => 1,
        }
    }
}

/// Returns the path of a straight line.
fn segment([from, to]: [Point; 2]) -> String {
    let mut path = Path::default();
    path.start(from);
    path.add("L", &[to.0, to.1]);
    path.0
}

#[cfg(test)]
mod tests {
    use dooz_core::Symmetry;

    use super::*;

    #[test]
    fn the_last_move_is_obvious_on_the_smallest_board() {
        let last = |rules: &str, style| {
            let rules = rules.parse().unwrap();
            BoardPainter::new(rules, style, Symmetry::Identity).last(0, Symbol::X)
        };
        assert!(last("3x3x3", PieceStyle::Symbols).is_none());
        assert!(last("4x4x4", PieceStyle::Symbols).is_some());
        assert!(last("3x3x3", PieceStyle::Stones).is_some());
    }
}
