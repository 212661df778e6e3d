//! The help: the keys and their effects.

use dooz_core::{Notation, Rules};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::play::tui::view::dialog;
use crate::play::tui::view::text::Typesetter;
use crate::play::tui::view::theme::Theme;

/// The list of keys with its scroll position.
pub(crate) struct Help {
    keys: &'static [&'static str],
    first: usize,
}

/// The keys of a match.
pub(crate) const OF_MATCHES: &[&str] = &[
    "key-arrows",
    "key-enter",
    "key-mouse",
    "key-type",
    "key-undo",
    "key-redo",
    "key-hint",
    "key-why",
    "key-map",
    "key-analysis",
    "key-review",
    "key-new",
    "key-look",
    "key-numbers",
    "key-pause",
    "key-menu",
    "key-quit",
    "key-close",
];

/// The keys of puzzles.
pub(crate) const OF_PUZZLES: &[&str] = &[
    "key-arrows",
    "key-enter",
    "key-mouse",
    "key-type",
    "key-hint",
    "key-puzzle-next",
    "key-numbers",
    "key-menu",
    "key-quit",
    "key-puzzle-leave",
];

/// The keys of the openings of matches.
pub(crate) const OF_OPENINGS: &[&str] = &[
    "key-arrows",
    "key-enter",
    "key-mouse",
    "key-type",
    "key-side",
    "key-undo",
    "key-redo",
    "key-new",
    "key-numbers",
    "key-pause",
    "key-menu",
    "key-quit",
    "key-close",
];

/// The keys while a position is set up.
pub(crate) const OF_SETUPS: &[&str] = &[
    "key-setup-stone",
    "key-setup-turn",
    "key-setup-undo",
    "key-setup-clear",
    "key-setup-play",
    "key-setup-leave",
];

const WIDTH: u16 = 56;

impl Help {
    /// Returns the help with these keys.
    pub(crate) const fn of(keys: &'static [&'static str]) -> Self {
        Self { keys, first: 0 }
    }

    /// Scrolls up by this many lines.
    pub(crate) fn scroll(
        &mut self,
        up: i8,
        size: Size,
        rules: Rules,
        notation: Notation,
        text: Typesetter<'_>,
    ) {
        let (area, lines) = self.layout(size, rules, notation, text);
        self.first = dialog::scrolled(self.first, up, area, lines.len());
    }

    /// Draws the list over everything else.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        rules: Rules,
        notation: Notation,
        text: Typesetter<'_>,
        theme: Theme,
    ) {
        let (area, lines) = self.layout(buffer.area.as_size(), rules, notation, text);
        dialog::draw(buffer, area, &text.locale.text("key-title"), text, theme);
        dialog::list(buffer, area, &lines, self.first, text, theme);
    }

    /// Returns the box on a screen of this size, and all lines.
    fn layout(
        &self,
        size: Size,
        rules: Rules,
        notation: Notation,
        text: Typesetter<'_>,
    ) -> (Rect, Vec<String>) {
        let width = WIDTH.min(size.width);
        let lines: Vec<String> = self
            .keys
            .iter()
            .map(|&key| {
                let has_digits = key == "key-type" && Notation::Keypad.fits(rules);
                match notation {
                    Notation::Cell if has_digits => "key-cells",
                    _ if has_digits => "key-keypad",
                    _ => key,
                }
            })
            .flat_map(|key| text.lines(&text.locale.text(key), width.saturating_sub(4)))
            .collect();
        let area = dialog::area(size, width, lines.len() as u16 + 2);
        (area, lines)
    }
}
