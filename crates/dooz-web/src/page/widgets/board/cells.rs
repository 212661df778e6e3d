//! The cells of a board.

use std::sync::Arc;

use dooz_coach::analysis::ThreatClass;
use dooz_coach::board_picture::BoardGrid;
use dooz_core::{Square, Symbol};
use dooz_locale::Locale;

use super::{BoardInput, SIDE, cell_id};
use crate::board_view::{Cell, CellMark};
use crate::page::browser::dom::{El, svg};
use crate::page::prelude::*;

/// Creates the cells of a board in their rows, with labels for screen readers.
///
/// A large board has hundreds of cells, so they share one effect, which updates
/// the cells that differ from the last view.
pub(super) fn rows_of_cells(input: &BoardInput) -> Vec<El> {
    let BoardInput {
        board,
        rules,
        touched,
        shared,
        ..
    } = *input;
    let mut cells = empty_cells(input);
    let rows = cells.chunks(rules.width().into()).map(|cells| {
        let cells = cells.iter().map(|cell| cell.el.clone());
        svg("g").attr("role", "row").children(cells)
    });
    let rows = rows.collect();
    follow_focus(input, cells.iter().map(|cell| cell.el.clone()).collect());

    let mut labelled_in: Option<Arc<Locale>> = None;
    render_effect(move || {
        let locale = shared.messages.locale();
        let touched = touched.get();
        let labelled = labelled_in.replace(locale.clone());
        let is_labelled = labelled.is_some_and(|old| Arc::ptr_eq(&old, &locale));
        board.view.with(|view| {
            // A view of other rules is for the next board.
            if view.rules != rules {
                return;
            }
            for (cell_view, cell) in cells.iter_mut().zip(&view.cells) {
                let ghost = (touched == Some(cell_view.square)).then_some(view.to_move);
                let is_same = cell_view.cell == *cell && cell_view.ghost == ghost;
                if !is_same {
                    cell_view.show(cell, ghost, view.fresh);
                }
                if !is_same || !is_labelled {
                    cell_view.name(&locale);
                }
            }
        });
    });
    rows
}

/// Creates the cells of an empty board.
fn empty_cells(input: &BoardInput) -> Vec<CellView> {
    let rules = input.rules;
    let columns = u16::from(rules.width());
    let model = svg("g")
        .class("cell empty")
        .attr("role", "gridcell")
        .attr("tabindex", "-1")
        .child(square_of_side("place"));
    let cell = |place: u16| {
        let (x, y) = (place % columns * SIDE, place / columns * SIDE);
        let el = model
            .copy()
            .attr("id", cell_id(input.board.name, place.into()))
            .attr("data-cell", place)
            .attr("transform", format!("translate({x} {y})"));
        let square = rules.square(place as usize);
        CellView {
            el,
            square: square.expect("the cell is on the board"),
            cell: Cell::default(),
            ghost: None,
        }
    };
    (0..columns * u16::from(rules.height())).map(cell).collect()
}

/// Lets the keyboard focus return to the cell that had it last.
fn follow_focus(input: &BoardInput, cells: Vec<El>) {
    let focus = input.focus;
    let mut last = None;
    render_effect(move || {
        let place = focus.get();
        if let Some(last) = last.replace(place) {
            cells[last].change_attr("tabindex", Some("-1"));
        }
        cells[place].change_attr("tabindex", Some("0"));
    });
}

/// One cell of a board with its current contents.
struct CellView {
    el: El,
    square: Square,
    cell: Cell,
    /// The preview of the stone while it awaits a second touch.
    ghost: Option<Symbol>,
}

impl CellView {
    fn show(&mut self, cell: &Cell, ghost: Option<Symbol>, fresh: Option<Square>) {
        let mark = cell.mark.map(CellMark::name);
        self.el.change_attr("class", Some(&class_of(cell, ghost)));
        self.el.change_attr("data-mark", mark);
        if ghost != self.ghost || !cell.looks_like(&self.cell) {
            // A stone that is on the board already is not animated.
            let is_fresh = fresh == Some(self.square) && self.cell.stone != cell.stone;
            let ghost = ghost.map(|symbol| piece("ghost", symbol, None));
            let place = square_of_side("place");
            self.el.clear();
            for part in [place].into_iter().chain(draw(cell, is_fresh)).chain(ghost) {
                self.el.append(&part);
            }
        }
        self.cell = cell.clone();
        self.ghost = ghost;
    }

    fn name(&self, locale: &Locale) {
        let label = describe(&self.cell, self.square, locale);
        self.el.change_attr("aria-label", Some(&label));
    }
}

fn square_of_side(class: &str) -> El {
    svg("rect")
        .class(class)
        .attr("width", SIDE)
        .attr("height", SIDE)
}

fn class_of(cell: &Cell, ghost: Option<Symbol>) -> String {
    let mut class = "cell".to_owned();
    for (name, holds) in [
        (" last", cell.last),
        (" wins", cell.wins),
        (" empty", cell.stone.is_none()),
        (" asks", ghost.is_some()),
    ] {
        if holds {
            class += name;
        }
    }
    class
}

/// Draws the contents of a cell, from bottom to top.
fn draw(cell: &Cell, is_fresh: bool) -> Vec<El> {
    let mut parts = Vec::new();
    if let Some(heat) = &cell.heat {
        let group = svg("g")
            .class(if heat.exact { "heat exact" } else { "heat" })
            .attr("data-tone", heat.tone.name())
            .attr("aria-hidden", "true");
        let text = centred("", heat.text.clone());
        parts.push(group.child(square_of_side("")).child(text));
    }
    if cell.forbidden {
        let cross = svg("path").class("forbidden");
        parts.push(cross.attr("d", "M7 7L13 13M13 7L7 13"));
    }
    if let Some(planned) = cell.planned {
        let number = (planned.number > 0).then_some(planned.number);
        parts.push(piece("thought", planned.symbol, number));
    }
    if let Some(symbol) = cell.stone {
        let class = if is_fresh { "stone fresh" } else { "stone" };
        parts.push(piece(class, symbol, cell.number));
    }
    for symbol in [Symbol::X, Symbol::O] {
        parts.extend(cell.threats[symbol as usize].map(|class| threat(symbol, class)));
    }
    if cell.mark.is_some() {
        let frame = svg("rect").class("mark").attr("rx", "3");
        let frame = frame.attr("x", "1.5").attr("y", "1.5");
        parts.push(frame.attr("width", SIDE - 3).attr("height", SIDE - 3));
    }
    parts
}

/// The grid in which a piece is drawn.
const CELL: BoardGrid = BoardGrid {
    columns: 1,
    rows: 1,
    cell: SIDE as f32,
    left: 0.0,
    top: 0.0,
};

/// Draws a cross or a circle, and the stone that may replace it. The style sheet
/// shows one of the two.
fn piece(class: &str, symbol: Symbol, number: Option<u16>) -> El {
    let name = match symbol {
        Symbol::X => "x",
        Symbol::O => "o",
    };
    let drawn = svg("path")
        .class("symbol")
        .attr("data-symbol", name)
        .attr("pathLength", "1")
        .attr("d", CELL.symbols(symbol, [0]));
    let disc = svg("circle")
        .class("disc")
        .attr("data-symbol", name)
        .attr("cx", "10")
        .attr("cy", "10")
        .attr("r", "8.6");
    svg("g")
        .class(class)
        .attr("data-symbol", name)
        .attr("aria-hidden", "true")
        .child(drawn)
        .child(disc)
        .child(number.map(|number| centred("number", number.to_string())))
}

fn centred(class: &str, text: String) -> El {
    let middle = SIDE / 2;
    svg("text")
        .class(class)
        .attr("x", middle)
        .attr("y", middle)
        .child(text)
}

/// Draws the threat of a stone that is not there yet: its length, in a corner of the
/// cell.
fn threat(symbol: Symbol, class: ThreatClass) -> El {
    let (name, x) = match symbol {
        Symbol::X => ("x", "4"),
        Symbol::O => ("o", "16"),
    };
    let length = match class {
        ThreatClass::OpenThree => "3",
        ThreatClass::Four => "4",
        ThreatClass::OpenFour => "4+",
        ThreatClass::Five => "5",
    };
    svg("text")
        .class("threat")
        .attr("data-symbol", name)
        .attr("aria-hidden", "true")
        .attr("x", x)
        .attr("y", "4")
        .child(length)
}

/// Describes a cell for screen readers.
fn describe(cell: &Cell, square: Square, locale: &Locale) -> String {
    let square = square.to_string();
    let key = match cell.stone {
        Some(Symbol::X) => "board-cross",
        Some(Symbol::O) => "board-circle",
        None if cell.forbidden => "board-forbidden",
        None => "board-empty",
    };
    let marked = cell.mark.map(|mark| match mark {
        CellMark::Hint => "board-hint",
        CellMark::Better => "board-better",
        CellMark::Best => "board-best",
        CellMark::Wrong => "board-wrong",
        CellMark::Right => "board-right",
        CellMark::Look => "board-look",
    });
    let keys = [
        cell.last.then_some("board-last"),
        cell.wins.then_some("board-wins"),
        marked,
    ];
    let mut label = locale.format(key, &[("square", (&*square).into())]);
    let facts = keys.into_iter().flatten().map(|key| locale.text(key));
    let threats = [Symbol::X, Symbol::O].into_iter().filter_map(|symbol| {
        let key = match cell.threats[symbol as usize]? {
            ThreatClass::OpenThree => "board-threat-open-three",
            ThreatClass::Four => "board-threat-four",
            ThreatClass::OpenFour => "board-threat-open-four",
            ThreatClass::Five => "board-threat-five",
        };
        let player = symbol.to_string();
        Some(locale.format(key, &[("player", player.into())]).into())
    });
    let heat = cell
        .heat
        .as_ref()
        .map(|heat| heat.description.as_str().into());
    for fact in facts.chain(heat).chain(threats) {
        label += &locale.text("board-comma");
        label += " ";
        label += &fact;
    }
    label
}
