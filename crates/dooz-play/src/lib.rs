//! Matches of k-in-a-row games: computer players by name with their options and
//! levels, and records of games. The crate has no user interface and holds no
//! sentence that a person reads.
#![forbid(unsafe_code)]

pub mod atomic_file;
pub mod clock;
pub mod levels;
pub mod match_file;
pub mod matches;
pub mod options;
pub mod players;
pub mod records;
