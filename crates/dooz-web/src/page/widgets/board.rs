//! The board: an SVG drawing for mouse, touch and keyboard, with the roles of a
//! grid for screen readers.

mod cells;
mod fit;
mod input;
mod keys;
mod label;
mod layers;
mod magnifier;
mod sketch;

use dooz_coach::board_picture::{BoardPainter, PieceStyle};
use dooz_core::{Rules, Square, Symmetry};

use self::cells::rows_of_cells;
use self::fit::BoardFit;
use self::input::BoardInput;
use crate::board_view::BoardView;
use crate::page::browser::dom::{El, html, part, svg};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};

pub(crate) use sketch::sketch;

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
}

/// Options that most boards leave at their defaults.
#[derive(Clone, Copy)]
pub(crate) struct BoardOptions {
    /// The symmetry through which the board is seen. Squares keep their names.
    pub(crate) symmetry: Signal<Symmetry>,
    /// `true` if squares with a stone are played on as well, as in an editor. Elsewhere,
    /// the stone only nods.
    pub(crate) edits: bool,
    /// `true` if the arrow keys belong to the screen until the keyboard has reached the
    /// board: whoever clicks a cell has not asked for them.
    pub(crate) leaves_arrows: bool,
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self {
            symmetry: Signal::stored(Symmetry::Identity),
            edits: false,
            leaves_arrows: false,
        }
    }
}

/// The facts that decide where everything of a board lies. The drawing is made anew when
/// they change.
#[derive(Clone, Copy, PartialEq)]
struct Layout {
    rules: Rules,
    style: PieceStyle,
    symmetry: Symmetry,
}

impl Layout {
    fn painter(self) -> BoardPainter {
        BoardPainter::new(self.rules, self.style, self.symmetry)
    }
}

impl Board {
    /// Creates the element.
    pub(crate) fn el(self) -> El {
        self.el_with(BoardOptions::default())
    }

    /// Creates the element with the given options.
    pub(crate) fn el_with(self, options: BoardOptions) -> El {
        let &Shared { settings, .. } = shared();
        let layout = memo(move |_| {
            let rules = self.view.read().rules;
            // An oblong board cannot be turned by a quarter.
            let symmetry = Some(options.symmetry.get());
            let symmetry = symmetry.filter(|symmetry| Symmetry::of(rules).contains(symmetry));
            Layout {
                rules,
                style: settings.read().pieces.on(rules),
                symmetry: symmetry.unwrap_or(Symmetry::Identity),
            }
        });
        let input = BoardInput::new(self, options, layout);
        let is_wood = derive(move || layout.get().style == PieceStyle::Stones);
        let sheet = part(move || {
            let layout = layout.get();
            vec![untrack(|| self.sheet(&input, layout))]
        });
        let frame = html("div")
            .class("frame")
            .class_if("wood", is_wood)
            .child(sheet)
            .child(magnifier::magnifier(&input));
        input.listens_on(frame)
    }

    /// Creates the drawing of a layout.
    fn sheet(self, input: &BoardInput, layout: Layout) -> El {
        let &Shared { settings, .. } = shared();
        let rules = layout.rules;
        let painter = layout.painter();
        let has_coordinates = memo(move |_| settings.read().coordinates);
        let view_box = derive(move || {
            let numbers = painter.view_box(has_coordinates.get());
            numbers.map(|number| number.to_string()).join(" ")
        });
        let drawing = svg("svg")
            .class("board")
            .class_if("playable", self.playable)
            .attr("dir", "ltr")
            .attr("viewBox", view_box)
            .attr("role", "grid")
            .attr("aria-label", self.label)
            .attr("aria-rowcount", u16::from(rules.height()))
            .attr("aria-colcount", u16::from(rules.width()));
        let fit = BoardFit::follow(&drawing, painter, has_coordinates);
        let is_won = derive(move || !self.view.read().lines.is_empty());
        let class = match layout.style {
            PieceStyle::Symbols => "sheet pen",
            PieceStyle::Stones => "sheet wooden",
        };
        let sheet = svg("g")
            .class(class)
            .class_if("won", is_won)
            .attr("id", format!("{}-sheet", self.name))
            .child(layers::ground(&painter))
            .child(layers::coordinates(painter, has_coordinates, fit))
            .child(layers::under(self.view, painter))
            .child(layers::pointed(input, painter))
            .child(rows_of_cells(input, painter))
            .child(layers::over(self.view, painter));
        input.fit.set(Some(fit));
        drawing.child(sheet)
    }
}
