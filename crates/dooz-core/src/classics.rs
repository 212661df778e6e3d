//! Five published programs as they were: their moves, scores and counts.
//!
//! Each is a [`Brain`](crate::Brain) with the move order, the tie-breaks, the
//! scores and the point of view of its article:
//!
//! | brain | method | its own score is good for |
//! |---|---|---|
//! | [`Sisoog`] | minimax with depth | the side to move |
//! | [`Freecodecamp`] | minimax without depth | X |
//! | [`Lafore`] | averaging | the side that moved last |
//! | [`AlphaBeta`] | minimax with or without alpha-beta | X |
//! | [`Machinarium`] | intuition | the side to move |
//!
//! The first four play 3x3x3 alone. Mistakes of the programs outside their
//! method, such as checking for the end of the game too late, are not repeated:
//! a brain only chooses, and the end is [`Position`](crate::Position)'s
//! business. [`Classic`] has what a screen needs to present them.
//!
//! ```
//! use dooz_core::classics::Sisoog;
//! use dooz_core::{Brain, Limits, Position, Rules};
//! let mut position = Position::new(Rules::TIC_TAC_TOE);
//! position.play("a3".parse()?)?;
//! let choice = Sisoog.think(&position, &Limits::default(), &mut |_| {})?;
//! assert_eq!(choice.square, "b2".parse().ok());
//! assert_eq!(choice.nodes, 59_704);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alphabeta;
mod classic;
mod freecodecamp;
mod lafore;
mod machinarium;
mod root;
mod sisoog;
mod tic_tac_toe_board;

pub use alphabeta::AlphaBeta;
pub use classic::{Beginner, Classic};
pub use freecodecamp::Freecodecamp;
pub use lafore::Lafore;
pub use machinarium::Machinarium;
pub use sisoog::Sisoog;
pub use tic_tac_toe_board::TicTacToeBoard;
