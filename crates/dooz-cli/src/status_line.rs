//! A line that says how far a command is.

use dooz_locale::Value;
use indicatif::{ProgressBar, ProgressStyle};

use crate::printer::Printer;

/// A line on the error output that says how far a command is, for a person who waits at
/// a terminal. It is cleared at the end.
pub(crate) struct StatusLine<'a> {
    bar: ProgressBar,
    printer: &'a Printer,
}

impl<'a> StatusLine<'a> {
    pub(crate) fn new(printer: &'a Printer) -> Self {
        let style = ProgressStyle::with_template("{msg}").expect("the template is well formed");
        let bar = ProgressBar::no_length().with_style(style);
        Self { bar, printer }
    }

    /// Shows a sentence with its gaps filled.
    pub(crate) fn say(&self, key: &str, gaps: &[(&str, Value<'_>)]) {
        let text = self.printer.locale().format(key, gaps);
        self.bar.set_message(self.printer.line(&text));
    }
}

impl Drop for StatusLine<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
