//! Boxes that lie over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect, Size};
use ratatui::symbols::border;
use ratatui::widgets::{Block, BorderType, Borders, Clear, Widget};

use super::{text::Typesetter, theme::Theme};

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

/// A box of this size, as far as it fits, in the middle of the screen.
pub(crate) fn area(screen: Size, width: u16, height: u16) -> Rect {
    middle(Rect::from(screen), width, height)
}

/// A box of this size, as far as it fits, in the middle of an area.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// What is free inside of a box.
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
