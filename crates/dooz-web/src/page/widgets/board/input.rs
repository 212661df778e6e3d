//! The input of a board: mouse, touch and keyboard.

use dooz_core::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

use super::cells::cell_element;
use super::fit::BoardFit;
use super::{Board, BoardOptions, Layout, keys};
use crate::board_view::BoardView;
use crate::page::browser::dom::El;
use crate::page::browser::window::document;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};

/// The number of columns or rows from which on a second touch has to confirm the
/// first, because a finger easily misses a cell.
const LARGE: u8 = 10;

/// The input of a board: mouse, touch and keyboard.
#[derive(Clone, Copy)]
pub(super) struct BoardInput {
    pub(super) board: Board,
    options: BoardOptions,
    layout: Memo<Layout>,
    /// The cell with the keyboard focus.
    pub(super) focus: RwSignal<usize>,
    /// The square below the mouse, or below the finger while it looks through the
    /// magnifier.
    pub(super) pointed: RwSignal<Option<Square>>,
    /// The square that awaits a second touch.
    pub(super) touched: RwSignal<Option<Square>>,
    /// The place of the finger on the screen while it looks through the magnifier.
    pub(super) finger: RwSignal<Option<(i32, i32)>>,
    /// The size of the current drawing.
    pub(super) fit: RwSignal<Option<BoardFit>>,
    by_finger: StoredValue<bool>,
    /// `true` if the cell with the focus was clicked.
    is_clicked: StoredValue<bool>,
    /// `true` from the end of a look through the magnifier on: the click that may follow
    /// says nothing new.
    has_chosen: StoredValue<bool>,
    pub(super) shared: &'static Shared,
}

impl BoardInput {
    pub(super) fn new(board: Board, options: BoardOptions, layout: Memo<Layout>) -> Self {
        let input = Self {
            board,
            options,
            layout,
            focus: RwSignal::new(0),
            pointed: RwSignal::new(None),
            touched: RwSignal::new(None),
            finger: RwSignal::new(None),
            fit: RwSignal::new(None),
            by_finger: StoredValue::new(false),
            is_clicked: StoredValue::new(false),
            has_chosen: StoredValue::new(false),
            shared: shared(),
        };
        // Another board begins with the focus in its middle.
        let rules = memo(move |_| layout.get().rules);
        render_effect(move || {
            let rules = rules.get();
            let (columns, rows) = (usize::from(rules.width()), usize::from(rules.height()));
            input.focus.set(columns * (rows / 2) + columns / 2);
            input.touched.set(None);
            input.pointed.set(None);
        });
        input
    }

    /// Lets a frame take the input. A drawing that listened to the focus itself would be
    /// a stop of the Tab key in Chromium.
    pub(super) fn listens_on(self, frame: El) -> El {
        frame
            .class_if("fine", self.is_fine())
            .on("click", move |event| {
                self.is_clicked.set_value(true);
                self.click(&event);
            })
            .on("focusout", move |_| self.is_clicked.set_value(false))
            .on("keydown", move |event| self.press(&event.unchecked_into()))
            .on("focusin", move |event| {
                if let Some(square) = self.square_of(&event) {
                    self.focus
                        .set(self.layout.get_untracked().rules.cell(square));
                }
            })
            .on("animationend", |event| settle(&event))
            .on("pointerdown", move |event| {
                self.touch(&event.unchecked_into());
            })
            .on("pointermove", move |event| {
                self.point(&event.unchecked_into());
            })
            .on("pointerup", move |event| self.lift(&event.unchecked_into()))
            .on("pointercancel", move |_| self.leave())
            .on("pointerleave", move |_| self.leave())
    }

    /// Tells whether the cells are too small for fingers.
    fn is_fine(self) -> Signal<bool> {
        derive(move || self.fit.get().is_some_and(BoardFit::is_fine))
    }

    fn touch(self, event: &PointerEvent) {
        let by_finger = event.pointer_type() == "touch";
        self.by_finger.set_value(by_finger);
        self.has_chosen.set_value(false);
        let is_fine = self.is_fine().get_untracked();
        if by_finger && is_fine && event.is_primary() && self.board.playable.get_untracked() {
            self.look(event);
        }
    }

    /// Moves the magnifier to the finger.
    fn look(self, event: &PointerEvent) {
        let square = self.square_under(event);
        if self.touched.get_untracked() != square {
            self.touched.set(None);
        }
        self.finger.set(Some((event.client_x(), event.client_y())));
        self.show_pointed(square);
    }

    fn point(self, event: &PointerEvent) {
        if self.finger.get_untracked().is_some() {
            if event.is_primary() {
                self.look(event);
            }
        } else if event.pointer_type() != "touch" {
            self.show_pointed(self.square_of(event));
        }
    }

    fn lift(self, event: &PointerEvent) {
        if event.is_primary() && self.finger.get_untracked().is_some() {
            let square = self.square_under(event);
            self.leave();
            self.has_chosen.set_value(true);
            if let Some(square) = square {
                self.choose(square);
            }
        }
    }

    fn leave(self) {
        self.finger.set(None);
        self.show_pointed(None);
    }

    fn show_pointed(self, square: Option<Square>) {
        if self.pointed.get_untracked() != square {
            self.pointed.set(square);
        }
    }

    fn click(self, event: &Event) {
        let is_answered = self.has_chosen.get_value();
        self.has_chosen.set_value(false);
        if let Some(square) = self.square_of(event).filter(|_| !is_answered) {
            self.choose(square);
        }
    }

    /// Plays on a square, or asks for a second touch if the first may have missed.
    fn choose(self, square: Square) {
        let place = self.layout.get_untracked().rules.cell(square);
        self.focus.set(place);
        if !self.needs_confirmation(place) || self.touched.get_untracked() == Some(square) {
            return self.play(square);
        }
        self.touched.set(Some(square));
        let square = square.to_string();
        let gaps = [("square", (&*square).into())];
        let text = self.shared.messages.format("board-touch-again", &gaps);
        self.shared.live.note(text);
    }

    /// Returns `true` if a touch may have missed its cell and needs a second one.
    fn needs_confirmation(self, place: usize) -> bool {
        let rules = self.layout.get_untracked().rules;
        let is_large = rules.width() >= LARGE || rules.height() >= LARGE;
        self.by_finger.get_value()
            && is_large
            && !self.is_taken(place)
            && self.board.playable.get_untracked()
    }

    fn is_taken(self, place: usize) -> bool {
        let is_taken = |view: &BoardView| view.cells[place].stone.is_some();
        self.board.view.with_untracked(is_taken)
    }

    fn play(self, square: Square) {
        self.touched.set(None);
        let place = self.layout.get_untracked().rules.cell(square);
        let is_slip = !self.options.edits && self.board.playable.get_untracked();
        if is_slip && self.is_taken(place) {
            nod(self.board.name, place);
            return self.shared.note_taken(square);
        }
        self.board.on_play.run(square);
    }

    fn press(self, event: &KeyboardEvent) {
        let leaves = self.options.leaves_arrows && self.is_clicked.get_value();
        let here = self.focus.get_untracked();
        let layout = self.layout.get_untracked();
        let (painter, rules) = (layout.painter(), layout.rules);
        let (columns, rows) = (rules.width().into(), rules.height().into());
        // The arrows move over the board as it is seen.
        if !leaves && let Some(place) = keys::moved(event, painter.place_of(here), columns, rows) {
            event.prevent_default();
            let place = painter.cell_at(place);
            self.focus.set(place);
            focus_cell(self.board.name, place);
        } else if self.plays_by(&event.key())
            && let Some(square) = rules.square(here)
        {
            event.prevent_default();
            self.play(square);
        }
    }

    /// Returns `true` if a key plays on the cell with the focus. The space key is left to
    /// the screen while the board takes no moves.
    fn plays_by(self, key: &str) -> bool {
        key == "Enter" || (key == " " && self.board.playable.get_untracked())
    }

    /// Returns the square of the cell that is the target of an event.
    fn square_of(self, event: &Event) -> Option<Square> {
        self.square_at(&event.target()?.dyn_into().ok()?)
    }

    /// Returns the square at the place of an event. The target of a finger's events stays
    /// the cell on which it came down.
    #[expect(
        clippy::cast_precision_loss,
        reason = "screens have some thousands of pixels"
    )]
    fn square_under(self, event: &PointerEvent) -> Option<Square> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        self.square_at(&document().element_from_point(x, y)?)
    }

    fn square_at(self, element: &Element) -> Option<Square> {
        let cell = element.closest("[data-cell]").ok()??;
        let place = cell.get_attribute("data-cell")?.parse().ok()?;
        let is_here = cell_element(self.board.name, place).as_ref() == Some(&cell);
        let rules = self.layout.get_untracked().rules;
        rules.square(place).filter(|_| is_here)
    }
}

/// Lets the piece of a cell nod once.
fn nod(name: &str, place: usize) {
    if let Some(cell) = cell_element(name, place) {
        // The name of a class is always taken.
        let _ = cell.class_list().add_1("nods");
    }
}

/// Ends the animation of a nod, or of a new stone, so that a change of its look does not
/// repeat it. A mask is needed only while its stroke is drawn.
fn settle(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let Some(target): Option<Element> = target else {
        return;
    };
    let closest = |selector| target.closest(selector).ok().flatten();
    let fresh = closest(".fresh");
    if let Some(mask) = closest("mask")
        && let Some(stroke) = mask.next_element_sibling()
    {
        mask.remove();
        // An attribute that is there can be removed.
        let _ = stroke.remove_attribute("mask");
    }
    let is_drawn = |stone: &Element| {
        stone
            .query_selector("mask")
            .is_ok_and(|mask| mask.is_none())
    };
    if let Some(stone) = fresh.filter(is_drawn) {
        let _ = stone.class_list().remove_1("fresh");
    }
    if let Some(cell) = closest(".nods") {
        let _ = cell.class_list().remove_1("nods");
    }
}

/// Moves the keyboard focus to a cell of a board.
fn focus_cell(name: &str, place: usize) {
    if let Some(cell) = cell_element(name, place) {
        // A cell that cannot take the focus is no loss: it stays where it is.
        let _ = cell.unchecked_into::<web_sys::SvgElement>().focus();
    }
}
