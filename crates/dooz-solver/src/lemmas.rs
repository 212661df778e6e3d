//! The lemmas of a certificate that is being made.

use std::collections::HashMap;

use dooz_core::{Rules, Symmetry};
use dooz_verify::{Certificate, Lemma, Statement, Step};

/// The lemmas of a certificate that is being made. A statement needs one lemma for
/// all its symmetric images.
#[derive(Clone, Debug)]
pub(crate) struct Lemmas {
    rules: Rules,
    in_order: Vec<Lemma>,
    /// The numbers of the lemmas by the canonical forms of their statements.
    numbers: HashMap<Statement, usize>,
}

impl Lemmas {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            rules,
            in_order: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// Returns a step that refers to the lemma of a statement, if there is one.
    pub(crate) fn reference(&self, statement: &Statement) -> Option<Step> {
        let number = *self.numbers.get(&canonical(statement, self.rules))?;
        let known = &self.in_order[number].statement;
        let symmetry = Symmetry::of(self.rules)
            .iter()
            .position(|&symmetry| image(known, self.rules, symmetry) == *statement)
            .expect("statements with the same canonical form are symmetric");
        Some(Step::Reference {
            lemma: number as u64,
            symmetry: symmetry as u8,
        })
    }

    /// Adds a lemma, of which the proof refers to earlier ones only.
    pub(crate) fn add(&mut self, lemma: Lemma) {
        let canonical = canonical(&lemma.statement, self.rules);
        self.numbers.insert(canonical, self.in_order.len());
        self.in_order.push(lemma);
    }

    /// Adds the lemmas of a certificate that the verifier accepts. Those that are there
    /// already stay as they are.
    ///
    /// # Panics
    ///
    /// Panics if the verifier rejects it.
    pub(crate) fn add_all(&mut self, certificate: &[u8]) {
        let (certificate, _) = Certificate::read(certificate).expect("it has been verified");
        // The lemma here that stands for each one there, and the symmetry to it.
        let mut stands_for: Vec<(usize, Symmetry)> = Vec::new();
        for Lemma { statement, proof } in certificate.lemmas {
            let mut proof = proof;
            for step in &mut proof {
                if let Step::Reference { lemma, symmetry } = step {
                    let (known, to_lemma) = stands_for[*lemma as usize];
                    let from_lemma = Symmetry::of(self.rules)[usize::from(*symmetry)];
                    *lemma = known as u64;
                    *symmetry = to_lemma.then(from_lemma) as u8;
                }
            }
            if self.reference(&statement).is_none() {
                let statement = statement.clone();
                self.add(Lemma { statement, proof });
            }
            let Some(Step::Reference { lemma, symmetry }) = self.reference(&statement) else {
                unreachable!("the lemma is there");
            };
            let symmetry = Symmetry::of(self.rules)[usize::from(symmetry)];
            stands_for.push((lemma as usize, symmetry));
        }
    }

    /// Returns the certificate of the claim that was added last.
    pub(crate) fn into_certificate(self) -> Certificate {
        Certificate {
            rules: self.rules,
            lemmas: self.in_order,
        }
    }
}

/// Returns the smallest of the symmetric images of a statement.
fn canonical(statement: &Statement, rules: Rules) -> Statement {
    Symmetry::of(rules)
        .iter()
        .map(|&symmetry| image(statement, rules, symmetry))
        .min_by(|one, other| {
            let key = |statement: &Statement| (statement.state.claimant, statement.state.opponent);
            key(one)
                .cmp(&key(other))
                .then_with(|| one.state.maybe.cmp(&other.state.maybe))
        })
        .expect("every board has the identity")
}

fn image(statement: &Statement, rules: Rules, symmetry: Symmetry) -> Statement {
    Statement {
        state: statement.state.image(rules, symmetry),
        ..*statement
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Player, Square};
    use dooz_verify::{Goal, State, verify};

    use super::*;

    /// Returns the statement that Second, to move, holds the weak game although First
    /// has a stone here.
    fn after(square: &str) -> Statement {
        let square: Square = square.parse().expect("a square");
        Statement {
            goal: Goal::HoldWeakly,
            claimant: Player::Second,
            turn: Player::Second,
            state: State {
                opponent: [square].into_iter().collect(),
                ..State::EMPTY
            },
        }
    }

    #[test]
    fn a_lemma_stands_for_its_symmetric_images() {
        let mut lemmas = Lemmas::new("4x1x3".parse().expect("rules"));
        lemmas.add(Lemma {
            statement: after("a1"),
            proof: vec![Step::Potential],
        });
        assert_eq!(lemmas.reference(&after("b1")), None);
        let reference = lemmas.reference(&after("d1")).expect("d1 mirrors a1");
        lemmas.add(Lemma {
            statement: after("d1"),
            proof: vec![reference],
        });
        let verified = verify(&lemmas.into_certificate().write()).expect("the lemma covers it");
        assert_eq!(verified.lemmas, 2);
    }
}
