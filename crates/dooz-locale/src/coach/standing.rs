//! The side to move at a call, or the end of its game.

use dooz_coach::trace::End;
use dooz_core::Symbol;
use dooz_core::textbook::Side;

use crate::Locale;

/// Names the side to move, or the end of the game; there is no symbol to move
/// in a tree of numbers.
pub(super) fn standing(
    locale: &Locale,
    side: Side,
    end: Option<End>,
    to_move: Option<Symbol>,
) -> String {
    let key = match (end, side, to_move) {
        (Some(End::MaxWins | End::MinWins), ..) => "trace-win",
        (Some(End::Draw), ..) => "trace-draw",
        (Some(End::Leaf), ..) => "trace-leaf",
        (None, Side::Max, None) => "trace-max-tree",
        (None, Side::Min, None) => "trace-min-tree",
        (None, Side::Max, Some(_)) => "trace-max",
        (None, Side::Min, Some(_)) => "trace-min",
    };
    let has_lost = matches!(
        (end, side),
        (Some(End::MaxWins), Side::Min) | (Some(End::MinWins), Side::Max)
    );
    let symbol = to_move.map(|symbol| if has_lost { !symbol } else { symbol });
    let symbol = symbol.map_or(String::new(), |symbol| symbol.to_string());
    locale.format(key, &[("symbol", symbol.into())])
}
