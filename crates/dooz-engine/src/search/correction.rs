//! The static value of a node, corrected by what searches of similar nodes found.

use super::{Depth, PLY, Searcher};
use crate::evaluation::{Evaluation, threat_mask};
use crate::history::CorrectionKey;
use crate::table::{Bound, Entry};
use crate::value::{self, Value};

impl Searcher<'_> {
    /// Returns the raw static evaluation of a node, from the table if it is there.
    pub(super) fn raw_value(&self, known: Option<Entry>) -> Value {
        let known = known.and_then(|known| known.static_value);
        known.unwrap_or_else(|| self.evaluation.value(&self.board))
    }

    /// Returns a raw static evaluation plus a part of its usual error.
    pub(super) fn corrected(&self, ply: usize, raw_value: Value) -> Value {
        let error = self.corrections.expected(self.correction_key(ply));
        let weight = self.parameters.correction_weight;
        (raw_value + error * weight / 1024).clamp(-value::LIMIT, value::LIMIT)
    }

    /// Learns the error of a raw static evaluation, unless the bound that a search
    /// has found allows for the value.
    pub(super) fn update_corrections(
        &mut self,
        ply: usize,
        depth: Depth,
        raw_value: Value,
        found: Value,
        bound: Bound,
    ) {
        let is_error = match bound {
            Bound::Lower => found > raw_value,
            Bound::Upper => found < raw_value,
            Bound::Exact => true,
        };
        if is_error && !value::is_win(found) && !value::is_loss(found) {
            let key = self.correction_key(ply);
            self.corrections.update(key, found - raw_value, depth / PLY);
        }
    }

    fn correction_key(&self, ply: usize) -> CorrectionKey {
        let last = [1, 2].map(|plies| Some(self.move_before(ply, plies)?.1));
        CorrectionKey::new(self.board.turn(), threat_mask(&self.board), last)
    }
}
