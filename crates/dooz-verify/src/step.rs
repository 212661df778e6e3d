//! The steps of a proof, one for each node.

use dooz_core::{Bitboard, Square};

use crate::statement::Statement;

/// A step of a proof. The steps of a lemma in preorder are its proof.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The claimant completes a line here. It is not stored.
    Complete(Square),
    /// The claimant moves here.
    Move(Square),
    /// Each of these squares completes a line of the claimant, and the opponent
    /// cannot fill them all. It is not stored.
    Threats(Bitboard),
    /// The opponent has to fill this square, on which the claimant would
    /// complete a line. It is not stored.
    Forced(Square),
    /// This many replies are listed; then come the others.
    Replies(usize),
    /// A listed reply, and others that have the same answer.
    Reply {
        /// The reply that the opponent is taken to have played.
        square: Square,
        /// The replies of which it may have played one instead or as well.
        also: Bitboard,
    },
    /// The replies that are not listed, of which the opponent may have played
    /// one. It is not stored.
    Others(Bitboard),
    /// The claimant has a stone on every line that it guards, and so has held. It
    /// is not stored.
    Safe,
    /// Renju forbids every move of the opponent: the game is drawn, and the
    /// claimant has held. It is not stored.
    Stuck,
    /// The claim was for a number of plies, and they are over. It is not stored.
    Elapsed,
    /// An earlier lemma covers the state.
    Reference {
        /// The number of the lemma, from 0.
        lemma: u64,
        /// The index in [`Symmetry::ALL`](dooz_core::Symmetry::ALL) of the
        /// symmetry that maps the lemma to the state.
        symmetry: u8,
    },
    /// The opponent's lines are too few and too short.
    Potential,
    /// Two squares of which the claimant always gets one.
    Pair(Square, Square),
    /// The opponent's lines fall into these parts of the board.
    Split(Vec<Bitboard>),
    /// The opponent has too few moves left.
    Horizon,
}

/// A step, with its place in the certificate, for those who watch a
/// verification.
///
/// ```
/// // Two in a row on three squares, won from the middle.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let mut depth = 0;
/// let verified = dooz_verify::verify_watched(certificate, &mut |visit| {
///     assert_eq!(visit.lemma, 0);
///     depth = depth.max(visit.depth);
/// })?;
/// assert!(depth < verified.nodes as usize);
/// # Ok::<(), dooz_verify::Rejection>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    /// The number of the lemma, from 0.
    pub lemma: usize,
    /// The number of nodes above this one.
    pub depth: usize,
    /// The statement that the node proves: at depth 0, that of the lemma.
    pub statement: &'a Statement,
    /// The step.
    pub step: &'a Step,
}
