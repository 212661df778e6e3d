//! Sentences that are too long for the line below the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use crate::play::tui::view::text::{Typesetter, below};
use crate::play::tui::view::theme::Theme;
use crate::play::tui::view::{dialog, panel};

/// A heading and paragraphs, shown in the panel, or over the board if there is
/// too little room, until a key closes them.
pub(crate) struct Card {
    pub(crate) title: String,
    paragraphs: Vec<String>,
    /// The first visible line, over the board.
    first: usize,
}

const WIDTH: u16 = 56;

impl Card {
    pub(crate) const fn new(title: String, paragraphs: Vec<String>) -> Self {
        Self {
            title,
            paragraphs,
            first: 0,
        }
    }

    /// Scrolls up by this many lines, over the board.
    pub(crate) fn scroll(&mut self, up: i8, size: Size, text: Typesetter<'_>) {
        let (area, lines) = self.layout(size, text);
        self.first = dialog::scrolled(self.first, up, area, lines.len());
    }

    /// Returns `true` if the card fits in the panel, beside the board.
    pub(crate) fn fits(&self, panel: Rect, text: Typesetter<'_>) -> bool {
        let all = self.paragraphs.iter().chain([&self.title]);
        let lines: usize = all
            .map(|paragraph| 1 + text.lines(paragraph, panel.width).len())
            .sum();
        lines <= usize::from(panel.height) + 1
    }

    /// Draws the card in place of the panel, or else over the board.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        panel: Option<Rect>,
        text: Typesetter<'_>,
        theme: Theme,
    ) {
        if let Some(area) = panel.filter(|&panel| self.fits(panel, text)) {
            let mut rest = panel::clear(buffer, area);
            rest = text.paragraph(buffer, rest, &self.title, Theme::heading());
            for paragraph in &self.paragraphs {
                rest = text.paragraph(buffer, below(rest, 1), paragraph, Style::new());
            }
            return;
        }

        let (area, lines) = self.layout(buffer.area.as_size(), text);
        dialog::draw(buffer, area, &self.title, text, theme);
        dialog::list(buffer, area, &lines, self.first, text, theme);
    }

    /// Returns the box over the board on a screen of this size, and all lines.
    fn layout(&self, size: Size, text: Typesetter<'_>) -> (Rect, Vec<String>) {
        let width = WIDTH.min(size.width);
        let lines: Vec<String> = (self.paragraphs.iter())
            .flat_map(|paragraph| text.lines(paragraph, width.saturating_sub(4)))
            .collect();
        let area = dialog::area(size, width, lines.len() as u16 + 2);
        (area, lines)
    }
}
