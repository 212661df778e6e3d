//! The strategy of a proof's claimant.

use std::sync::Arc;

use dooz_core::{Bitboard, Line, Rules, Square, Symmetry};
use dooz_verify::{Goal, State, Step};

use super::lemma_proof::LemmaProof;
use super::{ProofBook, Reply};

/// The strategy of the claimant C from a node of a proof on, against the opponent O.
///
/// It does what the [verifier](dooz_verify) shows to be possible for each rule of
/// proof. In the weak game C may have more stones than the proof knows of: wherever
/// the proof has C move on a square that it has, C moves anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Strategy {
    /// A node in which C or O is to move.
    Node(Box<Node>),
    /// C completes a line.
    Complete(Square),
    /// C plays a square, or anywhere, and goes on.
    Move {
        square: Option<Square>,
        then: Box<Strategy>,
    },
    /// C plays where the lines that O could still fill weigh most, each of which is
    /// given by the squares that O lacks.
    Potential(Vec<Bitboard>),
    /// C answers one of the squares by the other, and anything else otherwise.
    Pair {
        squares: [Square; 2],
        rest: Box<Strategy>,
    },
    /// C answers in the part in which O has played.
    Split {
        parts: Vec<(Bitboard, Strategy)>,
        /// The part in which O has played, if C is to move.
        played: Option<usize>,
    },
    /// C plays anything.
    Free,
}

/// A node of a proof with what is known there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Node {
    lemma: usize,
    /// The place in the lemma.
    place: usize,
    /// The symmetry that maps the board of the lemma to that of the game.
    symmetry: Symmetry,
    /// The state, on the board of the game.
    state: State,
    guarded: Arc<[Line]>,
    /// `true` in the weak game.
    is_weak: bool,
}

impl Strategy {
    /// Returns the strategy for the claim of a proof.
    pub(super) fn of_claim(book: &ProofBook) -> Self {
        let lemma = book.lemmas.len() - 1;
        Self::at(Node::of_lemma(lemma, Symmetry::Identity, book), book)
    }

    /// Returns the strategy at a node.
    fn at(mut node: Node, book: &ProofBook) -> Self {
        while let Step::Reference { lemma, symmetry } = *node.step(book) {
            let symmetry = node.symmetry_of(symmetry);
            node = Node::of_lemma(lemma as usize, symmetry, book);
        }
        match node.step(book) {
            Step::Safe | Step::Stuck | Step::Elapsed | Step::Horizon => Self::Free,
            Step::Potential => {
                let state = node.state.flattened();
                let lines = node.guarded.iter();
                Self::Potential(lines.filter_map(|&line| state.missing(line)).collect())
            }
            &Step::Pair(first, second) => {
                let squares = [first, second].map(|square| node.image(square, book));
                let rest = Self::at(node.paired(squares), book);
                Self::Pair {
                    squares,
                    rest: Box::new(rest),
                }
            }
            Step::Split(parts) => {
                let children = node.lemma(book).children(node.place);
                let parts = parts.iter().zip(children).map(|(part, place)| {
                    let part = node.images(part, book);
                    (part, Self::at(node.in_part(&part, place), book))
                });
                Self::Split {
                    parts: parts.collect(),
                    played: None,
                }
            }
            _ => Self::Node(Box::new(node)),
        }
    }

    /// Returns `true` if C plays anything, from now on.
    pub(super) fn is_free(&self) -> bool {
        matches!(self, Self::Free)
    }

    /// Returns the move of C, who has these stones and is to move; `None` if it
    /// plays anywhere.
    pub(super) fn answer(&self, book: &ProofBook, own: &Bitboard) -> Option<Square> {
        match self {
            Self::Node(node) => {
                let square = node.claimants_square(book);
                square.filter(|&square| !own.contains(square))
            }
            Self::Complete(square) => Some(*square),
            Self::Move { square, .. } => *square,
            Self::Potential(lines) => heaviest(lines, own, book.claim().rules),
            Self::Pair { rest, .. } => rest.answer(book, own),
            Self::Split { parts, played } => parts[(*played)?].1.answer(book, own),
            Self::Free => None,
        }
    }

    /// Returns the strategy after a move of C.
    pub(super) fn after_answer(self, book: &ProofBook, square: Square) -> Self {
        match self {
            Self::Node(node) => node.after_answer(book),
            Self::Move { then, .. } => *then,
            Self::Potential(mut lines) => {
                lines.retain(|line| !line.contains(square));
                Self::Potential(lines)
            }
            Self::Pair { squares, rest } => Self::Pair {
                squares,
                rest: Box::new(rest.after_answer(book, square)),
            },
            Self::Split { mut parts, played } => {
                if let Some(part) = played {
                    let strategy = std::mem::replace(&mut parts[part].1, Self::Free);
                    parts[part].1 = strategy.after_answer(book, square);
                }
                Self::Split {
                    parts,
                    played: None,
                }
            }
            Self::Complete(_) | Self::Free => Self::Free,
        }
    }

    /// Returns the strategy after a move of O, and how it takes that move; C has
    /// these stones.
    pub(super) fn after_reply(
        self,
        book: &ProofBook,
        own: &Bitboard,
        square: Square,
    ) -> (Self, Reply) {
        match self {
            Self::Node(node) => node.after_reply(book, square),
            Self::Potential(mut lines) => {
                for line in &mut lines {
                    line.remove(square);
                }
                (Self::Potential(lines), Reply::Weighed)
            }
            Self::Pair { squares, rest } => {
                if let Some(i) = squares.iter().position(|&one| one == square) {
                    let other = squares[1 - i];
                    let free = (!own.contains(other)).then_some(other);
                    return (rest.after(free), Reply::Paired);
                }
                let (rest, reply) = rest.after_reply(book, own, square);
                let rest = Box::new(rest);
                (Self::Pair { squares, rest }, reply)
            }
            Self::Split { mut parts, .. } => {
                let played = parts.iter().position(|(part, _)| part.contains(square));
                let Some(part) = played else {
                    let same = Self::Split { parts, played };
                    return (same.after(None), Reply::Harmless);
                };
                let strategy = std::mem::replace(&mut parts[part].1, Self::Free);
                let (strategy, reply) = strategy.after_reply(book, own, square);
                parts[part].1 = strategy;
                (Self::Split { parts, played }, reply)
            }
            Self::Complete(_) | Self::Move { .. } => unreachable!("the claimant is to move"),
            Self::Free => (Self::Free, Reply::Harmless),
        }
    }

    /// Returns the strategy that begins with a move of C.
    fn after(self, square: Option<Square>) -> Self {
        Self::Move {
            square,
            then: Box::new(self),
        }
    }

    /// Returns the number of plies in which C wins at the latest, in a proof of a
    /// win.
    pub(super) fn plies_left(&self, book: &ProofBook) -> u32 {
        match self {
            Self::Node(node) => node.lemma(book).height_at(node.place, &book.lemmas),
            Self::Complete(_) => 1,
            _ => 0,
        }
    }

    /// Appends the steps of the strategy with their depths.
    pub(super) fn steps(&self, book: &ProofBook, depth: usize, steps: &mut Vec<(usize, Step)>) {
        match self {
            Self::Node(node) => {
                let below = node.lemma(book).below(node.place);
                steps.extend(below.map(|(step, below)| (depth + below, node.of_game(step, book))));
            }
            Self::Complete(square) => steps.push((depth, Step::Complete(*square))),
            Self::Move { square, then } => {
                let Some(square) = *square else {
                    return then.steps(book, depth, steps);
                };
                steps.push((depth, Step::Move(square)));
                then.steps(book, depth + 1, steps);
            }
            Self::Potential(_) => steps.push((depth, Step::Potential)),
            Self::Pair { squares, rest } => {
                steps.push((depth, Step::Pair(squares[0], squares[1])));
                rest.steps(book, depth + 1, steps);
            }
            Self::Split { parts, .. } => {
                let regions = parts.iter().map(|(part, _)| *part);
                steps.push((depth, Step::Split(regions.collect())));
                for (_, part) in parts {
                    part.steps(book, depth + 1, steps);
                }
            }
            Self::Free => steps.push((depth, Step::Safe)),
        }
    }
}

/// Returns the square on which lines weigh most that have no stone of C, if there is
/// such a line. A line that lacks s stones of O weighs 2^-s.
fn heaviest(lines: &[Bitboard], own: &Bitboard, rules: Rules) -> Option<Square> {
    let is_open = |line: &&Bitboard| (**line & *own).is_empty();
    let open: Vec<_> = lines.iter().filter(is_open).collect();
    let weight = |square: Square| -> u64 {
        let through = open.iter().filter(|line| line.contains(square));
        through
            .map(|line| 1 << (usize::from(rules.k()) - line.len()))
            .sum()
    };
    let squares = open.iter().fold(Bitboard::EMPTY, |all, &&line| all | line);
    squares.squares().max_by_key(|&square| weight(square))
}

impl Node {
    /// Returns the first node of a lemma.
    fn of_lemma(lemma: usize, symmetry: Symmetry, book: &ProofBook) -> Self {
        let statement = &book.lemmas[lemma].statement;
        Self {
            lemma,
            place: 0,
            symmetry,
            state: statement.state.image(book.claim().rules, symmetry),
            guarded: Arc::clone(&book.lines),
            is_weak: statement.goal == Goal::HoldWeakly,
        }
    }

    fn lemma<'a>(&self, book: &'a ProofBook) -> &'a LemmaProof {
        &book.lemmas[self.lemma]
    }

    fn step<'a>(&self, book: &'a ProofBook) -> &'a Step {
        self.lemma(book).step(self.place)
    }

    fn image(&self, square: Square, book: &ProofBook) -> Square {
        self.symmetry.apply(book.claim().rules, square)
    }

    fn images(&self, squares: &Bitboard, book: &ProofBook) -> Bitboard {
        self.symmetry.image(book.claim().rules, squares)
    }

    /// Returns the symmetry that maps the board of another lemma to that of the
    /// game, given the number of the one that maps it to the board of this one.
    fn symmetry_of(&self, number: u8) -> Symmetry {
        Symmetry::ALL[usize::from(number)].then(self.symmetry)
    }

    /// Returns a step of the node's lemma on the squares of the game.
    fn of_game(&self, step: &Step, book: &ProofBook) -> Step {
        let image = |square: &Square| self.image(*square, book);
        let images = |squares: &Bitboard| self.images(squares, book);
        match step {
            Step::Complete(square) => Step::Complete(image(square)),
            Step::Move(square) => Step::Move(image(square)),
            Step::Threats(squares) => Step::Threats(images(squares)),
            Step::Forced(square) => Step::Forced(image(square)),
            Step::Reply { square, also } => Step::Reply {
                square: image(square),
                also: images(also),
            },
            Step::Others(squares) => Step::Others(images(squares)),
            &Step::Reference { lemma, symmetry } => Step::Reference {
                lemma,
                symmetry: self.symmetry_of(symmetry) as u8,
            },
            Step::Pair(first, second) => Step::Pair(image(first), image(second)),
            Step::Split(parts) => Step::Split(parts.iter().map(images).collect()),
            Step::Replies(_)
            | Step::Safe
            | Step::Stuck
            | Step::Elapsed
            | Step::Potential
            | Step::Horizon => step.clone(),
        }
    }

    /// Returns the square that C fills here, if it is to move.
    fn claimants_square(&self, book: &ProofBook) -> Option<Square> {
        match self.step(book) {
            &(Step::Complete(square) | Step::Move(square)) => Some(self.image(square, book)),
            _ => None,
        }
    }

    /// Returns the node at another place of the lemma.
    fn moved_to(&self, place: usize) -> Self {
        Self {
            place,
            ..self.clone()
        }
    }

    /// Returns the node after squares have been paired, in the weak game.
    fn paired(&self, squares: [Square; 2]) -> Self {
        let has_both = |line: &Line| {
            let has = |square| line.squares().any(|one| one == square);
            squares.into_iter().all(has)
        };
        let guarded = self.guarded.iter().filter(|line| !has_both(line));
        let mut node = Self {
            place: self.place + 1,
            state: self.state.flattened(),
            guarded: guarded.copied().collect(),
            is_weak: true,
            ..*self
        };
        for square in squares {
            node.state.opponent.insert(square);
        }
        node
    }

    /// Returns the node of a part of a split.
    fn in_part(&self, part: &Bitboard, place: usize) -> Self {
        let state = self.state.flattened();
        let is_within = |line: &&Line| {
            let missing = state.missing(**line);
            missing.is_some_and(|squares| squares.without(part).is_empty())
        };
        let guarded = self.guarded.iter().filter(is_within);
        Self {
            place,
            guarded: guarded.copied().collect(),
            state,
            is_weak: true,
            ..*self
        }
    }

    /// Returns the strategy after C's move here.
    fn after_answer(&self, book: &ProofBook) -> Strategy {
        let &Step::Move(square) = self.step(book) else {
            // A line has been completed.
            return Strategy::Free;
        };
        let mut next = self.moved_to(self.place + 1);
        next.state.claimant.insert(self.image(square, book));
        Strategy::at(next, book)
    }

    /// Returns the strategy after a move of O, and how it takes that move.
    fn after_reply(&self, book: &ProofBook, square: Square) -> (Strategy, Reply) {
        match self.step(book) {
            Step::Threats(squares) => {
                let mut squares = self.images(squares, book);
                squares.remove(square);
                let left = squares.squares().next().expect("a square is left");
                (Strategy::Complete(left), Reply::LeavesThreat)
            }
            &Step::Forced(forced) => {
                let forced = self.image(forced, book);
                if square != forced {
                    return (Strategy::Complete(forced), Reply::LeavesThreat);
                }
                let mut next = self.moved_to(self.place + 1);
                next.state.opponent.insert(square);
                (Strategy::at(next, book), Reply::Forced)
            }
            _ => self.after_listed(book, square),
        }
    }

    /// Returns the strategy after a move of O where replies are listed.
    fn after_listed(&self, book: &ProofBook, square: Square) -> (Strategy, Reply) {
        let lemma = self.lemma(book);
        let mut last = None;
        for entry in lemma.entries(self.place) {
            let next = self.after_entry(entry, book);
            let (covers, reply) = match self.of_game(lemma.step(entry), book) {
                Step::Reply { square: one, also } => {
                    (one == square || also.contains(square), Reply::Listed)
                }
                Step::Others(others) => (others.contains(square), Reply::Unlisted),
                _ => continue,
            };
            if covers {
                return (Strategy::at(next, book), reply);
            }
            last = Some(next);
        }
        // The square lies in another part of the board, or the state takes O to have
        // played there before.
        match last {
            // Then the position is one of those of every next node.
            Some(next) if !self.is_weak => (Strategy::at(next, book), Reply::Unlisted),
            // In the weak game C can move anywhere, and nothing has changed.
            _ => {
                let same = Strategy::Node(Box::new(self.clone()));
                (same.after(None), Reply::Harmless)
            }
        }
    }

    /// Returns the node after an entry of a list of replies.
    fn after_entry(&self, entry: usize, book: &ProofBook) -> Self {
        let mut next = self.moved_to(entry + 1);
        let maybe = match self.of_game(self.lemma(book).step(entry), book) {
            Step::Reply { square, also } => {
                next.state.opponent.insert(square);
                also
            }
            Step::Others(others) => others,
            _ => Bitboard::EMPTY,
        };
        if !maybe.is_empty() {
            next.state.maybe.push(maybe);
        }
        next
    }
}
