//! Exact values of k-in-a-row games, and certificates that prove them.
//!
//! A [`PositionSolver`] finds the value of a position by whatever method gets there, with
//! its certificates, and a [`Prover`] finds a proof of one claim. They use:
//!
//! - an [`ExactSolver`], which finds who wins a position of a small board, and in how many
//!   plies, and by which an [`ExactPlayer`] plays. Each of the [`Techniques`] of the
//!   [`SmallBoardSolver`] inside can be switched off, to measure what it gains. No value
//!   depends on them;
//! - a [`WinProver`], which proves by threats that a player wins, on boards of any size;
//! - a [`WeakGameProver`], which proves draws of boards of up to 64 squares, by the game in
//!   which one player only prevents lines.
//!
//! A [`JobTree`] splits a long proof into jobs for many workers. A [`ProofBook`] plays by
//! a certificate.
//!
//! The crate reads no clock and does no input or output: time and the signal to
//! stop come in from outside, in [`Limits`](dooz_core::Limits).
//!
//! ```
//! use dooz_core::exact::Value;
//! use dooz_core::{Limits, Position};
//! use dooz_solver::SmallBoardSolver;
//! let empty = Position::new("6x5x4".parse()?);
//! let mut solver = SmallBoardSolver::new(empty.rules()).expect("the board is small");
//! let value = solver.value(&empty, &Limits::default(), &mut |_| {})?;
//! assert_eq!(value, Value::win_in(11));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod cells;
mod exact;
mod jobs;
mod known_values;
mod lemmas;
mod lookup;
mod oracle;
mod player;
mod position_solver;
mod positions;
mod proof;
mod prover;
mod small_board;
mod solution;
mod turns;
mod weak_game;
mod win;
mod zones;

pub use exact::ExactSolver;
pub use jobs::{
    Answer, Job, JobError, JobResult, JobSearch, JobSizes, JobTree, Question, QuestionSearch,
    ValueJobs, Verdict,
};
pub use known_values::{Evidence, GameRange, GameValue, KnownValue};
pub use lookup::{Lookup, LookupError, ProofBook, Reply};
pub use oracle::ExactOracle;
pub use player::ExactPlayer;
pub use position_solver::PositionSolver;
pub use positions::{PositionTable, PositionTableError};
pub use proof::ProofSearch;
pub use prover::Prover;
pub use small_board::{SmallBoardSolver, Techniques};
pub use solution::Solution;
pub use weak_game::{WeakGameProver, WeakGameTechniques};
pub use win::WinProver;
