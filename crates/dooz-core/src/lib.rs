//! The rules of the k-in-a-row games, and search as a textbook tells it.
//!
//! [`Rules`] say what is played, a [`Position`] knows whose turn it is and
//! whether somebody has won, a [`Game`] remembers how it came about:
//!
//! ```
//! use dooz_core::{Game, Outcome, Player, Rules};
//!
//! let mut game = Game::new(Rules::TIC_TAC_TOE);
//! for square in ["b2", "a1", "a2", "b1", "c2"] {
//!     game.play(square.parse()?)?;
//! }
//! assert_eq!(game.position().outcome(), Some(Outcome::Win(Player::First)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate allocates nothing, reads no clock, draws no random number, does
//! no I/O and depends on nothing, so it runs wherever Rust does, a
//! microcontroller included.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod bitboard;
mod brain;
pub mod classics;
mod digits;
mod exact;
mod game;
mod limits;
mod line;
mod notation;
mod packed;
mod perfect;
mod perft;
mod player;
mod position;
mod progress;
mod renju;
mod rules;
mod score;
mod search;
mod setup;
mod square;
mod symmetry;
pub mod textbook;

pub use bitboard::{Bitboard, Squares};
pub use brain::{Brain, CannotPlay, Choice, Variation};
pub use exact::{Entry, OutOfLimits, Solver, Value};
pub use game::Game;
pub use limits::Limits;
pub use line::Line;
pub use notation::{MoveListError, Notation, NotationError, SquareText, parse_moves};
pub use packed::{PackedBoard, PackedRules, Word};
pub use perfect::{Endgame, EndgameSolver, Perfect};
pub use perft::{GameCounts, perft};
pub use player::{ParseSymbolError, Player, Symbol};
pub use position::{Outcome, PlayError, Position, UndoError};
pub use progress::{Progress, ScoredMove};
pub use renju::Foul;
pub use rules::{LineRule, Rules, RulesError};
pub use score::Score;
pub use search::Search;
pub use setup::{Picture, PictureError, Setup, SetupError};
pub use square::{Direction, MAX_HEIGHT, MAX_SQUARES, MAX_WIDTH, ParseSquareError, Square};
pub use symmetry::Symmetry;
