//! What pictures say without words.

use dooz_core::textbook::{Cut as CutRule, Side};

use super::event::Bounds;
use super::method::{Algorithm, Method};
use super::row::Row;
use super::search_state::Cut;

/// The sign of a call: up where Max is to move, down where Min is, a square
/// where the game is over.
pub(super) const fn kind(row: &Row) -> char {
    match (row.end, row.side) {
        (Some(_), _) => '■',
        (None, Side::Max) => '▲',
        (None, Side::Min) => '▼',
    }
}

/// The sign for the ends of the widest window: what a search that met its
/// limits at once has for a score. `None` for scores that were found.
///
/// ```
/// use dooz_coach::trace::boundless;
/// assert_eq!(boundless(-i64::MAX), Some("−∞"));
/// assert_eq!(boundless(10), None);
/// ```
#[must_use]
pub const fn boundless(score: i64) -> Option<&'static str> {
    match score {
        FARTHEST.. => Some("+∞"),
        i64::MIN..=NEAREST => Some("−∞"),
        _ => None,
    }
}

/// No game has such scores, and depth takes little away from them.
const FARTHEST: i64 = 1 << 62;
const NEAREST: i64 = -FARTHEST;

/// A score, with its sign where scores have one.
pub(super) fn score(method: &Method, score: i64) -> String {
    if method.algorithm.averages() {
        score.to_string()
    } else if score == 0 {
        "0".to_owned()
    } else if let Some(sign) = boundless(score) {
        sign.to_owned()
    } else {
        format!("{score:+}").replace('-', "−")
    }
}

/// A window, with the same minus sign as scores.
pub(super) fn window(window: Bounds) -> String {
    window.to_string().replace('-', "−")
}

/// Why moves were left out: the two bounds that have met, or the one score
/// that cannot be better.
pub(super) fn reason(method: &Method, row: &Row, cut: &Cut) -> String {
    let bound = |bound: Option<i64>| bound.map_or("∞".to_owned(), |bound| score(method, bound));
    let (alpha, beta) = (bound(cut.window.alpha), bound(cut.window.beta));
    if cut.fast {
        return match row.side {
            Side::Max => format!("α = {alpha}"),
            Side::Min => format!("β = {beta}"),
        };
    }
    let above = matches!(
        method.algorithm,
        Algorithm::AlphaBeta {
            cut: CutRule::Above,
            ..
        }
    );
    format!("{alpha} {} {beta}", if above { '>' } else { '≥' })
}
