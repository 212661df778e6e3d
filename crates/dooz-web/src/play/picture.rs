//! The board as a picture for a file.

use std::fmt::{self, Write};

use dooz_core::{Notation, Player, Position, Rules, Square, Symbol};
use dooz_play::matches::Match;

use crate::settings::Stones;

/// The contents of a picture of a board.
///
/// ```
/// use dooz_core::{Position, Rules, Symbol};
/// use dooz_web::play::BoardPicture;
/// use dooz_web::settings::Stones;
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let picture = BoardPicture {
///     position: &position,
///     first: Symbol::X,
///     look: Stones::Symbols,
///     coordinates: true,
///     numbers: &[],
///     last_move: None,
/// };
/// assert!(dooz_web::play::board_svg(&picture).starts_with("<svg "));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The position.
    pub position: &'a Position,
    /// The symbol of the first player.
    pub first: Symbol,
    /// The look of the pieces.
    pub look: Stones,
    /// `true` if columns have letters and rows numbers.
    pub coordinates: bool,
    /// Squares with the numbers that stand on their pieces.
    pub numbers: &'a [(u16, Square)],
    /// The move that is marked.
    pub last_move: Option<Square>,
}

/// The side of a square in the picture.
const CELL: u16 = 40;
/// The width of coordinates at the left and at the bottom.
const MARGIN: u16 = 24;
/// The border of the picture.
const EDGE: u16 = 4;

// Blue and vermilion of Okabe and Ito, which all kinds of colour blindness
// tell apart.
const CROSS: &str = "#0072B2";
const CIRCLE: &str = "#D55E00";
const INK: &str = "#222222";
const LINES: &str = "#777777";
const MARK: &str = "#E6B800";

/// Draws a board as SVG that needs no other file.
#[must_use]
pub fn board_svg(picture: &BoardPicture<'_>) -> String {
    let mut drawing = Drawing {
        picture: *picture,
        svg: String::new(),
    };
    let drawn = drawing.draw();
    drawn.expect("a string takes every text");
    drawing.svg
}

struct Drawing<'a> {
    picture: BoardPicture<'a>,
    svg: String,
}

impl Drawing<'_> {
    fn draw(&mut self) -> fmt::Result {
        let rules = self.rules();
        let margin = self.margin();
        let width = margin + u16::from(rules.width()) * CELL + EDGE;
        let height = EDGE + u16::from(rules.height()) * CELL + margin;
        let paper = match self.picture.look {
            Stones::Symbols => "#FFFFFF",
            Stones::Stones => "#E3B66B",
        };
        writeln!(
            self.svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif" text-anchor="middle">"#
        )?;
        writeln!(
            self.svg,
            r#"<rect width="{width}" height="{height}" fill="{paper}"/>"#
        )?;
        self.grid()?;
        if self.picture.coordinates {
            self.coordinates()?;
        }
        if self.picture.look == Stones::Symbols {
            self.last_cell()?;
        }
        self.pieces()?;
        if self.picture.look == Stones::Stones {
            self.last_stone()?;
        }
        self.winning_lines()?;
        self.numbers()?;
        self.svg.push_str("</svg>\n");
        Ok(())
    }

    fn rules(&self) -> Rules {
        self.picture.position.rules()
    }

    /// Returns the width left of the board and below it.
    fn margin(&self) -> u16 {
        if self.picture.coordinates {
            MARGIN
        } else {
            EDGE
        }
    }

    /// Returns the middle of a square.
    fn middle(&self, square: Square) -> (u16, u16) {
        let from_top = self.rules().height() - 1 - square.row();
        (
            self.margin() + u16::from(square.column()) * CELL + CELL / 2,
            EDGE + u16::from(from_top) * CELL + CELL / 2,
        )
    }

    /// Borders of cells for symbols, crossing lines for stones.
    fn grid(&mut self) -> fmt::Result {
        let rules = self.rules();
        let (columns, rows) = (u16::from(rules.width()), u16::from(rules.height()));
        let (inset, extra) = match self.picture.look {
            Stones::Symbols => (0, 1),
            Stones::Stones => (CELL / 2, 0),
        };
        let (left, top) = (self.margin() + inset, EDGE + inset);
        let right = left + (columns - 1 + extra) * CELL;
        let bottom = top + (rows - 1 + extra) * CELL;
        write!(
            self.svg,
            r#"<path fill="none" stroke="{LINES}" stroke-linecap="square" d=""#
        )?;
        for column in 0..columns + extra {
            write!(self.svg, "M{} {top}V{bottom}", left + column * CELL)?;
        }
        for row in 0..rows + extra {
            write!(self.svg, "M{left} {}H{right}", top + row * CELL)?;
        }
        self.svg.push_str("\"/>\n");
        Ok(())
    }

    fn coordinates(&mut self) -> fmt::Result {
        let rules = self.rules();
        let bottom = EDGE + u16::from(rules.height()) * CELL + MARGIN * 2 / 3;
        write!(self.svg, r#"<g font-size="14" fill="{INK}">"#)?;
        for square in rules.board().squares() {
            let (x, y) = self.middle(square);
            let name = Notation::Algebraic.write(rules, square).to_string();
            let (letters, number) = name.split_at(name.len() - digits(square));
            if square.row() == 0 {
                write!(self.svg, r#"<text x="{x}" y="{bottom}">{letters}</text>"#)?;
            }
            if square.column() == 0 {
                let (x, y) = (MARGIN / 2, y + 5);
                write!(self.svg, r#"<text x="{x}" y="{y}">{number}</text>"#)?;
            }
        }
        self.svg.push_str("</g>\n");
        Ok(())
    }

    fn last_cell(&mut self) -> fmt::Result {
        let Some(square) = self.picture.last_move else {
            return Ok(());
        };
        let (x, y) = self.middle(square);
        let side = CELL - 2;
        writeln!(
            self.svg,
            r#"<rect x="{}" y="{}" width="{side}" height="{side}" fill="{MARK}" fill-opacity="0.35"/>"#,
            x - side / 2,
            y - side / 2
        )
    }

    /// Marks the last stone, which covers its square, with a ring.
    fn last_stone(&mut self) -> fmt::Result {
        let Some(square) = self.picture.last_move else {
            return Ok(());
        };
        let (x, y) = self.middle(square);
        writeln!(
            self.svg,
            r#"<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="{CIRCLE}" stroke-width="3"/>"#
        )
    }

    fn pieces(&mut self) -> fmt::Result {
        for player in Player::BOTH {
            let symbol = match player {
                Player::First => self.picture.first,
                Player::Second => !self.picture.first,
            };
            for square in self.picture.position.stones(player).squares() {
                let (x, y) = self.middle(square);
                match (self.picture.look, symbol) {
                    (Stones::Symbols, Symbol::X) => {
                        let (left, right) = (x - 11, x + 11);
                        let (top, bottom) = (y - 11, y + 11);
                        writeln!(
                            self.svg,
                            r#"<path fill="none" stroke="{CROSS}" stroke-width="5" stroke-linecap="round" d="M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"/>"#
                        )?;
                    }
                    (Stones::Symbols, Symbol::O) => writeln!(
                        self.svg,
                        r#"<circle cx="{x}" cy="{y}" r="12" fill="none" stroke="{CIRCLE}" stroke-width="5"/>"#
                    )?,
                    (Stones::Stones, symbol) => {
                        let fill = match symbol {
                            Symbol::X => "#111111",
                            Symbol::O => "#FAFAFA",
                        };
                        writeln!(
                            self.svg,
                            r##"<circle cx="{x}" cy="{y}" r="18" fill="{fill}" stroke="#111111"/>"##
                        )?;
                    }
                }
            }
        }
        Ok(())
    }

    fn winning_lines(&mut self) -> fmt::Result {
        if self.picture.position.outcome().is_none() {
            return Ok(());
        }
        for line in self.picture.position.winning_lines() {
            let (x1, y1) = self.middle(line.first);
            let (x2, y2) = self.middle(line.last());
            writeln!(
                self.svg,
                r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{MARK}" stroke-width="6" stroke-linecap="round" stroke-opacity="0.8"/>"#
            )?;
        }
        Ok(())
    }

    fn numbers(&mut self) -> fmt::Result {
        if self.picture.numbers.is_empty() {
            return Ok(());
        }
        writeln!(self.svg, r#"<g font-size="14" font-weight="bold">"#)?;
        for &(number, square) in self.picture.numbers {
            let (x, y) = self.middle(square);
            let is_cross = self.picture.position.stone(square).is_some_and(|player| {
                (player == Player::First) == (self.picture.first == Symbol::X)
            });
            let (fill, halo) = match self.picture.look {
                Stones::Symbols => (INK, "#FFFFFF"),
                Stones::Stones if is_cross => ("#FFFFFF", "none"),
                Stones::Stones => (INK, "none"),
            };
            writeln!(
                self.svg,
                r#"<text x="{x}" y="{}" fill="{fill}" stroke="{halo}" stroke-width="4" paint-order="stroke">{number}</text>"#,
                y + 5
            )?;
        }
        self.svg.push_str("</g>\n");
        Ok(())
    }
}

/// Counts the digits of a square's row.
const fn digits(square: Square) -> usize {
    if square.row() >= 9 { 2 } else { 1 }
}

/// Draws the position on the board as SVG.
#[must_use]
pub fn match_svg(game: &Match, look: Stones, coordinates: bool, move_numbers: bool) -> String {
    let numbers: Vec<(u16, Square)> = if move_numbers {
        game.numbered_moves().collect()
    } else {
        Vec::new()
    };
    board_svg(&BoardPicture {
        position: game.position(),
        first: game.symbol(Player::First),
        look,
        coordinates,
        numbers: &numbers,
        last_move: game.last_move(),
    })
}
