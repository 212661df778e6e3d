//! The verdict on a certificate, and the replies that it forgot to list.

use std::collections::HashMap;

use dooz_core::Bitboard;
use dooz_verify::{Certificate, Reason, Rejection, State, Step, verify_watched};

/// The stones of the claimant and of the opponent in a node of a proof, whatever
/// further stones the opponent may have.
pub(super) type Stones = (Bitboard, Bitboard);

/// Replies that nodes of a proof have to list on their own, although the rule for
/// zones would leave them out.
#[derive(Clone, Debug, Default)]
pub(super) struct MissingReplies(HashMap<Stones, Bitboard>);

impl MissingReplies {
    /// Returns the replies that a node has to list.
    pub(super) fn of(&self, stones: &Stones) -> Bitboard {
        self.0.get(stones).copied().unwrap_or(Bitboard::EMPTY)
    }

    /// Verifies a certificate. If it is rejected because of a stone that a reply may
    /// have put somewhere, notes that this reply has to be listed.
    ///
    /// Returns `true` if the certificate is accepted, and `None` if no reply would
    /// help.
    pub(super) fn learn_from(&mut self, certificate: &Certificate) -> Option<bool> {
        // The node of each depth that allows for further stones, on the way to the
        // node that is visited.
        let mut path: Vec<Option<Stones>> = Vec::new();
        let verdict = verify_watched(&certificate.write(), &mut |visit| {
            let leaves_open = match visit.step {
                Step::Others(_) => true,
                Step::Reply { also, .. } => !also.is_empty(),
                _ => false,
            };
            let state = &visit.statement.state;
            path.truncate(visit.depth);
            path.push(leaves_open.then_some((state.claimant, state.opponent)));
        });
        let Err(rejection) = verdict else {
            return Some(true);
        };
        let (set, squares) = culprits(&rejection)?;
        // Each of these nodes adds one maybe-set.
        let stones = path.into_iter().flatten().nth(set)?;
        let listed = self.0.entry(stones).or_insert(Bitboard::EMPTY);
        let is_new = !squares.without(listed).is_empty();
        *listed |= squares;
        is_new.then_some(false)
    }
}

/// Returns the number of a maybe-set, and those of its squares, because of which a
/// certificate was rejected.
fn culprits(rejection: &Rejection) -> Option<(usize, Bitboard)> {
    let State { maybe, .. } = rejection.state.as_deref()?;
    let squares: Bitboard = match rejection.reason {
        Reason::Move(square) => [square].into_iter().collect(),
        Reason::Finish(line) => line.squares().collect(),
        _ => return None,
    };
    let sets = maybe.iter().map(|set| *set & squares).enumerate();
    sets.rev().find(|(_, culprits)| !culprits.is_empty())
}
