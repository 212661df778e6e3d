//! The layout of the screen.

use dooz_core::Rules;
use ratatui::layout::{Rect, Size};

use super::board::grid::label_width;

/// The smallest screen on which a game fits.
pub(crate) const SMALLEST: Size = Size {
    width: 20,
    height: 8,
};

/// The parts of a screen and their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Areas {
    pub(crate) header: Option<Rect>,
    pub(crate) board: Rect,
    pub(crate) panel: Option<Rect>,
    pub(crate) status: Rect,
    pub(crate) footer: Option<Rect>,
}

impl Areas {
    /// Divides a screen of this size, or returns `None` if it is too small. The
    /// panel is at the side where lines end. The status gets the lines that it needs,
    /// up to a quarter of the screen.
    pub(crate) fn new(
        size: Size,
        from_right: bool,
        rules: Rules,
        status_lines: u16,
    ) -> Option<Self> {
        if size.width < SMALLEST.width || size.height < SMALLEST.height {
            return None;
        }
        let mut rest = Rect::from(size);
        let is_roomy = size.height >= 16 && size.width >= 40;
        let header = is_roomy.then(|| take_top(&mut rest));
        let footer = (size.height >= 12).then(|| take_bottom(&mut rest, 1));
        let panel_width = panel_width(size.width, rules);
        // Without a panel, more is said here.
        let least = if panel_width.is_some() { 1 } else { 2 };
        let status = take_bottom(&mut rest, status_lines.clamp(least, size.height / 4));

        let panel = panel_width.map(|width| {
            let x = if from_right {
                rest.x
            } else {
                rest.right() - width
            };
            let panel = Rect { x, width, ..rest };
            rest.width -= width + 1;
            rest.x += if from_right { width + 1 } else { 0 };
            panel
        });
        Some(Self {
            header,
            board: rest,
            panel,
            status,
            footer,
        })
    }
}

/// Returns the width of the panel beside a board, if there is room for it.
pub(crate) fn panel_width(width: u16, rules: Rules) -> Option<u16> {
    let dense = label_width(rules) + 3 + 2 * u16::from(rules.width());
    let free = width.saturating_sub(dense);
    (width >= 60 && free >= 26).then(|| free.min(34))
}

fn take_top(rest: &mut Rect) -> Rect {
    let top = Rect { height: 1, ..*rest };
    rest.y += 1;
    rest.height -= 1;
    top
}

fn take_bottom(rest: &mut Rect, height: u16) -> Rect {
    rest.height -= height;
    Rect {
        y: rest.bottom(),
        height,
        ..*rest
    }
}
