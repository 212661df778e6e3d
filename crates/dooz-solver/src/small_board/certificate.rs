//! Certificates for exact values of small boards.
//!
//! The search tells which moves keep a claim; the proof follows it. A claim to hold
//! ends as soon as pairs of squares show it, mostly after some threats: so positions
//! are preferred from which that is near. In freestyle the answer to a reply also
//! answers all others outside its zone.

mod proof;
mod writer;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::rc::Rc;

use dooz_core::exact::OutOfLimits;
use dooz_core::{Player, Rules};
use dooz_verify::{Certificate, Goal, Step};

use self::proof::{Body, Key, Node, Proof, Replies};
use self::writer::Writer;
use super::lines::{CellSet, cells};
use super::search::Search;
use super::state::{Role, State};
use super::table::Answer;
use crate::weak_game::{Hypergraph, ONE, Pairing};
use crate::zones::{Reply, UNKNOWN_STONES, Zones, share_answers};

/// The most threats in a row by which an ending is looked for: of a move, and of the
/// answer to each reply where moves are compared.
const THREATS: u8 = 3;
const THREATS_OF_REPLIES: u8 = 2;

/// The number of moves that are compared where no threats lead to an ending.
const CANDIDATES: usize = 4;

/// The number of proofs of nodes, in about 1.5 GiB, at which a certificate is given up.
const MOST_PROOFS: usize = 1 << 21;

/// A search for the proof of a claim.
pub(super) struct Certifier<'a, 'b> {
    search: &'a mut Search<'b>,
    /// The player of whom something is claimed.
    claimant: Player,
    /// Its role in the search: the side that is to win, or the one to prevent it.
    own: Role,
    proofs: HashMap<Key, Rc<Proof>>,
    /// The nodes from which no threats lead to an ending, with their greatest number.
    without_ending: HashMap<Key, u8>,
}

impl<'a, 'b> Certifier<'a, 'b> {
    /// Creates a certifier for claims about a player. The role is
    /// [`Role::Attacker`] for wins.
    pub(super) fn new(search: &'a mut Search<'b>, claimant: Player, own: Role) -> Self {
        Self {
            search,
            claimant,
            own,
            proofs: HashMap::new(),
            without_ending: HashMap::new(),
        }
    }

    /// Returns the certificate of a claim, or `None` if the claim is false.
    pub(super) fn certificate(
        mut self,
        goal: Goal,
        state: &State,
        mover: Role,
    ) -> Result<Option<Certificate>, OutOfLimits> {
        let state = *state;
        let node = Node { goal, state, mover };
        if !self.is_true(&node)? {
            return Ok(None);
        }
        let proof = self.proof(&node)?;
        let writer = Writer::new(self.search.lines, self.claimant, self.own);
        Ok(Some(writer.certificate(&proof)))
    }

    /// Returns `true` if the search confirms the claim of a node.
    fn is_true(&mut self, node: &Node) -> Result<bool, OutOfLimits> {
        let moves = self.moves_of_attacker(node);
        let wins = moves > 0 && self.answer(&node.state, node.mover, moves)? == Answer::Yes;
        Ok(wins == (node.goal == Goal::Win))
    }

    /// Returns the number of moves that the goal grants the side that is to complete a
    /// line: enough to fill the board, if it sets no limit.
    fn moves_of_attacker(&self, node: &Node) -> u8 {
        let most = self.rules().squares() as u16;
        let moves = match node.goal {
            Goal::HoldFor(plies) if node.mover == self.own => plies / 2,
            Goal::HoldFor(plies) => plies.div_ceil(2),
            Goal::Win | Goal::Hold | Goal::HoldWeakly => most,
        };
        moves.min(most) as u8
    }

    fn answer(&mut self, state: &State, mover: Role, moves: u8) -> Result<Answer, OutOfLimits> {
        let answer = self.search.answer(state, mover, moves);
        if self.search.stopped {
            return Err(OutOfLimits);
        }
        Ok(answer)
    }

    /// Returns the proof of a node of which the claim is true.
    fn proof(&mut self, node: &Node) -> Result<Rc<Proof>, OutOfLimits> {
        if let Some(proof) = self.known(node).or_else(|| self.ending(node)) {
            return Ok(proof);
        }
        if node.mover == self.own {
            if let Some(proof) = self.proof_by_threats(node, THREATS) {
                return Ok(proof);
            }
            let square = self.best_move(node)?;
            let rest = self.proof(&self.after(node, square))?;
            return Ok(self.add_move(node, square, rest));
        }
        let threats = node.state[self.own].threats;
        if threats != 0 {
            let rest = self.proof(&self.after(node, first_cell(threats)))?;
            return Ok(self.add_forced(node, rest));
        }
        if self.proofs.len() >= MOST_PROOFS {
            return Err(OutOfLimits);
        }
        let replies = self.replies(node)?;
        let board = self.search.lines.board();
        let mut zones = self.reach(node, 1);
        zones.add_replies(&replies.listed, |answer| &answer.zones, board);
        if let Some(others) = &replies.others {
            zones.add_shared(&others.zones, board);
        }
        Ok(self.add(node, zones, Body::Replies(replies)))
    }

    /// Returns the proof of a node if it is known, by that of a symmetric one where the
    /// claimant is to move.
    fn known(&mut self, node: &Node) -> Option<Rc<Proof>> {
        let key = self.key(node);
        if let Some(proof) = self.proofs.get(&key) {
            return Some(Rc::clone(proof));
        }
        if node.mover != self.own {
            return None;
        }
        let lines = self.search.lines;
        let (symmetry, original) = (1..lines.images().symmetries()).find_map(|symmetry| {
            let [own, other] = [key.own, key.other].map(|set| lines.images().image(symmetry, set));
            let original = self.proofs.get(&Key { own, other, ..key })?;
            Some((symmetry, Rc::clone(original)))
        })?;
        let zones = original
            .zones
            .0
            .map(|zone| lines.images().preimage(symmetry, zone));
        Some(self.add(node, Zones(zones), Body::Image(original)))
    }

    /// Remembers a proof.
    fn add(&mut self, node: &Node, zones: Zones<CellSet>, body: Body) -> Rc<Proof> {
        let key = self.key(node);
        let proof = Rc::new(Proof { key, zones, body });
        self.proofs.insert(key, Rc::clone(&proof));
        proof
    }

    fn add_move(&mut self, node: &Node, square: usize, rest: Rc<Proof>) -> Rc<Proof> {
        let zones = rest.zones.with(1 << square);
        self.add(node, zones, Body::Move(square, rest))
    }

    fn add_forced(&mut self, node: &Node, rest: Rc<Proof>) -> Rc<Proof> {
        let mut zones = self.reach(node, 1).with(node.state[self.own].threats);
        zones.add(&rest.zones);
        self.add(node, zones, Body::Forced(rest))
    }

    /// Returns the replies of the opponent with their answers. Of those that are left,
    /// the heaviest is answered first, as its answer often holds for the others.
    fn replies(&mut self, node: &Node) -> Result<Replies, OutOfLimits> {
        let empty = self.search.lines.board() & !node.state.stones();
        if !self.search.lines.stones_never_harm() {
            let answer = |square| Ok(Reply::alone(square, self.proof(&self.after(node, square))?));
            let listed: Result<_, _> = cells(empty).map(answer).collect();
            return Ok(Replies {
                listed: listed?,
                others: None,
            });
        }
        let weights = &node.state[Role::Attacker].weights;
        let mut squares: Vec<usize> = cells(empty).collect();
        squares.sort_by_key(|&square| Reverse(weights[square]));
        let pass = Node {
            goal: one_ply_less(node.goal),
            mover: self.own,
            ..node.clone()
        };
        let pass = self.proof(&pass)?;
        let zone = empty & pass.zones.first();
        let others = (zone != empty).then_some(pass);
        let mut left = zone;
        let mut answers = Vec::new();
        let mut hard = Vec::new();
        for &square in &squares {
            if left >> square & 1 == 0 {
                continue;
            }
            match self.quick_proof(&self.after(node, square), THREATS_OF_REPLIES) {
                Some(answer) => {
                    left &= answer.zones.first() & !(1 << square);
                    answers.push((square, answer));
                }
                None => hard.push(square),
            }
        }
        for square in hard {
            if left >> square & 1 != 0 {
                let answer = self.proof(&self.after(node, square))?;
                left &= answer.zones.first() & !(1 << square);
                answers.push((square, answer));
            }
        }
        let mut left = zone;
        let mut listed = share_answers(&mut left, &0, &mut answers, |answer| answer.zones.first());
        for square in cells(left) {
            let answer = self.proof(&self.after(node, square))?;
            listed.push(Reply::alone(square, answer));
        }
        Ok(Replies { listed, others })
    }

    /// Returns the proof of a node, the claimant to move, if it is known or threats
    /// lead to an ending.
    fn quick_proof(&mut self, node: &Node, threats: u8) -> Option<Rc<Proof>> {
        let known = self.known(node).or_else(|| self.ending(node));
        known.or_else(|| self.proof_by_threats(node, threats))
    }

    /// Returns a proof that holds by `threats` threats, a move and an ending.
    fn proof_by_threats(&mut self, node: &Node, threats: u8) -> Option<Rc<Proof>> {
        if node.goal == Goal::Win {
            return None;
        }
        let key = self.key(node);
        let tried = self.without_ending.get(&key).copied();
        if tried.is_some_and(|tried| tried >= threats) {
            return None;
        }
        self.without_ending.insert(key, threats);
        let other = &node.state[!self.own];
        let mut squares = self.search.lines.board() & !node.state.stones();
        if other.threats != 0 {
            squares &= first(other.threats);
        }
        if tried.is_none() {
            for square in self.by_merit(node, squares) {
                let child = self.after(node, square);
                if let Some(rest) = self.known(&child).or_else(|| self.ending(&child)) {
                    return Some(self.add_move(node, square, rest));
                }
            }
        }
        if threats == 0 {
            return None;
        }
        let (near, _) = node.state[self.own].lines_missing(2..=2, self.search.lines);
        for square in cells(squares & near) {
            let child = self.after(node, square);
            let is_over = child.state[!self.own].threats != 0 || self.is_rejected(&child);
            let own = child.state[self.own].threats;
            if is_over || own == 0 {
                continue;
            }
            let next = self.after(&child, first_cell(own));
            if let Some(rest) = self.quick_proof(&next, threats - 1) {
                let rest = self.add_forced(&child, rest);
                return Some(self.add_move(node, square, rest));
            }
        }
        None
    }

    /// Returns the proof of a node at which nothing is stored but an ending.
    fn ending(&mut self, node: &Node) -> Option<Rc<Proof>> {
        let (zones, steps) = self.end(node)?;
        Some(self.add(node, zones, Body::Ending(steps)))
    }

    /// Returns the zones and the steps of an ending.
    fn end(&self, node: &Node) -> Option<(Zones<CellSet>, Vec<Step>)> {
        let own = &node.state[self.own];
        let is_own_move = node.mover == self.own;
        let open = self.open_lines(node);
        let live = || Zones::all(open.squares());
        if node.goal == Goal::HoldFor(0) || (node.goal != Goal::Win && open.edges().is_empty()) {
            return Some((live(), Vec::new()));
        }
        if is_own_move && own.threats != 0 {
            return Some((Zones::all(first(own.threats)), Vec::new()));
        }
        if !is_own_move && open.singles() != 0 {
            return None;
        }
        if !is_own_move && own.threats.count_ones() > 1 {
            let two = first(own.threats) | first(own.threats & (own.threats - 1));
            return Some((self.reach(node, 1).with(two), Vec::new()));
        }
        if node.goal == Goal::Win {
            return None;
        }
        if matches!(node.goal, Goal::HoldFor(_)) {
            let moves = self.moves_of_attacker(node);
            let missing = open.edges().iter().map(|edge| edge.count_ones());
            if missing.min() > Some(moves.into()) {
                return Some((self.reach(node, moves), vec![Step::Horizon]));
            }
        }
        if is_own_move {
            let is_held = open.potential() < ONE;
            return is_held.then(|| (live(), vec![Step::Potential]));
        }
        if own.threats != 0 || open.potential() >= Pairing::MOST_POTENTIAL {
            return None;
        }
        let pairing = Pairing::of_certificate(&open)?;
        let zones = Zones::all(pairing.squares());
        Some((zones, pairing.steps(self.rules())))
    }

    /// Returns what the opponent lacks of its lines, as the verifier sees them: rows that
    /// are too long for a line are taken to be one.
    fn open_lines(&self, node: &Node) -> Hypergraph {
        let lines = self.search.lines;
        let sets = (0..lines.len()).map(|line| lines.squares(line));
        let [own, other] = [self.own, !self.own].map(|role| node.state[role].stones);
        Hypergraph::new(sets, own, other)
    }

    /// Returns `true` if the verifier rejects a node after a move of the claimant, because
    /// the opponent could make a row that is too long for a line.
    fn is_rejected(&self, node: &Node) -> bool {
        let can_be_too_long = !self.search.lines.stones_never_harm();
        can_be_too_long && node.goal != Goal::HoldFor(0) && self.open_lines(node).singles() != 0
    }

    /// Returns the squares of the opponent's lines that lack at most `missing` stones.
    fn live(&self, node: &Node, missing: u8) -> CellSet {
        node.state[!self.own]
            .lines_missing(0..=missing, self.search.lines)
            .0
    }

    /// Returns the squares of the lines that the opponent can fill in `moves` moves
    /// with stones of unknown squares.
    fn reach(&self, node: &Node, moves: u8) -> Zones<CellSet> {
        let zone = |index| self.live(node, moves + 1 + index as u8);
        Zones(std::array::from_fn::<_, UNKNOWN_STONES, _>(zone))
    }

    /// Returns the claimant's move that keeps the claim: for a win, one that wins in
    /// the fewest plies, of those that the verifier accepts; otherwise the one after
    /// which the fewest replies have no quick answer, of some that take most from the
    /// opponent's lines.
    fn best_move(&mut self, node: &Node) -> Result<usize, OutOfLimits> {
        let empty = self.search.lines.board() & !node.state.stones();
        let squares = self.by_merit(node, empty);
        if node.goal == Goal::Win {
            for moves in 2..=self.rules().squares() as u8 {
                for &square in &squares {
                    let child = self.after(node, square);
                    if self.answer(&child.state, child.mover, moves - 1)? == Answer::Yes
                        && !self.is_rejected(&child)
                    {
                        return Ok(square);
                    }
                }
            }
            // No certificate can show the win; or the claim is not true after all, as only
            // a limit can cause.
            return Err(OutOfLimits);
        }
        let mut best: Option<(u32, usize)> = None;
        let mut candidates = 0;
        for square in squares {
            let child = self.after(node, square);
            if !self.is_true(&child)? || self.is_rejected(&child) {
                continue;
            }
            let most = best.map_or(u32::MAX, |(hard, _)| hard);
            let hard = self.hard_replies(&child, most);
            if hard < most {
                best = Some((hard, square));
            }
            candidates += 1;
            if hard == 0 || candidates == CANDIDATES {
                break;
            }
        }
        best.map(|(_, square)| square).ok_or(OutOfLimits)
    }

    /// Counts replies that have no quick answer, up to a number.
    fn hard_replies(&mut self, node: &Node, most: u32) -> u32 {
        if self.proofs.contains_key(&self.key(node)) {
            return 0;
        }
        let threats = node.state[self.own].threats;
        let empty = self.search.lines.board() & !node.state.stones();
        let mut left = if threats == 0 { empty } else { threats };
        let mut hard = 0;
        while left != 0 && hard < most {
            let square = first_cell(left);
            left &= !(1 << square);
            match self.quick_proof(&self.after(node, square), THREATS_OF_REPLIES) {
                Some(answer) => left &= answer.zones.first(),
                None => hard += 1,
            }
        }
        hard
    }

    /// Sorts squares: first those that block threats, then those that take most from
    /// the opponent's lines and add most to the claimant's.
    fn by_merit(&self, node: &Node, squares: CellSet) -> Vec<usize> {
        let other = !self.own;
        let mut squares: Vec<usize> = cells(squares).collect();
        squares.sort_by_key(|&square| {
            let blocks = node.state[other].threats >> square & 1 == 0;
            let weight = |role: Role| u32::from(node.state[role].weights[square]);
            let merit = weight(other) * 2 + weight(self.own);
            (blocks, Reverse(merit))
        });
        squares
    }

    fn after(&self, node: &Node, square: usize) -> Node {
        Node {
            goal: one_ply_less(node.goal),
            state: node.state.after(square, node.mover, self.search.lines),
            mover: !node.mover,
        }
    }

    fn key(&self, node: &Node) -> Key {
        Key {
            goal: node.goal,
            own: node.state[self.own].stones,
            other: node.state[!self.own].stones,
            mover: node.mover,
        }
    }

    fn rules(&self) -> Rules {
        self.search.lines.rules()
    }
}

/// Returns the goal after one ply.
const fn one_ply_less(goal: Goal) -> Goal {
    match goal {
        Goal::HoldFor(plies) => Goal::HoldFor(plies.saturating_sub(1)),
        goal => goal,
    }
}

/// Returns the first square of a set that is not empty.
const fn first(set: CellSet) -> CellSet {
    set & set.wrapping_neg()
}

/// Returns the first cell of a set that is not empty.
const fn first_cell(set: CellSet) -> usize {
    set.trailing_zeros() as usize
}
