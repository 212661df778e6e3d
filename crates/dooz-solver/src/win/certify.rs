//! Turns a finished search into a certificate.
//!
//! A proof is made from its ends upwards, with its zones. So a node whose answer to a
//! pass has a zone has to list only the replies in it.

use dooz_core::{Bitboard, Square};
use dooz_engine::ProofNumbers;
use dooz_verify::{Certificate, Lemma, Step};

use super::search::Search;
use super::table::{Entry, Method};
use crate::lemmas::Lemmas;
use crate::zones::{Reply, Zones, share_answers};

/// The positions that searches may visit for what the table has lost.
const FOURS: u64 = 20_000;
const THREATS: u64 = 400_000;
const STRATEGY: u64 = 4_000_000;

/// Proofs of up to this many steps are not worth a lemma.
const SHORT: usize = 6;

/// A proof that a position is won.
#[derive(Clone, Debug)]
struct Proof {
    /// The steps in preorder.
    steps: Vec<Step>,
    zones: Zones<Bitboard>,
}

impl Proof {
    /// Returns a proof that depends on no squares.
    fn of(steps: Vec<Step>) -> Self {
        let zones = Zones::all(Bitboard::EMPTY);
        Self { steps, zones }
    }

    fn depending_on(mut self, squares: impl IntoIterator<Item = Square>) -> Self {
        self.zones = self.zones.with(squares.into_iter().collect());
        self
    }
}

/// The replies that a threat to complete a line leaves to the defender.
enum Replies {
    /// Any, since there is no such threat.
    Any,
    Only(Square),
    /// None that prevents the line.
    None,
}

impl Search<'_> {
    /// Returns a certificate for the position, which a search has won. Returns `None`
    /// if it has not, or if its memory has lost too much of it.
    pub(super) fn certificate(&mut self) -> Option<Certificate> {
        let mut lemmas = Lemmas::new(self.attack.rules());
        if self.attack.board.turn() == self.attack.attacker {
            self.lemma(&mut lemmas)?;
        } else {
            let proof = self.strategy_against_replies(&mut lemmas)?;
            let statement = self.attack.statement();
            lemmas.add(Lemma { statement, proof });
        }
        Some(lemmas.into_certificate())
    }

    /// Returns a certificate for the position, if it is won by fours.
    pub(super) fn certificate_of_fours(&mut self) -> Option<Certificate> {
        let budget = self.limits.nodes.unwrap_or(u64::MAX);
        let proof = if self.attack.board.turn() == self.attack.attacker {
            let completed = self.completed();
            completed.or_else(|| {
                let line = self.win_by_fours(budget)?.line;
                self.win_by_line(&line)
            })?
        } else {
            self.win_by_five(|search| {
                let line = search.win_by_fours(budget)?.line;
                search.win_by_line(&line)
            })?
        };
        let mut lemmas = Lemmas::new(self.attack.rules());
        lemmas.add(Lemma {
            statement: self.attack.statement(),
            proof: proof.steps,
        });
        Some(lemmas.into_certificate())
    }

    /// Returns a reference to the lemma of a position with the attacker to move, and
    /// adds the lemma if there is none.
    fn lemma(&mut self, lemmas: &mut Lemmas) -> Option<Step> {
        let statement = self.attack.statement();
        if let Some(reference) = lemmas.reference(&statement) {
            return Some(reference);
        }
        let proof = match self.proved_strategy()? {
            (_, Method::Threats | Method::Fours) => self.win()?.steps,
            (best, _) => {
                let mut proof = vec![Step::Move(best)];
                let rest = self.after(best, |search| search.strategy_against_replies(lemmas));
                proof.extend(rest?);
                proof
            }
        };
        lemmas.add(Lemma { statement, proof });
        lemmas.reference(&self.attack.statement())
    }

    /// Returns the winning move of a position with the attacker to move, and the
    /// method that proves it. It is searched again if it was lost.
    fn proved_strategy(&mut self) -> Option<(Square, Method)> {
        let key = self.attack.key();
        let known = self.strategies.get(key).copied().filter(Entry::is_proved);
        let entry = known.or_else(|| {
            self.slice_end = self.nodes() + STRATEGY;
            let entry = self.strategies_of_attacker(ProofNumbers::UNLIMITED);
            entry.is_proved().then_some(entry)
        })?;
        Some((entry.best?, entry.method))
    }

    /// Returns the proof for a position with the defender to move, by references to
    /// lemmas.
    fn strategy_against_replies(&mut self, lemmas: &mut Lemmas) -> Option<Vec<Step>> {
        match self.replies_to_five() {
            Replies::Any => {}
            Replies::Only(reply) => {
                let answer = self.after(reply, |search| search.lemma(lemmas))?;
                return Some(vec![answer]);
            }
            Replies::None => return Some(Vec::new()),
        }
        let pass = if self.answered_all == Some(self.attack.key()) {
            None
        } else {
            Some(self.win_after_pass(THREATS)?)
        };
        let empty = *self.attack.board.empty();
        let listed = self.listed_replies();
        let zone = pass.as_ref().map_or(empty, |pass| *pass.zones.first());
        let mut left = (zone | listed) & empty;
        // Replies whose symmetric image was searched find its lemma, if it comes first.
        let (mut searched, mut others) = (Vec::new(), Vec::new());
        let mut known = Vec::new();
        for square in left.squares() {
            let entry = self.strategies.get(self.attack.key_after(square));
            match entry.filter(|entry| entry.is_proved()) {
                Some(entry) if entry.method == Method::Threats => {
                    known.push((square, self.after(square, Self::win)?));
                    searched.push(square);
                }
                Some(_) => searched.push(square),
                None => others.push(square),
            }
        }
        let mut replies = share_answers(&mut left, &listed, &mut known, |answer| {
            answer.zones.first()
        });
        for square in searched.into_iter().chain(others) {
            if !left.contains(square) {
                continue;
            }
            let short = known
                .iter()
                .position(|(known, answer)| *known == square && answer.steps.len() <= SHORT);
            let answer = match short {
                Some(index) => known.swap_remove(index).1.steps,
                None => vec![self.after(square, |search| search.lemma(lemmas))?],
            };
            replies.push(Reply::alone(square, Proof::of(answer)));
        }
        Some(steps(replies, pass))
    }

    /// Returns the proof by threats for a position with the attacker to move.
    fn win(&mut self) -> Option<Proof> {
        if let Some(proof) = self.completed() {
            return Some(proof);
        }
        let key = self.attack.key();
        let known = self.threats.get(key).copied().filter(Entry::is_proved);
        let entry = known.unwrap_or_else(|| self.win_by_threats(THREATS));
        if !entry.is_proved() {
            return None;
        }
        if entry.method == Method::Fours {
            let line = self.win_by_fours(FOURS)?.line;
            return self.win_by_line(&line);
        }
        self.win_by(entry.best?, Self::win_against_replies)
    }

    /// Returns the proof for a position with the attacker to move, by a move and the
    /// proof after it.
    fn win_by(
        &mut self,
        square: Square,
        then: impl FnOnce(&mut Self) -> Option<Proof>,
    ) -> Option<Proof> {
        let mut proof = self.after(square, then)?;
        proof.steps.insert(0, Step::Move(square));
        Some(proof.depending_on([square]))
    }

    /// Returns the proof for a position with the attacker to move, by the moves of a
    /// win by fours.
    fn win_by_line(&mut self, line: &[Square]) -> Option<Proof> {
        if let Some(proof) = self.completed() {
            return Some(proof);
        }
        let (&four, rest) = line.split_first()?;
        self.win_by(four, |search| {
            search.win_by_five(|search| search.win_by_line(rest.get(1..)?))
        })
    }

    /// Returns the proof for a position in which the attacker completes a line.
    fn completed(&self) -> Option<Proof> {
        let five = self.attack.fives().squares().next()?;
        Some(Proof::of(Vec::new()).depending_on([five]))
    }

    /// Returns the proof for a position with the defender to move, in which the
    /// attacker threatens to complete a line; `then` gives the one after the reply, if
    /// it is forced.
    fn win_by_five(&mut self, then: impl FnOnce(&mut Self) -> Option<Proof>) -> Option<Proof> {
        if !self.attack.counter_fives().is_empty() {
            return None;
        }
        let proof = match self.replies_to_five() {
            Replies::Any => return None,
            Replies::Only(reply) => self.after(reply, then)?,
            Replies::None => Proof::of(Vec::new()),
        };
        let mut proof = proof.depending_on(self.attack.fives().squares().take(2));
        proof.zones.add(&Zones((self.dangers_to_proof)(self)));
        Some(proof)
    }

    /// Returns the replies that are left to the defender, who is to move.
    fn replies_to_five(&mut self) -> Replies {
        let mut fives = self.attack.fives().squares();
        match (fives.next(), fives.next()) {
            (None, _) => Replies::Any,
            (Some(five), None) if !self.attack.board.is_foul(five) => Replies::Only(five),
            _ => Replies::None,
        }
    }

    /// Returns the proof by threats for a position with the defender to move.
    fn win_against_replies(&mut self) -> Option<Proof> {
        if !self.attack.fives().is_empty() {
            return self.win_by_five(Self::win);
        }
        if !self.attack.counter_fives().is_empty() {
            return None;
        }
        let pass = self.after_pass(|search| {
            let line = search.win_by_fours(FOURS)?.line;
            search.win_by_line(&line)
        })?;

        let listed = self.listed_replies();
        let mut left = (*pass.zones.first() | listed) & *self.attack.board.empty();
        let mut known = Vec::new();
        for square in left.squares() {
            let entry = self.threats.get(self.attack.key_after(square));
            if entry.is_some_and(|e| e.is_proved() && e.method == Method::Fours) {
                known.push((square, self.after(square, Self::win)?));
            }
        }
        let mut replies = share_answers(&mut left, &listed, &mut known, |answer| {
            answer.zones.first()
        });
        for square in left.squares() {
            let answer = match known.iter().position(|(known, _)| *known == square) {
                Some(index) => known.swap_remove(index).1,
                None => self.after(square, Self::win)?,
            };
            replies.push(Reply::alone(square, answer));
        }
        let board = self.attack.rules().board();
        let mut zones = Zones((self.dangers_to_proof)(self));
        zones.add_shared(&pass.zones, board);
        zones.add_replies(&replies, |answer| &answer.zones, board);
        let steps = steps(replies, Some(pass));
        Some(Proof { steps, zones })
    }

    /// Returns the replies that the verifier has found missing in this position.
    fn listed_replies(&self) -> Bitboard {
        let both = [self.attack.attacker, self.attack.defender()];
        let [own, other] = both.map(|player| *self.attack.stones(player));
        self.missing.of(&(own, other))
    }

    fn win_after_pass(&mut self, budget: u64) -> Option<Proof> {
        self.after_pass(|search| {
            let is_won = search.win_by_threats(budget).is_proved();
            if is_won { search.win() } else { None }
        })
    }
}

/// Returns the steps of a position with the defender to move: the replies with their
/// answers, and the answer to all others.
fn steps(replies: Vec<Reply<Bitboard, Proof>>, others: Option<Proof>) -> Vec<Step> {
    let mut steps = vec![Step::Replies(replies.len())];
    for reply in replies {
        let Reply {
            square,
            also,
            answer,
        } = reply;
        steps.push(Step::Reply { square, also });
        steps.extend(answer.steps);
    }
    steps.extend(others.into_iter().flat_map(|answer| answer.steps));
    steps
}
