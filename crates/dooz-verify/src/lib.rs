//! Checks certificates of k-in-a-row games: files that prove who wins, or that
//! a player holds a draw.
//!
//! A result of a search is worth as much as the search is free of bugs. A
//! certificate needs no such trust: [`verify`] accepts a file only if it proves
//! its claim, however it was made. The verifier searches nothing, remembers no
//! positions and has nothing to tune. `docs/certificates.md` describes the
//! format so that a second verifier can be written from it, as
//! `tools/dzc_verify.py` was.
//!
//! ```
//! // On four columns and three rows, three in a row win in at most seven plies.
//! let header = b"DZC1\x00\x04\x03\x03\x01\x00\x00\x00\x00\x00\x00";
//! let proof = [5, 3, 4, 0, 6, 2, 7, 0, 4, 0, 6, 0, 0, 2, 6];
//! let verified = dooz_verify::verify(&[&header[..], &proof].concat())?;
//! assert_eq!(verified.claim.height, Some(7));
//! # Ok::<(), dooz_verify::Rejection>(())
//! ```
//!
//! # One stone in many places
//!
//! A proof of a win has to answer every reply, and there are some two hundred
//! of them in gomoku. Nearly all have the same answer: the one that would win
//! if the opponent had passed. A certificate gives that answer once, for all
//! replies that it does not list, and the verifier walks through it with a
//! stone on the board whose square it does not know: a *maybe-set*, of whose
//! squares the opponent has one at most. So a node of a proof is about a
//! [`State`], which stands for many positions.
//!
//! # The theorem
//!
//! Let C be the claimant and O the opponent. A [`Statement`] is *true* if C
//! reaches its [`Goal`] from every position that its state stands for and in
//! which O has not completed a line.
//!
//! **If the verifier accepts a node, its statement is true.** Since the last
//! lemma has no maybe-sets, and its position no line, what it says of this
//! position is the claim of the file.
//!
//! The proof is by induction on the nodes: each has finitely many nodes below it,
//! and a reference leads to an earlier lemma. Each rule shows that C has a move,
//! or that O's moves all lead to positions of nodes below, or that the goal is
//! reached:
//!
//! - C to move: a line, or a move on a square that is empty in every position of
//!   the state (`Verifier::claimant_to_move`);
//! - O to move: O cannot complete a line, and each of its moves leads to a
//!   position of a node below (`Verifier::opponent_to_move`);
//! - an earlier lemma covers the state (`Verifier::reference`);
//! - C can stop all lines that are left, for reasons that need no moves
//!   (`Verifier::horizon`, `potential`, `pair` and `split`).
//!
//! The comments of these functions are the cases of the proof. They use little
//! of the rules: that a line is k squares in a row, that C's stones are known
//! exactly, and that more stones of O are never worse for O. Therefore lines of
//! O count as soon as they have k squares, even where the rules ask for exactly
//! k or for an open end. That can make a proof harder, never wrong. In renju,
//! where more stones can be worse, states are single positions.
//!
//! A win has a *height*: 1 for completing a line, one more for each ply, and a
//! lemma's own where it is referred to. By the same induction C wins within so
//! many plies.
//!
//! # The weak game
//!
//! The last three ends of proofs make the game weaker for C: it only tries to
//! keep O from completing lines, and its own lines do not count. A player who holds
//! in this game (also called the maker-breaker game) also holds in the real one. Here
//! stones that C has in addition are never in its way, so a state stands for
//! more positions: those in which C has at least its stones, and of O's stones
//! only those in the *region* matter where C and O answer each other. Wherever a
//! proof has C move on a square that C already has, C moves anywhere.
#![forbid(unsafe_code)]

mod certificate;
mod endings;
mod lines;
mod matching;
mod node;
mod reader;
mod rejection;
mod state;
mod statement;
mod step;
mod text;
mod verifier;

#[cfg(test)]
mod tests;

pub use certificate::{Certificate, Lemma};
pub use lines::windows;
pub use reader::{Ending, MAGIC};
pub use rejection::{Reason, Rejection};
pub use state::{MAX_MAYBE_SETS, State};
pub use statement::{Claim, Goal, Statement, setup};
pub use step::{Step, Visit};
pub use text::text;
pub use verifier::{Verified, verify, verify_watched};
