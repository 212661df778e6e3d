//! Claims of certificates, for scripts.

use dooz_core::{Bitboard, Player};
use dooz_verify::{Claim, Goal, Statement};
use serde::Serialize;

/// A claim in JSON.
#[derive(Debug, Serialize)]
pub struct ClaimDocument {
    rules: String,
    /// The squares of the first player's stones.
    first: Vec<String>,
    second: Vec<String>,
    turn: &'static str,
    claimant: &'static str,
    /// `wins`, `holds`, `holds-for` or `holds-weakly`.
    goal: &'static str,
    /// The plies within which the claimant wins or for which it holds, if there is
    /// such a number.
    plies: Option<u32>,
}

impl From<&Claim> for ClaimDocument {
    fn from(claim: &Claim) -> Self {
        let Statement {
            goal,
            claimant,
            turn,
            ..
        } = claim.statement;
        let [first, second] = claim.statement.stones().each_ref().map(names);
        let (goal, plies) = match goal {
            Goal::Win => ("wins", claim.height),
            Goal::Hold => ("holds", None),
            Goal::HoldFor(plies) => ("holds-for", Some(plies.into())),
            Goal::HoldWeakly => ("holds-weakly", None),
        };
        Self {
            rules: claim.rules.to_string(),
            first,
            second,
            turn: player(turn),
            claimant: player(claimant),
            goal,
            plies,
        }
    }
}

fn names(stones: &Bitboard) -> Vec<String> {
    stones.squares().map(|square| square.to_string()).collect()
}

/// Returns the name of a player in JSON.
const fn player(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}
