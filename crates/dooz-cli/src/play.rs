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

use dooz_core::Notation;
use dooz_play::matches::Match;

/// Returns the notation that was asked for in a match, or else that of the opponent's
/// program, if it fits the board.
fn notation_of(game: &Match, wanted: Option<Notation>) -> Option<Notation> {
    let notation = wanted.or_else(|| game.options().numbering());
    notation.filter(|notation| notation.fits(game.rules()))
}
