//! Lines from right to left, prepared for terminals.
//!
//! Terminals print cells from left to right. Few of them join Arabic letters or
//! order mixed lines well, and those that try disagree with each other. The
//! reliable way is to do all of it here ([`Bidi::App`]) and to tell the terminal
//! to leave the line alone ([`LEAVE_ORDER`]).
//!
//! A paragraph is first wrapped in reading order; then its lines are put into
//! visual order:
//!
//! ```
//! use dooz_locale::{Language, Locale, terminal::{self, Bidi}};
//!
//! let locale = Locale::new(Language::Persian);
//! let paragraph = locale.format("error-occupied", &[("square", "b2".into())]);
//! for line in terminal::wrap(&paragraph, 30) {
//!     println!("{}{}", terminal::LEAVE_ORDER, locale.visual(&line, Bidi::App));
//! }
//! ```

use std::{error::Error, fmt, str::FromStr};

use unicode_width::UnicodeWidthChar;

use crate::TextDirection;

mod order;
mod wrap;

pub use wrap::wrap;

/// `CSI 8 l` (BDSM reset, ECMA-48): makes the terminal print cells in the order
/// in which it receives them.
///
/// Send it at the start of *every* row that went through [`Bidi::App`], and
/// again after a resize: VTE keeps a mode for each paragraph. Terminals that
/// never reorder ignore it.
pub const LEAVE_ORDER: &str = "\x1b[8l";

/// `CSI 8 h` (BDSM set): makes the terminal order lines again; to be sent when
/// the program ends.
pub const RESTORE_ORDER: &str = "\x1b[8h";

/// The component that joins letters and orders mixed lines.
///
/// ```
/// use dooz_locale::terminal::Bidi;
///
/// assert_eq!("terminal".parse(), Ok(Bidi::Terminal));
/// assert_eq!(Bidi::default(), Bidi::App);
/// ```
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Bidi {
    /// Dooz; the terminal must not, so use it with [`LEAVE_ORDER`].
    #[default]
    App,
    /// The terminal, which receives text in reading order.
    Terminal,
    /// Neither: for files, pipes, screen readers and braille displays, which
    /// need text in reading order without invisible marks.
    Off,
}

impl Bidi {
    /// All values.
    pub const ALL: [Self; 3] = [Self::App, Self::Terminal, Self::Off];

    /// Returns the name on a command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Terminal => "terminal",
            Self::Off => "off",
        }
    }
}

impl fmt::Display for Bidi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bidi {
    type Err = ParseBidiError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|bidi| bidi.name() == text)
            .ok_or_else(|| ParseBidiError {
                found: text.to_owned(),
            })
    }
}

/// The error of a text that is not `app`, `terminal` or `off`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ParseBidiError {
    found: String,
}

impl ParseBidiError {
    /// Returns the text that could not be read.
    #[must_use]
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl fmt::Display for ParseBidiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [others @ .., last] = Bidi::ALL.map(Bidi::name);
        write!(
            f,
            "`{}` orders no line; choose {} or {last}",
            self.found,
            others.join(", ")
        )
    }
}

impl Error for ParseBidiError {}

/// Prepares text for a terminal, line by line.
///
/// `direction` is that of the language, even if the first letter belongs to
/// another one.
#[must_use]
pub fn visual(text: &str, direction: TextDirection, bidi: Bidi) -> String {
    match bidi {
        Bidi::Terminal => text.to_owned(),
        Bidi::Off => without_marks(text),
        Bidi::App => {
            let lines: Vec<_> = text
                .split('\n')
                .map(|line| order::seen(line, direction))
                .collect();
            lines.join("\n")
        }
    }
}

/// Removes the invisible marks that control the order of text.
#[must_use]
pub fn without_marks(text: &str) -> String {
    text.chars().filter(|&sign| !steers_order(sign)).collect()
}

/// Counts the cells of a text in a terminal that joins no letters: the maximum
/// for all terminals.
#[must_use]
pub fn width(text: &str) -> usize {
    text.chars().map(cells).sum()
}

fn cells(sign: char) -> usize {
    sign.width().unwrap_or(0)
}

/// Recognises the controls of the Unicode bidirectional algorithm, which have
/// neither width nor shape.
fn steers_order(sign: char) -> bool {
    matches!(
        sign,
        '\u{061c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Locale};

    const LINE: &str = "خانه‌ای \u{2068}b2\u{2069}";

    #[test]
    fn a_terminal_that_orders_lines_gets_the_text_with_its_marks() {
        assert_eq!(
            visual(LINE, TextDirection::RightToLeft, Bidi::Terminal),
            LINE
        );
    }

    #[test]
    fn a_screen_reader_gets_the_text_without_marks_but_with_its_joiners() {
        assert_eq!(
            visual(LINE, TextDirection::RightToLeft, Bidi::Off),
            "خانه‌ای b2"
        );
    }

    #[test]
    fn lines_are_ordered_one_by_one() {
        let both = visual("دوز\nبا", TextDirection::RightToLeft, Bidi::App);
        let each = ["دوز", "با"].map(|line| visual(line, TextDirection::RightToLeft, Bidi::App));
        assert_eq!(both, each.join("\n"));
    }

    #[test]
    fn a_wrapped_sentence_fits_its_columns_in_every_way_of_ordering() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let sentence = locale.text("line-renju-about");
            for line in wrap(&sentence, 28) {
                for bidi in Bidi::ALL {
                    assert!(width(&locale.visual(&line, bidi)) <= 28, "{line}");
                }
            }
        }
    }

    #[test]
    fn a_choice_reads_back_from_its_name() {
        for bidi in Bidi::ALL {
            assert_eq!(bidi.name().parse(), Ok(bidi));
        }
        assert!("none".parse::<Bidi>().is_err());
    }
}
