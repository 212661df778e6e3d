//! Makers of certificates for small boards, without any cleverness.

use std::collections::HashMap;

use dooz_core::{Bitboard, Line, Player, Rules, Square};
use dooz_verify::{Certificate, Goal, Lemma, State, Statement, Step, verify, windows};

use super::on_empty_board;
use crate::lemmas::Lemmas;

/// A generator of random numbers (xorshift64* of Vigna).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Returns a certificate of a statement about a position, by minimax: each reply is
/// listed, and each position in which the claimant is to move is a lemma.
pub(super) fn plain_proof(rules: Rules, statement: &Statement) -> Option<Certificate> {
    let mut prover = PlainProver {
        rules,
        lemmas: Lemmas::new(rules),
        values: HashMap::new(),
    };
    if !prover.is_true(statement) {
        return None;
    }
    let proof = prover.proof(statement);
    prover.lemmas.add(Lemma {
        statement: statement.clone(),
        proof,
    });
    Some(prover.lemmas.into_certificate())
}

struct PlainProver {
    rules: Rules,
    lemmas: Lemmas,
    values: HashMap<Statement, bool>,
}

impl PlainProver {
    fn completes(&self, statement: &Statement, square: Square, player: Player) -> bool {
        let stones = statement.stones();
        if player == statement.claimant {
            return (self.rules.lines_through(&stones, square, player).next()).is_some();
        }
        let mut stones = stones[player as usize];
        stones.insert(square);
        let is_full = |line: Line| line.squares().all(|square| stones.contains(square));
        windows(self.rules).any(is_full)
    }

    fn empty(&self, statement: &Statement) -> Bitboard {
        let [first, second] = statement.stones();
        self.rules.board().without(&first).without(&second)
    }

    fn after(statement: &Statement, square: Square) -> Statement {
        let mut next = statement.clone();
        let stones = if next.turn == next.claimant {
            &mut next.state.claimant
        } else {
            &mut next.state.opponent
        };
        stones.insert(square);
        next.turn = !next.turn;
        if let Goal::HoldFor(plies) = &mut next.goal {
            *plies -= 1;
        }
        next
    }

    /// Tells whether a statement is true that the verifier can see to be.
    fn is_true(&mut self, statement: &Statement) -> bool {
        if statement.goal == Goal::HoldFor(0) {
            return true;
        }
        if let Some(&value) = self.values.get(statement) {
            return value;
        }
        let is_own = statement.turn == statement.claimant;
        let empty = self.empty(statement);
        let mut squares = empty.squares();
        let value = if empty.is_empty() {
            statement.goal != Goal::Win
        } else if is_own {
            squares.any(|square| {
                self.completes(statement, square, statement.turn)
                    || self.is_true(&Self::after(statement, square))
            })
        } else {
            squares.all(|square| {
                !self.completes(statement, square, statement.turn)
                    && self.is_true(&Self::after(statement, square))
            })
        };
        self.values.insert(statement.clone(), value);
        value
    }

    /// Tells whether nothing is stored for a node.
    fn is_over(&self, statement: &Statement) -> bool {
        let is_open = |line: Line| statement.state.missing(line).is_some();
        statement.goal == Goal::HoldFor(0)
            || (statement.goal != Goal::Win && !windows(self.rules).any(is_open))
    }

    fn proof(&mut self, statement: &Statement) -> Vec<Step> {
        if self.is_over(statement) {
            return Vec::new();
        }
        let completing = |prover: &Self| -> Vec<Square> {
            let squares = prover.empty(statement);
            let squares = squares.squares();
            let claimant = statement.claimant;
            squares
                .filter(|&square| prover.completes(statement, square, claimant))
                .collect()
        };
        let completing = completing(self);
        if statement.turn == statement.claimant {
            if !completing.is_empty() {
                return Vec::new();
            }
            let squares: Vec<_> = self.empty(statement).squares().collect();
            let mut good = squares.into_iter();
            let square = good.find(|&square| self.is_true(&Self::after(statement, square)));
            let square = square.expect("the statement is true");
            let rest = self.proof(&Self::after(statement, square));
            return [vec![Step::Move(square)], rest].concat();
        }
        match completing[..] {
            // Caro asks whether a line is there for good.
            [square] => return self.proof_or_reference(&Self::after(statement, square)),
            [_, _, ..] => return Vec::new(),
            [] => {}
        }
        let squares: Vec<_> = self.empty(statement).squares().collect();
        let mut steps = vec![Step::Replies(squares.len())];
        for square in squares {
            let also = Bitboard::EMPTY;
            steps.push(Step::Reply { square, also });
            steps.extend(self.proof_or_reference(&Self::after(statement, square)));
        }
        steps
    }

    /// Returns a reference to the lemma of a node in which the claimant is to move.
    fn proof_or_reference(&mut self, statement: &Statement) -> Vec<Step> {
        let proof = self.proof(statement);
        if proof.is_empty() {
            return proof;
        }
        if self.lemmas.reference(statement).is_none() {
            let statement = statement.clone();
            self.lemmas.add(Lemma { statement, proof });
        }
        vec![self.lemmas.reference(statement).expect("it was added")]
    }
}

/// Returns a certificate that the second player holds the weak game, by chance and
/// with all rules of proof.
pub(super) fn weak_proof(rules: Rules, random: &mut Random) -> Certificate {
    for _ in 0..10_000 {
        let mut prover = WeakProver {
            rules,
            random,
            lemmas: Lemmas::new(rules),
            fuel: 20_000,
        };
        let statement = on_empty_board(Goal::HoldWeakly, Player::Second);
        let node = WeakNode {
            statement: statement.clone(),
            region: rules.board(),
            lines: windows(rules).collect(),
        };
        let Some(proof) = prover.proof(&node) else {
            continue;
        };
        prover.lemmas.add(Lemma { statement, proof });
        let certificate = prover.lemmas.into_certificate();
        if verify(&certificate.write()).is_ok() {
            return certificate;
        }
    }
    panic!("no proof was found for {rules}");
}

struct WeakProver<'a> {
    rules: Rules,
    random: &'a mut Random,
    lemmas: Lemmas,
    fuel: u32,
}

#[derive(Clone)]
struct WeakNode {
    statement: Statement,
    region: Bitboard,
    lines: Vec<Line>,
}

impl WeakNode {
    fn is_own_turn(&self) -> bool {
        self.statement.turn == self.statement.claimant
    }

    fn missing(&self) -> Vec<Bitboard> {
        let state = self.statement.state.flattened();
        let lines = self.lines.iter();
        lines.filter_map(|&line| state.missing(line)).collect()
    }

    fn flattened(&self) -> Self {
        let mut node = self.clone();
        node.statement.state = self.statement.state.flattened();
        node
    }

    fn after(&self, square: Option<Square>) -> Self {
        let mut node = self.clone();
        let state = &mut node.statement.state;
        if let Some(square) = square {
            if self.is_own_turn() {
                state.claimant.insert(square);
            } else {
                state.opponent.insert(square);
            }
        }
        node.statement.turn = !node.statement.turn;
        node
    }

    fn with_maybe(mut self, set: Bitboard) -> Self {
        if !set.is_empty() {
            self.statement.state.maybe.push(set);
        }
        self
    }
}

impl WeakProver<'_> {
    fn pick(&mut self, squares: &Bitboard) -> Option<Square> {
        let squares: Vec<_> = squares.squares().collect();
        (!squares.is_empty()).then(|| squares[self.random.below(squares.len())])
    }

    fn proof(&mut self, node: &WeakNode) -> Option<Vec<Step>> {
        self.fuel = self.fuel.checked_sub(1)?;
        let missing = node.missing();
        let lines = &node.lines;
        if lines
            .iter()
            .all(|&line| node.statement.state.missing(line).is_none())
        {
            return Some(Vec::new());
        }
        if missing
            .iter()
            .any(|line| line.len() <= usize::from(!node.is_own_turn()))
        {
            return None;
        }
        let k = u32::from(self.rules.k());
        let weight: u64 = missing
            .iter()
            .map(|line| 1 << (k - line.len() as u32))
            .sum();
        let limit = 1 << (k - u32::from(!node.is_own_turn()));
        if weight < limit && self.random.chance(40) {
            return Some(vec![Step::Potential]);
        }
        if self.random.chance(25)
            && let Some(steps) = self.pair(node, &missing)
        {
            return Some(steps);
        }
        if !node.is_own_turn()
            && self.random.chance(80)
            && let Some(steps) = self.split(node, &missing)
        {
            return Some(steps);
        }
        if node.is_own_turn() {
            self.own_move(node, &missing)
        } else {
            self.replies(node, &missing)
        }
    }

    fn pair(&mut self, node: &WeakNode, missing: &[Bitboard]) -> Option<Vec<Step>> {
        let shortest = missing.iter().min_by_key(|line| line.len())?;
        let mut line = *shortest;
        let first = self.pick(&line)?;
        line.remove(first);
        let second = self.pick(&line)?;
        let mut next = node.flattened();
        let has = |line: &Line, square| line.squares().any(|one| one == square);
        next.lines
            .retain(|line| !(has(line, first) && has(line, second)));
        for square in [first, second] {
            next.statement.state.opponent.insert(square);
        }
        let rest = self.proof(&next)?;
        Some([vec![Step::Pair(first, second)], rest].concat())
    }

    fn split(&mut self, node: &WeakNode, missing: &[Bitboard]) -> Option<Vec<Step>> {
        let mut parts: Vec<Bitboard> = Vec::new();
        for line in missing {
            let touches = |part: &Bitboard| !(*part & *line).is_empty();
            let joined = parts.iter().filter(|part| touches(part));
            let joined = joined.fold(*line, |all, &part| all | part);
            parts.retain(|part| !touches(part));
            parts.push(joined);
        }
        if parts.len() < 2 {
            return None;
        }
        let mut steps = vec![Step::Split(parts.clone())];
        for part in parts {
            let mut next = node.flattened();
            let state = next.statement.state.clone();
            next.region = part;
            next.lines.retain(|&line| {
                let missing = state.missing(line);
                missing.is_some_and(|squares| squares.without(&part).is_empty())
            });
            steps.extend(self.proof(&next)?);
        }
        Some(steps)
    }

    fn own_move(&mut self, node: &WeakNode, missing: &[Bitboard]) -> Option<Vec<Step>> {
        let shortest = missing.iter().map(Bitboard::len).min()?;
        let weight = |square: Square| -> usize {
            let through = missing.iter().filter(|line| line.contains(square));
            through.map(|line| 100 >> (line.len() - shortest)).sum()
        };
        let squares = missing
            .iter()
            .fold(Bitboard::EMPTY, |all, &line| all | line);
        let best = squares.squares().max_by_key(|&square| weight(square));
        let square = if self.random.chance(10) {
            self.pick(&squares)
        } else {
            best
        }?;
        let next = node.after(Some(square));
        let rest = self.proof(&next)?;
        Some([vec![Step::Move(square)], rest].concat())
    }

    fn replies(&mut self, node: &WeakNode, missing: &[Bitboard]) -> Option<Vec<Step>> {
        let State {
            claimant, opponent, ..
        } = &node.statement.state;
        let mut others = node.region.without(claimant).without(opponent);
        let mut listed = missing
            .iter()
            .fold(Bitboard::EMPTY, |all, &line| all | line);
        // Squares that the flattened state gives to O are on no line, or may be
        // taken already; they are others as well.
        listed &= others;
        others = others.without(&listed);
        let mut entries = Vec::new();
        while let Some(square) = self.pick(&listed) {
            listed.remove(square);
            let mut also = Bitboard::EMPTY;
            if self.random.chance(20)
                && let Some(second) = self.pick(&listed)
            {
                listed.remove(second);
                also.insert(second);
            }
            entries.push((square, also));
        }
        let mut steps = vec![Step::Replies(entries.len())];
        for (square, also) in entries {
            steps.push(Step::Reply { square, also });
            let next = node.after(Some(square)).with_maybe(also);
            steps.extend(self.next(&next)?);
        }
        if !others.is_empty() {
            let next = node.after(None).with_maybe(others);
            steps.extend(self.next(&next)?);
        }
        Some(steps)
    }

    /// Returns the proof of a node, or a reference to a lemma for it.
    fn next(&mut self, node: &WeakNode) -> Option<Vec<Step>> {
        let is_whole =
            node.region == self.rules.board() && node.lines.len() == windows(self.rules).count();
        if !is_whole {
            return self.proof(node);
        }
        if let Some(step) = self.lemmas.reference(&node.statement) {
            return Some(vec![step]);
        }
        let proof = self.proof(node)?;
        if proof.is_empty() {
            return Some(proof);
        }
        let statement = node.statement.clone();
        self.lemmas.add(Lemma { statement, proof });
        Some(vec![self.lemmas.reference(&node.statement)?])
    }
}
