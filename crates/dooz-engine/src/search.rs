//! Principal variation search.

use dooz_core::{Limits, LineRule, Player, Square};

use crate::board::Board;
use crate::evaluation::{Evaluation, TableEvaluation};
use crate::history::{Corrections, Histories, MoveKind, Statistics};
use crate::table::{Bound, Entry, TranspositionTable};
use crate::tactics::Obligation;
use crate::threat::Threat;
use crate::value::{self, INFINITE, Value};

mod correction;
mod leaves;
mod moves;
mod parameters;
mod quiescence;
mod root;

pub(crate) use leaves::Leaves;
pub use parameters::{ParameterError, Parameters};
pub(crate) use root::{Line, Report};

use moves::ScoredMove;

/// A depth, in hundredths of a ply.
type Depth = i32;

/// A depth of one ply.
const PLY: Depth = 100;

/// The length of the longest line.
const MAX_PLY: usize = 192;

/// The search of one thread.
pub(crate) struct Searcher<'a> {
    board: Board,
    evaluation: TableEvaluation,
    table: &'a TranspositionTable,
    histories: Histories,
    corrections: Corrections,
    parameters: Parameters,
    /// Natural logarithms of whole numbers.
    logarithms: Vec<f64>,
    /// Whole numbers to the power of 1.32, in hundredths.
    powers: Vec<i32>,
    /// Keys of the table that no other game shares.
    game_key: u64,
    limits: &'a Limits<'a>,
    /// A sample of the leaves, if one is wanted.
    leaves: Option<Leaves>,
    nodes: u64,
    is_stopped: bool,
    frames: Vec<Frame>,
    /// The moves of all nodes on the current line that are still to be searched.
    moves: Vec<ScoredMove>,
    root_depth: Depth,
}

/// A node on the current line.
#[derive(Clone, Debug, Default)]
struct Frame {
    static_value: Option<Value>,
    /// The move that leads to the next node.
    played: Option<(MoveKind, Square)>,
    /// A move that the search of this node leaves out.
    excluded: Option<Square>,
    /// The principal variation from here on.
    pv: Vec<Square>,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        board: Board,
        evaluation: TableEvaluation,
        table: &'a TranspositionTable,
        statistics: Statistics,
        parameters: Parameters,
        limits: &'a Limits<'a>,
    ) -> Self {
        let rules = board.rules();
        let game = [rules.width(), rules.height(), rules.k(), rules.line() as u8];
        let game_key = u32::from_le_bytes(game);
        Self {
            parameters,
            // The standard library's functions differ from machine to machine in the last
            // bit.
            logarithms: (0..512).map(|n| libm::log(f64::from(n.max(1)))).collect(),
            powers: (0..64)
                .map(|n| (libm::pow(f64::from(n), 1.32) * 100.0) as i32)
                .collect(),
            game_key: mix(game_key.into()),
            board,
            evaluation,
            table,
            histories: statistics.histories,
            corrections: statistics.corrections,
            limits,
            leaves: None,
            nodes: 0,
            is_stopped: false,
            frames: vec![Frame::default(); MAX_PLY + 4],
            moves: Vec::new(),
            root_depth: 0,
        }
    }

    /// Keeps a sample of the leaves.
    pub(crate) fn sample_leaves(&mut self) {
        self.leaves = Some(Leaves::default());
    }

    /// Takes the sample of the leaves, which is empty if none was wanted.
    pub(crate) fn take_leaves(&mut self) -> Leaves {
        self.leaves.take().unwrap_or_default()
    }

    /// Returns the statistics, to go on with in the next search.
    pub(crate) fn into_statistics(self) -> Statistics {
        Statistics {
            histories: self.histories,
            corrections: self.corrections,
        }
    }

    /// Returns the number of nodes searched.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the value of a node by search, between `alpha` and `beta` or a bound
    /// beyond them.
    fn search<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: Value,
        mut beta: Value,
        depth: Depth,
        is_cut: bool,
    ) -> Value {
        if depth < PLY / 2 {
            return self.quiescence(ply, alpha, beta, 0);
        }
        self.frames[ply].pv.clear();
        if !self.enter() {
            return 0;
        }
        if self.board.empty_count() == 0 {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.evaluation.value(&self.board);
        }

        alpha = alpha.max(value::loss_at(ply));
        beta = beta.min(value::win_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let obligation = Obligation::of(&mut self.board);
        match obligation {
            Obligation::WinIn(plies) => return value::win_at(ply + usize::from(plies)),
            Obligation::LossIn(plies) => return value::loss_at(ply + usize::from(plies)),
            _ => {}
        }
        let answers_five = matches!(obligation, Obligation::AnswerFive(_));

        let excluded = self.frames[ply].excluded;
        let key = self.key();
        // Values of a node with a move left out are not kept.
        let known = self.table.get(key).filter(|_| excluded.is_none());
        if let Some(known) = known
            && !PV
            && known.is_as_deep_as(depth)
        {
            let value = value::to_root(known.value, ply);
            if is_cutoff(known.bound, value, alpha, beta) {
                return value;
            }
        }
        let table_move = known.and_then(|known| known.best);
        let was_pv = PV || known.is_some_and(|known| known.is_pv);

        // A board on which the opponent would complete a line has no static value.
        let evaluated = (!answers_five).then(|| self.evaluated(known));
        let static_value = evaluated.map(|value| self.corrected(ply, value));
        self.frames[ply].static_value = static_value;
        let before = ply
            .checked_sub(2)
            .and_then(|ply| self.frames[ply].static_value);
        let is_improving = match (static_value, before) {
            (Some(now), Some(before)) => now > before,
            _ => true,
        };

        let first_move = self.moves.len();
        let mut node = NodeState {
            depth,
            is_cut,
            first_move,
            obligation,
            known,
            evaluated,
            static_value,
            is_improving,
            was_pv,
            key,
        };
        if !PV
            && excluded.is_none()
            && let Some(value) = self.prune_node(ply, alpha, beta, &node)
        {
            return value;
        }

        if table_move.is_none() && depth >= self.parameters.iir_depth && !answers_five {
            node.depth -= PLY;
        }
        let value = self.search_moves::<PV>(ply, alpha, beta, &node);
        self.moves.truncate(first_move);
        value
    }

    /// Tries to decide a node without searching its moves.
    fn prune_node(
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

    /// Searches the moves of a node.
    #[expect(clippy::too_many_lines, reason = "the steps of a move, in their order")]
    fn search_moves<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        node: &NodeState,
    ) -> Value {
        let &NodeState { depth, is_cut, .. } = node;
        let turn = self.board.turn();
        let old_alpha = alpha;
        let excluded = self.frames[ply].excluded;
        let answers_five = matches!(node.obligation, Obligation::AnswerFive(_));
        let table_move = node.known.and_then(|known| known.best);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut best_kind = MoveKind::Quiet;
        let mut searched = 0;
        let mut tried: [Option<(MoveKind, Square)>; 32] = [None; 32];

        let mut first = table_move.filter(|&square| self.is_candidate(square, node.obligation));
        let mut is_generated = false;
        loop {
            // The move of the table often spares the others.
            let candidate = if let Some(square) = first.take() {
                Some(ScoredMove::first(square))
            } else {
                if !is_generated {
                    is_generated = true;
                    self.generate(ply, node.obligation, table_move);
                }
                self.next_move(node.first_move)
            };
            let Some(candidate) = candidate else { break };
            let square = candidate.square;
            if Some(square) == excluded || self.is_foul(square) {
                continue;
            }
            let threat = self.board.threat(turn, square);
            let kind = MoveKind::of(threat);
            let is_four = threat >= Threat::Four;

            if searched > 0 && !value::is_loss(best) && !is_four {
                let most = self.move_count(depth, node.is_improving, PV);
                if searched >= most {
                    break;
                }
            }

            let mut extension = match node.obligation {
                Obligation::AnswerFive(_) => self.parameters.answer_extension,
                Obligation::Answer(_) => self.parameters.threat_extension,
                _ if Some(square) == table_move && excluded.is_none() => {
                    match self.singular_extension(ply, beta, node, square) {
                        Ok(plies) => plies,
                        Err(value) => return value,
                    }
                }
                _ => 0,
            };
            if ply as i32 * PLY > 2 * self.root_depth {
                extension = extension.min(0);
            }
            searched += 1;
            let mut next_depth = depth - PLY + extension;
            // Fail-high reduction: a node that is expected to be cut, and stands well,
            // needs less.
            if is_cut
                && !is_four
                && depth >= 2 * PLY
                && extension == 0
                && let Some(value) = node.static_value
                && value
                    >= beta + self.parameters.fail_high_slope * depth / PLY
                        - self.parameters.fail_high_margin
            {
                next_depth -= PLY;
            }

            let mut reduction = 0;
            if searched > 1 && depth >= 2 * PLY && !answers_five && !is_four {
                reduction = self.late_move_reduction(ply, node, searched, kind, &candidate);
                reduction = reduction.clamp(0, (next_depth - PLY).max(0));
            }

            self.frames[ply].played = Some((kind, square));
            self.table.prefetch(self.key_after(square));
            self.board.play(square);
            self.evaluation.play(&self.board);
            let mut value = alpha + 1;
            if reduction > 0 {
                let depth = next_depth - reduction;
                value = -self.search::<false>(ply + 1, -alpha - 1, -alpha, depth, true);
            }
            if value > alpha && (reduction > 0 || !PV || searched > 1) {
                value = -self.search::<false>(ply + 1, -alpha - 1, -alpha, next_depth, !is_cut);
            }
            if PV && (searched == 1 || (value > alpha && value < beta)) {
                value = -self.search::<true>(ply + 1, -beta, -alpha, next_depth, false);
            }
            self.board.undo();
            self.evaluation.undo();
            if self.is_stopped {
                return 0;
            }

            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(square);
                    best_kind = kind;
                    if PV {
                        self.extend_pv(ply, square);
                    }
                    if value >= beta {
                        self.reward(ply, depth, kind, square, &tried, answers_five);
                        break;
                    }
                    alpha = value;
                }
            }
            if let Some(slot) = tried.get_mut(searched as usize - 1) {
                *slot = Some((kind, square));
            }
        }

        if best == -INFINITE {
            // All other moves are left out, or there is no legal move.
            return if excluded.is_some() { alpha } else { 0 };
        }
        let bound = Bound::of(best, old_alpha, beta);
        if excluded.is_none() {
            // After an attack, the search tells more of the attack than of the node.
            if let Some(evaluated) = node.evaluated
                && best_kind == MoveKind::Quiet
            {
                self.update_corrections(ply, depth, evaluated, best, bound);
            }
            self.table.insert(
                node.key,
                Entry {
                    value: value::from_root(best, ply),
                    bound,
                    static_value: node.evaluated,
                    best: best_move,
                    depth,
                    is_pv: node.was_pv,
                },
            );
        }
        best
    }

    /// Returns the plies that a move is searched less deeply for what came before it: more
    /// of them the later it comes, and fewer the better its history and policy.
    fn late_move_reduction(
        &self,
        ply: usize,
        node: &NodeState,
        searched: i32,
        kind: MoveKind,
        candidate: &ScoredMove,
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
        reduction - history * PLY / parameters.reduction_history - policy.clamp(-200, 0)
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

    /// Counts a node; returns `false` if the search has to stop.
    fn enter(&mut self) -> bool {
        if !self.is_stopped {
            self.is_stopped = !self.limits.allow(self.nodes);
        }
        self.nodes += 1;
        !self.is_stopped
    }

    /// Returns the key of the node in the table.
    fn key(&self) -> u64 {
        self.key_of(self.board.hash(), self.board.turn())
    }

    /// Returns the key of the node after a move.
    fn key_after(&self, square: Square) -> u64 {
        self.key_of(self.board.hash_after(square), !self.board.turn())
    }

    fn key_of(&self, hash: u64, turn: Player) -> u64 {
        // After a pass, the turn does not follow from the stones.
        let turn = turn as u64 + 1;
        hash ^ self.game_key.wrapping_mul(turn | 1 << 8)
    }

    fn is_foul(&mut self, square: Square) -> bool {
        self.board.rules().line() == LineRule::Renju && self.board.is_foul(square)
    }

    /// Returns the number of moves after which the rest is not searched.
    fn move_count(&self, depth: Depth, is_improving: bool, is_pv: bool) -> i32 {
        let plies = ((depth / PLY) as usize).min(self.powers.len() - 1);
        let parameters = &self.parameters;
        let most =
            parameters.moves_base + parameters.moves_slope * self.powers[plies] / (100 * PLY);
        let most = if is_improving { most } else { most / 2 };
        if is_pv { 2 * most + 4 } else { most.max(2) }
    }

    fn reduction(&self, depth: Depth, searched: i32) -> Depth {
        let depth = self.logarithms[((depth / PLY) as usize).min(511)];
        let searched = self.logarithms[(searched as usize).min(511)];
        let parameters = &self.parameters;
        (depth * searched * f64::from(parameters.reduction_factor)) as Depth
            + parameters.reduction_base
    }

    /// Returns the move that was played a number of plies before a node, unless it was a
    /// pass or before the root.
    fn move_before(&self, ply: usize, plies: usize) -> Option<(MoveKind, Square)> {
        self.frames[ply.checked_sub(plies)?].played
    }

    fn extend_pv(&mut self, ply: usize, square: Square) {
        let [frame, next] = &mut self.frames[ply..ply + 2] else {
            return;
        };
        frame.pv.clear();
        frame.pv.push(square);
        frame.pv.extend_from_slice(&next.pv);
    }

    /// Rewards a move that refuted its node, and punishes those tried before.
    fn reward(
        &mut self,
        ply: usize,
        depth: Depth,
        kind: MoveKind,
        square: Square,
        tried: &[Option<(MoveKind, Square)>],
        answers_five: bool,
    ) {
        let turn = self.board.turn();
        if let Some((_, before)) = self.move_before(ply, 1) {
            self.histories.set_counter_move(turn, before, square);
        }
        if answers_five {
            return;
        }
        let plies = depth / PLY;
        let bonus = (25 * plies * plies + 105 * plies).min(2_000);
        self.update_histories(ply, kind, square, bonus);
        for &(kind, square) in tried.iter().flatten() {
            self.update_histories(ply, kind, square, -bonus);
        }
    }

    fn update_histories(&mut self, ply: usize, kind: MoveKind, square: Square, bonus: i32) {
        let [other, own] = [1, 2].map(|plies| self.move_before(ply, plies));
        self.histories
            .update(self.board.turn(), kind, square, bonus);
        self.histories
            .update_continuation(other, false, kind, square, bonus);
        self.histories
            .update_continuation(own, true, kind, square, bonus);
    }
}

/// The state of a node while its moves are searched.
struct NodeState {
    depth: Depth,
    /// `true` if some move is expected to refute the node.
    is_cut: bool,
    first_move: usize,
    obligation: Obligation,
    known: Option<Entry>,
    /// The value that the evaluation has for the node.
    evaluated: Option<Value>,
    /// The same, corrected by what searches of similar nodes have found.
    static_value: Option<Value>,
    is_improving: bool,
    was_pv: bool,
    key: u64,
}

impl NodeState {
    /// Returns the static value, or that of the table where its bound tells more.
    fn estimate(&self, ply: usize) -> Option<Value> {
        let estimate = self.static_value?;
        let Some(known) = self.known else {
            return Some(estimate);
        };
        let value = value::to_root(known.value, ply);
        Some(match known.bound {
            Bound::Lower => estimate.max(value),
            Bound::Upper => estimate.min(value),
            Bound::Exact => value,
        })
    }
}

/// Returns `true` if a value from the table decides a node.
fn is_cutoff(bound: Bound, value: Value, alpha: Value, beta: Value) -> bool {
    match bound {
        Bound::Upper => value <= alpha,
        Bound::Lower => value >= beta,
        Bound::Exact => true,
    }
}

/// Mixes a number into 64 bits: the finaliser of `SplitMix64` (Steele, Lea and
/// Flood, 2014).
fn mix(number: u64) -> u64 {
    let mut x = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
