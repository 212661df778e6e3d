//! The board: an SVG drawing for mouse, touch and keyboard, with the roles of a
//! grid for screen readers.

mod cells;
mod keys;
mod lines;

use dooz_coach::board_picture::BoardGrid;
use dooz_core::{Outcome, Rules, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

use self::cells::rows_of_cells;
use crate::board_view::BoardView;
use crate::page::browser::dom::{El, html, part, svg, when};
use crate::page::browser::window::document;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::settings::PieceStyle;

/// The side of a cell, in units of the drawing.
const SIDE: u16 = 20;

/// The number of columns or rows from which on a second touch has to confirm the
/// first, because a finger easily misses a cell.
const LARGE: u8 = 10;

/// A board, which shows a [`BoardView`] and reports the squares that the user
/// plays on. Its owner decides which moves are legal.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// Its name, which is unique in the document.
    pub(crate) name: &'static str,
    /// Its contents.
    pub(crate) view: Memo<BoardView>,
    /// Its label for screen readers.
    pub(crate) label: Signal<String>,
    /// `true` while the user may play on it.
    pub(crate) playable: Signal<bool>,
    /// Receives the square that was played on.
    pub(crate) on_play: Callback<Square>,
    /// Receives the square under the pointer.
    pub(crate) on_point: Option<Callback<Option<Square>>>,
}

impl Board {
    /// Creates the element, which is rebuilt when the rules change.
    pub(crate) fn el(self) -> El {
        let rules = Memo::new(move |_| self.view.read().rules);
        let sheet = part(move || {
            let rules = rules.get();
            vec![untrack(|| self.sheet(rules))]
        });
        html("div").class("board-place").child(sheet)
    }

    /// Creates the drawing for some rules.
    fn sheet(self, rules: Rules) -> El {
        let Self { view, .. } = self;
        let &Shared {
            settings, messages, ..
        } = shared();
        let (columns, rows) = (u16::from(rules.width()), u16::from(rules.height()));
        let (wide, high) = (columns * SIDE, rows * SIDE);
        let grid = BoardGrid::of(rules, SIDE.into());
        let input = BoardInput {
            board: self,
            rules,
            focus: RwSignal::new((columns * (rows / 2) + columns / 2).into()),
            touched: RwSignal::new(None),
            by_finger: StoredValue::new(false),
            shared: shared(),
        };

        let has_coordinates = Signal::derive(move || settings.read().coordinates);
        let is_stones = Signal::derive(move || settings.read().stones == PieceStyle::Stones);
        let look = Signal::derive(move || settings.read().stones.name());
        let is_drawn = Signal::derive(move || view.read().outcome == Some(Outcome::Draw));
        let view_box = Signal::derive(move || {
            let margin = if has_coordinates.get() {
                2 * lines::text_size(grid)
            } else {
                2
            };
            format!("-{margin} -2 {} {}", wide + margin + 2, high + margin + 2)
        });
        let below = svg("g")
            .attr("aria-hidden", "true")
            .child(lines::lines(grid, is_stones))
            .child(when(has_coordinates, move || lines::coordinates(grid)));
        let overlay = when(is_drawn, move || {
            let text = svg("text").attr("x", wide / 2).attr("y", high / 2);
            let text = text.attr("font-size", wide.min(high) / 4);
            svg("g")
                .class("overlay")
                .child(svg("rect").attr("width", wide).attr("height", high))
                .child(text.child(messages.say("play-draw")))
        });
        let above = svg("g")
            .attr("aria-hidden", "true")
            .child(lines::winning(view, grid))
            .child(overlay);
        let is_large = rules.width() >= LARGE || rules.height() >= LARGE;
        let sheet = svg("svg")
            .class(if is_large { "board large" } else { "board" })
            .class_if("playable", self.playable)
            .attr("data-look", look)
            .attr("dir", "ltr")
            .attr("viewBox", view_box)
            .attr("role", "grid")
            .attr("aria-label", self.label)
            .attr("aria-rowcount", rows)
            .attr("aria-colcount", columns)
            .child(below)
            .children(rows_of_cells(&input))
            .child(above);
        input.plays_on(sheet)
    }
}

/// The input of a board: mouse, touch and keyboard.
#[derive(Clone, Copy)]
struct BoardInput {
    board: Board,
    rules: Rules,
    /// The cell with the keyboard focus.
    focus: RwSignal<usize>,
    /// The square that awaits a second touch.
    touched: RwSignal<Option<Square>>,
    by_finger: StoredValue<bool>,
    shared: &'static Shared,
}

impl BoardInput {
    fn plays_on(self, sheet: El) -> El {
        let point = move |event: Event| {
            let event: PointerEvent = event.unchecked_into();
            self.by_finger.set_value(event.pointer_type() == "touch");
        };
        let focused = move |event: Event| {
            if let Some(square) = square_at(&event, self.rules) {
                self.focus.set(self.rules.cell(square));
            }
        };
        let sheet = sheet
            .on("click", move |event| self.click(&event))
            .on("keydown", move |event| self.press(&event.unchecked_into()))
            .on("pointerdown", point)
            .on("focusin", focused)
            .on("animationend", |event| settle(&event));
        let Some(on_point) = self.board.on_point else {
            return sheet;
        };
        sheet
            .on("pointermove", move |event| {
                on_point.run(square_at(&event, self.rules));
            })
            .on("pointerleave", move |_| on_point.run(None))
    }

    fn play(self, square: Square) {
        self.touched.set(None);
        self.board.on_play.run(square);
    }

    fn click(self, event: &Event) {
        let Some(square) = square_at(event, self.rules) else {
            return;
        };
        let place = self.rules.cell(square);
        self.focus.set(place);
        if !self.needs_confirmation(place) || self.touched.get_untracked() == Some(square) {
            return self.play(square);
        }
        self.touched.set(Some(square));
        let square = square.to_string();
        let gaps = [("square", (&*square).into())];
        let text = self.shared.messages.format("board-touch-again", &gaps);
        self.shared.live.announce(text);
    }

    /// Returns `true` if a touch may have missed its cell and needs a second one.
    fn needs_confirmation(self, place: usize) -> bool {
        let is_large = self.rules.width() >= LARGE || self.rules.height() >= LARGE;
        let is_empty = |view: &BoardView| view.cells[place].stone.is_none();
        self.by_finger.get_value()
            && is_large
            && self.board.view.with_untracked(is_empty)
            && self.board.playable.get_untracked()
    }

    fn press(self, event: &KeyboardEvent) {
        let here = self.focus.get_untracked();
        let (columns, rows) = (self.rules.width().into(), self.rules.height().into());
        if let Some(place) = keys::moved(event, here, columns, rows) {
            event.prevent_default();
            self.focus.set(place);
            focus_cell(self.board.name, place);
        } else if event.key() == "Enter"
            && let Some(square) = self.rules.square(here)
        {
            event.prevent_default();
            self.play(square);
        }
    }
}

/// Ends the animation of a new stone, so that a change of its look does not
/// repeat it.
fn settle(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let stone = target.and_then(|element: Element| element.closest(".fresh").ok()?);
    if let Some(stone) = stone {
        // The name of a class is always taken.
        let _ = stone.class_list().remove_1("fresh");
    }
}

/// Moves the keyboard focus to a cell of a board.
fn focus_cell(name: &str, place: usize) {
    let cell = document().get_element_by_id(&cell_id(name, place));
    if let Some(cell) = cell {
        // A cell that cannot take the focus is no loss: it stays where it is.
        let _ = cell.unchecked_into::<web_sys::SvgElement>().focus();
    }
}

fn cell_id(name: &str, place: usize) -> String {
    format!("{name}-{place}")
}

/// Returns the square of the cell that is the target of an event.
fn square_at(event: &Event, rules: Rules) -> Option<Square> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let cell = element.closest("[data-cell]").ok()??;
    let place = cell.get_attribute("data-cell")?.parse().ok()?;
    rules.square(place)
}
