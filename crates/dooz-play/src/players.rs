//! Computer players by name, with their options and their random numbers.
//!
//! [`PLAYERS`] is the table of all players. A [`BrainSpec`] is one of them with
//! its options, and builds the player; a [`SeededRandom`] draws random numbers that
//! depend only on a seed, the game and the ply.
//!
//! ```
//! use dooz_play::players::{BrainSpec, GameContext, SeededRandom};
//! use dooz_core::{Limits, Position, Rules, Symbol};
//! let spec: BrainSpec = "search:2".parse()?;
//! let context = GameContext::new(Rules::GOMOKU, Symbol::X, SeededRandom::new(7), 1);
//! let mut brain = spec.build(context);
//! let empty = Position::new(Rules::GOMOKU);
//! let choice = brain.think(&empty, &Limits::default(), &mut |_| {})?;
//! assert_eq!(choice.square, "h8".parse().ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cached;
mod intuition;
mod programs;
mod random;
mod seeded_random;
mod snapshot;
mod spec;
mod table;
#[cfg(test)]
mod tests;

pub use cached::CachedPlayer;
pub use intuition::{IntuitionSpec, WeightList};
pub use programs::{FindProgram, offer_programs};
pub use random::Random;
pub(crate) use seeded_random::below;
pub use seeded_random::{RandomPurpose, SeededRandom};
pub use snapshot::Snapshot;
pub use spec::BrainSpec;
pub use table::{GameContext, MOST_THREADS, PLAYERS, PlayerRow, machinarium};
