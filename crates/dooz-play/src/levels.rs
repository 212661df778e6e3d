//! Levels of strength whose honesty can be computed.
//!
//! A [`Level`] from 0, random, to 100, as strong as can be, is the chance that
//! a [`LevelPlayer`] makes the best move that it knows instead of slipping,
//! which is to play any legal move. On boards that can be solved this is all
//! there is to it, and [`ExactOdds`] computes exactly how the perfect player fares
//! against each level. On larger boards a level also limits how far the
//! player looks ahead; games show how strong that is: see [`WinDrawLoss`].
//!
//! Nothing here draws random numbers: chance comes in as a function.

mod contest;
mod exact_odds;
mod level;
mod odds;
mod player;
mod table;

pub use contest::{Interval, LevelMatch, WinDrawLoss, play_out};
pub use exact_odds::{ExactOdds, ExactOddsError};
pub use level::{Level, LevelError};
pub use odds::Odds;
pub use player::{LevelPlayer, Strength};
pub use table::{Chances, LevelRow, LevelTable, TABLE_VERSION};
