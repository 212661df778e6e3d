//! Matches in a terminal: on the whole screen, or line by line.

pub mod advice_job;
pub mod analysis_job;
pub mod autosaves;
pub mod clock_text;
pub mod opened_match;
pub(crate) mod opening;
pub mod plain;
pub mod recording;
pub mod thinking;
pub mod timer;
pub mod tui;
