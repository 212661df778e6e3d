//! Tournaments between computer players: which games are played, what they
//! show about strength, and the log that they are recorded in.
//!
//! A [`Schedule`] derives each game from its number alone, so that games can be
//! played in any order, in several threads, and resumed after an interruption.
//! Every opening is played twice with colours exchanged. [`Pentanomial`] counts
//! the results of such pairs, and an [`Sprt`] decides when they suffice.
//! Nothing here plays, thinks or reads a clock.

mod elo;
mod ending;
mod game_entry;
mod pentanomial;
mod schedule;
mod sprt;
mod standings;
mod win_draw_loss;

pub use elo::{Interval, elo_of_score, score_of_elo};
pub use ending::Ending;
pub use game_entry::GameEntry;
pub use pentanomial::Pentanomial;
pub use schedule::{Fixture, Pairings, Schedule};
pub use sprt::{Hypothesis, ParseSprtError, Sprt};
pub use standings::{PlayerStanding, Standings};
pub use win_draw_loss::WinDrawLoss;

#[cfg(test)]
mod tests;
