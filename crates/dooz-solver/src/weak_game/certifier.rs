//! Certificates of finished searches.

use dooz_core::Player;
use dooz_engine::ProofNumbers;
use dooz_verify::{Certificate, Goal, Lemma, State, Statement, Step};

use super::board::{Board, CellSet, cells};
use super::hypergraph::Hypergraph;
use super::node::Role;
use super::pairing::Pairing;
use super::search::Search;
use super::table::Entry;
use crate::cells::bitboard;
use crate::lemmas::Lemmas;

/// The stones of a position of the weak game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    pub(super) breaker: CellSet,
    pub(super) maker: CellSet,
}

/// A writer of the certificate of a search in which Breaker has won.
///
/// It walks through positions with Maker to move. For each it finds the *zone*, the
/// squares on which Breaker relies: it holds even if Maker has all others. The lemma
/// of the position says so, and serves for all positions in which Breaker has its
/// stones, and Maker none in its zone. Where an answer of the search was lost or is
/// no proof for the verifier, the search goes on.
pub(super) struct Certifier<'a, 'b> {
    pub(super) search: &'a mut Search<'b>,
    pub(super) claimant: Player,
    lemmas: Lemmas,
    /// Breaker's stones and the zone of each lemma.
    known: Vec<(CellSet, CellSet)>,
}

/// A proof that Breaker holds a position with Maker to move.
#[derive(Clone, Debug)]
struct Proof {
    /// The squares on which Breaker relies.
    zone: CellSet,
    steps: Vec<Step>,
    /// The proof refers to a lemma, which knows of no maybe-sets.
    is_reference: bool,
}

/// An answer of Breaker, with the proof that it holds.
#[derive(Clone, Debug)]
struct Answer {
    cell: usize,
    proof: Proof,
}

impl Answer {
    /// Returns the squares on which Breaker relies, its move included: this is the
    /// answer to all other moves of Maker.
    const fn zone(&self) -> CellSet {
        self.proof.zone | 1 << self.cell
    }
}

impl<'a, 'b> Certifier<'a, 'b> {
    pub(super) fn new(search: &'a mut Search<'b>, claimant: Player) -> Self {
        let lemmas = Lemmas::new(search.board.rules());
        Self {
            search,
            claimant,
            lemmas,
            known: Vec::new(),
        }
    }

    /// Returns the certificate of a position that Breaker holds, or `None` if the
    /// search was stopped.
    pub(super) fn certificate(mut self, stones: Stones, mover: Role) -> Option<Certificate> {
        let mut proof = Vec::new();
        match mover {
            Role::Maker => proof = self.hold(stones, 0)?.steps,
            Role::Breaker if self.lines(stones).next().is_none() => {}
            Role::Breaker => {
                let answer = self.answer(stones, 0)?;
                proof.push(Step::Move(self.board().square(answer.cell)));
                proof.extend(answer.proof.steps);
            }
        }
        let statement = self.statement(stones, mover);
        self.lemmas.add(Lemma { statement, proof });
        Some(self.lemmas.into_certificate())
    }

    fn board(&self) -> &'b Board {
        self.search.board
    }

    fn statement(&self, stones: Stones, mover: Role) -> Statement {
        Statement {
            goal: Goal::HoldWeakly,
            claimant: self.claimant,
            turn: match mover {
                Role::Breaker => self.claimant,
                Role::Maker => !self.claimant,
            },
            state: State {
                claimant: bitboard(self.board().rules(), stones.breaker),
                opponent: bitboard(self.board().rules(), stones.maker),
                maybe: Vec::new(),
            },
        }
    }

    /// Lists the lines that Breaker has not blocked.
    fn lines(&self, stones: Stones) -> impl Iterator<Item = CellSet> + use<'b> {
        let lines = self.board().lines();
        lines.filter(move |line| line & stones.breaker == 0)
    }

    fn graph(&self, stones: Stones) -> Hypergraph {
        Hypergraph::new(self.board().lines(), stones.breaker, stones.maker)
    }

    /// Returns a proof that Breaker holds a position with Maker to move.
    fn hold(&mut self, stones: Stones, ply: u32) -> Option<Proof> {
        let graph = self.graph(stones);
        if let Some(proof) = self.ending(&graph) {
            return Some(proof);
        }
        if let Some(proof) = self.reference(stones) {
            return Some(proof);
        }

        // Each answer leaves the squares on which it relies for others to answer.
        let mut answers: Vec<Answer> = Vec::new();
        let mut left = self.board().squares() & !stones.breaker & !stones.maker;
        let weights = graph.weights();
        while left != 0 {
            let heaviest = cells(left).max_by_key(|&cell| (weights[cell], !cell));
            let reply = heaviest.expect("a square is left");
            let after = Stones {
                maker: stones.maker | 1 << reply,
                ..stones
            };
            let answer = self.answer(after, ply + 1)?;
            left &= answer.zone();
            answers.push(answer);
        }
        drop_needless(&mut answers);

        let zone = answers.iter().fold(0, |zone, answer| zone | answer.zone());
        let maker = self.board().squares() & !stones.breaker & !zone;
        let statement = self.statement(Stones { maker, ..stones }, Role::Maker);
        let proof = self.replies(stones.breaker, zone, answers);
        let lemma = self.known.len() as u64;
        self.known.push((stones.breaker, zone));
        self.lemmas.add(Lemma { statement, proof });
        Some(Proof {
            zone,
            steps: vec![Step::Reference { lemma, symmetry: 0 }],
            is_reference: true,
        })
    }

    /// Returns a proof by pairs and weights alone.
    fn ending(&self, graph: &Hypergraph) -> Option<Proof> {
        let pairing = Pairing::of_certificate(graph)?;
        Some(Proof {
            zone: pairing.squares(),
            steps: pairing.steps(self.board().rules()),
            is_reference: false,
        })
    }

    /// Returns a proof by an earlier lemma.
    fn reference(&self, stones: Stones) -> Option<Proof> {
        let board = self.board();
        (0..board.images().symmetries()).find_map(|symmetry| {
            let breaker = board.images().preimage(symmetry, stones.breaker);
            let maker = board.images().preimage(symmetry, stones.maker);
            let covers =
                |&(known, zone): &(CellSet, CellSet)| known & !breaker == 0 && zone & maker == 0;
            let lemma = self.known.iter().position(covers)?;
            Some(Proof {
                zone: board
                    .images()
                    .image(symmetry, self.known[lemma].1 & !breaker),
                steps: vec![Step::Reference {
                    lemma: lemma as u64,
                    symmetry: symmetry as u8,
                }],
                is_reference: true,
            })
        })
    }

    /// Returns an answer of Breaker, to move.
    fn answer(&mut self, stones: Stones, ply: u32) -> Option<Answer> {
        // Positions whose answers the search remembers do not look at the flag.
        if self.search.limits.is_stopped() {
            return None;
        }
        let mut node = self.search.root(self.graph(stones), Role::Breaker, ply);
        if node.winner().is_none() {
            self.search.search(&mut node, ProofNumbers::UNLIMITED);
        }
        if node.winner() != Some(Role::Breaker) {
            return None;
        }
        let Entry { best, .. } = node.entry;
        let mut cell = usize::from(best);
        if node.graph.edges().is_empty() {
            // All lines are paired, and any move will do.
            let lines = self.lines(stones);
            let free = lines.fold(0, |all, line| all | line) & !stones.maker;
            cell = cells(free).next()?;
        }
        let after = Stones {
            breaker: stones.breaker | 1 << cell,
            ..stones
        };
        let proof = self.hold(after, ply + 1)?;
        Some(Answer { cell, proof })
    }

    /// Returns the steps of answers to all replies in a zone.
    fn replies(&self, breaker: CellSet, zone: CellSet, answers: Vec<Answer>) -> Vec<Step> {
        let mut left = zone;
        let mut entries = Vec::new();
        for answer in answers {
            let replies = left & !answer.zone();
            left &= !replies;
            if replies == 0 {
                continue;
            }
            let breaker = breaker | 1 << answer.cell;
            let mut entry = |cell: usize, also, steps| {
                entries.push(self.entry(cell, also, answer.cell, steps));
            };
            let steps = answer.proof.steps.clone();
            let some: Vec<usize> = cells(replies).take(4).collect();
            match some[..] {
                [one, two, three, four] if answer.proof.is_reference => {
                    // A lemma knows of no maybe-sets. To pair two squares on which
                    // Breaker does not rely gives all maybe-sets to Maker.
                    let also = replies & !(1 << one | 1 << two | 1 << three);
                    entry(one, also, self.after_pair([two, three], breaker, &steps));
                    entry(
                        two,
                        1 << three,
                        self.after_pair([one, four], breaker, &steps),
                    );
                }
                [first, ..] if !answer.proof.is_reference => {
                    entry(first, replies & !(1 << first), steps);
                }
                _ => cells(replies).for_each(|cell| entry(cell, 0, steps.clone())),
            }
        }
        let mut steps = vec![Step::Replies(entries.len())];
        steps.extend(entries.into_iter().flatten());
        steps
    }

    fn entry(&self, cell: usize, also: CellSet, answer: usize, steps: Vec<Step>) -> Vec<Step> {
        let reply = Step::Reply {
            square: self.board().square(cell),
            also: bitboard(self.board().rules(), also),
        };
        let mut entry = vec![reply, Step::Move(self.board().square(answer))];
        entry.extend(steps);
        entry
    }

    /// Returns the steps of a proof after two squares are paired.
    fn after_pair(&self, pair: [usize; 2], breaker: CellSet, steps: &[Step]) -> Vec<Step> {
        let both = 1 << pair[0] | 1 << pair[1];
        let is_open = |line: CellSet| line & breaker == 0 && line & both != both;
        let mut after = vec![Step::Pair(
            self.board().square(pair[0]),
            self.board().square(pair[1]),
        )];
        // Nothing is stored where no line is open.
        if self.board().lines().any(is_open) {
            after.extend_from_slice(steps);
        }
        after
    }
}

/// Drops answers that are not needed to meet all replies.
fn drop_needless(answers: &mut Vec<Answer>) {
    let mut i = 0;
    while i < answers.len() {
        let others = answers.iter().enumerate().filter(|&(j, _)| j != i);
        let left = others.fold(CellSet::MAX, |left, (_, answer)| left & answer.zone());
        if left == 0 {
            answers.remove(i);
        } else {
            i += 1;
        }
    }
}
