//! Matches of k-in-a-row games: computer players by name with their options
//! and levels, and records of games. There is no screen here and no sentence
//! for a person.
#![forbid(unsafe_code)]

pub mod atomic_file;
pub mod levels;
pub mod match_file;
pub mod matches;
pub mod players;
pub mod records;
