//! The size of a board on the screen.

use dooz_coach::board_picture::BoardPainter;
use web_sys::Element;

use crate::page::browser::dom::El;
use crate::page::browser::window::on_resize;
use crate::page::prelude::*;

/// The size of a board on the screen, in pixels per unit of its drawing.
#[derive(Clone, Copy)]
pub(super) struct BoardFit {
    /// `None` until the board has been measured.
    scale: RwSignal<Option<f64>>,
    drawing: StoredValue<Element, LocalStorage>,
    painter: BoardPainter,
    has_coordinates: Memo<bool>,
}

impl BoardFit {
    /// The width of a cell in pixels below which a finger cannot hit it.
    const FINE: f64 = 28.0;

    /// Follows the size of a drawing.
    pub(super) fn follow(drawing: &El, painter: BoardPainter, has_coordinates: Memo<bool>) -> Self {
        let fit = Self {
            scale: RwSignal::new(None),
            drawing: StoredValue::new_local(drawing.element().clone()),
            painter,
            has_coordinates,
        };
        on_resize(drawing.element(), move || fit.measure());
        fit
    }

    fn measure(self) {
        let [_, _, width, height] = self.view_box();
        let [_, _, right, down] = self.rectangle();
        let new = (right / width).min(down / height);
        // Before it is in the document, it has no size.
        let is_new = |old: f64| (new - old).abs() > 1e-6;
        if new > 0.0 && self.scale.get_untracked().is_none_or(is_new) {
            self.scale.set(Some(new));
        }
    }

    fn view_box(self) -> [f64; 4] {
        let view_box = self.painter.view_box(self.has_coordinates.get_untracked());
        view_box.map(f64::from)
    }

    /// Returns the left and upper edge, the width and the height on the screen.
    fn rectangle(self) -> [f64; 4] {
        self.drawing.with_value(|drawing| {
            let rect = drawing.get_bounding_client_rect();
            [rect.left(), rect.top(), rect.width(), rect.height()]
        })
    }

    /// Returns the place in the drawing of a place on the screen.
    pub(super) fn units(self, (x, y): (f64, f64)) -> (f64, f64) {
        let [left, top, right, down] = self.rectangle();
        let view_box = self.view_box();
        let scale = self.scale.get_untracked().unwrap_or(1.0);
        // An oblong drawing lies in the middle of its element.
        (
            view_box[0] + view_box[2] / 2.0 + (x - left - right / 2.0) / scale,
            view_box[1] + view_box[3] / 2.0 + (y - top - down / 2.0) / scale,
        )
    }

    /// Returns the number of pixels of a unit.
    pub(super) fn scale(self) -> f64 {
        self.scale.get().unwrap_or(1.0)
    }

    /// Returns `true` if the cells are too small for fingers.
    pub(super) fn is_fine(self) -> bool {
        let side = f64::from(self.painter.cell_side());
        self.scale
            .get()
            .is_some_and(|scale| scale * side < Self::FINE)
    }
}
