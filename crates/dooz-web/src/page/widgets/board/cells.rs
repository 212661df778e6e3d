//! The cells of a board.

use std::sync::Arc;

use dooz_coach::board_picture::{BoardPainter, Dress, Ink};
use dooz_core::Square;
use dooz_locale::Locale;

use super::input::BoardInput;
use super::label::label;
use crate::board_view::{Cell, CellDrawing, CellMark};
use crate::page::browser::dom::{El, svg};
use crate::page::browser::window::document;
use crate::page::prelude::*;

/// Creates the cells of a board in their rows, with labels for screen readers.
///
/// A large board has hundreds of cells, so they share one effect, which updates
/// the cells that differ from the last view.
pub(super) fn rows_of_cells(input: &BoardInput, painter: BoardPainter) -> Vec<El> {
    let BoardInput { board, shared, .. } = *input;
    let rules = painter.rules();
    let mut cells = empty_cells(board.name, &painter);
    let rows = cells.chunks(rules.width().into()).map(|cells| {
        let cells = cells.iter().map(|cell| cell.el.clone());
        svg("g").attr("role", "row").children(cells)
    });
    let rows = rows.collect();
    follow_focus(input, cells.iter().map(|cell| cell.el.clone()).collect());

    let mut written_in: Option<Arc<Locale>> = None;
    render_effect(move || {
        let locale = shared.messages.locale();
        let written = written_in.replace(locale.clone());
        let is_written = written.is_some_and(|old| Arc::ptr_eq(&old, &locale));
        let number = |number: i64| locale.number(number);
        let drawing = CellDrawing {
            painter: &painter,
            number: &number,
        };
        board.view.with(|view| {
            // A view of other rules is for the next board.
            if view.rules != rules {
                return;
            }
            for (cell_view, cell) in cells.iter_mut().zip(&view.cells) {
                if is_written && cell_view.cell == *cell {
                    continue;
                }
                let is_drawn = is_written && cell.looks_like(&cell_view.cell);
                cell_view.show(cell, (!is_drawn).then_some(drawing), view.fresh);
                let label = label(cell, cell_view.square, &locale);
                cell_view.el.change_attr("aria-label", Some(&label));
            }
        });
    });
    rows
}

/// Creates the cells of an empty board.
fn empty_cells(name: &'static str, painter: &BoardPainter) -> Vec<CellView> {
    let rules = painter.rules();
    let model = svg("g")
        .class("cell empty")
        .attr("role", "gridcell")
        .attr("tabindex", "-1")
        .child(svg("g").class("inside").attr("aria-hidden", "true"));
    let cell = |place: usize| {
        let el = model.copy();
        let el = el.attr("id", cell_id(name, place)).attr("data-cell", place);
        let mut outline = String::new();
        let shape = painter.square(Ink::Class("place"), place, 0.8, 0.0);
        shape.write(&mut outline, Dress::Classes);
        // It takes the pointer, and shows the keyboard focus above the piece.
        let _ = el.element().insert_adjacent_html("beforeend", &outline);
        let inside = el.element().first_element_child();
        CellView {
            name,
            place,
            inside: inside.expect("it was copied with the cell"),
            el,
            square: rules.square(place).expect("the cell is on the board"),
            cell: Cell::default(),
        }
    };
    (0..rules.squares()).map(cell).collect()
}

/// Lets the keyboard focus return to the cell that had it last.
fn follow_focus(input: &BoardInput, cells: Vec<El>) {
    let focus = input.focus;
    let mut last: Option<usize> = None;
    render_effect(move || {
        let place = focus.get();
        if let Some(last) = last.replace(place).and_then(|last| cells.get(last)) {
            last.change_attr("tabindex", Some("-1"));
        }
        if let Some(cell) = cells.get(place) {
            cell.change_attr("tabindex", Some("0"));
        }
    });
}

/// One cell of a board with its current contents.
struct CellView {
    name: &'static str,
    place: usize,
    el: El,
    /// The element with the drawing.
    inside: web_sys::Element,
    square: Square,
    cell: Cell,
}

impl CellView {
    fn show(&mut self, cell: &Cell, drawing: Option<CellDrawing<'_>>, fresh: Option<Square>) {
        self.el.change_attr("class", Some(class_of(cell)));
        let mark = cell.mark.map(CellMark::name);
        self.el.change_attr("data-mark", mark);
        if let Some(drawing) = drawing {
            // A stone that is on the board already is not animated.
            let is_fresh = fresh == Some(self.square) && self.cell.stone != cell.stone;
            let name = is_fresh.then(|| cell_id(self.name, self.place));
            let text = drawing.svg(cell, self.place, name.as_deref());
            self.inside.set_inner_html(&text);
        }
        self.cell = cell.clone();
    }
}

const fn class_of(cell: &Cell) -> &'static str {
    match (cell.stone.is_none(), cell.last, cell.wins) {
        (true, _, _) => "cell empty",
        (false, false, false) => "cell",
        (false, true, false) => "cell last",
        (false, false, true) => "cell wins",
        (false, true, true) => "cell last wins",
    }
}

/// Returns the element of a cell.
pub(super) fn cell_element(name: &str, place: usize) -> Option<web_sys::Element> {
    document().get_element_by_id(&cell_id(name, place))
}

fn cell_id(name: &str, place: usize) -> String {
    format!("{name}-{place}")
}
