//! Claims of certificates, for people and for scripts.

use dooz_core::{Bitboard, LineRule, Player, Symbol};
use dooz_locale::Locale;
use dooz_verify::{Claim, Goal, Statement};
use serde::Serialize;

use crate::commands::explain::symbol;

/// Returns a claim in words: the rules, the position, and who reaches what there.
pub(crate) fn claim_text(claim: &Claim, locale: &Locale) -> String {
    let Statement { goal, claimant, .. } = claim.statement;
    let name = |player| symbol(player, Symbol::X).to_string();
    let (key, plies) = match goal {
        Goal::Win => ("certificate-wins", claim.height.unwrap_or_default()),
        Goal::Hold => ("certificate-holds", 0),
        Goal::HoldFor(plies) => ("certificate-holds-for", plies.into()),
        Goal::HoldWeakly => ("certificate-holds-weakly", 0),
    };
    let gaps = [
        ("position", position_text(claim, locale).into()),
        ("player", name(claimant).into()),
        ("opponent", name(!claimant).into()),
        ("plies", plies.into()),
    ];
    let sentence = locale.format(key, &gaps);
    if is_draw(claim) {
        format!("{sentence} {}", locale.text("certificate-draw"))
    } else {
        sentence
    }
}

/// Returns the rules and the position of a claim.
fn position_text(claim: &Claim, locale: &Locale) -> String {
    let turn = symbol(claim.statement.turn, Symbol::X);
    let stones = claim.statement.stones();
    let [first, second] = stones.each_ref().map(|stones| match names(stones) {
        names if names.is_empty() => "–".to_owned(),
        names => names.join(" "),
    });
    let key = if is_empty(claim) {
        "certificate-board"
    } else {
        "certificate-position"
    };
    let gaps = [
        ("rules", claim.rules.to_string().into()),
        ("turn", turn.to_string().into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    locale.format(key, &gaps)
}

fn is_empty(claim: &Claim) -> bool {
    claim.statement.stones().iter().all(Bitboard::is_empty)
}

/// Returns `true` if a claim that a player holds means that the game is a draw.
///
/// On the empty board the second player cannot win either: the first could use a
/// winning strategy of the second's, with a stone in addition (Nash's argument of
/// strategy stealing). That is so in freestyle, where a stone more never does harm;
/// by other rules it can make a line too long, or a move a foul.
pub(crate) fn is_draw(claim: &Claim) -> bool {
    let Statement {
        goal,
        claimant,
        turn,
        ..
    } = claim.statement;
    is_empty(claim)
        && claim.rules.line() == LineRule::Freestyle
        && matches!(goal, Goal::Hold | Goal::HoldWeakly)
        && (claimant, turn) == (Player::Second, Player::First)
}

/// A claim in JSON.
#[derive(Debug, Serialize)]
pub(crate) struct ClaimDocument {
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
