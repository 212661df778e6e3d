//! A proof as the lemmas of a certificate.

use std::rc::Rc;

use dooz_core::{Bitboard, Player, Square};
use dooz_verify::{Certificate, Lemma, State as Stones, Statement, Step};

use super::super::lines::{CellSet, Lines};
use super::super::state::Role;
use super::proof::{Body, Key, Proof, Replies};
use crate::cells::bitboard;
use crate::lemmas::Lemmas;
use crate::zones::UNKNOWN_STONES;

/// A writer of the certificate of a proof.
pub(super) struct Writer<'a> {
    lines: &'a Lines,
    claimant: Player,
    /// The claimant's role in the search.
    own: Role,
    lemmas: Lemmas,
}

impl<'a> Writer<'a> {
    pub(super) fn new(lines: &'a Lines, claimant: Player, own: Role) -> Self {
        Self {
            lines,
            claimant,
            own,
            lemmas: Lemmas::new(lines.rules()),
        }
    }

    /// Returns the certificate of the claim that is proved.
    pub(super) fn certificate(mut self, proof: &Rc<Proof>) -> Certificate {
        let mut steps = Vec::new();
        self.write(proof, 0, &mut steps);
        self.lemmas.add(Lemma {
            statement: self.statement(proof, 0),
            proof: steps,
        });
        self.lemmas.into_certificate()
    }

    /// Writes the steps of a proof of a state with a number of maybe-sets.
    fn write(&mut self, proof: &Rc<Proof>, sets: usize, steps: &mut Vec<Step>) {
        match &proof.body {
            Body::Ending(ending) => steps.extend_from_slice(ending),
            Body::Move(square, rest) => {
                steps.push(Step::Move(self.square(*square)));
                self.write(rest, sets, steps);
            }
            Body::Forced(rest) => self.refer(rest, sets, steps),
            Body::Replies(Replies { listed, others }) => {
                steps.push(Step::Replies(listed.len()));
                for reply in listed {
                    steps.push(Step::Reply {
                        square: self.square(reply.square),
                        also: self.bitboard(reply.also),
                    });
                    let more = usize::from(reply.also != 0);
                    self.refer(&reply.answer, sets + more, steps);
                }
                if let Some(others) = others {
                    self.refer(others, sets + 1, steps);
                }
            }
            Body::Image(_) => self.refer(proof, sets, steps),
        }
    }

    /// Writes a reference to the lemma of a proof, the claimant to move, or the proof
    /// itself if it is short beside the lemma's statement.
    fn refer(&mut self, proof: &Rc<Proof>, sets: usize, steps: &mut Vec<Step>) {
        let statement = self.statement(proof, sets);
        // A lemma with more maybe-sets says more.
        let stronger = (sets + 1..=UNKNOWN_STONES).map(|sets| self.statement(proof, sets));
        let mut statements = [statement.clone()].into_iter().chain(stronger);
        if let Some(reference) = statements.find_map(|statement| self.lemmas.reference(&statement))
        {
            steps.push(reference);
            return;
        }
        let original = match &proof.body {
            Body::Image(original) => original,
            _ => proof,
        };
        let mut proof_of_lemma = Vec::new();
        self.write(original, sets, &mut proof_of_lemma);
        let is_image = !Rc::ptr_eq(original, proof);
        if !is_image && length(&proof_of_lemma) <= 2 * length_of_statement(&statement) {
            steps.append(&mut proof_of_lemma);
            return;
        }
        self.lemmas.add(Lemma {
            statement: self.statement(original, sets),
            proof: proof_of_lemma,
        });
        let reference = self.lemmas.reference(&statement);
        steps.push(reference.expect("the lemma was added"));
    }

    /// Returns the statement of a proof, with a number of maybe-sets as large as the
    /// proof allows.
    fn statement(&self, proof: &Proof, sets: usize) -> Statement {
        let Key {
            goal,
            own,
            other,
            mover,
        } = proof.key;
        let zones = proof.zones.0[..sets].iter();
        let sets = zones.map(|zone| self.lines.board() & !(own | other | zone));
        let is_own_move = mover == self.own;
        Statement {
            goal,
            claimant: self.claimant,
            turn: if is_own_move {
                self.claimant
            } else {
                !self.claimant
            },
            state: Stones {
                claimant: self.bitboard(own),
                opponent: self.bitboard(other),
                maybe: sets
                    .filter(|&set| set != 0)
                    .map(|set| self.bitboard(set))
                    .collect(),
            },
        }
    }

    fn square(&self, cell: usize) -> Square {
        self.lines
            .rules()
            .square(cell)
            .expect("the cell is on the board")
    }

    fn bitboard(&self, set: CellSet) -> Bitboard {
        bitboard(self.lines.rules(), set)
    }
}

/// Returns about the number of bytes of some steps.
fn length(steps: &[Step]) -> usize {
    let bytes = |step: &Step| match step {
        Step::Pair(..) => 3,
        Step::Reply { also, .. } => 2 + also.len(),
        Step::Reference { .. } => 4,
        _ => 1,
    };
    steps.iter().map(bytes).sum()
}

/// Returns about the number of bytes of a statement, and of a reference to it.
fn length_of_statement(statement: &Statement) -> usize {
    let state = &statement.state;
    let sets = state.maybe.iter().map(|set| 1 + set.len());
    10 + state.claimant.len() + state.opponent.len() + sets.sum::<usize>()
}
