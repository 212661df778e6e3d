//! The scores that a player gave its moves, as colours on the board.

use dooz_core::{ScoredMove, Square};
use dooz_locale::Locale;
use dooz_play::matches::Thought;

use crate::board_view::{BoardView, Heat, Tone};

/// Shows the scores of a player's moves on the free squares of a board. The move
/// that it made tells which end of the scale is the good one.
///
/// ```
/// use dooz_core::{Position, Rules, ScoredMove, Symbol};
/// use dooz_locale::{Language, Locale};
/// use dooz_web::board_view::{BoardView, Tone};
/// use dooz_web::play::show_scores;
/// let mut view = BoardView::of(&Position::new(Rules::TIC_TAC_TOE), Symbol::X);
/// let moves = [("a1".parse()?, -7), ("b2".parse()?, 90)];
/// let moves = moves.map(|(square, own_score)| ScoredMove { square, score: None, own_score });
/// show_scores(&mut view, &moves, Some("b2".parse()?), &Locale::new(Language::English));
/// let heat = view.cell_mut("a1".parse()?).heat.clone().unwrap();
/// assert_eq!((heat.text.as_str(), heat.tone), ("-7", Tone::Loss));
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
pub fn show_scores(
    view: &mut BoardView,
    moves: &[ScoredMove],
    chosen: Option<Square>,
    locale: &Locale,
) {
    let numbers = || moves.iter().map(|mv| mv.own_score);
    let (Some(least), Some(most)) = (numbers().min(), numbers().max()) else {
        return;
    };
    let of_chosen = moves.iter().find(|mv| Some(mv.square) == chosen);
    let is_turned = of_chosen.is_some_and(|mv| mv.own_score == least);
    for mv in moves {
        let (square, score) = (mv.square, mv.own_score);
        let cell = view.cell_mut(square);
        if cell.stone.is_some() {
            continue;
        }
        let fifth = fifth(score, least, most);
        let fifth = if is_turned { 4 - fifth } else { fifth };
        let tone = if least == most {
            Tone::Even
        } else {
            [Tone::Loss, Tone::Bad, Tone::Even, Tone::Good, Tone::Win][fifth]
        };
        cell.heat = Some(Heat {
            text: short(score, locale),
            description: locale.format("advice-value-estimate", &[("score", score.into())]),
            tone,
            exact: true,
        });
    }
}

/// Returns the scores of a thought that are worth showing. A bound says nothing of a move
/// but that it is no better than another.
pub fn exact_scores(thought: &Thought) -> impl Iterator<Item = &ScoredMove> {
    let moves = thought.moves.iter().zip(thought.bounds());
    moves.filter(|(_, bound)| !bound).map(|(mv, _)| mv)
}

/// Returns the fifth of a scale that contains a number, from 0 to 4.
fn fifth(score: i64, least: i64, most: i64) -> usize {
    let whole = i128::from(most) - i128::from(least);
    let part = i128::from(score) - i128::from(least);
    let fifth = (part * 5).checked_div(whole).unwrap_or(0).clamp(0, 4);
    usize::try_from(fifth).expect("it is at most 4")
}

/// Shortens a score to fit into a cell: large ones in thousands, millions and
/// so on.
fn short(score: i64, locale: &Locale) -> String {
    let mut number = score;
    let mut signs = ["", "k", "M", "G", "T", "P"].into_iter();
    let mut sign = signs.next().unwrap_or_default();
    while number.unsigned_abs() >= 10_000
        && let Some(next) = signs.next()
    {
        number /= 1000;
        sign = next;
    }
    locale.number(number) + sign
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::{Position, Rules, Symbol};
    use dooz_locale::Language;

    fn tones(scores: [i64; 3], chosen: &str) -> Vec<Tone> {
        let mut view = BoardView::of(&Position::new(Rules::TIC_TAC_TOE), Symbol::X);
        let squares = ["a3", "b3", "c3"].map(|square| square.parse().unwrap());
        let moves = squares.into_iter().zip(scores);
        let moves: Vec<ScoredMove> = moves
            .map(|(square, own_score)| ScoredMove {
                square,
                score: None,
                own_score,
            })
            .collect();
        let locale = Locale::new(Language::English);
        show_scores(&mut view, &moves, chosen.parse().ok(), &locale);
        let heats = view.cells.into_iter().filter_map(|cell| cell.heat);
        heats.map(|heat| heat.tone).collect()
    }

    #[test]
    fn the_move_that_was_made_is_at_the_good_end() {
        assert_eq!(
            tones([0, 50, 100], "c3"),
            [Tone::Loss, Tone::Even, Tone::Win]
        );
        assert_eq!(
            tones([0, 50, 100], "a3"),
            [Tone::Win, Tone::Even, Tone::Loss]
        );
    }

    #[test]
    fn equal_scores_are_neither_good_nor_bad() {
        assert_eq!(tones([7, 7, 7], "a3"), [Tone::Even; 3]);
    }

    #[test]
    fn scores_at_the_ends_of_their_type_have_their_places() {
        assert_eq!(
            tones([i64::MIN, 0, i64::MAX], "c3"),
            [Tone::Loss, Tone::Even, Tone::Win]
        );
    }

    #[test]
    fn a_large_score_is_shortened() {
        let locale = Locale::new(Language::English);
        assert_eq!(short(9999, &locale), "9,999");
        assert_eq!(short(-1_234_567, &locale), "-1,234k");
        assert_eq!(short(i64::MAX, &locale), "9,223P");
    }
}
