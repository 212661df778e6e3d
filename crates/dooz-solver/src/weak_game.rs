//! Draws of the weak game, in which a player only keeps the other from a line: the
//! maker-breaker game.

mod board;
mod certifier;
mod evaluation;
mod forcing;
mod hypergraph;
mod key;
mod node;
mod pairing;
mod prover;
mod search;
mod table;
mod techniques;
#[cfg(test)]
mod tests;

pub(crate) use self::hypergraph::{Hypergraph, ONE};
pub(crate) use self::pairing::Pairing;
pub use self::prover::WeakGameProver;
pub use self::techniques::WeakGameTechniques;
