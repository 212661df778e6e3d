//! The engine as an adviser: its moves and values, where the first numbers of the search
//! say too little.

use dooz_core::{Brain, Limits, Square};
use dooz_verify::Claim;

use super::search::{Search, memory};

/// What the engine says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Advice {
    /// The move that it would play.
    pub(super) square: Square,
    /// The value for the player to move, on the engine's own scale.
    pub(super) value: i64,
}

/// The most memory of the engine, which otherwise takes an eighth of that of the tables,
/// in bytes.
const MEMORY: usize = 128 << 20;

impl Search<'_> {
    /// Asks the engine about the position, within a number of nodes. Returns `None` if the
    /// program has no weights for it, or no node is left.
    pub(super) fn advice(&mut self, nodes: u64) -> Option<Advice> {
        let left = self.limits.nodes.unwrap_or(u64::MAX);
        let left = left.saturating_sub(self.nodes());
        let claim = Claim {
            rules: self.attack.rules(),
            statement: self.attack.statement(),
            height: None,
        };
        let (position, _) = claim.setup().drawn().ok()?;
        let limits = Limits {
            nodes: Some(nodes.min(left)),
            memory: Some((memory(self.limits) / 8).min(MEMORY)),
            stop: self.limits.stop,
            ..Limits::default()
        };
        let engine = self.engine.as_mut().filter(|_| left > 0)?;
        let choice = engine.think(&position, &limits, &mut |_| {}).ok()?;
        self.advised += choice.nodes;
        Some(Advice {
            square: choice.square?,
            value: choice.own_score,
        })
    }
}
