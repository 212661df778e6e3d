//! Classes of moves by their quality.

use dooz_core::Square;
use serde::{Deserialize, Serialize};

use super::move_value::{MoveValue, ValueMap, ValuedMove};

/// The quality of a move among those that could be played.
///
/// The classes from [`MoveClass::Forced`] to [`MoveClass::Loses`] are proven;
/// in positions that can be solved, every move has one of them. The first that
/// fits is taken, in this order.
///
/// ```
/// use dooz_coach::advice::{Adviser, MoveClass};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X.. / ... / ...", Symbol::O)?;
/// let map = Adviser::new().values(&setup.position()?, &Limits::default());
/// assert_eq!(MoveClass::of(&map, "b2".parse()?), MoveClass::Only);
/// assert_eq!(MoveClass::of(&map, "c3".parse()?), MoveClass::Loses);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveClass {
    /// There was no other legal move.
    Forced,
    /// The only move that kept the win, or the draw.
    Only,
    /// No other move is known to be better: to win faster, to lose later, or to win
    /// instead of a draw.
    Best,
    /// It keeps the win, but another move is proven to win in fewer plies than are proven
    /// of it.
    SlowerWin,
    /// The game was lost already, but it could have lasted longer.
    FasterLoss,
    /// The game was won, and now it is a draw.
    ThrowsWinAway,
    /// Now the game is certainly lost; before, it was won or a draw, or the search
    /// saw better chances.
    Loses,
    /// Another move certainly wins; it is not known if this one does.
    Unproven,
    /// It certainly loses; it is not known if another move would have saved the
    /// game.
    Lost,
    /// Nothing is proven, but the search prefers no other move.
    Preferred,
    /// Nothing is proven, and the search prefers another move, but not by much.
    Good,
    /// Nothing is proven, and the search prefers another move.
    Doubtful,
    /// Nothing is proven, but the search sees the chance of winning fall by far.
    Mistake,
    /// Nothing is known of the move.
    Unknown,
}

/// The loss of winning chance from which on a move is doubtful.
pub(super) const DOUBTFUL: f64 = 0.1;

/// The loss of winning chance from which on a move is a mistake.
pub(super) const MISTAKE: f64 = 0.25;

impl MoveClass {
    /// Returns the class of a legal move.
    ///
    /// # Panics
    ///
    /// Panics if the move is not in the map.
    #[must_use]
    pub fn of(map: &ValueMap, square: Square) -> Self {
        let own = map.of(square).expect("the move is one of the map");
        if map.moves.len() == 1 {
            return Self::Forced;
        }
        match (map.outcome(), own.proven()) {
            (Some(before), Some(after)) if after == before => Self::keeping(map, own, after),
            (Some(_), Some(-1)) => Self::Loses,
            (Some(_), Some(_)) => Self::ThrowsWinAway,
            (before, after) => Self::estimated(map, own, before, after),
        }
    }

    /// Returns the class of a move that is proven to keep the outcome.
    fn keeping(map: &ValueMap, own: &ValuedMove, outcome: i8) -> Self {
        let is_only = || {
            let mut others = map.moves.iter().filter(|other| other.square != own.square);
            others.all(|other| other.proven().is_some_and(|other| other < outcome))
        };
        match own.value {
            MoveValue::Win { .. } | MoveValue::Draw if is_only() => Self::Only,
            _ if map.better(own.square).is_none() => Self::Best,
            MoveValue::Win { .. } => Self::SlowerWin,
            _ => Self::FasterLoss,
        }
    }

    /// Returns the class of a move where the outcome of the position or that of the move is
    /// not proven.
    fn estimated(map: &ValueMap, own: &ValuedMove, before: Option<i8>, after: Option<i8>) -> Self {
        let best = map.best().expect("there is at least this move");
        let chances = best.chance().zip(own.chance());
        let loss = chances.map(|(best, own)| best - own);
        match (before, after, loss) {
            (Some(1), ..) => Self::Unproven,
            (_, Some(-1), Some(MISTAKE..)) => Self::Loses,
            (_, Some(-1), _) if own.value != best.value => Self::Lost,
            (_, _, None) => Self::Unknown,
            _ if own.value == best.value => Self::Preferred,
            (_, _, Some(MISTAKE..)) => Self::Mistake,
            (_, _, Some(DOUBTFUL..)) => Self::Doubtful,
            _ => Self::Good,
        }
    }

    /// Returns `true` if the move made the position worse: a win became a draw, or a
    /// win or draw became a loss, or a search sees the chance of winning fall by far.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::ThrowsWinAway | Self::Loses | Self::Mistake)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Adviser;
    use dooz_core::{Limits, Setup, Symbol};

    #[track_caller]
    fn class(rules: &str, picture: &str, to_move: Symbol, square: &str) -> MoveClass {
        let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
        let position = setup.position().unwrap();
        let map = Adviser::new().values(&position, &Limits::default());
        MoveClass::of(&map, square.parse().unwrap())
    }

    #[test]
    fn the_last_free_square_is_forced() {
        let board = "XOX / XOO / OX.";
        assert_eq!(class("3x3x3", board, Symbol::X, "c1"), MoveClass::Forced);
    }

    #[test]
    fn an_answer_in_the_centre_is_the_only_one_to_a_corner() {
        let board = "X.. / ... / ...";
        assert_eq!(class("3x3x3", board, Symbol::O, "b2"), MoveClass::Only);
        assert_eq!(class("3x3x3", board, Symbol::O, "b3"), MoveClass::Loses);
    }

    #[test]
    fn several_equal_moves_are_all_best() {
        let board = "... / ... / ...";
        assert_eq!(class("3x3x3", board, Symbol::X, "b2"), MoveClass::Best);
        assert_eq!(class("3x3x3", board, Symbol::X, "b3"), MoveClass::Best);
    }

    #[test]
    fn a_win_can_be_slower_or_thrown_away() {
        // c3 wins at once; b2 wins a move later.
        let board = "XX. / O.. / O..";
        assert_eq!(class("3x3x3", board, Symbol::X, "c3"), MoveClass::Best);
        assert_eq!(class("3x3x3", board, Symbol::X, "b2"), MoveClass::SlowerWin);
        let board = "X.. / O.. / ...";
        assert_eq!(
            class("3x3x3", board, Symbol::X, "b1"),
            MoveClass::ThrowsWinAway
        );
    }

    #[test]
    fn a_lost_game_can_be_lost_faster() {
        // Every move loses, but only c3 stops the win in the right column.
        let board = ".X. / ..X / OOX";
        assert_eq!(class("3x3x3", board, Symbol::O, "c3"), MoveClass::Best);
        for square in ["a3", "a2", "b2"] {
            let class = class("3x3x3", board, Symbol::O, square);
            assert_eq!(class, MoveClass::FasterLoss, "{square}");
        }
    }

    #[test]
    fn where_nothing_is_proven_the_search_has_the_word() {
        let board = format!("{}XX....OO{}", ".".repeat(44), ".".repeat(48));
        let setup = Setup::parse("10x10x5".parse().unwrap(), &board, Symbol::X).unwrap();
        let position = setup.position().unwrap();
        let class = |square: &str| {
            let square = square.parse().unwrap();
            let why = Adviser::new().explain(&position, square, &Limits::default());
            why.unwrap().class
        };
        let best = Adviser::new().values(&position, &Limits::default());
        let best = best.best().unwrap().square.to_string();
        assert_eq!(class(&best), MoveClass::Preferred);
        assert_eq!(class("a1"), MoveClass::Doubtful);
    }

    #[test]
    fn what_wins_beside_a_proven_win_is_not_known() {
        let rules = "9x9x5";
        let board = format!("XXXX.....{}OOO.O....{}", ".".repeat(9), ".".repeat(54));
        assert_eq!(class(rules, &board, Symbol::X, "e9"), MoveClass::Best);
        assert_eq!(class(rules, &board, Symbol::X, "d7"), MoveClass::Unproven);
        assert_eq!(class(rules, &board, Symbol::X, "a1"), MoveClass::Loses);
    }
}
