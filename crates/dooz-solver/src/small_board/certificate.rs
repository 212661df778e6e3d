//! Certificates for exact values of small boards.
//!
//! The search tells which moves keep a claim; the proof follows it. In freestyle the
//! claim also survives a pass, and the answer to a pass answers every reply outside
//! its zone: the squares on which a further stone of the opponent would change it.

use std::collections::HashMap;
use std::rc::Rc;

use dooz_core::exact::OutOfLimits;
use dooz_core::{Bitboard, Player, Rules, Square};
use dooz_verify::{Certificate, Goal, Lemma, State as Stones, Statement, Step};

use super::lines::{CellSet, cells};
use super::search::Search;
use super::state::{FULL_LINE, Role, State};
use super::table::Answer;
use crate::lemmas::Lemmas;

/// Proofs of so many steps are not worth a lemma.
const SHORT: usize = 6;

/// The number of stones of unknown squares for which zones are known.
const UNKNOWN_STONES: usize = 3;

/// A proof of a node.
#[derive(Clone)]
struct Proof {
    /// The steps in preorder.
    steps: Vec<Step>,
    /// The squares that the proof depends on, by the number of the opponent's stones
    /// of which the squares are not known, from one.
    zones: [CellSet; UNKNOWN_STONES],
}

impl Proof {
    /// Returns a proof without stored steps.
    const fn of(zones: [CellSet; UNKNOWN_STONES]) -> Self {
        let steps = Vec::new();
        Self { steps, zones }
    }
}

/// A position, and what is claimed of it.
#[derive(Clone)]
struct Node {
    goal: Goal,
    state: State,
    mover: Role,
}

/// The replies to list, each with those that have the same answer, and the answer to
/// all others, if there are any.
type Entries = (Vec<(usize, CellSet)>, Option<Rc<Proof>>);

/// The goal, the stones of the claimant and of the opponent, and the side to move: no
/// two nodes have the same.
type Key = (Goal, CellSet, CellSet, Role);

/// A proof that is being made.
pub(super) struct Certifier<'a, 'b> {
    search: &'a mut Search<'b>,
    /// The player of whom something is claimed.
    claimant: Player,
    /// Its role in the search: the side that is to win, or the one to prevent it.
    own: Role,
    proofs: HashMap<Key, Rc<Proof>>,
    lemmas: Lemmas,
    /// The number of steps that may still be stored.
    steps_left: usize,
}

/// The memory of the steps, in bytes.
const MEMORY: usize = 2 << 30;

impl<'a, 'b> Certifier<'a, 'b> {
    /// Creates a certifier for claims about a player. The role is
    /// [`Role::Claimant`] for wins.
    pub(super) fn new(search: &'a mut Search<'b>, claimant: Player, own: Role) -> Self {
        let lemmas = Lemmas::new(search.lines.rules());
        Self {
            search,
            claimant,
            own,
            proofs: HashMap::new(),
            lemmas,
            steps_left: MEMORY / size_of::<Step>(),
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
        let proof = self.lemma_proof(&node)?;
        let statement = self.statement(&node);
        self.lemmas.add(Lemma { statement, proof });
        Ok(Some(self.lemmas.into_certificate()))
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

    /// Returns the steps of a node that may refer to lemmas.
    fn lemma_proof(&mut self, node: &Node) -> Result<Vec<Step>, OutOfLimits> {
        if let Some(proof) = self.ending(node) {
            return Ok(proof.steps);
        }
        if node.mover == self.own {
            let square = self.best_move(node)?;
            let mut steps = vec![Step::Move(self.square(square))];
            steps.extend(self.lemma_proof(&self.after(node, square))?);
            return Ok(steps);
        }
        let threats = node.state[self.own].threats;
        if threats != 0 {
            return self.reference(&self.after(node, threats.trailing_zeros() as usize));
        }
        let (entries, others) = self.entries(node)?;
        let mut steps = vec![Step::Replies(entries.len())];
        for (square, also) in entries {
            steps.push(Step::Reply {
                square: self.square(square),
                also: self.bitboard(also),
            });
            let child = self.after(node, square);
            steps.extend(match also {
                0 => self.reference(&child)?,
                _ => self.proof(&child)?.steps.clone(),
            });
        }
        steps.extend(others.iter().flat_map(|proof| proof.steps.clone()));
        Ok(steps)
    }

    /// Returns a reference to the lemma of a node, or its proof if it is short.
    fn reference(&mut self, node: &Node) -> Result<Vec<Step>, OutOfLimits> {
        let statement = self.statement(node);
        if let Some(step) = self.lemmas.reference(&statement) {
            return Ok(vec![step]);
        }
        let proof = self.lemma_proof(node)?;
        if proof.len() <= SHORT {
            return Ok(proof);
        }
        self.store(proof.len())?;
        let lemma = statement.clone();
        self.lemmas.add(Lemma {
            statement: lemma,
            proof,
        });
        Ok(self.lemmas.reference(&statement).into_iter().collect())
    }

    /// Counts steps that are stored.
    fn store(&mut self, steps: usize) -> Result<(), OutOfLimits> {
        self.steps_left = self.steps_left.checked_sub(steps).ok_or(OutOfLimits)?;
        Ok(())
    }

    /// Returns the proof of a node without references, and its zones.
    fn proof(&mut self, node: &Node) -> Result<Rc<Proof>, OutOfLimits> {
        let [own, other] = [self.own, !self.own].map(|role| node.state[role].stones);
        let key = (node.goal, own, other, node.mover);
        if let Some(proof) = self.proofs.get(&key) {
            return Ok(Rc::clone(proof));
        }
        let proof = match self.ending(node) {
            Some(proof) => proof,
            None if node.mover == self.own => {
                let square = self.best_move(node)?;
                let rest = self.proof(&self.after(node, square))?;
                let mut steps = vec![Step::Move(self.square(square))];
                steps.extend_from_slice(&rest.steps);
                let zones = rest.zones.map(|zone| zone | 1 << square);
                Proof { steps, zones }
            }
            None => self.proof_against_replies(node)?,
        };
        self.store(proof.steps.len())?;
        let proof = Rc::new(proof);
        self.proofs.insert(key, Rc::clone(&proof));
        Ok(proof)
    }

    /// Returns the proof of a node with the opponent to move, which no ending proves.
    fn proof_against_replies(&mut self, node: &Node) -> Result<Proof, OutOfLimits> {
        let mut zones = self.reach(node, 1);
        let threats = node.state[self.own].threats;
        if threats != 0 {
            let rest = self.proof(&self.after(node, threats.trailing_zeros() as usize))?;
            for (zone, of_rest) in zones.iter_mut().zip(rest.zones) {
                *zone |= of_rest | threats;
            }
            let steps = rest.steps.clone();
            return Ok(Proof { steps, zones });
        }
        let (entries, others) = self.entries(node)?;
        let mut steps = vec![Step::Replies(entries.len())];
        // What so many stones, and one more in an answer to several replies, would
        // change is not known.
        zones[UNKNOWN_STONES - 1] = self.search.lines.board();
        for (square, also) in entries {
            let answer = self.proof(&self.after(node, square))?;
            let more = usize::from(also != 0);
            for (zone, of_answer) in zones.iter_mut().zip(&answer.zones[more..]) {
                *zone |= of_answer;
            }
            steps.push(Step::Reply {
                square: self.square(square),
                also: self.bitboard(also),
            });
            steps.extend_from_slice(&answer.steps);
        }
        if let Some(others) = others {
            for (zone, of_others) in zones.iter_mut().zip(&others.zones[1..]) {
                *zone |= of_others;
            }
            steps.extend_from_slice(&others.steps);
        }
        Ok(Proof { steps, zones })
    }

    /// Returns the replies of the opponent with their answers.
    fn entries(&mut self, node: &Node) -> Result<Entries, OutOfLimits> {
        let mut left = self.search.lines.board() & !node.state.stones();
        if !self.search.lines.stones_never_harm() {
            return Ok((cells(left).map(|square| (square, 0)).collect(), None));
        }
        let pass = Node {
            goal: one_ply_less(node.goal),
            mover: self.own,
            ..node.clone()
        };
        let pass = self.proof(&pass)?;
        let others = left & !pass.zones[0];
        left &= pass.zones[0];
        let mut answers = Vec::new();
        for square in cells(left) {
            answers.push((square, self.proof(&self.after(node, square))?));
        }
        let mut entries = Vec::new();
        while left != 0 {
            let candidates = answers.iter().filter(|(square, _)| left >> square & 1 != 0);
            let (square, also) = candidates
                .map(|(square, answer)| (*square, left & !answer.zones[0] & !(1 << square)))
                .max_by_key(|(square, also)| (also.count_ones(), std::cmp::Reverse(*square)))
                .expect("each reply has an answer");
            entries.push((square, also));
            left &= !(also | 1 << square);
        }
        Ok((entries, (others != 0).then_some(pass)))
    }

    /// Returns the proof of a node at which nothing is stored but an ending.
    fn ending(&self, node: &Node) -> Option<Proof> {
        let [own, other] = [&node.state[self.own], &node.state[!self.own]];
        let is_own_move = node.mover == self.own;
        let live = || self.live(node, self.rules().k());
        if node.goal == Goal::HoldFor(0) || (node.goal != Goal::Win && live() == 0) {
            return Some(Proof::of([live(); UNKNOWN_STONES]));
        }
        if is_own_move && own.threats != 0 {
            return Some(Proof::of([first(own.threats); UNKNOWN_STONES]));
        }
        if !is_own_move && own.threats.count_ones() > 1 {
            let two = first(own.threats) | first(own.threats & (own.threats - 1));
            return Some(Proof::of(self.reach(node, 1).map(|zone| zone | two)));
        }
        if node.goal == Goal::Win {
            return None;
        }
        if matches!(node.goal, Goal::HoldFor(_)) {
            let moves = self.moves_of_attacker(node);
            if self.live(node, moves) == 0 {
                let steps = vec![Step::Horizon];
                let zones = self.reach(node, moves);
                return Some(Proof { steps, zones });
            }
        }
        let limit = if is_own_move {
            FULL_LINE
        } else {
            FULL_LINE / 2
        };
        let is_held = other.potential < limit && (is_own_move || other.threats == 0);
        is_held.then(|| Proof {
            steps: vec![Step::Potential],
            zones: [live(); UNKNOWN_STONES],
        })
    }

    /// Returns the missing squares of the opponent's lines that miss at most so many.
    fn live(&self, node: &Node, missing: u8) -> CellSet {
        node.state[!self.own]
            .lines_missing(0..=missing, self.search.lines)
            .0
    }

    /// Returns the squares of the lines that the opponent can fill in so many moves
    /// with stones of unknown squares.
    fn reach(&self, node: &Node, moves: u8) -> [CellSet; UNKNOWN_STONES] {
        std::array::from_fn(|index| self.live(node, moves + 1 + index as u8))
    }

    /// Returns the claimant's move that keeps the claim: for a win, one that wins in
    /// the fewest plies; otherwise the one that takes most from the opponent's lines.
    fn best_move(&mut self, node: &Node) -> Result<usize, OutOfLimits> {
        let empty = self.search.lines.board() & !node.state.stones();
        let other = !self.own;
        let mut squares: Vec<usize> = cells(empty).collect();
        squares.sort_by_key(|&square| {
            let blocks = node.state[other].threats >> square & 1 == 0;
            let weight = |role: Role| u32::from(node.state[role].weights[square]);
            let merit = weight(other) * 2 + weight(self.own);
            (blocks, std::cmp::Reverse(merit))
        });
        if node.goal == Goal::Win {
            for moves in 2..=self.rules().squares() as u8 {
                for &square in &squares {
                    let child = self.after(node, square);
                    if self.answer(&child.state, child.mover, moves - 1)? == Answer::Yes {
                        return Ok(square);
                    }
                }
            }
        } else {
            for &square in &squares {
                if self.is_true(&self.after(node, square))? {
                    return Ok(square);
                }
            }
        }
        // The claim is not true after all, as only a limit can cause.
        Err(OutOfLimits)
    }

    fn after(&self, node: &Node, square: usize) -> Node {
        Node {
            goal: one_ply_less(node.goal),
            state: node.state.after(square, node.mover, self.search.lines),
            mover: !node.mover,
        }
    }

    fn statement(&self, node: &Node) -> Statement {
        let is_own_move = node.mover == self.own;
        Statement {
            goal: node.goal,
            claimant: self.claimant,
            turn: if is_own_move {
                self.claimant
            } else {
                !self.claimant
            },
            state: Stones {
                claimant: self.bitboard(node.state[self.own].stones),
                opponent: self.bitboard(node.state[!self.own].stones),
                maybe: Vec::new(),
            },
        }
    }

    fn rules(&self) -> Rules {
        self.search.lines.rules()
    }

    fn square(&self, cell: usize) -> Square {
        self.rules().square(cell).expect("the cell is on the board")
    }

    fn bitboard(&self, set: CellSet) -> Bitboard {
        cells(set).map(|cell| self.square(cell)).collect()
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
