//! Pictures of boards.

#![expect(
    clippy::cast_precision_loss,
    reason = "boards and their pictures are small"
)]

mod grid;
mod ink;
mod painter;
mod path;
mod shape;
mod stroke;
mod tone;

use std::fmt::{self, Write};

use dooz_core::{Position, Rules, Square, Symbol, Symmetry};

pub use grid::BoardGrid;
pub use ink::Ink;
pub use painter::BoardPainter;
pub(crate) use shape::escape;
pub use shape::{Dress, Form, Shape};
pub use tone::Tone;

use path::Tenths;

/// A picture of a board as a self-contained SVG file.
///
/// ```
/// use dooz_coach::board_picture::{BoardPicture, PieceStyle};
/// use dooz_core::{Position, Rules, Symbol};
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let picture = BoardPicture {
///     stones: PieceStyle::Stones,
///     arrows: &[("a1".parse()?, "c3".parse()?)],
///     ..BoardPicture::of(&position, Symbol::X)
/// };
/// assert!(picture.svg().starts_with("<svg "));
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The position.
    pub position: &'a Position,
    /// The symbol of the first player.
    pub first: Symbol,
    /// The look of the pieces.
    pub stones: PieceStyle,
    /// `true` if columns have letters and rows have numbers.
    pub coordinates: bool,
    /// The squares whose pieces bear numbers.
    pub numbers: &'a [(u16, Square)],
    /// The move to mark.
    pub last_move: Option<Square>,
    /// The squares in a frame.
    pub marks: &'a [Square],
    /// The arrows, each from its first square to its second.
    pub arrows: &'a [(Square, Square)],
    /// The values of moves.
    pub values: &'a [ValueLabel],
    /// The longer side of the picture in pixels.
    pub size: u16,
}

/// The value of a move as it is written on its square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueLabel {
    /// The square.
    pub square: Square,
    /// The text, at most four characters wide.
    pub text: String,
    /// The colour.
    pub tone: Tone,
    /// `true` if the value is proven.
    pub exact: bool,
}

/// The look of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceStyle {
    /// Crosses and circles in cells, drawn with a pen.
    Symbols,
    /// Black and white stones on the crossings of a wooden board.
    Stones,
}

impl PieceStyle {
    /// All looks.
    pub const ALL: [Self; 2] = [Self::Symbols, Self::Stones];

    /// Its name in other languages than Rust.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Symbols => "symbols",
            Self::Stones => "stones",
        }
    }

    /// The number of columns or rows from which on a board is of wood.
    const WOOD: u8 = 9;

    /// Returns the default look on boards of this size.
    ///
    /// ```
    /// use dooz_coach::board_picture::PieceStyle;
    /// use dooz_core::Rules;
    /// assert_eq!(PieceStyle::of(Rules::TIC_TAC_TOE), PieceStyle::Symbols);
    /// assert_eq!(PieceStyle::of(Rules::GOMOKU), PieceStyle::Stones);
    /// ```
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        if rules.width().max(rules.height()) < Self::WOOD {
            Self::Symbols
        } else {
            Self::Stones
        }
    }
}

/// The gradients of wood and stones in the colours of the page's light theme.
const GRADIENTS: &str = r##"<defs><radialGradient id="sb" cx=".36" cy=".3" r=".75"><stop stop-color="#62666f"/><stop stop-color="#2a2c31" offset=".45"/><stop stop-color="#0e0f11" offset="1"/></radialGradient><radialGradient id="sw" cx=".36" cy=".3" r=".8"><stop stop-color="#ffffff"/><stop stop-color="#f8f6f0" offset=".55"/><stop stop-color="#d8d2c4" offset="1"/></radialGradient><linearGradient id="wd" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ecd0a0"/><stop stop-color="#e4c18a" offset="1"/></linearGradient></defs>
"##;

impl<'a> BoardPicture<'a> {
    /// The default longer side of a picture in pixels.
    pub const SIZE: u16 = 640;

    /// Creates the picture of a position in its default look, with coordinates and nothing
    /// else around or on its pieces.
    #[must_use]
    pub fn of(position: &'a Position, first: Symbol) -> Self {
        Self {
            position,
            first,
            stones: PieceStyle::of(position.rules()),
            coordinates: true,
            numbers: &[],
            last_move: None,
            marks: &[],
            arrows: &[],
            values: &[],
            size: Self::SIZE,
        }
    }

    /// Returns the file.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = String::new();
        self.draw(&mut svg).expect("a string takes every text");
        svg
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        let painter = BoardPainter::new(self.position.rules(), self.stones, Symmetry::Identity);
        let [left, top, width, height] = painter.view_box(self.coordinates);
        let scale = f32::from(self.size) / width.max(height);
        let view_box = [left, top, width, height].map(|number| Tenths(number).to_string());
        writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}" width="{}" height="{}" font-family="sans-serif" text-anchor="middle">"#,
            view_box.join(" "),
            (width * scale).round(),
            (height * scale).round()
        )?;
        let paper = Form::Rectangle {
            x: left,
            y: top,
            width,
            height,
            corner: 0.0,
        };
        match self.stones {
            PieceStyle::Symbols => write(svg, [Shape::new(Ink::Paper, paper)]),
            PieceStyle::Stones => svg.push_str(GRADIENTS),
        }
        write(svg, painter.ground());
        write(svg, painter.lines());
        if self.coordinates {
            let size = Tenths(painter.coordinate_size());
            writeln!(svg, r#"<g font-size="{size}">"#)?;
            write(svg, painter.coordinates());
            svg.push_str("</g>\n");
        }
        self.draw_pieces(svg, &painter);
        self.draw_notes(svg, &painter);
        svg.push_str("</svg>\n");
        Ok(())
    }

    fn draw_pieces(&self, svg: &mut String, painter: &BoardPainter) {
        let lines = self.winning_lines(painter);
        if self.stones == PieceStyle::Symbols {
            write(svg, lines.iter().cloned());
        }
        for (cell, symbol, wins) in self.pieces() {
            // Under the sweep, the other symbols step back.
            let is_pale = self.stones == PieceStyle::Symbols && !lines.is_empty() && !wins;
            if is_pale {
                svg.push_str("<g opacity=\".32\">\n");
            }
            write(svg, painter.piece(cell, symbol));
            if is_pale {
                svg.push_str("</g>\n");
            }
        }
        if let Some((cell, symbol)) = self.marked() {
            write(svg, painter.last(cell, symbol));
        }
        for &(number, square) in self.numbers {
            let cell = self.cell(square);
            let symbol = self.symbol_on(square).unwrap_or(Symbol::X);
            write(svg, [painter.number(cell, symbol, number.to_string())]);
        }
        if self.stones == PieceStyle::Stones {
            write(svg, lines);
        }
    }

    fn draw_notes(&self, svg: &mut String, painter: &BoardPainter) {
        for label in self.values {
            let cell = self.cell(label.square);
            let shapes = painter.value(cell, label.tone, label.exact, &label.text);
            write(svg, shapes);
        }
        let marks = self.marks.iter();
        write(svg, marks.map(|&mark| painter.attention(self.cell(mark))));
        let arrows = self.arrows.iter();
        let arrows = arrows.map(|&(from, to)| painter.arrow(self.cell(from), self.cell(to)));
        write(svg, arrows.flatten());
    }

    fn winning_lines(&self, painter: &BoardPainter) -> Vec<Shape> {
        let has_ended = self.position.outcome().is_some();
        let lines = self.position.winning_lines().filter(|_| has_ended);
        let symbol = |square| self.symbol_on(square).unwrap_or(Symbol::X);
        lines
            .flat_map(|line| painter.win(line, symbol(line.first)))
            .collect()
    }

    /// Returns the cell of the last move, unless the line that it won or its number
    /// shows it.
    fn marked(&self) -> Option<(usize, Symbol)> {
        let square = self.last_move?;
        let is_numbered = self.numbers.iter().any(|&(_, at)| at == square);
        if self.position.outcome().is_some() || is_numbered {
            return None;
        }
        Some((self.cell(square), self.symbol_on(square)?))
    }

    /// Returns the cells with pieces, their symbols, and whether they won.
    fn pieces(&self) -> Vec<(usize, Symbol, bool)> {
        let winning: Vec<Square> = self
            .position
            .winning_lines()
            .flat_map(dooz_core::Line::squares)
            .collect();
        let pieces = self.position.rules().board().squares();
        let pieces = pieces.filter_map(|square| {
            let symbol = self.symbol_on(square)?;
            Some((self.cell(square), symbol, winning.contains(&square)))
        });
        pieces.collect()
    }

    fn cell(&self, square: Square) -> usize {
        self.position.rules().cell(square)
    }

    fn symbol_on(&self, square: Square) -> Option<Symbol> {
        let player = self.position.stone(square)?;
        Some(player.symbol(self.first))
    }
}

/// Adds shapes to a file.
fn write(svg: &mut String, shapes: impl IntoIterator<Item = Shape>) {
    for shape in shapes {
        shape.write(svg, Dress::Colours);
        svg.push('\n');
    }
}

#[cfg(test)]
mod tests;
