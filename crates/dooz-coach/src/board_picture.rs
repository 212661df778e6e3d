//! Pictures of boards.

#![expect(
    clippy::cast_precision_loss,
    reason = "boards and their pictures are small"
)]

mod grid;

use std::fmt::{self, Write};

use dooz_core::{Player, Position, Square, Symbol};

pub use grid::{BoardGrid, GridLines};

/// A picture of a board as a self-contained SVG file.
///
/// ```
/// use dooz_coach::board_picture::{BoardPicture, PieceStyle};
/// use dooz_core::{Position, Rules, Symbol};
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let picture = BoardPicture {
///     position: &position,
///     first: Symbol::X,
///     stones: PieceStyle::Symbols,
///     coordinates: true,
///     numbers: &[],
///     last_move: None,
/// };
/// assert!(picture.svg().starts_with("<svg "));
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
}

/// The look of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceStyle {
    /// Crosses and circles in cells.
    #[default]
    Symbols,
    /// Black and white stones on crossings.
    Stones,
}

impl PieceStyle {
    /// All looks.
    pub const ALL: [Self; 2] = [Self::Symbols, Self::Stones];

    /// Its name in settings and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Symbols => "symbols",
            Self::Stones => "stones",
        }
    }
}

/// The side of a cell in a file.
const CELL: f32 = 40.0;
/// The room for coordinates at the left and at the bottom.
const MARGIN: f32 = 24.0;
/// The border of the picture.
const EDGE: f32 = 4.0;

// Blue and vermilion of Okabe and Ito, which can be told apart with all kinds
// of colour blindness.
const CROSS: &str = "#0072B2";
const CIRCLE: &str = "#D55E00";
const INK: &str = "#222222";
const LINES: &str = "#777777";
const MARK: &str = "#E6B800";

impl BoardPicture<'_> {
    /// Returns the file.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = String::new();
        self.draw(&mut svg).expect("a string takes every text");
        svg
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        let margin = if self.coordinates { MARGIN } else { EDGE };
        let grid = BoardGrid {
            left: margin,
            top: EDGE,
            ..BoardGrid::of(self.position.rules(), CELL)
        };
        let (width, height) = (margin + grid.width() + EDGE, EDGE + grid.height() + margin);
        let (paper, lines) = match self.stones {
            PieceStyle::Symbols => ("#FFFFFF", GridLines::Framed),
            PieceStyle::Stones => ("#E3B66B", GridLines::Crossing),
        };
        let lines = grid.lines(lines);
        writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif" text-anchor="middle">
<rect width="{width}" height="{height}" fill="{paper}"/>
<path fill="none" stroke="{LINES}" stroke-linecap="square" d="{lines}"/>"#
        )?;
        if self.coordinates {
            Self::draw_coordinates(svg, grid)?;
        }
        match self.stones {
            PieceStyle::Symbols => self.draw_symbols(svg, grid)?,
            PieceStyle::Stones => self.draw_stones(svg, grid)?,
        }
        let has_ended = self.position.outcome().is_some();
        for line in self.position.winning_lines().filter(|_| has_ended) {
            let [(x1, y1), (x2, y2)] = grid.stroke(line, 0.0);
            writeln!(
                svg,
                r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{MARK}" stroke-width="6" stroke-linecap="round" stroke-opacity="0.8"/>"#
            )?;
        }
        self.draw_numbers(svg, grid)?;
        svg.push_str("</svg>\n");
        Ok(())
    }

    fn draw_coordinates(svg: &mut String, grid: BoardGrid) -> fmt::Result {
        let bottom = EDGE + grid.height() + MARGIN * 2.0 / 3.0;
        write!(svg, r#"<g font-size="14" fill="{INK}">"#)?;
        for column in 0..grid.columns {
            let (x, name) = (grid.middle(column).0, grid.column_name(column));
            write!(svg, r#"<text x="{x}" y="{bottom}">{name}</text>"#)?;
        }
        for row in 0..grid.rows {
            let (x, y) = (MARGIN / 2.0, grid.middle(row * grid.columns).1 + 5.0);
            write!(svg, r#"<text x="{x}" y="{y}">{}</text>"#, grid.rows - row)?;
        }
        svg.push_str("</g>\n");
        Ok(())
    }

    fn draw_symbols(&self, svg: &mut String, grid: BoardGrid) -> fmt::Result {
        if let Some(square) = self.last_move {
            let path = grid.outline(self.cell(square), 1.0);
            writeln!(
                svg,
                r#"<path fill="{MARK}" fill-opacity="0.35" d="{path}"/>"#
            )?;
        }
        let [crosses, circles] =
            Symbol::BOTH.map(|symbol| grid.symbols(symbol, self.cells(symbol)));
        for (colour, path) in [(CROSS, crosses), (CIRCLE, circles)] {
            if !path.is_empty() {
                writeln!(
                    svg,
                    r#"<path fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round" d="{path}"/>"#
                )?;
            }
        }
        Ok(())
    }

    fn draw_stones(&self, svg: &mut String, grid: BoardGrid) -> fmt::Result {
        for (symbol, fill) in [(Symbol::X, "#111111"), (Symbol::O, "#FAFAFA")] {
            for cell in self.cells(symbol) {
                let (x, y) = grid.middle(cell);
                writeln!(
                    svg,
                    r##"<circle cx="{x}" cy="{y}" r="18" fill="{fill}" stroke="#111111"/>"##
                )?;
            }
        }
        // A stone covers its square, so a ring marks it.
        if let Some(square) = self.last_move {
            let (x, y) = grid.middle(self.cell(square));
            writeln!(
                svg,
                r#"<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="{CIRCLE}" stroke-width="3"/>"#
            )?;
        }
        Ok(())
    }

    fn draw_numbers(&self, svg: &mut String, grid: BoardGrid) -> fmt::Result {
        if self.numbers.is_empty() {
            return Ok(());
        }
        writeln!(svg, r#"<g font-size="14" font-weight="bold">"#)?;
        for &(number, square) in self.numbers {
            let (x, y) = grid.middle(self.cell(square));
            let is_cross = self.position.stone(square) == Some(self.player(Symbol::X));
            let (fill, halo) = match self.stones {
                PieceStyle::Symbols => (INK, "#FFFFFF"),
                PieceStyle::Stones if is_cross => ("#FFFFFF", "none"),
                PieceStyle::Stones => (INK, "none"),
            };
            writeln!(
                svg,
                r#"<text x="{x}" y="{}" fill="{fill}" stroke="{halo}" stroke-width="4" paint-order="stroke">{number}</text>"#,
                y + 5.0
            )?;
        }
        svg.push_str("</g>\n");
        Ok(())
    }

    fn cell(&self, square: Square) -> usize {
        self.position.rules().cell(square)
    }

    /// Returns the cells with a symbol.
    fn cells(&self, symbol: Symbol) -> impl Iterator<Item = usize> {
        let squares = self.position.stones(self.player(symbol)).squares();
        squares.map(|square| self.cell(square))
    }

    fn player(&self, symbol: Symbol) -> Player {
        if symbol == self.first {
            Player::First
        } else {
            Player::Second
        }
    }
}

#[cfg(test)]
mod tests;
