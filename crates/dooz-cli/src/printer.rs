//! Printing of sentences: language, digits, and the order of lines.

use std::io::{self, IsTerminal, Write};

use dooz_locale::terminal::{self, Bidi, LEAVE_ORDER, RESTORE_ORDER};
use dooz_locale::{Locale, TextDirection, Value};

/// A printer of sentences in one language, with lines from right to left
/// ordered for their output.
///
/// ```
/// use dooz_cli::printer::Printer;
/// use dooz_locale::{Language, Locale, terminal::Bidi};
/// let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
/// let mut output = Vec::new();
/// printer.say(&mut output, "play-draw", &[])?;
/// assert_eq!(output, b"Draw\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Printer {
    locale: Locale,
    bidi: Bidi,
    columns: Option<usize>,
}

impl Printer {
    /// Creates a printer of the sentences of `locale`.
    #[must_use]
    pub const fn new(locale: Locale, bidi: Bidi) -> Self {
        Self {
            locale,
            bidi,
            columns: None,
        }
    }

    /// Returns the printer for a terminal with this many columns. A line that
    /// is ordered here has to be broken here as well: broken by the terminal,
    /// it would begin with its end.
    #[must_use]
    pub fn within(self, columns: usize) -> Self {
        Self {
            columns: Some(columns),
            ..self
        }
    }

    /// Returns the sentences in the language of the printer.
    #[must_use]
    pub const fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Returns the program that orders lines from right to left.
    #[must_use]
    pub const fn bidi(&self) -> Bidi {
        self.bidi
    }

    /// Writes a sentence with its gaps filled, and ends the line.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn say(
        &self,
        output: &mut dyn Write,
        key: &str,
        gaps: &[(&str, Value<'_>)],
    ) -> io::Result<()> {
        self.tell(output, &self.locale.format(key, gaps))
    }

    /// Writes prepared text, line by line.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn tell(&self, output: &mut dyn Write, text: &str) -> io::Result<()> {
        for line in text.lines().flat_map(|line| self.rows(line)) {
            writeln!(output, "{}", self.ordered(&line))?;
            // After the line, because terminals keep the order that a line had
            // when it ended.
            if self.reorders() {
                output.write_all(RESTORE_ORDER.as_bytes())?;
            }
        }
        Ok(())
    }

    /// Returns one line of prepared text, as it is written.
    pub(crate) fn line(&self, text: &str) -> String {
        let restore = if self.reorders() { RESTORE_ORDER } else { "" };
        self.ordered(text) + restore
    }

    /// Writes a question. If typed text appears after it, as in a terminal, the line is
    /// left open for the answer.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn ask(&self, output: &mut dyn Write, question: &str, echoes: bool) -> io::Result<()> {
        if echoes {
            write!(output, "{} ", self.ordered(question.trim_end()))?;
        } else {
            self.tell(output, question)?;
        }
        output.flush()
    }

    /// Returns the line, broken where necessary.
    fn rows(&self, line: &str) -> Vec<String> {
        match self.columns {
            Some(columns) if self.reorders() && terminal::width(line) > columns => {
                terminal::wrap(line, columns)
            }
            _ => vec![line.to_owned()],
        }
    }

    fn ordered(&self, line: &str) -> String {
        let seen = self.locale.visual(line, self.bidi);
        if self.reorders() {
            format!("{LEAVE_ORDER}{seen}")
        } else {
            seen
        }
    }

    fn reorders(&self) -> bool {
        self.bidi == Bidi::App && self.locale.direction() == TextDirection::RightToLeft
    }
}

/// Returns `true` if text that is typed appears after what is written, on a terminal.
pub(crate) fn terminal_echoes() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_locale::Language;

    #[test]
    fn a_line_in_another_order_is_broken_before_it_is_put_in_order() {
        let printer = Printer::new(Locale::new(Language::Persian), Bidi::App).within(8);
        let mut output = Vec::new();
        printer.tell(&mut output, "دوز دوز بازی").unwrap();
        let text = String::from_utf8(output).unwrap();
        assert_eq!(text.matches('\n').count(), 2, "{text:?}");
        assert_eq!(text.matches(LEAVE_ORDER).count(), 2, "{text:?}");
        assert!(text.ends_with(RESTORE_ORDER), "{text:?}");
    }

    #[test]
    fn a_pipe_gets_each_line_as_it_is() {
        let printer = Printer::new(Locale::new(Language::Persian), Bidi::Off).within(8);
        let mut output = Vec::new();
        printer.tell(&mut output, "دوز دوز بازی\nبازی").unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), "دوز دوز بازی\nبازی\n");
    }
}
