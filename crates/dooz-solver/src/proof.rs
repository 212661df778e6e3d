//! The results of searches for proofs.

use dooz_verify::{Certificate, Statement, verify};

/// The result of a search for a proof of a claim.
///
/// ```
/// use dooz_core::{Bitboard, Limits, Player, Rules};
/// use dooz_solver::{ProofSearch, Prover};
/// use dooz_verify::{Goal, State, Statement, verify};
/// let rules: Rules = "4x3x3".parse()?;
/// let statement = Statement {
///     goal: Goal::Win,
///     claimant: Player::First,
///     turn: Player::First,
///     state: State {
///         claimant: Bitboard::EMPTY,
///         opponent: Bitboard::EMPTY,
///         maybe: Vec::new(),
///     },
/// };
/// let mut prover = Prover::new(rules, Goal::Win).expect("there is one");
/// let ProofSearch::Proved(certificate) = prover.prove(&statement, &Limits::default(), &mut |_| {})
/// else {
///     panic!("the first player wins");
/// };
/// assert!(verify(&certificate.write()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofSearch {
    /// The claim is true, as the certificate shows.
    Proved(Certificate),
    /// The search found the claim to be false; no certificate shows it.
    Refuted,
    /// The limits were reached first, or the method cannot decide the claim.
    Unknown,
}

/// Returns `true` if the verifier accepts a certificate of a statement.
pub(crate) fn proves(certificate: &Certificate, statement: &Statement) -> bool {
    let verified = verify(&certificate.write());
    verified.is_ok_and(|verified| implies(&verified.claim.statement, statement))
}

/// Returns `true` if a statement says as much as another one about the same position.
pub(crate) fn implies(statement: &Statement, other: &Statement) -> bool {
    let Statement {
        goal,
        claimant,
        turn,
        state,
    } = statement;
    let is_same = (claimant, turn, state) == (&other.claimant, &other.turn, &other.state);
    is_same && goal.implies(other.goal)
}
