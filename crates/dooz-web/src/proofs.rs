//! Walks through proofs, as plain data.
//!
//! A [`ShippedProof`] is a small certificate among the files of the page. A
//! [`ProofWalk`] is a user's way through one, forwards and back; its [`Turn`] tells
//! what the proof says of the next move.

mod shipped;
#[cfg(test)]
mod tests;
mod walk;

pub use shipped::{Aspect, ShippedProof};
pub use walk::{ProofWalk, ReplyChoice, ReplyEffect, Turn};
