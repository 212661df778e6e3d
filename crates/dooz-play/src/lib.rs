//! Matches of k-in-a-row games: computer players by name with their options and
//! levels, clocks, records of games, books of openings, and the protocol of
//! tournaments; also batches of games and self-play for learning. The crate has no
//! user interface. Its only sentences are English: those of its errors and of the
//! protocol.
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
