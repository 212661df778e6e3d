//! The drawing of one cell of a board on the page.

use std::fmt::{self, Write};

use dooz_coach::board_picture::{BoardPainter, Dress, Ink, PieceStyle, Shape};
use dooz_core::Symbol;

use super::{Cell, CellMark, Heat, PlannedStone, row_length};

/// The drawing of one cell of a board on the page, as SVG text. A browser parses a text
/// faster than a program can create its elements one by one.
///
/// ```
/// use dooz_coach::board_picture::{BoardPainter, PieceStyle};
/// use dooz_core::{Rules, Symbol, Symmetry};
/// use dooz_web::board_view::{Cell, CellDrawing};
/// let painter = BoardPainter::new(Rules::GOMOKU, PieceStyle::Stones, Symmetry::Identity);
/// let drawing = CellDrawing { painter: &painter, number: &|number| number.to_string() };
/// let cell = Cell { stone: Some(Symbol::X), number: Some(7), ..Cell::default() };
/// let svg = drawing.svg(&cell, 0, None);
/// assert!(svg.contains(r#"class="stone""#) && svg.contains(">7</text>"));
/// ```
#[derive(Clone, Copy)]
pub struct CellDrawing<'a> {
    /// The painter of the board.
    pub painter: &'a BoardPainter,
    /// Writes numbers with the digits of the page.
    pub number: &'a dyn Fn(i64) -> String,
}

impl CellDrawing<'_> {
    /// Returns the contents of the cell at a place, from bottom to top. `fresh` is the
    /// name of the cell in the document if its stone has just been played.
    #[must_use]
    pub fn svg(&self, cell: &Cell, place: usize, fresh: Option<&str>) -> String {
        let mut svg = String::new();
        if cell.candidate.is_none()
            && let Some(heat) = &cell.heat
        {
            self.heat(&mut svg, heat, place);
        }
        if cell.forbidden {
            write(&mut svg, self.painter.forbidden(place));
        }
        if let Some(planned) = cell.planned {
            self.planned(&mut svg, planned, place);
        }
        if let Some(symbol) = cell.stone {
            self.stone(&mut svg, cell, place, symbol, fresh);
        }
        if cell.threatens && !cell.wins {
            write(&mut svg, [self.painter.ring(place)]);
        }
        if let Some(class) = cell.threats.into_iter().max().flatten() {
            let length = row_length(class, self.painter.rules());
            write(
                &mut svg,
                self.painter.point(place, (self.number)(length.into())),
            );
        }
        if let Some(candidate) = cell.candidate {
            let percent = (self.number)(candidate.percent.into());
            let shapes = self.painter.candidate(place, percent, candidate.best);
            write(&mut svg, shapes);
        }
        if let Some(mark) = cell.mark {
            self.mark(&mut svg, mark, place);
        }
        svg
    }

    /// Returns the preview of a move: the cell with its piece.
    #[must_use]
    pub fn ghost(&self, place: usize, symbol: Symbol) -> String {
        let mut svg = String::new();
        if self.painter.style() == PieceStyle::Symbols {
            let ink = Ink::Class(match symbol {
                Symbol::X => "cell-hover",
                Symbol::O => "cell-hover of-o",
            });
            write(&mut svg, [self.painter.square(ink, place, 1.6, 2.4)]);
        }
        svg += r#"<g class="ghost">"#;
        write(&mut svg, self.painter.piece(place, symbol));
        svg + "</g>"
    }

    fn stone(
        &self,
        svg: &mut String,
        cell: &Cell,
        place: usize,
        symbol: Symbol,
        fresh: Option<&str>,
    ) {
        let strokes = match fresh {
            Some(_) => self.painter.strokes(place, symbol),
            None => Vec::new(),
        };
        let class = if fresh.is_some() {
            "stone fresh"
        } else {
            "stone"
        };
        put(
            svg,
            format_args!(r#"<g class="{class}" data-symbol="{}">"#, name(symbol)),
        );
        let pieces = self.painter.piece(place, symbol);
        for (order, piece) in pieces.iter().enumerate() {
            // While it is drawn, a stroke shows as far as the pen has come.
            if let (Some(fresh), Some(stroke)) = (fresh, strokes.get(order)) {
                let pen = if symbol == Symbol::O {
                    "nib round"
                } else {
                    "nib"
                };
                put(
                    svg,
                    format_args!(
                        r#"<mask id="{fresh}-{order}" maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%"><path class="{pen}" data-order="{order}" pathLength="1" d="{stroke}"/></mask><g mask="url(#{fresh}-{order})">"#
                    ),
                );
                piece.write(svg, Dress::Classes);
                *svg += "</g>";
            } else {
                piece.write(svg, Dress::Classes);
            }
        }
        // A number, or the line that it won, shows the last move as well.
        if let Some(number) = cell.number {
            let number = (self.number)(number.into());
            write(svg, [self.painter.number(place, symbol, number)]);
        } else if cell.last && !cell.wins {
            write(svg, self.painter.last(place, symbol));
        }
        *svg += "</g>";
    }

    fn planned(&self, svg: &mut String, planned: PlannedStone, place: usize) {
        let PlannedStone { symbol, number } = planned;
        put(
            svg,
            format_args!(r#"<g class="thought" data-symbol="{}">"#, name(symbol)),
        );
        write(svg, self.painter.piece(place, symbol));
        if number > 0 {
            let number = (self.number)(number.into());
            write(svg, [self.painter.number(place, symbol, number)]);
        }
        *svg += "</g>";
    }

    /// Draws the value of a move.
    fn heat(&self, svg: &mut String, heat: &Heat, place: usize) {
        let class = if heat.exact { "heat exact" } else { "heat" };
        put(
            svg,
            format_args!(
                r#"<g class="{class}" data-tone="{}" aria-hidden="true">"#,
                heat.tone.name()
            ),
        );
        let shapes = self.painter.value(place, heat.tone, heat.exact, &heat.text);
        write(svg, shapes);
        *svg += "</g>";
    }

    /// Draws a mark: a point in a frame for the hint, which is a disc among stones;
    /// otherwise a frame with a badge in its upper right corner.
    fn mark(&self, svg: &mut String, mark: CellMark, place: usize) {
        const CORNER: (f32, f32) = (6.2, -6.2);
        let badge = match mark {
            CellMark::Hint => {
                let ink = Ink::Class("w-hint");
                // A disc could be taken for a circle among symbols.
                let frame = match self.painter.style() {
                    PieceStyle::Symbols => self.painter.square(ink, place, 2.2, 3.0),
                    PieceStyle::Stones => self.painter.disc(ink, place, 6.0),
                };
                let core = self.painter.disc(Ink::Class("w-hint core"), place, 1.8);
                return write(svg, [frame, core]);
            }
            CellMark::Look => None,
            // Figures of four units around a point.
            CellMark::Right => Some(((-1.8, 0.2), "l1.3 1.4l2.4 -3")),
            CellMark::Wrong => Some(((-1.4, -1.4), "l2.8 2.8m0 -2.8l-2.8 2.8")),
            CellMark::Better => Some(((0.0, 1.8), "v-3.6m-1.6 1.6l1.6 -1.6l1.6 1.6")),
            CellMark::Best => Some((
                (0.0, -2.0),
                "l0.6 1.3l1.4 0.2l-1 1l0.2 1.4l-1.2 -0.7l-1.2 0.7l0.2 -1.4l-1 -1l1.4 -0.2Z",
            )),
        };
        write(svg, [self.painter.attention(place)]);
        if let Some(((right, down), steps)) = badge {
            let disc = "m-3.4 0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0";
            let at = (CORNER.0 + right, CORNER.1 + down);
            let disc = self
                .painter
                .figure(Ink::Class("w-badge"), place, CORNER, disc);
            let sign = self.painter.figure(Ink::Class("w-sign"), place, at, steps);
            write(svg, [disc, sign]);
        }
    }
}

fn put(svg: &mut String, text: fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a string takes every text");
}

fn write(svg: &mut String, shapes: impl IntoIterator<Item = Shape>) {
    for shape in shapes {
        shape.write(svg, Dress::Classes);
    }
}

const fn name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::X => "x",
        Symbol::O => "o",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board_view::{Candidate, Tone};
    use dooz_core::{Rules, Symmetry};

    fn svg(rules: Rules, style: PieceStyle, cell: &Cell, fresh: Option<&str>) -> String {
        let painter = BoardPainter::new(rules, style, Symmetry::Identity);
        let drawing = CellDrawing {
            painter: &painter,
            number: &|number| number.to_string(),
        };
        drawing.svg(cell, 0, fresh)
    }

    fn last() -> Cell {
        Cell {
            stone: Some(Symbol::X),
            last: true,
            ..Cell::default()
        }
    }

    #[test]
    fn a_stone_never_bears_two_marks_of_the_last_move() {
        let draw = |cell: &Cell| svg(Rules::GOMOKU, PieceStyle::Stones, cell, None);
        assert!(draw(&last()).contains("last-b"));
        let numbered = Cell {
            number: Some(3),
            ..last()
        };
        assert!(!draw(&numbered).contains("last-b"));
        let wins = Cell {
            wins: true,
            ..last()
        };
        assert!(!draw(&wins).contains("last-b"));
    }

    #[test]
    fn only_a_symbol_that_has_just_been_played_is_drawn_stroke_by_stroke() {
        let draw = |fresh| svg(Rules::TIC_TAC_TOE, PieceStyle::Symbols, &last(), fresh);
        assert_eq!(draw(Some("board-0")).matches("<mask ").count(), 2);
        assert_eq!(draw(None).matches("<mask ").count(), 0);
    }

    #[test]
    fn a_candidate_takes_the_place_of_a_value() {
        let cell = Cell {
            candidate: Some(Candidate {
                percent: 46,
                best: true,
            }),
            heat: Some(Heat {
                text: "+5".to_owned(),
                description: String::new(),
                tone: Tone::Good,
                exact: false,
            }),
            ..Cell::default()
        };
        let svg = svg(Rules::GOMOKU, PieceStyle::Stones, &cell, None);
        assert!(svg.contains(">46</text>") && !svg.contains("+5"));
    }

    #[test]
    fn values_differ_in_shape_as_well_as_in_colour() {
        let shape = |tone| {
            let heat = Heat {
                text: "0".to_owned(),
                description: String::new(),
                tone,
                exact: true,
            };
            let cell = Cell {
                heat: Some(heat),
                ..Cell::default()
            };
            let svg = svg(Rules::TIC_TAC_TOE, PieceStyle::Symbols, &cell, None);
            let tags = ["<circle", "<rect", "<path"];
            tags.into_iter().find(|tag| svg.contains(tag))
        };
        let shapes = [Tone::Win, Tone::Even, Tone::Loss].map(shape);
        assert_eq!(shapes, [Some("<circle"), Some("<rect"), Some("<path")]);
    }
}
