//! Other views of a board.

use dooz_core::{Rules, Symmetry};

/// Turns the view of a board clockwise: a square one by a quarter, an oblong one by a
/// half.
///
/// ```
/// use dooz_core::{Rules, Symmetry};
/// use dooz_web::board_view::turned;
/// assert_eq!(turned(Symmetry::Identity, Rules::GOMOKU), Symmetry::Turn);
/// assert_eq!(turned(Symmetry::Identity, "7x6x4".parse()?), Symmetry::HalfTurn);
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn turned(view: Symmetry, rules: Rules) -> Symmetry {
    view.then(if rules.width() == rules.height() {
        Symmetry::Turn
    } else {
        Symmetry::HalfTurn
    })
}

/// Flips the view of a board, so that left and right change places.
#[must_use]
pub fn flipped(view: Symmetry) -> Symmetry {
    view.then(Symmetry::MirrorColumns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_turns_or_two_flips_change_nothing() {
        for (rules, turns) in [("15x15x5", 4), ("7x6x4", 2)] {
            let rules = rules.parse().unwrap();
            let view = (0..turns).fold(Symmetry::Identity, |view, _| turned(view, rules));
            assert_eq!(view, Symmetry::Identity);
        }
        assert_eq!(flipped(flipped(Symmetry::Turn)), Symmetry::Turn);
    }
}
