//! Tournaments: games between computer players, played in several threads,
//! judged, timed and logged.
//!
//! [`dooz_play::tournament`] says which games are played and what they show.
//! Here a [`Runner`] plays them: a [`Contender`] chooses the moves of one player,
//! a referee judges each game by the rules and the clock, and a [`Log`] keeps it.

mod conditions;
mod contender;
mod log;
mod own_player;
mod program_player;
mod referee;
mod runner;

pub use conditions::Conditions;
pub use contender::{Answer, Contender, Fault, NewGame};
pub use log::{Log, LogError, Terms};
pub use own_player::OwnPlayer;
pub use program_player::ProgramPlayer;
pub use runner::Runner;
