//! The results of searches for proofs.

use dooz_verify::Certificate;

/// The result of a search for a proof of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofSearch {
    /// The claim is true, as the certificate shows.
    Proved(Certificate),
    /// The claim is false.
    Refuted,
    /// The limits were reached first, or the method cannot decide the claim.
    Unknown,
}
