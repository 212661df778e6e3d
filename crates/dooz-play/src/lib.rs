//! Matches of k-in-a-row games: computer players by name with their options and
//! levels, clocks, records of games, and the protocol of tournaments. The crate
//! has no user interface and holds no sentence that a person reads.
#![forbid(unsafe_code)]

pub mod atomic_file;
mod balance;
pub mod batch;
mod blank;
pub mod clock;
pub mod gomocup;
pub mod levels;
pub mod match_file;
pub mod matches;
pub mod openings;
pub mod options;
pub mod players;
pub mod playouts;
pub mod position_editor;
pub mod records;
pub mod score_text;
pub mod selfplay;
pub mod swap2;
pub mod tournament;
