//! The numbers that shape the search.

use dooz_core::LineRule;

/// The numbers that shape the search: margins in units of the evaluation, depths
/// in hundredths of a ply.
///
/// The first ones were set by what is known of other engines; `cargo xtask spsa`
/// tunes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parameters {
    /// Razoring: below this depth, a value this far under alpha asks the leaf.
    pub(crate) razoring_depth: i32,
    pub(crate) razoring_margin: i32,
    pub(crate) razoring_slope: i32,
    /// Futility: below this depth, a value so far above beta is believed.
    pub(crate) futility_depth: i32,
    pub(crate) futility_slope: i32,
    /// Null move: from this depth on.
    pub(crate) null_depth: i32,
    pub(crate) null_margin: i32,
    pub(crate) null_reduction: i32,
    /// Internal iterative reduction: from this depth on.
    pub(crate) iir_depth: i32,
    /// Singular extension: from this depth on, with this margin per ply.
    pub(crate) singular_depth: i32,
    pub(crate) singular_slope: i32,
    pub(crate) double_margin: i32,
    /// Move-count pruning: as many moves, and a factor to the depth squared.
    pub(crate) moves_base: i32,
    pub(crate) moves_slope: i32,
    /// Late-move reductions: the factor in percent, and its adjustments.
    pub(crate) reduction_factor: i32,
    pub(crate) reduction_cut: i32,
    pub(crate) reduction_pv: i32,
    pub(crate) reduction_policy: i32,
    pub(crate) reduction_history: i32,
    pub(crate) reduction_worsening: i32,
    /// The extension of an answer to a four.
    pub(crate) answer_extension: i32,
    /// The weight of the histories beside the policy, in 1/1024.
    pub(crate) history_weight: i32,
    pub(crate) continuation_weight: i32,
    pub(crate) answer_bonus: i32,
    /// The first width of the aspiration window.
    pub(crate) aspiration: i32,
}

impl Parameters {
    pub(crate) const fn of(line: LineRule) -> Self {
        let reduction_factor = match line {
            LineRule::Freestyle | LineRule::Misere => 100,
            LineRule::Exactly | LineRule::Caro => 78,
            LineRule::Renju => 75,
        };
        Self {
            razoring_depth: 260,
            razoring_margin: 20,
            razoring_slope: 14,
            futility_depth: 900,
            futility_slope: 70,
            null_depth: 900,
            null_margin: 300,
            null_reduction: 400,
            iir_depth: 400,
            singular_depth: 650,
            singular_slope: 3,
            double_margin: 30,
            moves_base: 3,
            moves_slope: 100,
            reduction_factor,
            reduction_cut: 100,
            reduction_pv: 100,
            reduction_policy: 200,
            reduction_history: 8_192,
            reduction_worsening: 60,
            answer_extension: 100,
            history_weight: 24,
            continuation_weight: 16,
            answer_bonus: 60,
            aspiration: 20,
        }
    }
}
