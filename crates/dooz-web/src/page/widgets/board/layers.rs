//! The layers of a board below and above its cells.

use dooz_coach::board_picture::{BoardPainter, Dress, PieceStyle, Shape};
use dooz_core::{Line, Symbol};

use super::fit::BoardFit;
use super::input::BoardInput;
use crate::board_view::{BoardView, CellDrawing, Threat};
use crate::page::browser::dom::{El, svg, when};
use crate::page::prelude::*;

/// Draws the ground and the lines of the board.
pub(super) fn ground(painter: &BoardPainter) -> El {
    let shapes = painter.ground().into_iter().chain(painter.lines());
    let layer = layer("board-ground");
    show(&layer, &text_of(shapes));
    layer
}

/// Draws the names of the columns and rows, never higher than other small text, and on
/// small screens as high as there is room for.
pub(super) fn coordinates(painter: BoardPainter, has_coordinates: Memo<bool>, fit: BoardFit) -> El {
    /// The least height in pixels, where there is room, and the greatest.
    const HEIGHTS: [f64; 2] = [10.0, 16.0];
    let size = derive(move || {
        let [least, most] = HEIGHTS.map(|height| height / fit.scale());
        let room = f64::from(painter.largest_coordinate_size());
        let default = f64::from(painter.coordinate_size());
        let size = default.max(least.min(room)).min(most);
        format!("{size:.2}")
    });
    let names = when(has_coordinates.into(), move || {
        let names = layer("coordinates").attr("font-size", size);
        show(&names, &text_of(painter.coordinates()));
        names
    });
    svg("g").child(names)
}

/// Draws what lies below the pieces: the lines of threats, and the sweeps through the
/// symbols that won.
pub(super) fn under(view: Memo<BoardView>, painter: BoardPainter) -> El {
    let layer = layer("below-pieces");
    let facts = memo(move |_| {
        let view = view.read();
        (view.threats.clone(), won(&view))
    });
    let shown = layer.clone();
    render_effect(move || {
        let (threats, won) = facts.get();
        let through = |threat: &Threat| {
            let squares = threat.stones.iter().chain(&threat.points);
            painter.threat(&squares.copied().collect::<Vec<_>>())
        };
        let mut text = text_of(threats.iter().filter_map(through));
        if painter.style() == PieceStyle::Symbols {
            text += &won.text(&painter);
        }
        show(&shown, &text);
    });
    layer
}

/// Draws what lies above the pieces: the lines through the stones that won.
pub(super) fn over(view: Memo<BoardView>, painter: BoardPainter) -> El {
    let layer = layer("above-pieces");
    if painter.style() == PieceStyle::Symbols {
        return layer;
    }
    let won = memo(move |_| won(&view.read()));
    let shown = layer.clone();
    render_effect(move || show(&shown, &won.get().text(&painter)));
    layer
}

/// Draws the preview of a move: on the square under the pointer, or on the one that
/// awaits a second touch.
pub(super) fn pointed(input: &BoardInput, painter: BoardPainter) -> El {
    let BoardInput {
        board,
        pointed,
        touched,
        ..
    } = *input;
    let layer = layer("pointed");
    let preview = memo(move |_| {
        let square = touched.get().or_else(|| pointed.get())?;
        let view = board.view.read();
        let place = view.rules.cell(square);
        let cell = view.cells.get(place)?;
        let is_free = cell.stone.is_none() && !cell.forbidden && board.playable.get();
        is_free.then_some((place, view.to_move, touched.get().is_some()))
    });
    let shown = layer.clone();
    render_effect(move || {
        let preview = preview.get();
        let asks = preview.is_some_and(|(_, _, asks)| asks);
        shown.change_attr("class", Some(if asks { "pointed asks" } else { "pointed" }));
        let drawing = CellDrawing {
            painter: &painter,
            number: &|number| number.to_string(),
        };
        let ghost = preview.map(|(place, symbol, _)| drawing.ghost(place, symbol));
        show(&shown, &ghost.unwrap_or_default());
    });
    layer
}

/// The lines that decided a game.
#[derive(Clone, PartialEq)]
struct Won {
    lines: Vec<(Line, Symbol)>,
    /// `true` if they have just been completed.
    is_fresh: bool,
}

fn won(view: &BoardView) -> Won {
    let symbol = |line: &Line| view.cells[view.rules.cell(line.first)].stone;
    let lines = view.lines.iter();
    Won {
        lines: lines
            .filter_map(|line| Some((*line, symbol(line)?)))
            .collect(),
        is_fresh: view.fresh.is_some(),
    }
}

impl Won {
    fn text(&self, painter: &BoardPainter) -> String {
        let class = if self.is_fresh { "win fresh" } else { "win" };
        let line = |&(line, symbol): &(Line, Symbol)| {
            // With a length of one, the line is drawn by its dashes.
            let shapes = text_of(painter.win(line, symbol));
            let shapes = shapes.replace("<path ", r#"<path pathLength="1" "#);
            format!(r#"<g class="{class}">{shapes}</g>"#)
        };
        self.lines.iter().map(line).collect()
    }
}

fn layer(class: &str) -> El {
    svg("g").class(class).attr("aria-hidden", "true")
}

fn text_of(shapes: impl IntoIterator<Item = Shape>) -> String {
    let mut text = String::new();
    for shape in shapes {
        shape.write(&mut text, Dress::Classes);
    }
    text
}

fn show(layer: &El, text: &str) {
    layer.element().set_inner_html(text);
}
