//! The selectivity of the search: pruning, reductions and extensions.

use dooz_core::Square;

use super::moves::Candidate;
use super::node::NodeState;
use super::{Depth, PLY, Searcher};
use crate::evaluation::Evaluation;
use crate::history::MoveKind;
use crate::table::Bound;
use crate::tactics::Obligation;
use crate::value::{self, Value};

/// The most that a move with a bad policy is reduced for it. Not tuned.
const MOST_BY_POLICY: Depth = 2 * PLY;

impl Searcher<'_> {
    /// Tries to decide a node without searching its moves.
    pub(super) fn prune_node(
        &mut self,
        ply: usize,
        alpha: Value,
        beta: Value,
        node: &NodeState,
    ) -> Option<Value> {
        let depth = node.depth;
        let estimate = node.estimate(ply)?;
        let parameters = &self.parameters;
        // Razoring: far below alpha, only continuous fours can help.
        if depth < parameters.razoring_depth
            && estimate + parameters.razoring_margin + parameters.razoring_slope * depth / PLY
                < alpha
        {
            let value = self.quiescence(ply, alpha, alpha + 1, 0);
            if value <= alpha || self.is_stopped {
                return Some(value);
            }
        }

        // Futility: far above beta, the opponent will not recover, unless by a threat that
        // the static value does not see through.
        let parameters = &self.parameters;
        let plies = depth - if node.is_improving { PLY } else { 0 };
        if depth < parameters.futility_depth
            && node.obligation == Obligation::None
            && !value::is_win(estimate)
            && estimate - parameters.futility_slope * plies / PLY >= beta
            && !value::is_loss(beta)
        {
            return Some(estimate);
        }

        // Null move: if even a pass holds, a move does.
        let has_passed = self.move_before(ply, 1).is_none();
        if node.is_cut
            && depth >= parameters.null_depth
            && node.obligation == Obligation::None
            && !has_passed
            && estimate >= beta + parameters.null_margin
            && !value::is_loss(beta)
        {
            let reduced = depth - parameters.null_reduction - depth / 6;
            self.frames[ply].played = None;
            self.board.pass();
            self.evaluation.play(&self.board);
            let value = -self.search::<false>(ply + 1, -beta, -beta + 1, reduced, false);
            self.board.undo();
            self.evaluation.undo();
            if value >= beta {
                return Some(if value::is_win(value) { beta } else { value });
            }
        }
        None
    }

    /// Returns the number of moves after which the rest is not searched.
    pub(super) fn move_count(&self, depth: Depth, is_improving: bool, is_pv: bool) -> i32 {
        let plies = ((depth / PLY) as usize).min(self.powers.len() - 1);
        let parameters = &self.parameters;
        let most =
            parameters.moves_base + parameters.moves_slope * self.powers[plies] / (100 * PLY);
        let most = if is_improving { most } else { most / 2 };
        if is_pv { 2 * most + 4 } else { most.max(2) }
    }

    /// Returns the reduction of a move by its place in the order alone.
    pub(super) fn reduction(&self, depth: Depth, searched: i32) -> Depth {
        let depth = self.logarithms[((depth / PLY) as usize).min(511)];
        let searched = self.logarithms[(searched as usize).min(511)];
        let parameters = &self.parameters;
        (depth * searched * f64::from(parameters.reduction_factor)) as Depth
            + parameters.reduction_base
    }

    /// Returns the late-move reduction: the larger the later a move comes, and the smaller
    /// the better its history and policy.
    pub(super) fn late_move_reduction(
        &self,
        ply: usize,
        node: &NodeState,
        searched: i32,
        kind: MoveKind,
        candidate: &Candidate,
    ) -> Depth {
        let (parameters, histories) = (&self.parameters, &self.histories);
        let mut reduction = self.reduction(node.depth, searched);
        if node.is_cut {
            reduction += parameters.reduction_cut;
        }
        if node.was_pv {
            reduction -= parameters.reduction_pv;
        }
        if !node.is_improving {
            reduction += parameters.reduction_worsening;
        }
        let [before, before_own] = [1, 2].map(|plies| self.move_before(ply, plies));
        let continuations = histories.continuations(before, before_own);
        let history = histories.score(self.board.turn(), kind, candidate.square)
            + continuations.score(kind, candidate.square);
        let policy = candidate.policy_gap * parameters.reduction_policy / 1024;
        reduction - history * PLY / parameters.reduction_history - policy.clamp(-MOST_BY_POLICY, 0)
    }

    /// Returns the fail-high reduction of the moves of a node: a ply if it is expected to
    /// be cut, and stands well.
    pub(super) fn fail_high_reduction(&self, beta: Value, node: &NodeState) -> Depth {
        let parameters = &self.parameters;
        let margin = parameters.fail_high_slope * node.depth / PLY - parameters.fail_high_margin;
        let stands_well = (node.static_value).is_some_and(|value| value >= beta + margin);
        if node.is_cut && node.depth >= 2 * PLY && stands_well {
            PLY
        } else {
            0
        }
    }

    /// Returns the extension of a move, or the value of the node if another move refutes
    /// it as well.
    pub(super) fn extension(
        &mut self,
        ply: usize,
        beta: Value,
        node: &NodeState,
        square: Square,
    ) -> Result<Depth, Value> {
        let extension = match node.obligation {
            Obligation::AnswerFive(_) => self.parameters.answer_extension,
            Obligation::Answer(_) => self.parameters.threat_extension,
            _ if node.table_move() == Some(square) && self.frames[ply].excluded.is_none() => {
                self.singular_extension(ply, beta, node, square)?
            }
            _ => 0,
        };
        // Lines of twice the nominal depth grow no further, so that the search ends.
        let is_long = ply as i32 * PLY > 2 * self.root_depth;
        Ok(if is_long { extension.min(0) } else { extension })
    }

    /// Returns the extension of the move that the table recommends, by a search
    /// that leaves it out; or a value if another move refutes the node as well.
    fn singular_extension(
        &mut self,
        ply: usize,
        beta: Value,
        node: &NodeState,
        square: Square,
    ) -> Result<Depth, Value> {
        let Some(known) = node.known else {
            return Ok(0);
        };
        let depth = node.depth;
        let value = value::to_root(known.value, ply);
        if depth < self.parameters.singular_depth
            || !matches!(known.bound, Bound::Lower | Bound::Exact)
            || known.depth < depth - 3 * PLY
            || value::is_win(value)
            || value::is_loss(value)
        {
            return Ok(0);
        }

        let singular_beta = value - self.parameters.singular_slope * depth / PLY;
        let generated = self.moves.len();
        self.frames[ply].excluded = Some(square);
        let pv = std::mem::take(&mut self.frames[ply].pv);
        let without = self.search::<false>(
            ply,
            singular_beta - 1,
            singular_beta,
            depth / 2,
            node.is_cut,
        );
        self.frames[ply].pv = pv;
        self.frames[ply].excluded = None;
        self.moves.truncate(generated);
        if self.is_stopped {
            return Err(0);
        }
        if without < singular_beta {
            let is_double = !node.was_pv && without < singular_beta - self.parameters.double_margin;
            Ok(if is_double { 2 * PLY } else { PLY })
        } else if singular_beta >= beta {
            Err(singular_beta)
        } else if value >= beta {
            Ok(-PLY)
        } else {
            Ok(0)
        }
    }
}
