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
mod node;
mod parameters;
mod quiescence;
mod root;
mod selectivity;

pub(crate) use leaves::Leaves;
pub use parameters::{ParameterError, Parameters};
pub(crate) use root::{Line, Report};

use moves::Candidate;
use node::{BestMove, Child, NodeState};

/// A depth, in hundredths of a ply.
type Depth = i32;

/// A depth of one ply.
const PLY: Depth = 100;

/// The length of the longest line.
const MAX_PLY: usize = 192;

/// The most moves of a node whose histories are lowered after a cutoff.
const MOST_PUNISHED: usize = 32;

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
    moves: Vec<Candidate>,
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
        let answers_five = obligation.answers_five();

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
        let raw_value = (!answers_five).then(|| self.raw_value(known));
        let static_value = raw_value.map(|value| self.corrected(ply, value));
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
            raw_value,
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

    /// Searches the moves of a node.
    fn search_moves<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        node: &NodeState,
    ) -> Value {
        let turn = self.board.turn();
        let excluded = self.frames[ply].excluded;
        let table_move = node.table_move();
        let fail_high_reduction = self.fail_high_reduction(beta, node);
        let mut best = BestMove::default();
        let mut searched = 0;
        let mut tried = [None; MOST_PUNISHED];

        let old_alpha = alpha;
        let mut first = table_move.filter(|&square| self.is_candidate(square, node.obligation));
        let mut is_generated = false;
        loop {
            // The move of the table often spares the others.
            let candidate = if let Some(square) = first.take() {
                Some(Candidate::first(square))
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
            if searched > 0
                && !value::is_loss(best.value)
                && !is_four
                && searched >= self.move_count(node.depth, node.is_improving, PV)
            {
                break;
            }

            let extension = match self.extension(ply, beta, node, square) {
                Ok(extension) => extension,
                Err(value) => return value,
            };
            searched += 1;
            let mut depth = node.depth - PLY + extension;
            if extension == 0 && !is_four {
                depth -= fail_high_reduction;
            }
            let mut reduction = 0;
            if searched > 1 && node.depth >= 2 * PLY && !node.obligation.answers_five() && !is_four
            {
                reduction = self.late_move_reduction(ply, node, searched, kind, &candidate);
                reduction = reduction.clamp(0, (depth - PLY).max(0));
            }
            let child = Child {
                square,
                kind,
                depth,
                reduction,
                is_first: searched == 1,
                is_cut: !node.is_cut,
            };
            let value = self.search_child::<PV>(ply, alpha, beta, &child);
            if self.is_stopped {
                return 0;
            }

            if value > best.value {
                best.value = value;
                if value > alpha {
                    best.square = Some(square);
                    best.kind = kind;
                    if PV {
                        self.extend_pv(ply, square);
                    }
                    if value >= beta {
                        self.reward(ply, node, kind, square, &tried);
                        break;
                    }
                    alpha = value;
                }
            }
            if let Some(slot) = tried.get_mut(searched as usize - 1) {
                *slot = Some((kind, square));
            }
        }

        if best.value == -INFINITE {
            // All other moves are left out, or there is no legal move.
            return if excluded.is_some() { alpha } else { 0 };
        }
        if excluded.is_none() {
            let bound = Bound::of(best.value, old_alpha, beta);
            self.store_result(ply, node, &best, bound);
        }
        best.value
    }

    /// Plays a move and returns its value: by a search within a null window, less deep
    /// at first where there is a reduction, and by one within the whole window where
    /// the move may belong to the principal variation.
    fn search_child<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: Value,
        beta: Value,
        child: &Child,
    ) -> Value {
        self.frames[ply].played = Some((child.kind, child.square));
        self.table.prefetch(self.key_after(child.square));
        self.board.play(child.square);
        self.evaluation.play(&self.board);
        let &Child {
            depth, reduction, ..
        } = child;
        let mut value = alpha + 1;
        if reduction > 0 {
            value = -self.search::<false>(ply + 1, -alpha - 1, -alpha, depth - reduction, true);
        }
        if value > alpha && (reduction > 0 || !PV || !child.is_first) {
            value = -self.search::<false>(ply + 1, -alpha - 1, -alpha, depth, child.is_cut);
        }
        if PV && (child.is_first || (value > alpha && value < beta)) {
            value = -self.search::<true>(ply + 1, -beta, -alpha, depth, false);
        }
        self.board.undo();
        self.evaluation.undo();
        value
    }

    /// Stores the result of a node in the transposition table and the correction history.
    fn store_result(&mut self, ply: usize, node: &NodeState, best: &BestMove, bound: Bound) {
        // After an attack, the search tells more of the attack than of the node.
        if let Some(raw_value) = node.raw_value
            && best.kind == MoveKind::Quiet
        {
            self.update_corrections(ply, node.depth, raw_value, best.value, bound);
        }
        self.table.insert(
            node.key,
            Entry {
                value: value::from_root(best.value, ply),
                bound,
                static_value: node.raw_value,
                best: best.square,
                depth: node.depth,
                is_pv: node.was_pv,
            },
        );
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
        node: &NodeState,
        kind: MoveKind,
        square: Square,
        tried: &[Option<(MoveKind, Square)>],
    ) {
        let turn = self.board.turn();
        if let Some((_, before)) = self.move_before(ply, 1) {
            self.histories.set_counter_move(turn, before, square);
        }
        if node.obligation.answers_five() {
            return;
        }
        let bonus = history_bonus(node.depth / PLY);
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

/// Returns `true` if a value from the table decides a node.
fn is_cutoff(bound: Bound, value: Value, alpha: Value, beta: Value) -> bool {
    match bound {
        Bound::Upper => value <= alpha,
        Bound::Lower => value >= beta,
        Bound::Exact => true,
    }
}

/// Returns the bonus of a move that refutes a node: quadratic in depth, up to a quarter of
/// the bound of histories. Not tuned.
fn history_bonus(plies: i32) -> i32 {
    (25 * plies * plies + 105 * plies).min(2_000)
}

/// Mixes a number into 64 bits: the finaliser of `SplitMix64` (Steele, Lea and
/// Flood, 2014).
fn mix(number: u64) -> u64 {
    let mut x = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
