//! Certificates by random choices, for tests: no search for good ones.
//!
//! The rules of proof are written here once more, on bits.

use dooz_core::{Bitboard, LineRule, Player, Rules};

use super::board::{Bits, Board, indices};
use super::oracle::Oracle;
use crate::{Certificate, Goal, Lemma, State, Statement, Step};

/// A generator of random numbers (xorshift64* of Vigna).
#[derive(Clone, Debug)]
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn shuffled(&mut self, bits: Bits) -> Vec<usize> {
        let mut items: Vec<_> = indices(bits).collect();
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
        items
    }
}

/// A node that is to be proved.
#[derive(Clone, Debug)]
struct Node {
    own: Bits,
    other: Bits,
    maybe: Vec<Bits>,
    region: Bits,
    guarded: Vec<Bits>,
    goal: Goal,
    is_claimants_turn: bool,
}

impl Node {
    fn at_most(&self) -> Bits {
        self.maybe.iter().fold(self.other, |all, set| all | set)
    }

    fn free(&self) -> Bits {
        self.region & !(self.own | self.other)
    }

    fn passed(&self) -> Self {
        let mut node = self.clone();
        node.is_claimants_turn = !self.is_claimants_turn;
        if let Goal::HoldFor(plies) = &mut node.goal {
            *plies -= 1;
        }
        node
    }

    fn weakened(&self) -> Self {
        let mut node = self.clone();
        (node.goal, node.other) = (Goal::HoldWeakly, self.at_most());
        node.maybe.clear();
        node
    }

    /// Returns the squares that O lacks on each line without a stone of C.
    fn missing(&self) -> impl Iterator<Item = Bits> {
        let open = self.guarded.iter().filter(|&line| line & self.own == 0);
        open.map(|line| line & !self.other)
    }

    /// Tries every way to spread the squares over the maybe-sets.
    fn can_fill(missing: Bits, sets: &[Bits], moves: usize) -> bool {
        let Some((set, rest)) = sets.split_first() else {
            return missing.count_ones() as usize <= moves;
        };
        Self::can_fill(missing, rest, moves)
            || indices(missing & set).any(|i| Self::can_fill(missing & !(1 << i), rest, moves))
    }
}

/// A wrong rule by which proofs of what is false can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// O is never thought to complete a line.
    NoFinish,
    /// The last maybe-set is forgotten when lines of O are counted.
    ForgottenSet,
    /// C moves where O may have a stone.
    MaybeIsEmpty,
    /// A full board is a win.
    FullIsWon,
    /// Lines of C are threats even if O can block them at the end.
    BlockableThreat,
    /// The weight of lines may be at the limit.
    PotentialAtLimit,
    /// A pair drops the lines with one of its squares.
    PairDropsTooMuch,
    /// A split forgets the lines that lie across.
    SplitAcross,
    /// The opponent's last move before the horizon is forgotten.
    HorizonTooFar,
    /// The weak game is won by the claimant's own lines.
    StrongInWeak,
}

impl Flaw {
    pub(super) const ALL: [Self; 10] = [
        Self::NoFinish,
        Self::ForgottenSet,
        Self::MaybeIsEmpty,
        Self::FullIsWon,
        Self::BlockableThreat,
        Self::PotentialAtLimit,
        Self::PairDropsTooMuch,
        Self::SplitAcross,
        Self::HorizonTooFar,
        Self::StrongInWeak,
    ];
}

/// A maker of proofs for one game and one claimant.
pub(super) struct Generator<'a> {
    board: Board,
    claimant: Player,
    oracle: &'a mut Oracle,
    random: &'a mut Random,
    nodes_left: usize,
    flaw: Option<Flaw>,
}

/// Returns a certificate of a statement about a position, if random choices find
/// one with few nodes. With a flaw, it may be of something false.
pub(super) fn certificate(
    rules: Rules,
    statement: &Statement,
    oracle: &mut Oracle,
    random: &mut Random,
    nodes_left: usize,
    flaw: Option<Flaw>,
) -> Option<Certificate> {
    let board = Board::new(rules);
    let node = Node {
        own: board.bits(&statement.state.claimant),
        other: board.bits(&statement.state.opponent),
        maybe: statement
            .state
            .maybe
            .iter()
            .map(|set| board.bits(set))
            .collect(),
        region: board.all(),
        guarded: board.windows.clone(),
        goal: statement.goal,
        is_claimants_turn: statement.claimant == statement.turn,
    };
    let claimant = statement.claimant;
    let mut generator = Generator {
        board,
        claimant,
        oracle,
        random,
        nodes_left,
        flaw,
    };
    let proof = generator.prove(&node)?;
    let statement = statement.clone();
    Some(Certificate {
        rules,
        lemmas: vec![Lemma { statement, proof }],
    })
}

impl Generator<'_> {
    fn prove(&mut self, node: &Node) -> Option<Vec<Step>> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if node.goal == Goal::HoldFor(0) {
            return Some(vec![Step::Elapsed]);
        }
        if node.goal != Goal::Win && node.missing().next().is_none() {
            return Some(vec![Step::Safe]);
        }
        if node.is_claimants_turn {
            self.prove_move(node)
        } else {
            self.prove_replies(node)
        }
    }

    fn prove_move(&mut self, node: &Node) -> Option<Vec<Step>> {
        let empty = node.free() & !node.at_most();
        if self.counts_own_lines(node) {
            let completes = |&i: &usize| {
                self.board
                    .completes(self.claimant, node.own, node.at_most(), i)
            };
            // The verifier reports the first in reading order.
            let squares = self
                .board
                .bitboard(indices(empty).filter(completes).fold(0, |b, i| b | 1 << i));
            if let Some(square) = squares.squares().next() {
                return Some(vec![Step::Complete(square)]);
            }
        }
        if let Some(proof) = self.prove_ending(node) {
            return Some(proof);
        }
        let moves = if self.flaw == Some(Flaw::MaybeIsEmpty) {
            node.free()
        } else {
            empty
        };
        for i in self.random.shuffled(moves) {
            let mut next = node.passed();
            next.own |= 1 << i;
            if !self.is_hopeless(&next)
                && let Some(proof) = self.prove(&next)
            {
                return Some(after(Step::Move(self.board.square(i)), proof));
            }
        }
        None
    }

    fn prove_replies(&mut self, node: &Node) -> Option<Vec<Step>> {
        let known = node
            .maybe
            .len()
            .saturating_sub((self.flaw == Some(Flaw::ForgottenSet)).into());
        let can_fill = |missing| Node::can_fill(missing, &node.maybe[..known], 1);
        if self.flaw != Some(Flaw::NoFinish) && node.missing().any(can_fill) {
            return None;
        }
        if node.free() == 0 {
            let is_proved = self.flaw == Some(Flaw::FullIsWon);
            return is_proved.then(|| vec![Step::Replies(0)]);
        }
        if self.counts_own_lines(node) {
            let threats = self.lasting_threats(node);
            match threats.count_ones() {
                0 => {}
                1 => {
                    let mut next = node.passed();
                    next.other |= threats;
                    let square = self.board.square(threats.trailing_zeros() as usize);
                    return Some(after(Step::Forced(square), self.prove(&next)?));
                }
                _ => return Some(vec![Step::Threats(self.board.bitboard(threats))]),
            }
        }
        if let Some(proof) = self.prove_ending(node) {
            return Some(proof);
        }
        let free = node.free();
        for listed in [10, 50, 100] {
            // Replies listed, others that share their answers, and the rest.
            let mut entries: Vec<(usize, Bits)> = Vec::new();
            let mut others = 0;
            for i in self.random.shuffled(free) {
                if self.random.chance(listed) {
                    entries.push((i, 0));
                } else if !entries.is_empty() && self.random.chance(30) {
                    let entry = self.random.below(entries.len());
                    entries[entry].1 |= 1 << i;
                } else {
                    others |= 1 << i;
                }
            }
            if let Some(proof) = self.prove_list(node, &entries, others) {
                return Some(proof);
            }
        }
        None
    }

    fn prove_list(
        &mut self,
        node: &Node,
        entries: &[(usize, Bits)],
        others: Bits,
    ) -> Option<Vec<Step>> {
        let mut proof = vec![Step::Replies(entries.len())];
        for &(i, also) in entries {
            let mut next = node.passed();
            next.other |= 1 << i;
            next.maybe.extend((also != 0).then_some(also));
            let square = self.board.square(i);
            proof.push(Step::Reply {
                square,
                also: self.board.bitboard(also),
            });
            proof.extend(self.prove(&next)?);
        }
        if others != 0 {
            let mut next = node.passed();
            next.maybe.push(others);
            proof.push(Step::Others(self.board.bitboard(others)));
            proof.extend(self.prove(&next)?);
        }
        Some(proof)
    }

    /// Squares on which C completes a line after any reply elsewhere: tries all.
    fn lasting_threats(&self, node: &Node) -> Bits {
        let empty = node.free() & !node.at_most();
        let completes = |other, i| self.board.completes(self.claimant, node.own, other, i);
        let lasts = |&i: &usize| {
            // One line must stand all replies, not each reply another line.
            let replies = self.board.all() & !node.own & !(1 << i);
            completes(node.at_most(), i)
                && (self.board.rules.line() != LineRule::Caro
                    || self.flaw == Some(Flaw::BlockableThreat)
                    || self.one_line_stands(node, i, replies))
        };
        indices(empty)
            .filter(lasts)
            .fold(0, |bits, i| bits | 1 << i)
    }

    /// Returns `true` if one line through a square counts whatever one square O
    /// takes: the other directions are cleared to see each line alone.
    fn one_line_stands(&self, node: &Node, index: usize, replies: Bits) -> bool {
        let (x, y) = self.board.place(index);
        let directions: [fn(i32, i32) -> bool; 4] = [
            |_, dy| dy == 0,
            |dx, _| dx == 0,
            |dx, dy| dx == dy,
            |dx, dy| dx == -dy,
        ];
        directions.iter().any(|is_along| {
            let along = |&i: &usize| {
                let place = self.board.place(i);
                is_along(place.0 - x, place.1 - y)
            };
            let own = indices(node.own)
                .filter(along)
                .fold(0, |bits, i| bits | 1 << i);
            let stands = |reply: Bits| {
                self.board
                    .completes(self.claimant, own, node.at_most() | reply, index)
            };
            stands(0) && indices(replies).all(|i| stands(1 << i))
        })
    }

    /// Tries the ends of proofs that the claimant holds, more often than not.
    fn prove_ending(&mut self, node: &Node) -> Option<Vec<Step>> {
        if node.goal == Goal::Win || self.random.chance(30) {
            return None;
        }
        if let Goal::HoldFor(plies) = node.goal {
            let plies = plies - u16::from(self.flaw == Some(Flaw::HorizonTooFar));
            let moves = if node.is_claimants_turn {
                plies / 2
            } else {
                plies.div_ceil(2)
            };
            let can_fill = |missing| Node::can_fill(missing, &node.maybe, moves.into());
            if !node.missing().any(can_fill) {
                return Some(vec![Step::Horizon]);
            }
        }
        let weak = node.weakened();
        let k = u32::from(self.board.rules.k());
        let weight: u64 = weak
            .missing()
            .map(|bits| 1 << (k - bits.count_ones()))
            .sum();
        let limit = 1 << (k - u32::from(!node.is_claimants_turn));
        if weight < limit + u64::from(self.flaw == Some(Flaw::PotentialAtLimit)) {
            return Some(vec![Step::Potential]);
        }
        if !node.is_claimants_turn
            && let Some(proof) = self.prove_split(&weak)
        {
            return Some(proof);
        }
        if self.random.chance(60) {
            let free = self.random.shuffled(weak.free());
            let &[first, second, ..] = &*free else {
                return None;
            };
            let pair = 1 << first | 1 << second;
            let mut next = weak;
            next.other |= pair;
            let is_flawed = self.flaw == Some(Flaw::PairDropsTooMuch);
            next.guarded
                .retain(|line| line & pair != pair && !(is_flawed && line & pair != 0));
            let (first, second) = (self.board.square(first), self.board.square(second));
            return Some(after(Step::Pair(first, second), self.prove(&next)?));
        }
        None
    }

    /// Splits the lines into the parts that have no square in common.
    fn prove_split(&mut self, node: &Node) -> Option<Vec<Step>> {
        let mut parts: Vec<Bits> = Vec::new();
        for mut part in node.missing() {
            if part == 0 {
                return None;
            }
            parts.retain(|&other| {
                let is_apart = other & part == 0;
                part |= if is_apart { 0 } else { other };
                is_apart
            });
            parts.push(part);
        }
        if self.flaw == Some(Flaw::SplitAcross) {
            let middle = self.board.rules.squares() / 2;
            parts = vec![
                node.region & ((1 << middle) - 1),
                node.region & !((1 << middle) - 1),
            ];
            parts.retain(|&part| part != 0);
        }
        if parts.len() < 2 {
            return None;
        }
        let mut proof = vec![Step::Split(
            parts.iter().map(|&p| self.board.bitboard(p)).collect(),
        )];
        for part in parts {
            let mut next = node.clone();
            next.region = part;
            next.guarded
                .retain(|line| line & node.own == 0 && line & !node.other & !part == 0);
            proof.extend(self.prove(&next)?);
        }
        Some(proof)
    }

    fn counts_own_lines(&self, node: &Node) -> bool {
        node.goal != Goal::HoldWeakly || self.flaw == Some(Flaw::StrongInWeak)
    }

    /// Returns `true` if minimax refutes a node that is about one position.
    fn is_hopeless(&mut self, node: &Node) -> bool {
        if self.flaw.is_some() || !node.maybe.is_empty() || node.region != self.board.all() {
            return false;
        }
        let turn = if node.is_claimants_turn {
            self.claimant
        } else {
            !self.claimant
        };
        match node.goal {
            Goal::Win => !self.oracle.wins(self.claimant, node.own, node.other, turn),
            Goal::Hold => self.oracle.wins(!self.claimant, node.other, node.own, turn),
            _ => false,
        }
    }
}

fn after(step: Step, mut proof: Vec<Step>) -> Vec<Step> {
    proof.insert(0, step);
    proof
}

/// Returns a random position in which nobody has a line, and the player to move.
pub(super) fn position(
    board: &Board,
    stones: usize,
    random: &mut Random,
) -> Option<([Bits; 2], Player)> {
    let mut bits = [0; 2];
    let mut turn = Player::First;
    for i in random.shuffled(board.all()).into_iter().take(stones) {
        let [own, other] = [bits[turn as usize], bits[!turn as usize]];
        if board.completes(turn, own, other, i) {
            return None;
        }
        bits[turn as usize] |= 1 << i;
        turn = !turn;
    }
    Some((bits, turn))
}

/// Returns a statement about a position.
pub(super) fn statement(
    board: &Board,
    (bits, turn): ([Bits; 2], Player),
    claimant: Player,
    goal: Goal,
) -> Statement {
    let stones = bits.map(|bits| -> Bitboard { board.bitboard(bits) });
    let state = State {
        claimant: stones[claimant as usize],
        opponent: stones[!claimant as usize],
        maybe: Vec::new(),
    };
    Statement {
        goal,
        claimant,
        turn,
        state,
    }
}
