//! Evaluations of positions and games, prepared for drawing.

mod chart;
mod list;
mod position_editor;
mod save;
mod standing;

use dooz_coach::advice::{Knowledge, MoveValue, ValueMap, ValuedMove};
use dooz_coach::analysis::Analyst;
use dooz_core::exact::{Endgame, PackedRules};
use dooz_core::{Outcome, Player, Position};
use dooz_locale::Locale;
use dooz_locale::coach::advice;

use crate::board_view::{BoardView, CellMark, Heat, Tone};
use crate::protocol::Analysis;

pub use chart::{Chart, Point};
pub use list::{MOST_LISTED, Run, runs, window};
pub use position_editor::PositionEditor;
pub use save::Save;
pub use standing::Standing;

/// Returns the balance of a position for the evaluation bar: from -100, where the
/// second player wins, to 100, where the first player does.
///
/// A draw has 0. An estimate lies between -90 and 90, as far from 0 as the chance of
/// winning from one half.
///
/// ```
/// use dooz_coach::advice::MoveValue;
/// use dooz_core::Player;
/// use dooz_web::analysis::balance;
/// let win = MoveValue::Win { plies: 3 };
/// assert_eq!(balance(win, Player::Second), Some(-100));
/// let better = MoveValue::Estimate { score: 150 };
/// assert!((1..90).contains(&balance(better, Player::First).unwrap()));
/// assert_eq!(balance(MoveValue::Unknown, Player::First), None);
/// ```
#[must_use]
pub fn balance(value: MoveValue, mover: Player) -> Option<i8> {
    let full = match value {
        MoveValue::Estimate { .. } => 90.0,
        _ => 100.0,
    };
    let for_mover = (full * (2.0 * value.chance()? - 1.0)) as i8;
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
    balance(map.best()?.value, map.turn)
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

/// Returns `true` if the analysis of a position goes on until it is stopped, since the
/// game cannot be searched to its end.
///
/// ```
/// use dooz_core::{Position, Rules};
/// use dooz_web::analysis::is_live;
/// assert!(is_live(&Position::new(Rules::GOMOKU)));
/// assert!(!is_live(&Position::new("5x5x4".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_live(position: &Position) -> bool {
    Analyst::supports(position.rules()) && !can_be_solved(position)
}

/// Returns `true` if a search to the end of the game may be short enough.
pub(crate) fn can_be_solved(position: &Position) -> bool {
    let is_near = position.empty().len() <= Endgame::MOST_EMPTY + 1;
    is_near || PackedRules::new(position.rules()).is_some()
}

/// Shows the values of moves in the cells of a board, and which of them is the best if
/// not all are known.
pub fn show_values(view: &mut BoardView, analysis: &Analysis, locale: &Locale) {
    let map = &analysis.map;
    if analysis.search.is_some()
        && let Some(best) = analysis.lines.first()
    {
        view.cell_mut(best.found.square).mark = Some(CellMark::Best);
    }
    let best = map.best().and_then(|best| best.value.chance());
    for found in &map.moves {
        if found.value != MoveValue::Unknown {
            view.cell_mut(found.square).heat = Some(heat(found, best, locale));
        }
    }
}

/// Shows the threats of both players on the empty squares of a board.
pub fn show_threats(view: &mut BoardView, analysis: &Analysis) {
    let Some(search) = &analysis.search else {
        return;
    };
    let to_move = view.to_move;
    for threat in &search.threats.threats {
        let symbol = if threat.player == analysis.map.turn {
            to_move
        } else {
            !to_move
        };
        view.cell_mut(threat.square).threats[symbol as usize] = Some(threat.class);
    }
}

/// The chance of winning by which a good move may be worse than the best.
const NEAR: f64 = 0.05;

/// Returns the heat of a move. An estimated move counts as good if its chance comes
/// near the `best`.
fn heat(found: &ValuedMove, best: Option<f64>, locale: &Locale) -> Heat {
    let chance = found.value.chance();
    let tone = match found.value {
        MoveValue::Win { .. } => Tone::Win,
        MoveValue::Loss { .. } => Tone::Loss,
        MoveValue::Estimate { .. } if chance >= best.map(|best| best - NEAR) => Tone::Good,
        MoveValue::Estimate { score: ..0 } => Tone::Bad,
        MoveValue::Draw | MoveValue::Estimate { .. } | MoveValue::Unknown => Tone::Even,
    };
    Heat {
        text: locale.digits().convert(&advice::sign(found)).into_owned(),
        description: advice::worth(found, locale),
        tone,
        exact: found.knowledge == Knowledge::Exact,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::LiveSearch;
    use dooz_coach::advice::{Adviser, Suggestion};
    use dooz_coach::analysis::{ForcedWins, ThreatClass, ThreatMap};
    use dooz_core::{Limits, Rules, Setup, Square, Symbol};
    use dooz_locale::Language;
    use std::time::Duration;

    fn solved(map: ValueMap) -> Analysis {
        let (lines, search) = (Vec::new(), None);
        Analysis { map, lines, search }
    }

    fn shown(rules: Rules, picture: &str) -> BoardView {
        let setup = Setup::parse(rules, picture, Symbol::X).unwrap();
        let position = setup.position().unwrap();
        let map = Adviser::new().values(&position, &Limits::default());
        let mut view = BoardView::of(&position, setup.first());
        show_values(&mut view, &solved(map), &Locale::new(Language::Persian));
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
        show_values(&mut view, &solved(map), &Locale::new(Language::English));
        let heats = view.cells.iter().filter(|cell| cell.heat.is_some()).count();
        assert!((1..=Adviser::BEST_MOVES).contains(&heats));
    }

    #[test]
    fn the_best_move_and_the_threats_of_a_live_analysis_are_marked() {
        let mut position = Position::new(Rules::GOMOKU);
        for square in ["h8", "a1", "i8", "a3", "j8"] {
            position.play(square.parse().unwrap()).unwrap();
        }
        let best: Square = "g8".parse().unwrap();
        let found = ValuedMove {
            square: best,
            value: MoveValue::Loss { plies: 6 },
            knowledge: Knowledge::Search { plies: 4 },
        };
        let moves = position
            .legal_moves()
            .map(|square| ValuedMove { square, ..found });
        let map = ValueMap {
            rules: position.rules(),
            turn: position.turn(),
            moves: moves.collect(),
        };
        let line = vec![best];
        let live = Analysis {
            map,
            lines: vec![Suggestion { found, line }],
            search: Some(LiveSearch {
                depth: 4,
                nodes: 9,
                time: Duration::ZERO,
                threats: ThreatMap::of(&position).unwrap(),
                wins: ForcedWins::default(),
            }),
        };
        let mut view = BoardView::of(&position, Symbol::O);
        show_values(&mut view, &live, &Locale::new(Language::English));
        show_threats(&mut view, &live);
        let cell = view.cell_mut(best);
        assert_eq!(cell.mark, Some(CellMark::Best));
        // The first player, who has the three, plays with circles.
        assert_eq!(cell.threats, [None, Some(ThreatClass::OpenFour)]);
    }

    #[test]
    fn an_estimate_never_looks_like_a_win() {
        for score in [0, 1, 1000, i64::MAX - 1] {
            let balance = |score| balance(MoveValue::Estimate { score }, Player::First);
            let better = balance(score).unwrap();
            assert!((0..=90).contains(&better));
            assert_eq!(balance(-score), Some(-better));
        }
    }
}
