//! Strong play of k-in-a-row games on large boards: patterns of lines, threats, and an
//! alpha-beta search as in chess engines.
//!
//! [`Engine`] is the player. Beneath it, from the bottom up: [`lines`] classifies what
//! a stone makes in one direction, a [`Board`] keeps the [`Threat`] of every empty
//! square up to date, an [`Obligation`] is what threats leave to the player to move,
//! a [`VcfSolver`] finds victories by continuous fours, and an [`Evaluation`]
//! estimates positions whose outcome is unknown.
//!
//! The crate reads no clock and does no input or output, and it starts threads only
//! if it is told how many: time and the signal to stop come in from outside.
#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "values, depths and plies are small, and change their types often"
)]

pub mod bench;
mod board;
mod code;
mod engine;
mod evaluation;
mod history;
pub mod lines;
mod proof_numbers;
mod search;
mod table;
mod tactics;
#[cfg(test)]
mod test_support;
mod threat;
mod value;
mod vcf;
mod vct;
mod weights;

pub use board::{Board, CodeChange};
pub use code::PatternCode;
pub use engine::{Engine, RankedLine};
pub use evaluation::{Evaluation, TableEvaluation, threat_mask};
pub use proof_numbers::{MostProving, ProofNumbers};
pub use search::{ParameterError, Parameters};
pub use tactics::Obligation;
pub use threat::Threat;
pub use vcf::{VcfSolver, WinSearch};
pub use vct::VctSolver;
pub use weights::{CodeWeights, SquareWeights, Weights, WeightsError, WeightsFile};
