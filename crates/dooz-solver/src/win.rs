//! Proofs of wins on large boards, by threats.

mod advice;
mod attack;
mod certify;
mod prover;
mod repair;
mod root;
mod score;
mod search;
mod strategy;
mod table;
mod threats;

#[cfg(test)]
mod tests;

pub use prover::WinProver;
