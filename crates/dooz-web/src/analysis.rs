//! Evaluations of positions and games, prepared for drawing.

mod chart;
mod grade;
mod list;
mod save;
mod standing;
mod worth;

use dooz_coach::advice::{Knowledge, ValueMap, ValuedMove};
use dooz_coach::analysis::Analyst;
use dooz_core::Position;
use dooz_core::exact::{Endgame, PackedRules};
use dooz_locale::Locale;

use crate::board_view::{BoardView, Heat, Tone};
use crate::protocol::Analysis;

pub use chart::{Chart, Point};
pub use grade::{Grade, accuracy, cost, worth_before};
pub use list::{MOST_LISTED, Run, runs, window};
pub use save::Save;
pub use standing::Standing;
pub use worth::Worth;

/// Returns `true` if one map knows at least as much as another one of the same
/// position. An answer to a repeated question starts from less than is known.
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
        let exact = map.moves.iter().filter(|found| found.is_proven()).count();
        let depths = map.moves.iter().filter_map(|found| match found.knowledge {
            Knowledge::Search { plies } => Some(plies),
            Knowledge::Exact | Knowledge::Proven | Knowledge::None => None,
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

/// Shows the chances of the best moves on a board. Where every move is proven, the
/// others have a colour as well.
pub fn show_values(
    view: &mut BoardView,
    analysis: &Analysis,
    names: &[String; 2],
    locale: &Locale,
) {
    let map = &analysis.map;
    let worth = |found: &ValuedMove| Worth::of(found, map.turn);
    if analysis.search.is_some() {
        let lines = analysis.lines.iter();
        let chances =
            lines.filter_map(|line| Some((line.found.square, worth(&line.found).percent()?)));
        view.show_candidates(chances);
        return;
    }
    let best = map.best().map(|best| best.value);
    for found in &map.moves {
        let worth = worth(found);
        if let Some(percent) = worth.percent() {
            view.cell_mut(found.square).heat = Some(Heat {
                text: locale.number(u16::from(percent)),
                description: worth.text(names, locale),
                tone: Tone::of(found, best),
                exact: worth.is_proven(),
            });
        }
    }
    // If most moves are best, none of them is worth pointing at.
    let best: Vec<_> = map.from_best();
    let best = best
        .iter()
        .filter(|found| Some(found.value) == best.first().map(|best| best.value));
    let best: Vec<_> = best
        .filter_map(|found| Some((found.square, worth(found).percent()?)))
        .collect();
    if map.is_proven() && best.len() <= BoardView::CANDIDATES {
        view.show_candidates(best);
    }
}

/// Shows the threats of both players on a board: the rows of stones, and the squares that
/// complete them.
pub fn show_threats(view: &mut BoardView, analysis: &Analysis) {
    let Some(search) = &analysis.search else {
        return;
    };
    let to_move = view.to_move;
    let symbol_of = |player| {
        if player == analysis.map.turn {
            to_move
        } else {
            !to_move
        }
    };
    view.show_threats(&search.threats.lines, symbol_of);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::LiveSearch;
    use dooz_coach::advice::{Adviser, MoveValue, Suggestion};
    use dooz_coach::analysis::{ForcedWins, ThreatClass, ThreatMap};
    use dooz_core::{Limits, Rules, Setup, Square, Symbol};
    use dooz_locale::Language;

    fn solved(map: ValueMap) -> Analysis {
        let (lines, search) = (Vec::new(), None);
        Analysis { map, lines, search }
    }

    fn names() -> [String; 2] {
        ["X", "O"].map(str::to_owned)
    }

    fn shown(rules: Rules, picture: &str) -> BoardView {
        let setup = Setup::parse(rules, picture, Symbol::X).unwrap();
        let position = setup.position().unwrap();
        let map = Adviser::new().values(&position, &Limits::default());
        let mut view = BoardView::of(&position, setup.first());
        show_values(
            &mut view,
            &solved(map),
            &names(),
            &Locale::new(Language::Persian),
        );
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
        assert_eq!(heats[2], Some("۱۰۰"));
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
        show_values(
            &mut view,
            &solved(map),
            &names(),
            &Locale::new(Language::English),
        );
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
            best_is_proven: false,
        };
        let line = vec![best];
        let live = Analysis {
            map,
            lines: vec![Suggestion { found, line }],
            search: Some(LiveSearch {
                depth: 4,
                nodes: 9,
                threats: ThreatMap::of(&position).unwrap(),
                wins: ForcedWins::default(),
            }),
        };
        let mut view = BoardView::of(&position, Symbol::O);
        show_values(&mut view, &live, &names(), &Locale::new(Language::English));
        show_threats(&mut view, &live);
        let cell = view.cell_mut(best);
        let candidate = cell.candidate.unwrap();
        // The first player wins, though the second is to move.
        assert_eq!((candidate.percent, candidate.best), (99, true));
        // The first player, who has the three, plays with circles.
        assert_eq!(cell.threats, [None, Some(ThreatClass::OpenFour)]);
    }
}
