//! Evaluations of positions and games, prepared for drawing.

mod chart;
mod list;
mod position_editor;
mod save;
mod standing;

use dooz_coach::advice::{Knowledge, MoveValue, ValueMap, ValuedMove};
use dooz_core::textbook::Family;
use dooz_core::{Outcome, Player, Rules};
use dooz_locale::Locale;
use dooz_locale::coach::advice;

use crate::board_view::{BoardView, Heat, Tone};

pub use chart::{Chart, Point};
pub use list::{MOST_LISTED, Run, runs, window};
pub use position_editor::PositionEditor;
pub use save::Save;
pub use standing::Standing;

/// Returns the balance of a position for the evaluation bar: from -100, where the
/// second player wins, to 100, where the first player does.
///
/// A draw has 0. An estimate lies between -90 and 90 on a logarithmic scale,
/// because it grows fivefold with each stone of a line.
///
/// ```
/// use dooz_coach::advice::MoveValue;
/// use dooz_core::{Player, Rules};
/// use dooz_web::analysis::balance;
/// let win = MoveValue::Win { plies: 3 };
/// assert_eq!(balance(win, Player::Second, Rules::GOMOKU), Some(-100));
/// let better = MoveValue::Estimate { score: 15_000 };
/// assert!((1..90).contains(&balance(better, Player::First, Rules::GOMOKU).unwrap()));
/// assert_eq!(balance(MoveValue::Unknown, Player::First, Rules::GOMOKU), None);
/// ```
#[must_use]
pub fn balance(value: MoveValue, mover: Player, rules: Rules) -> Option<i8> {
    let for_mover = match value {
        MoveValue::Win { .. } => 100,
        MoveValue::Draw => 0,
        MoveValue::Loss { .. } => -100,
        MoveValue::Estimate { score } => {
            let full = Family::Power.weights(rules.k()).own(rules.k());
            let steps = |score: u64| f64::from((score + 1).ilog2());
            let share = steps(score.unsigned_abs()) / steps(full.unsigned_abs());
            let size = (90.0 * share.min(1.0)) as i8;
            if score < 0 { -size } else { size }
        }
        MoveValue::Unknown => return None,
    };
    Some(match mover {
        Player::First => for_mover,
        Player::Second => -for_mover,
    })
}

/// Returns the [`balance`] of a finished game.
#[must_use]
pub const fn final_balance(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Win(Player::First) => 100,
        Outcome::Win(Player::Second) => -100,
        Outcome::Draw => 0,
    }
}

/// Returns the [`balance`] of the position of a map, given best play.
#[must_use]
pub fn map_balance(map: &ValueMap) -> Option<i8> {
    balance(map.best()?.value, map.turn, map.rules)
}

/// Returns `true` if one map knows at least as much as another one of the same
/// position. A repeated question begins with less than is known already.
///
/// ```
/// use dooz_coach::advice::Adviser;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_web::analysis::knows_as_much;
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// let whole = Adviser::new().values(&position, &Limits::default());
/// let nothing = Adviser::new().values(&position, &Limits { nodes: Some(1), ..Limits::default() });
/// assert!(knows_as_much(&whole, &nothing) && !knows_as_much(&nothing, &whole));
/// ```
#[must_use]
pub fn knows_as_much(new: &ValueMap, old: &ValueMap) -> bool {
    let known = |map: &ValueMap| {
        let exact = map.moves.iter().filter(|found| found.is_exact()).count();
        let depths = map.moves.iter().filter_map(|found| match found.knowledge {
            Knowledge::Search { plies } => Some(plies),
            Knowledge::Exact | Knowledge::None => None,
        });
        (exact, depths.max())
    };
    known(new) >= known(old)
}

/// Shows the values of moves in the cells of a board.
pub fn show_values(view: &mut BoardView, map: &ValueMap, locale: &Locale) {
    let estimates = map.moves.iter().filter_map(|found| match found.value {
        MoveValue::Estimate { score } => Some(score),
        _ => None,
    });
    let best = estimates.max();
    for found in &map.moves {
        if found.value != MoveValue::Unknown {
            view.cell_mut(found.square).heat = Some(heat(found, best, locale));
        }
    }
}

/// Returns the heat of a move. An estimated move counts as good if it comes near
/// the `best` estimate.
fn heat(found: &ValuedMove, best: Option<i64>, locale: &Locale) -> Heat {
    let tone = match found.value {
        MoveValue::Win { .. } => Tone::Win,
        MoveValue::Loss { .. } => Tone::Loss,
        MoveValue::Draw | MoveValue::Unknown => Tone::Even,
        MoveValue::Estimate { score } => match best {
            Some(best) if score >= best - best.abs() / 10 => Tone::Good,
            _ if score < 0 => Tone::Bad,
            _ => Tone::Even,
        },
    };
    Heat {
        text: locale.digits().convert(&advice::sign(found)).into_owned(),
        description: advice::value(found.value, locale),
        tone,
        exact: found.knowledge == Knowledge::Exact,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_coach::advice::Adviser;
    use dooz_core::{Limits, Position, Setup, Symbol};
    use dooz_locale::Language;

    fn shown(rules: Rules, picture: &str) -> BoardView {
        let setup = Setup::parse(rules, picture, Symbol::X).unwrap();
        let position = setup.position().unwrap();
        let map = Adviser::new().values(&position, &Limits::default());
        let mut view = BoardView::of(&position, setup.first());
        show_values(&mut view, &map, &Locale::new(Language::Persian));
        view
    }

    #[test]
    fn each_free_cell_shows_the_value_of_a_move_and_no_other_does() {
        let view = shown(Rules::TIC_TAC_TOE, "XX. / OO. / ...");
        let heats: Vec<Option<&str>> = view
            .cells
            .iter()
            .map(|cell| cell.heat.as_ref().map(|heat| heat.text.as_str()))
            .collect();
        assert_eq!(heats[2], Some("+۱"));
        assert_eq!(heats[0], None);
        assert!(view.cells[2].heat.as_ref().is_some_and(|heat| heat.exact));
        assert_eq!(
            view.cells[6].heat.as_ref().map(|heat| heat.tone),
            Some(Tone::Loss)
        );
    }

    #[test]
    fn moves_that_were_not_searched_stay_blank() {
        let position = Position::new(Rules::GOMOKU);
        let map = Adviser::new().values(&position, &Limits::default());
        let mut view = BoardView::of(&position, Symbol::X);
        show_values(&mut view, &map, &Locale::new(Language::English));
        let heats = view.cells.iter().filter(|cell| cell.heat.is_some()).count();
        assert!((1..=Adviser::MOST_SEARCHED + 1).contains(&heats));
    }

    #[test]
    fn an_estimate_never_looks_like_a_win() {
        for score in [0, 1, 1000, i64::MAX - 1] {
            let balance =
                |score| balance(MoveValue::Estimate { score }, Player::First, Rules::GOMOKU);
            let better = balance(score).unwrap();
            assert!((0..=90).contains(&better));
            assert_eq!(balance(-score), Some(-better));
        }
    }
}
