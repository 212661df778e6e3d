//! The static value of a node, corrected by what searches of similar nodes found.

use super::{Depth, PLY, Searcher};
use crate::evaluation::{Evaluation, threat_mask};
use crate::history::CorrectionKey;
use crate::table::{Bound, Entry};
use crate::value::{self, Value};

impl Searcher<'_> {
    /// Returns the value of a node as the evaluation has it.
    pub(super) fn evaluated(&self, known: Option<Entry>) -> Value {
        let known = known.and_then(|known| known.static_value);
        known.unwrap_or_else(|| self.evaluation.value(&self.board))
    }

    /// Returns a value of the evaluation plus a part of its usual error.
    pub(super) fn corrected(&self, ply: usize, evaluated: Value) -> Value {
        let error = self.corrections.expected(self.correction_key(ply));
        let weight = self.parameters.correction_weight;
        (evaluated + error * weight / 1024).clamp(-value::LIMIT, value::LIMIT)
    }

    /// Learns the error of a value of the evaluation, unless the bound that a search
    /// has found allows for the value.
    pub(super) fn update_corrections(
        &mut self,
        ply: usize,
        depth: Depth,
        evaluated: Value,
        found: Value,
        bound: Bound,
    ) {
        let is_error = match bound {
            Bound::Lower => found > evaluated,
            Bound::Upper => found < evaluated,
            Bound::Exact => true,
        };
        if is_error && !value::is_win(found) && !value::is_loss(found) {
            let key = self.correction_key(ply);
            self.corrections.update(key, found - evaluated, depth / PLY);
        }
    }

    fn correction_key(&self, ply: usize) -> CorrectionKey {
        let last = [1, 2].map(|plies| Some(self.move_before(ply, plies)?.1));
        CorrectionKey::new(self.board.turn(), threat_mask(&self.board), last)
    }
}
