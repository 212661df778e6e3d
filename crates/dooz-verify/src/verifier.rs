//! The verifier: a walk through the proofs of a certificate, node by node.
//!
//! Each rule carries its part of the proof of the theorem, which [the
//! crate](crate) states. C is the claimant, O the opponent.

use std::rc::Rc;

use dooz_core::{Bitboard, Line, LineRule, Rules, Square};

use crate::lines::windows;
use crate::node::Node;
use crate::reader::{self, Reader, Word};
use crate::rejection::{Fault, Reason, Rejection};
use crate::state::{MAX_MAYBE_SETS, State};
use crate::statement::{Claim, Goal, Statement};
use crate::step::{Step, Visit};

/// The outcome of a verification that accepted its certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The claim that the certificate proves.
    pub claim: Claim,
    /// The number of its lemmas.
    pub lemmas: usize,
    /// The number of nodes in their proofs.
    pub nodes: u64,
}

/// Reads and verifies a certificate.
///
/// ```
/// // Two in a row on three squares: any first move wins, say the one in the
/// // middle, which needs one byte of proof.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let verified = dooz_verify::verify(certificate)?;
/// let claim = "3x1x2, First -, Second -, First to move: First wins within 3 plies";
/// assert_eq!(verified.claim.to_string(), claim);
/// # Ok::<(), dooz_verify::Rejection>(())
/// ```
///
/// # Errors
///
/// Returns the first rule that the certificate breaks, with its place.
pub fn verify(bytes: &[u8]) -> Result<Verified, Rejection> {
    verify_watched(bytes, &mut |_| ())
}

/// Verifies a certificate as [`verify`] does, and reports each step on the way.
///
/// ```
/// use dooz_verify::{Step, verify_watched};
/// // Two in a row on three squares, won from the middle.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let mut steps = Vec::new();
/// verify_watched(certificate, &mut |visit| steps.push((visit.depth, visit.step.clone())))?;
/// assert_eq!(steps[0], (0, Step::Move("b1".parse().unwrap())));
/// # Ok::<(), dooz_verify::Rejection>(())
/// ```
///
/// # Errors
///
/// Returns the first rule that the certificate breaks. The steps reported
/// until then prove nothing.
pub fn verify_watched(
    bytes: &[u8],
    watch: &mut dyn FnMut(Visit<'_>),
) -> Result<Verified, Rejection> {
    verify_with(bytes, State::can_fill, watch)
}

/// Tells whether the opponent can fill a line in a number of moves.
type CanFill = fn(&State, Line, usize) -> bool;

/// Verifies a certificate by [`State::can_fill`], or in tests by a wrong form
/// of it, which they must notice.
pub(crate) fn verify_with(
    bytes: &[u8],
    can_fill: CanFill,
    watch: &mut dyn FnMut(Visit<'_>),
) -> Result<Verified, Rejection> {
    let mut reader = Reader::new(bytes);
    let rules = reader.header();
    let rules = rules.map_err(|reason| Fault::from(reason).at(None, reader.place()))?;
    let mut verifier = Verifier {
        reader,
        rules,
        lines: windows(rules).collect(),
        lemma: None,
        proved: Vec::new(),
        nodes: 0,
        can_fill,
        watch,
    };
    let claim = verifier.run();
    let claim = claim.map_err(|fault| fault.at(verifier.lemma, verifier.reader.place()))?;
    Ok(Verified {
        claim,
        lemmas: verifier.proved.len(),
        nodes: verifier.nodes,
    })
}

/// A lemma whose proof has been accepted.
pub(crate) struct Proved {
    pub(crate) statement: Statement,
    /// For wins, the number of plies in which the proof wins at the latest.
    pub(crate) height: u32,
}

pub(crate) struct Verifier<'a> {
    pub(crate) reader: Reader<'a>,
    pub(crate) rules: Rules,
    /// All windows of k squares.
    lines: Rc<[Line]>,
    /// The lemma that is being read.
    lemma: Option<usize>,
    pub(crate) proved: Vec<Proved>,
    nodes: u64,
    pub(crate) can_fill: CanFill,
    watch: &'a mut dyn FnMut(Visit<'_>),
}

impl Verifier<'_> {
    /// Verifies all lemmas, and that nothing follows them.
    fn run(&mut self) -> Result<Claim, Fault> {
        for _ in 0..self.reader.number()? {
            self.lemma = Some(self.proved.len());
            self.lemma()?;
        }
        self.lemma = None;
        Ok(self.claim()?)
    }

    /// Returns the claim of the file, once all lemmas are verified.
    fn claim(&self) -> Result<Claim, Reason> {
        if self.reader.left() > 0 {
            return Err(Reason::BytesLeft(self.reader.left()));
        }
        let Some(Proved { statement, height }) = self.proved.last() else {
            return Err(Reason::NoLemma);
        };
        if !statement.state.maybe.is_empty() {
            return Err(Reason::ManyPositions);
        }
        // Lemmas speak of positions in which O has not completed a line. Here
        // it has to be one.
        let claim = Claim {
            rules: self.rules,
            statement: statement.clone(),
            height: (statement.goal == Goal::Win).then_some(*height),
        };
        if claim.setup().has_line() {
            return Err(Reason::GameOver);
        }
        Ok(claim)
    }

    /// Reads and verifies one lemma.
    fn lemma(&mut self) -> Result<(), Fault> {
        let statement = self.reader.statement(self.rules)?;
        if self.rules.line() == LineRule::Renju && statement.goal == Goal::HoldWeakly {
            return Err(Reason::Renju.into());
        }
        let node = Node::root(statement.clone(), self.rules.board(), &self.lines);
        self.check_maybe_sets(&node)?;
        // In renju this also checks that the state is a position of a game.
        self.legal(&node)?;
        let height = self.walk(&node)?;
        self.proved.push(Proved { statement, height });
        Ok(())
    }

    /// Verifies the proof of a node, and returns its height: for wins, the
    /// number of plies in which C wins at the latest.
    pub(crate) fn walk(&mut self, node: &Node) -> Result<u32, Fault> {
        self.nodes += 1;
        // Each ply fills a square, so no game is deeper, and the stack is safe.
        if node.depth > self.rules.squares() {
            return Err(node.fault(Reason::Depth));
        }
        if node.statement.goal == Goal::HoldFor(0) {
            self.report(node, &Step::Elapsed);
            return Ok(0);
        }
        if node.statement.goal != Goal::Win && node.is_safe() {
            self.report(node, &Step::Safe);
            return Ok(0);
        }
        if node.is_claimants_turn() {
            self.claimant_to_move(node)
        } else {
            self.opponent_to_move(node)
        }
    }

    /// Verifies a node in which C is to move.
    ///
    /// 1. If C completes a line on a square that is certainly empty, there is
    ///    nothing to prove: the square is empty in the real position, too, and
    ///    the game ends there.
    /// 2. Or the file names a move. Its square is empty in the real position,
    ///    too, so C can play it; the new real position is one of the next
    ///    node's.
    /// 3. Or one of the [endings](Self::end) follows.
    ///
    /// In the weak game rule 1 is off, and the square may already have a stone
    /// of C. Then C plays anywhere else.
    fn claimant_to_move(&mut self, node: &Node) -> Result<u32, Fault> {
        if !node.is_weak()
            && let Some(square) = self.completing(node, |_| true).squares().next()
        {
            self.report(node, &Step::Complete(square));
            return Ok(1);
        }
        let square = match self.reader.word(self.rules)? {
            Word::Ending(ending) => return self.end(node, ending),
            Word::Number(index) => reader::square(self.rules, index)?,
        };
        let next = self.moved(node, square)?;
        Ok(1 + self.walk(&next)?)
    }

    /// Returns the node after a move of C, which must be possible.
    #[inline(never)] // What only this needs is not on the stack of the recursion.
    fn moved(&mut self, node: &Node, square: Square) -> Result<Box<Node>, Fault> {
        if !(node.certainly_empty() & self.legal(node)?).contains(square) {
            return Err(node.fault(Reason::Move(square)));
        }
        self.report(node, &Step::Move(square));
        Ok(node.after_move(square))
    }

    /// Verifies a node in which O is to move.
    ///
    /// 1. O must not be able to complete a line. Suppose that it could, at an
    ///    empty square y of the real position. No stone of C is on that line,
    ///    and all its squares but y hold real stones of O, each from
    ///    `opponent` or from a maybe-set of its own. So
    ///    [`can_fill`](State::can_fill) holds for one move.
    ///
    ///    If O has no move at all, the game is drawn: C has held, not won.
    /// 2. Let W be the certainly empty squares that complete a line of C. If O
    ///    cannot fill them all, C fills one that is left and wins. If there is
    ///    only one, O has to fill it, or else C wins there.
    /// 3. Otherwise the file lists replies, each with the answer that follows,
    ///    and last the answer to all others, of which O has played one: a
    ///    maybe-set. A reply can stand for others as well, in a maybe-set of
    ///    their own. So the real position after any reply y is one of those of
    ///    a next node. If the real y is on a square where the state already
    ///    gives O a stone, it is one of those of every next node, and there is
    ///    at least one.
    /// 4. Or one of the [endings](Self::end) follows.
    ///
    /// In the weak game rule 2 is off. If O plays outside the region, or where
    /// the state already gives it a stone, C plays anywhere, or the other square
    /// of a [pair](Self::pair), and the node stays the same.
    fn opponent_to_move(&mut self, node: &Node) -> Result<u32, Fault> {
        if let Some(line) = self.fillable(node, 1) {
            return Err(node.fault(Reason::Finish(line)));
        }
        // In the other rules than renju, C has a stone on every line by now, if
        // the state leaves O no square: else a line would be full.
        let replies = node.not_taken() & self.legal(node)?;
        if replies.is_empty() {
            if node.statement.goal == Goal::Win {
                return Err(node.fault(Reason::Full));
            }
            self.report(node, &Step::Stuck);
            return Ok(0);
        }
        if !node.is_weak() {
            let threats = self.completing(node, |line| self.is_lasting(node, line));
            let mut squares = threats.squares();
            if let Some(square) = squares.next() {
                if squares.next().is_none() && replies.contains(square) {
                    self.report(node, &Step::Forced(square));
                    return Ok(1 + self.walk(&node.after_reply(square))?);
                }
                self.report(node, &Step::Threats(threats));
                return Ok(2);
            }
        }
        match self.reader.word(self.rules)? {
            Word::Ending(ending) => self.end(node, ending),
            Word::Number(count) => self.replies(node, replies, count),
        }
    }

    /// Verifies the answers to a number of listed replies, and to all others.
    fn replies(&mut self, node: &Node, replies: Bitboard, count: usize) -> Result<u32, Fault> {
        self.report(node, &Step::Replies(count));
        let mut height = 0;
        let mut others = replies;
        for _ in 0..count {
            let next = self.listed(node, replies, &mut others)?;
            height = height.max(self.walk(&next)?);
        }
        if !others.is_empty() {
            self.report(node, &Step::Others(others));
            let next = node.after_pass().with_maybe(others);
            self.check_maybe_sets(&next)?;
            height = height.max(self.walk(&next)?);
        }
        Ok(1 + height)
    }

    /// Reads a listed reply and returns the node after it and those that it stands for,
    /// which are taken out of the others.
    #[inline(never)] // As for `moved`.
    fn listed(
        &mut self,
        node: &Node,
        replies: Bitboard,
        others: &mut Bitboard,
    ) -> Result<Box<Node>, Fault> {
        let square = self.reader.square(self.rules)?;
        let also = self.reader.squares(self.rules)?;
        let mut listed = also;
        listed.insert(square);
        if let Some(square) = listed.without(&replies).squares().next() {
            return Err(node.fault(Reason::Reply(square)));
        }
        *others = others.without(&listed);
        self.report(node, &Step::Reply { square, also });
        let next = node.after_reply(square).with_maybe(also);
        self.check_maybe_sets(&next)?;
        Ok(next)
    }

    fn check_maybe_sets(&self, node: &Node) -> Result<(), Fault> {
        let count = node.statement.state.maybe.len();
        if count > MAX_MAYBE_SETS {
            return Err(node.fault(Reason::MaybeSets));
        }
        if count > 0 && self.rules.line() == LineRule::Renju {
            return Err(node.fault(Reason::Renju));
        }
        Ok(())
    }

    pub(crate) fn report(&mut self, node: &Node, step: &Step) {
        (self.watch)(Visit {
            lemma: self.proved.len(),
            depth: node.depth,
            statement: &node.statement,
            step,
        });
    }
}
