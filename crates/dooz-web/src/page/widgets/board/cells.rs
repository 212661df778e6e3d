//! The cells of a board.

use std::fmt::Write as _;
use std::sync::Arc;

use dooz_coach::board_picture::{BoardPainter, Dress, Ink};
use dooz_core::{Rules, Square};
use dooz_locale::Locale;
use web_sys::Element;

use super::input::BoardInput;
use super::label::label;
use crate::board_view::{Cell, CellDrawing, CellMark};
use crate::page::browser::dom::{El, svg};
use crate::page::browser::window::document;
use crate::page::prelude::*;

/// Creates the cells of a board in their rows, with labels for screen readers.
///
/// A large board has hundreds of cells, so they are written as one text, and share one
/// effect, which updates the cells that differ from the last view.
pub(super) fn rows_of_cells(input: &BoardInput, painter: BoardPainter) -> El {
    let BoardInput { board, shared, .. } = *input;
    let rules = painter.rules();
    let rows = svg("g");
    rows.element()
        .set_inner_html(&empty_rows(board.name, &painter));
    let mut cells = cells_of(&rows, board.name, rules);
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
                cell_view.show(cell, drawing, view.fresh);
                let label = label(cell, cell_view.square, &painter, &locale);
                cell_view.el.change_attr("aria-label", Some(&label));
            }
        });
    });
    rows
}

/// Writes the rows of an empty board.
fn empty_rows(name: &str, painter: &BoardPainter) -> String {
    let rules = painter.rules();
    let mut text = String::new();
    for row in 0..usize::from(rules.height()) {
        text += r#"<g role="row">"#;
        for column in 0..usize::from(rules.width()) {
            let place = row * usize::from(rules.width()) + column;
            let id = cell_id(name, place);
            // Writing to a string never fails.
            let _ = write!(
                text,
                r#"<g class="cell empty" role="gridcell" tabindex="-1" id="{id}" data-cell="{place}">"#
            );
            // It takes the pointer, and shows the keyboard focus above the piece.
            let outline = painter.square(Ink::Class("place"), place, 0.8, 0.0);
            outline.write(&mut text, Dress::Classes);
            text += "</g>";
        }
        text += "</g>";
    }
    text
}

/// Returns the cells of an empty board that has been written.
fn cells_of(rows: &El, name: &'static str, rules: Rules) -> Vec<CellView> {
    let rows = siblings(rows.element().first_element_child());
    let elements = rows.flat_map(|row| siblings(row.first_element_child()));
    let places = elements.zip(0..);
    let cell = |(element, place)| CellView {
        name,
        place,
        el: El::of(element),
        square: rules.square(place).expect("the cell is on the board"),
        cell: Cell::default(),
        is_drawn: false,
    };
    places.map(cell).collect()
}

/// Returns an element with those that follow it.
fn siblings(first: Option<Element>) -> impl Iterator<Item = Element> {
    std::iter::successors(first, Element::next_element_sibling)
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
    square: Square,
    cell: Cell,
    /// `true` if it has an element with a drawing, its first one.
    is_drawn: bool,
}

impl CellView {
    fn show(&mut self, cell: &Cell, drawing: CellDrawing<'_>, fresh: Option<Square>) {
        if self.cell != *cell {
            self.el.change_attr("class", Some(class_of(cell)));
            let mark = cell.mark.map(CellMark::name);
            self.el.change_attr("data-mark", mark);
        }
        // A stone that is on the board already is not animated.
        let is_fresh = fresh == Some(self.square) && self.cell.stone != cell.stone;
        let name = is_fresh.then(|| cell_id(self.name, self.place));
        self.draw(&drawing.svg(cell, self.place, name.as_deref()));
        self.cell = cell.clone();
    }

    /// Replaces the drawing below the outline of the cell. Empty cells have none: there
    /// are hundreds of them.
    fn draw(&mut self, text: &str) {
        let cell = self.el.element();
        let inside = cell.first_element_child().filter(|_| self.is_drawn);
        self.is_drawn = !text.is_empty();
        match inside {
            Some(inside) if self.is_drawn => inside.set_inner_html(text),
            Some(inside) => inside.remove(),
            None if self.is_drawn => {
                let inside = format!(r#"<g class="inside" aria-hidden="true">{text}</g>"#);
                // The place is always there.
                let _ = cell.insert_adjacent_html("afterbegin", &inside);
            }
            None => {}
        }
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
pub(super) fn cell_element(name: &str, place: usize) -> Option<Element> {
    document().get_element_by_id(&cell_id(name, place))
}

fn cell_id(name: &str, place: usize) -> String {
    format!("{name}-{place}")
}
