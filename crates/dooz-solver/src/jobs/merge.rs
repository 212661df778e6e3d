//! One certificate from those of many jobs.

use std::collections::HashMap;

use dooz_core::{Bitboard, Position, Square};
use dooz_verify::{Certificate, Goal, Lemma, Statement, Step};

use super::ranking::Rule;
use super::tree::{Child, JobTree, State};
use crate::lemmas::Lemmas;

/// A writer of the certificate of a tree whose claim is proved.
///
/// Each position of the tree becomes a lemma, after those of the positions on which it
/// rests. A lemma that several jobs have proved is written once.
pub(super) struct Merge<'a> {
    tree: &'a JobTree,
    lemmas: Lemmas,
    /// The bytes of certificates below each node that is proved, as far as it is known.
    sizes: HashMap<usize, usize>,
}

impl<'a> Merge<'a> {
    pub(super) fn new(tree: &'a JobTree) -> Self {
        let rules = tree.nodes[0].position.rules();
        Self {
            tree,
            lemmas: Lemmas::new(rules),
            sizes: HashMap::new(),
        }
    }

    /// Returns the certificate of the claim.
    pub(super) fn certificate(mut self) -> Certificate {
        if let State::Proved(certificate) = &self.tree.nodes[0].state {
            // Merging would leave its last lemma out, which is the claim, where an earlier
            // one says the same.
            let (certificate, _) = Certificate::read(certificate).expect("it has been verified");
            return certificate;
        }
        self.lemma(0);
        self.lemmas.into_certificate()
    }

    /// Adds the lemma of a node that is proved.
    fn lemma(&mut self, number: usize) {
        let node = &self.tree.nodes[number];
        let JobTree { claimant, goal, .. } = *self.tree;
        let proof = match &node.state {
            State::Proved(certificate) => return self.lemmas.add_all(certificate),
            State::Split { children, .. } if node.position.turn() == claimant => {
                let square = self.choice(children);
                let mut proof = vec![Step::Move(square)];
                proof.extend(self.proof(&self.tree.after(&node.position, square)));
                proof
            }
            State::Split { .. } => self.answers(&node.position),
            _ => unreachable!("the node is proved"),
        };
        let statement = Statement::of(&node.position, claimant, goal);
        self.lemmas.add(Lemma { statement, proof });
    }

    /// Returns the claimant's move with the smallest proof.
    fn choice(&mut self, children: &[Child]) -> Square {
        let proved = children
            .iter()
            .filter(|child| self.tree.is_proved(child.node));
        let proved: Vec<Child> = proved.copied().collect();
        let smallest = proved.into_iter().min_by_key(|child| self.size(child.node));
        smallest.expect("a move proves the claim").square
    }

    /// Returns the proof of a position with the opponent to move, by answers to all
    /// replies.
    fn answers(&mut self, position: &Position) -> Vec<Step> {
        let JobTree { claimant, goal, .. } = *self.tree;
        if let Rule::Forced(reply) = Rule::of(position, claimant, goal) {
            // Any other reply loses at once, which is not written.
            return self.proof(&position.after(reply)).into_iter().collect();
        }
        let replies: Vec<Square> = position.legal_moves().collect();
        let mut proof = vec![Step::Replies(replies.len())];
        for square in replies {
            let also = Bitboard::EMPTY;
            proof.push(Step::Reply { square, also });
            proof.extend(self.proof(&position.after(square)));
        }
        proof
    }

    /// Returns the proof of a position that is proved: a reference to its lemma, or no
    /// step where none is written.
    fn proof(&mut self, position: &Position) -> Option<Step> {
        let JobTree { claimant, goal, .. } = *self.tree;
        if Rule::of(position, claimant, goal) == Rule::Plain {
            return None;
        }
        let known = self.reference(position);
        known.or_else(|| {
            self.lemma(self.tree.number_of(position));
            self.reference(position)
        })
    }

    /// Returns a reference to the lemma of a position, if there is one.
    fn reference(&self, position: &Position) -> Option<Step> {
        let JobTree { claimant, goal, .. } = *self.tree;
        // A proof in the weak game says more.
        let goals: &[Goal] = match goal {
            Goal::Hold => &[Goal::HoldWeakly, Goal::Hold],
            _ => &[goal],
        };
        let mut statements = goals
            .iter()
            .map(|&goal| Statement::of(position, claimant, goal));
        statements.find_map(|statement| self.lemmas.reference(&statement))
    }

    /// Returns the number of bytes of the certificates below a node that is proved:
    /// those of its smallest proof.
    fn size(&mut self, number: usize) -> usize {
        if let Some(&size) = self.sizes.get(&number) {
            return size;
        }
        let node = &self.tree.nodes[number];
        let size = match &node.state {
            State::Proved(certificate) => certificate.len(),
            State::Split { children, .. } => {
                let is_choice = self.tree.is_claimants_turn(node);
                let children = children.iter().map(|child| child.node);
                let proved: Vec<usize> = children.filter(|&c| self.tree.is_proved(c)).collect();
                let sizes = proved.into_iter().map(|child| self.size(child));
                if is_choice {
                    sizes.min().unwrap_or_default()
                } else {
                    sizes.sum()
                }
            }
            _ => 0,
        };
        self.sizes.insert(number, size);
        size
    }
}
