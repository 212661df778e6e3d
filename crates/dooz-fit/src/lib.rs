//! The fit of the engine's weights to games of self-play: logistic regression by
//! gradient descent, with its data, its model and a match between two files of
//! weights.
#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of positions are far below 2^52"
)]

pub mod adam;
pub mod dataset;
pub mod design;
pub mod duel;
pub mod fit;
pub mod objective;
pub mod spsa;

#[cfg(test)]
mod tests;
