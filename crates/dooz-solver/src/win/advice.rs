//! The engine as an adviser: its moves and values, where the first numbers of the search
//! say too little.

use dooz_core::{Brain, Choice, Limits};
use dooz_verify::Claim;

use super::search::{Search, memory};

/// The most memory of the engine, which otherwise takes an eighth of that of the tables,
/// in bytes.
const MEMORY: usize = 128 << 20;

impl Search<'_> {
    /// Returns the engine's choice in the position, within a number of nodes, or `None` if
    /// the program has no weights for it, or no node is left.
    pub(super) fn advice(&mut self, nodes: u64) -> Option<Choice> {
        let left = self.limits.after(self.nodes()).nodes.unwrap_or(u64::MAX);
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
        Some(choice)
    }
}
