#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod bitboard;
mod brain;
pub mod classics;
mod digits;
pub mod exact;
mod game;
mod limits;
mod line;
mod notation;
mod perft;
mod picture;
mod player;
mod position;
mod progress;
mod renju;
mod rules;
mod score;
mod setup;
mod square;
mod symmetry;
pub mod textbook;

pub use bitboard::{Bitboard, Squares};
pub use brain::{Brain, CannotPlay, Choice, Variation};
pub use game::Game;
pub use limits::Limits;
pub use line::Line;
pub use notation::{MoveList, MoveListError, Notation, NotationError, SquareText, parse_moves};
pub use perft::perft;
pub use picture::{Picture, PictureError};
pub use player::{ParseSymbolError, Player, Symbol};
pub use position::{Outcome, PlayError, Position, UndoError};
pub use progress::{Progress, ScoredMove};
pub use renju::Foul;
pub use rules::{LineRule, Rules, RulesError};
pub use score::Score;
pub use setup::{Setup, SetupError};
pub use square::{Direction, MAX_HEIGHT, MAX_SQUARES, MAX_WIDTH, ParseSquareError, Square};
pub use symmetry::Symmetry;
