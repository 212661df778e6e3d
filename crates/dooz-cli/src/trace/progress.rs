//! How far a search has come, for whoever waits at a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A line on the error output that counts calls while a search runs. Where
/// no terminal is, nothing is written.
pub(crate) struct Progress(ProgressBar);

/// How often a search asks whether to stop: at every so many calls.
const CALLS_A_STEP: u64 = 1024;

impl Progress {
    pub(crate) fn new() -> Self {
        let style = ProgressStyle::with_template("{spinner} {human_pos} ({per_sec})");
        let bar = ProgressBar::no_length();
        Self(bar.with_style(style.expect("the template is well formed")))
    }

    /// Counts on; never asks the search to stop.
    pub(crate) fn step(&self) -> bool {
        self.0.inc(CALLS_A_STEP);
        false
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
