//! Sentences on the screen, in either direction of reading.

use dooz_locale::{
    Locale, TextDirection,
    terminal::{self, Bidi},
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use unicode_width::UnicodeWidthChar;

/// Sets sentences of one language into rectangles.
#[derive(Clone, Copy)]
pub(crate) struct Typesetter<'a> {
    pub(crate) locale: &'a Locale,
    pub(crate) bidi: Bidi,
}

impl Typesetter<'_> {
    /// Returns `true` if lines begin at the right, and with them the order of
    /// columns.
    pub(crate) fn is_mirrored(self) -> bool {
        // A terminal that orders lines itself takes a row for one line, and
        // would move text at the right of a sentence to its left.
        self.locale.direction() == TextDirection::RightToLeft && self.bidi == Bidi::App
    }

    /// Returns the lines of a paragraph `columns` wide, ready for the terminal.
    pub(crate) fn lines(self, paragraph: &str, columns: u16) -> Vec<String> {
        let lines = terminal::wrap(paragraph, usize::from(columns));
        lines
            .iter()
            .map(|line| self.locale.visual(line, self.bidi))
            .collect()
    }

    /// Sets a paragraph at the top of `area`, and returns the rest of the area.
    pub(crate) fn paragraph(
        self,
        buffer: &mut Buffer,
        area: Rect,
        text: &str,
        style: Style,
    ) -> Rect {
        let mut rest = area;
        for line in self.lines(text, area.width) {
            if rest.is_empty() {
                break;
            }
            self.ready_row(buffer, rest, &line, style);
            rest = below(rest, 1);
        }
        rest
    }

    /// Sets as much of a paragraph as fits in one row, and returns the rest of
    /// the area.
    pub(crate) fn row(self, buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> Rect {
        if let Some(line) = self
            .lines(text, area.width)
            .first()
            .filter(|_| !area.is_empty())
        {
            self.ready_row(buffer, area, line, style);
        }
        below(area, 1)
    }

    /// Sets one row at the side where lines end: at the right in English, at
    /// the left in Persian.
    pub(crate) fn row_at_end(self, buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
        if let Some(line) = self
            .lines(text, area.width)
            .first()
            .filter(|_| !area.is_empty())
        {
            let width = width(line).min(area.width);
            let x = if self.is_mirrored() {
                area.x
            } else {
                area.right() - width
            };
            put(buffer, Rect { x, width, ..area }, line, style);
        }
    }

    /// Sets one row in the middle, with a space on each side.
    pub(crate) fn row_centred(self, buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
        let room = area.width.saturating_sub(2);
        if let Some(line) = self.lines(text, room).first().filter(|_| !area.is_empty()) {
            let line = format!(" {line} ");
            let width = width(&line).min(area.width);
            let x = area.x + (area.width - width) / 2;
            put(buffer, Rect { x, width, ..area }, &line, style);
        }
    }

    /// Sets one line of [`Typesetter::lines`].
    pub(crate) fn ready_row(self, buffer: &mut Buffer, area: Rect, line: &str, style: Style) {
        let width = width(line).min(area.width);
        let x = if self.is_mirrored() {
            area.right() - width
        } else {
            area.x
        };
        put(buffer, Rect { x, width, ..area }, line, style);
    }
}

/// Returns the area without its first rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

/// Returns the number of columns of a line.
pub(crate) fn width(line: &str) -> u16 {
    u16::try_from(terminal::width(line)).unwrap_or(u16::MAX)
}

/// Sets a line that is ready for the terminal into the first row of `area`.
///
/// Characters without width, such as isolation marks for terminals that order
/// lines themselves, share the cell of their neighbour: a cell of their own
/// would be dropped.
fn put(buffer: &mut Buffer, area: Rect, line: &str, style: Style) {
    let area = area.intersection(buffer.area);
    let (mut x, mut waiting) = (area.x, String::new());
    for sign in line.chars() {
        let columns = sign.width().unwrap_or(0) as u16;
        if columns == 0 {
            let opens = matches!(sign, '\u{2066}'..='\u{2068}');
            match x
                .checked_sub(1)
                .filter(|&before| !opens && before >= area.x)
            {
                Some(before) => {
                    let cell = &mut buffer[(before, area.y)];
                    let symbol = format!("{}{sign}", cell.symbol());
                    cell.set_symbol(&symbol);
                }
                None => waiting.push(sign),
            }
            continue;
        }
        if x + columns > area.right() {
            break;
        }
        waiting.push(sign);
        buffer[(x, area.y)].reset();
        buffer[(x, area.y)].set_symbol(&waiting).set_style(style);
        waiting.clear();
        x += columns;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_locale::Language;

    fn set(language: Language, bidi: Bidi, text: &str) -> Buffer {
        let locale = Locale::new(language);
        let area = Rect::new(0, 0, 12, 1);
        let mut buffer = Buffer::empty(area);
        Typesetter {
            locale: &locale,
            bidi,
        }
        .row(&mut buffer, area, text, Style::new());
        buffer
    }

    #[test]
    fn a_line_begins_where_its_language_begins() {
        assert_eq!(
            set(Language::English, Bidi::App, "Draw"),
            Buffer::with_lines(["Draw        "])
        );
        let persian = set(Language::Persian, Bidi::App, "دوز");
        assert_eq!(
            persian[(11, 0)].symbol(),
            "\u{fea9}",
            "joined letters, the first at the right"
        );
        assert_eq!(persian[(8, 0)].symbol(), " ");
    }

    #[test]
    fn a_terminal_that_orders_lines_gets_the_marks_that_it_needs() {
        let persian = set(Language::Persian, Bidi::Terminal, "دوز \u{2068}b2\u{2069}");
        let symbols: String = (0..12).map(|x| persian[(x, 0)].symbol()).collect();
        assert!(symbols.starts_with("دوز \u{2068}b2\u{2069}"), "{symbols:?}");
    }

    #[test]
    fn what_does_not_fit_is_cut_off_within_the_area() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 1));
        put(
            &mut buffer,
            Rect::new(1, 0, 3, 1),
            "machinarium",
            Style::new(),
        );
        assert_eq!(buffer, Buffer::with_lines([" mac  "]));
    }
}
