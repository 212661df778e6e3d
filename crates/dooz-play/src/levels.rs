//! Levels of strength that can be computed exactly.
//!
//! A [`Level`] from 0 (random) to 100 (as strong as possible) is the chance in
//! percent that a [`LevelPlayer`] plays the best move that it knows instead of
//! slipping, which means playing any legal move. On boards that can be solved
//! this defines a level completely, and [`ExactOdds`] computes how each level
//! fares against the perfect player. On larger boards a level also limits how
//! much the player searches, and from 7x7 squares up the engine plays all levels:
//! see [`Strength`]. Games measure how strong that is: see [`LevelMatch`].
//!
//! Nothing here draws random numbers: chance is passed in as a function.

mod contest;
mod engine_player;
mod exact_odds;
mod level;
mod odds;
mod player;
mod strength;
mod table;

pub use contest::{LevelMatch, play_out};
pub use exact_odds::{ExactOdds, ExactOddsError};
pub use level::{Level, LevelError};
pub use odds::Odds;
pub use player::LevelPlayer;
pub use strength::{EngineStrength, Strength};
pub use table::{Chances, LevelRow, LevelTable, TABLE_VERSION};
