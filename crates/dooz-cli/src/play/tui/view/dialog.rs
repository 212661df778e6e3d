//! Dialogs over the board.

pub(crate) mod card;
pub(crate) mod help;
pub(crate) mod menu;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect, Size};
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::widgets::{Block, BorderType, Borders, Clear, Widget};

use super::text::Typesetter;
use super::theme::Theme;

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Returns a box of this size, as far as it fits, in the middle of the screen.
pub(crate) fn area(screen: Size, width: u16, height: u16) -> Rect {
    middle(Rect::from(screen), width, height)
}

/// Returns a box of this size, as far as it fits, in the middle of an area.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Returns the free area inside a box.
pub(crate) fn inside(dialog: Rect) -> Rect {
    dialog.inner(Margin::new(2, 1))
}

/// Draws an empty box with a title.
pub(crate) fn draw(
    buffer: &mut Buffer,
    dialog: Rect,
    title: &str,
    text: Typesetter<'_>,
    theme: Theme,
) {
    Clear.render(dialog, buffer);
    let block = Block::new()
        .borders(Borders::ALL)
        .border_style(Theme::heading());
    let block = if theme.ascii {
        block.border_set(ASCII)
    } else {
        block.border_type(BorderType::Rounded)
    };
    block.render(dialog, buffer);
    let top = Rect {
        height: 1,
        ..dialog.inner(Margin::new(2, 0))
    };
    if !title.is_empty() {
        text.row_centred(buffer, top, title, Theme::heading());
    }
}

/// Returns the first visible line of this many in a box after scrolling up from `first`.
pub(crate) fn scrolled(first: usize, up: i8, dialog: Rect, lines: usize) -> usize {
    let hidden = lines.saturating_sub(usize::from(inside(dialog).height));
    let first = first.min(hidden).saturating_add_signed(isize::from(-up));
    first.min(hidden)
}

/// Draws as many lines into a box as fit, beginning with `first`, and arrows if
/// there are more.
pub(crate) fn list(
    buffer: &mut Buffer,
    dialog: Rect,
    lines: &[String],
    first: usize,
    text: Typesetter<'_>,
    theme: Theme,
) {
    let inside = inside(dialog);
    let hidden = lines.len().saturating_sub(usize::from(inside.height));
    let first = first.min(hidden);
    for (y, line) in (inside.y..inside.bottom()).zip(&lines[first..]) {
        let row = Rect {
            y,
            height: 1,
            ..inside
        };
        text.ready_row(buffer, row, line, Style::new());
    }
    let edge = dialog.right().saturating_sub(2);
    for (more, y, full, ascii) in [
        (first > 0, dialog.y, '▴', '^'),
        (first < hidden, dialog.bottom() - 1, '▾', 'v'),
    ] {
        if let Some(cell) = buffer.cell_mut((edge, y)).filter(|_| more) {
            cell.set_char(theme.sign(full, ascii));
        }
    }
}
