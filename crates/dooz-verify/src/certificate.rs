//! Certificates as data, for those who make, change or show them.

use dooz_core::{Bitboard, LineRule, Player, Rules, Square};

use crate::reader::{self, Ending, MAGIC, Word, WordSize};
use crate::rejection::Rejection;
use crate::statement::{Goal, Statement};
use crate::step::Step;
use crate::verifier::{Verified, verify_watched};

/// A certificate as data: the rules of a game, and lemmas with their proofs.
///
/// Nothing here is checked before [`verify`](crate::verify) has read the bytes.
///
/// ```
/// use dooz_core::{Player, Rules};
/// use dooz_verify::{Certificate, Goal, Lemma, State, Statement, Step, verify};
/// let certificate = Certificate {
///     rules: "3x1x2".parse()?,
///     lemmas: vec![Lemma {
///         statement: Statement {
///             goal: Goal::Win,
///             claimant: Player::First,
///             turn: Player::First,
///             state: State::EMPTY,
///         },
///         // Then a1 and c1 complete a line, which needs no bytes.
///         proof: vec![Step::Move("b1".parse()?)],
///     }],
/// };
/// assert_eq!(verify(&certificate.write())?.claim.height, Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The rules of the game.
    pub rules: Rules,
    /// The lemmas, each of which refers to earlier ones only.
    pub lemmas: Vec<Lemma>,
}

/// A statement with its proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma {
    /// The statement.
    pub statement: Statement,
    /// The steps of its proof in preorder; those that are not stored may be
    /// left out.
    pub proof: Vec<Step>,
}

impl Certificate {
    /// Reads a certificate and verifies it.
    ///
    /// # Errors
    ///
    /// Returns the first rule that the certificate breaks: a file that proves
    /// nothing has no steps.
    pub fn read(bytes: &[u8]) -> Result<(Self, Verified), Rejection> {
        let mut lemmas: Vec<Lemma> = Vec::new();
        let verified = verify_watched(bytes, &mut |visit| {
            if visit.lemma == lemmas.len() {
                let statement = visit.statement.clone();
                let proof = Vec::new();
                lemmas.push(Lemma { statement, proof });
            }
            lemmas[visit.lemma].proof.push(visit.step.clone());
        })?;
        let rules = verified.claim.rules;
        Ok((Self { rules, lemmas }, verified))
    }

    /// Returns the bytes of the certificate.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let line = LineRule::ALL
            .iter()
            .position(|&line| line == self.rules.line());
        let line = line.expect("ALL has every line rule");
        let mut writer = Writer {
            bytes: MAGIC.to_vec(),
            rules: self.rules,
        };
        let (width, height) = (self.rules.width(), self.rules.height());
        writer
            .bytes
            .extend([line as u8, width, height, self.rules.k()]);
        writer.number(self.lemmas.len() as u64);
        for lemma in &self.lemmas {
            writer.statement(&lemma.statement);
            for step in &lemma.proof {
                writer.step(step);
            }
        }
        writer.bytes
    }
}

/// The bytes of a certificate, as far as they are written.
struct Writer {
    bytes: Vec<u8>,
    rules: Rules,
}

impl Writer {
    fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn word(&mut self, word: Word) {
        WordSize::of(self.rules).write(word, &mut self.bytes);
    }

    fn square(&mut self, square: Square) {
        self.word(Word::Number(reader::index(self.rules, square)));
    }

    /// Writes a count and the squares in the order of their indices.
    fn squares(&mut self, squares: &Bitboard) {
        self.word(Word::Number(squares.len()));
        let mut indices: Vec<_> = squares
            .squares()
            .map(|sq| reader::index(self.rules, sq))
            .collect();
        indices.sort_unstable();
        for index in indices {
            self.word(Word::Number(index));
        }
    }

    fn statement(&mut self, statement: &Statement) {
        let Statement {
            goal,
            claimant,
            turn,
            state,
        } = statement;
        match *goal {
            Goal::Win => self.bytes.push(0),
            Goal::Hold => self.bytes.push(1),
            Goal::HoldFor(plies) => {
                self.bytes.push(2);
                self.number(plies.into());
            }
            Goal::HoldWeakly => self.bytes.push(3),
        }
        self.bytes.push((turn != claimant).into());
        self.bytes.push((*claimant == Player::Second).into());
        self.squares(&state.claimant);
        self.squares(&state.opponent);
        self.bytes.push(state.maybe.len() as u8);
        for set in &state.maybe {
            self.squares(set);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Complete(_)
            | Step::Threats(_)
            | Step::Forced(_)
            | Step::Others(_)
            | Step::Safe
            | Step::Stuck
            | Step::Elapsed => {}
            Step::Move(square) => self.square(*square),
            Step::Replies(count) => self.word(Word::Number(*count)),
            Step::Reply { square, also } => {
                self.square(*square);
                self.squares(also);
            }
            Step::Reference { lemma, symmetry } => {
                self.word(Word::Ending(Ending::Reference));
                self.number(*lemma);
                self.bytes.push(*symmetry);
            }
            Step::Potential => self.word(Word::Ending(Ending::Potential)),
            Step::Pair(first, second) => {
                self.word(Word::Ending(Ending::Pair));
                self.square(*first);
                self.square(*second);
            }
            Step::Split(parts) => {
                self.word(Word::Ending(Ending::Split));
                self.word(Word::Number(parts.len()));
                for part in parts {
                    self.squares(part);
                }
            }
            Step::Horizon => self.word(Word::Ending(Ending::Horizon)),
        }
    }
}
