//! The progress of a search, for a person who waits at a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A line on the error output that counts calls while a search runs. Without a
/// terminal, nothing is written.
pub(crate) struct ProgressLine(ProgressBar);

impl ProgressLine {
    pub(crate) fn new() -> Self {
        let style = ProgressStyle::with_template("{spinner} {human_pos} ({per_sec})");
        let bar = ProgressBar::no_length();
        Self(bar.with_style(style.expect("the template is well formed")))
    }

    /// Shows the number of calls so far.
    pub(crate) fn show(&self, calls: u64) {
        self.0.set_position(calls);
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
