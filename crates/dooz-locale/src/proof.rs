//! Proofs in sentences: what they claim, and what they say of moves.

use dooz_core::{Bitboard, MoveList, Player, Position, Square, Symbol};
use dooz_solver::{Lookup, Reply, Solution};
use dooz_verify::{Claim, Goal, Statement};

use crate::Locale;

/// Says what a proof claims: the rules, the position, and who reaches what there, where the
/// first player has the symbol `first`. A certificate has no symbols.
///
/// ```
/// use dooz_core::Symbol;
/// use dooz_locale::{Language, Locale, proof};
/// // Two in a row on three squares: the one in the middle wins.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let verified = dooz_verify::verify(certificate).unwrap();
/// assert_eq!(
///     proof::claim(&verified.claim, Symbol::X, &Locale::new(Language::English)),
///     "3x1x2, empty board, X to move: X wins within 3 moves, counting those of both players.",
/// );
/// ```
#[must_use]
pub fn claim(claim: &Claim, first: Symbol, locale: &Locale) -> String {
    let Statement { goal, claimant, .. } = claim.statement;
    let name = |player: Player| player.symbol(first).to_string();
    let (key, plies) = match goal {
        Goal::Win => ("certificate-wins", claim.height.unwrap_or_default()),
        Goal::Hold => ("certificate-holds", 0),
        Goal::HoldFor(plies) => ("certificate-holds-for", plies.into()),
        Goal::HoldWeakly => ("certificate-holds-weakly", 0),
    };
    let gaps = [
        ("position", position(claim, first, locale).into()),
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

/// Says what the claimant does at its turn: `square` is [`Lookup::move_to_play`] of
/// this place.
#[must_use]
pub fn own_move(place: &Lookup<'_>, first: Symbol, square: Square, locale: &Locale) -> String {
    let key = match place.answer() {
        Some(_) => "proof-move",
        None => "proof-any-move",
    };
    let gaps = [
        ("player", place.turn().symbol(first).to_string().into()),
        ("square", square.to_string().into()),
    ];
    locale.format(key, &gaps)
}

/// Says how a proof takes a reply of a player, the opponent of the claimant, where the
/// first player has the symbol `first`.
#[must_use]
pub fn reply(
    reply: Reply,
    player: Player,
    first: Symbol,
    square: Square,
    locale: &Locale,
) -> String {
    let key = match reply {
        Reply::Listed => "proof-listed",
        Reply::Unlisted => "proof-unlisted",
        Reply::Forced => "proof-forced",
        Reply::LeavesThreat => "proof-leaves-threat",
        Reply::Paired => "proof-paired",
        Reply::Weighed => "proof-weighed",
        Reply::Harmless => "proof-harmless",
    };
    let gaps = [
        ("player", player.symbol(first).to_string().into()),
        ("other", (!player).symbol(first).to_string().into()),
        ("square", square.to_string().into()),
    ];
    locale.format(key, &gaps)
}

/// Says how soon the claimant wins at the latest, or that the proof has ended; `None`
/// where there is nothing of that kind to say.
#[must_use]
pub fn rest(place: &Lookup<'_>, claimant: Symbol, locale: &Locale) -> Option<String> {
    if place.has_ended() {
        return Some(locale.text("proof-ended").into_owned());
    }
    let plies = place.plies_left()?;
    let gaps = [
        ("player", claimant.to_string().into()),
        ("plies", plies.into()),
    ];
    Some(locale.format("proof-plies-left", &gaps))
}

/// Returns the rules and the position of a claim, where the first player has the symbol
/// `first`.
#[must_use]
pub fn position(claim: &Claim, first: Symbol, locale: &Locale) -> String {
    let turn = claim.statement.turn.symbol(first);
    let stones = claim.statement.stones();
    let [own, others] = stones.each_ref().map(|stones| {
        let squares: Vec<_> = stones.squares().collect();
        if squares.is_empty() {
            "–".to_owned()
        } else {
            MoveList(&squares).to_string()
        }
    });
    let [crosses, circles] = match first {
        Symbol::X => [own, others],
        Symbol::O => [others, own],
    };
    let key = if is_empty(claim) {
        "certificate-board"
    } else {
        "certificate-position"
    };
    let gaps = [
        ("rules", claim.rules.to_string().into()),
        ("turn", turn.to_string().into()),
        ("crosses", crosses.into()),
        ("circles", circles.into()),
    ];
    locale.format(key, &gaps)
}

fn is_empty(claim: &Claim) -> bool {
    claim.statement.stones().iter().all(Bitboard::is_empty)
}

/// Returns `true` if a claim about the empty board alone proves that the game is a draw.
fn is_draw(claim: &Claim) -> bool {
    let Statement {
        goal,
        claimant,
        turn,
        ..
    } = claim.statement;
    let claims_of_draw = || Solution::DRAW.claims(&Position::new(claim.rules));
    is_empty(claim)
        && turn == Player::First
        && matches!(goal, Goal::Hold | Goal::HoldWeakly)
        && claims_of_draw() == [(claimant, Goal::Hold)]
}
