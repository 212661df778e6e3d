//! The help: what the keys do.

use dooz_core::{Notation, Rules};
use ratatui::buffer::Buffer;

use super::{dialog, text::Typesetter, theme::Theme};

/// The list of keys, as far as it is scrolled.
#[derive(Default)]
pub(crate) struct Help {
    first: usize,
}

const KEYS: [&str; 17] = [
    "key-arrows",
    "key-enter",
    "key-mouse",
    "key-type",
    "key-undo",
    "key-redo",
    "key-hint",
    "key-why",
    "key-map",
    "key-review",
    "key-new",
    "key-look",
    "key-numbers",
    "key-pause",
    "key-menu",
    "key-quit",
    "key-close",
];

const WIDTH: u16 = 56;

impl Help {
    /// Goes up by so many lines.
    pub(crate) fn scroll(&mut self, up: i8) {
        self.first = self
            .first
            .saturating_add_signed(isize::from(-up))
            .min(2 * KEYS.len());
    }

    /// Draws the list over whatever is there.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        rules: Rules,
        text: Typesetter<'_>,
        theme: Theme,
    ) {
        let size = buffer.area.as_size();
        let width = WIDTH.min(size.width);
        let lines: Vec<String> = KEYS
            .into_iter()
            .map(|key| {
                if key == "key-type" && Notation::Keypad.fits(rules) {
                    "key-keypad"
                } else {
                    key
                }
            })
            .flat_map(|key| text.lines(&text.locale.text(key), width.saturating_sub(4)))
            .collect();
        let area = dialog::area(size, width, lines.len() as u16 + 2);
        dialog::draw(buffer, area, &text.locale.text("key-title"), text, theme);
        dialog::list(buffer, area, &lines, self.first, text, theme);
    }
}
