//! The cost and the findings of a search on a large board.

use dooz_core::textbook::{Candidates, Family, Intuition};
use dooz_core::{Position, Score, ScoredMove};
use dooz_locale::Locale;

use crate::board_view::{BoardView, Heat, Tone};

/// The number of positions up to a given depth, without pruning.
///
/// ```
/// use dooz_core::{Rules, Setup, Symbol};
/// use dooz_web::lesson::Lookahead;
/// let setup = Setup::parse("5x5x4".parse()?, "..... ..... ..X.. ..... .....", Symbol::O)?;
/// let ahead = Lookahead::of(&setup.position()?, 2);
/// // 24 cells, then 23; and those beside a stone.
/// assert_eq!(ahead.everywhere, 24 + 24 * 23);
/// assert_eq!(ahead.near, 8 + 4 * 10 + 4 * 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead {
    /// The positions after any moves.
    pub everywhere: u64,
    /// The positions after moves beside stones.
    pub near: u64,
}

impl Lookahead {
    /// The maximum depth: counting deeper would block the page.
    pub const DEEPEST: u32 = 3;

    /// Counts the positions after one to `depth` moves, at most
    /// [`Lookahead::DEEPEST`].
    #[must_use]
    pub fn of(position: &Position, depth: u32) -> Self {
        let depth = depth.min(Self::DEEPEST);
        let weights = Family::Power.weights(position.rules().k());
        let mut intuition = Intuition::new(weights);
        intuition.candidates = Candidates::Near(1);
        Self {
            everywhere: everywhere(position.empty().len() as u64, depth),
            near: count(position, &intuition, depth),
        }
    }
}

/// Counts the positions after up to `depth` moves on free cells, each of which
/// leaves one cell less for the next.
fn everywhere(cells: u64, depth: u32) -> u64 {
    if depth == 0 || cells == 0 {
        return 0;
    }
    cells * (1 + everywhere(cells - 1, depth - 1))
}

fn count(position: &Position, intuition: &Intuition, depth: u32) -> u64 {
    let moves = || intuition.candidates(position);
    let here = moves().count() as u64;
    if depth < 2 {
        return here;
    }
    let below = moves().map(|square| {
        let mut after = *position;
        // Candidates are legal moves.
        let _ = after.play(square);
        count(&after, intuition, depth - 1)
    });
    here + below.sum::<u64>()
}

/// Shows the scores of a search in the cells of a board: the moves to a win, or
/// the share of the best score from 0 to 99. A move that is only known to be no
/// better than another one shows nothing.
pub fn show_search_scores(view: &mut BoardView, moves: &[ScoredMove], locale: &Locale) {
    let estimate = |mv: &ScoredMove| match mv.score {
        Some(Score::Estimate(estimate)) => estimate,
        _ => 0,
    };
    let best = moves.iter().map(estimate).fold(1, i64::max);
    for mv in moves {
        let Some(score) = mv.score else { continue };
        let (text, tone) = match score {
            Score::WinIn(plies) => (format!("+{}", locale.number(plies / 2 + 1)), Tone::Win),
            Score::LossIn(_) => ("−".to_owned(), Tone::Loss),
            _ => {
                let share = estimate(mv).clamp(0, best) * 99 / best;
                let tone = match share {
                    90.. => Tone::Good,
                    1.. => Tone::Even,
                    _ => Tone::Bad,
                };
                (locale.number(share), tone)
            }
        };
        view.cell_mut(mv.square).heat = Some(Heat {
            description: text.clone(),
            text,
            tone,
            exact: true,
        });
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::textbook::Search;
    use dooz_core::{Brain, Limits, Rules, Square};
    use dooz_locale::Language;
    use dooz_play::players::Snapshot;

    use super::*;
    use crate::lesson::CHAPTERS;

    fn fork() -> Position {
        let chapter = CHAPTERS.iter().find(|chapter| chapter.name == "ahead");
        chapter.unwrap().steps[0].given.position().unwrap()
    }

    #[test]
    fn neighbours_are_few_and_alpha_beta_looks_at_fewer() {
        let position = fork();
        let free = position.empty().len() as u64;
        let mut before = 0;
        for depth in 1..=Lookahead::DEEPEST {
            let ahead = Lookahead::of(&position, depth);
            assert!(before < ahead.near && ahead.near < ahead.everywhere);
            before = ahead.near;
        }
        assert_eq!(Lookahead::of(&position, 1).everywhere, free);
        let mut search = Search {
            depth: 3,
            ..Search::default()
        };
        let choice = search.think(&position, &Limits::default(), &mut |_| {});
        assert!(choice.unwrap().nodes < Lookahead::of(&position, 3).near);
    }

    /// Shows a search of the last chapter's board, and returns its move.
    fn searched(depth: u32) -> (BoardView, Square) {
        let position = fork();
        let mut snapshot = Snapshot::default();
        let mut search = Search {
            depth,
            ..Search::default()
        };
        let choice = search.think(&position, &Limits::default(), &mut |progress| {
            snapshot.update(progress);
        });
        let mut view = BoardView::of(&position, dooz_core::Symbol::X);
        show_search_scores(&mut view, snapshot.moves(), &Locale::new(Language::English));
        (view, choice.unwrap().square.unwrap())
    }

    #[test]
    fn only_the_move_that_wins_is_shown_as_a_win() {
        let (mut view, best) = searched(3);
        assert_eq!(view.rules, Rules::MACHINARIUM);
        assert_eq!(view.cell_mut(best).heat.as_ref().unwrap().text, "+2");
        let heats = view.cells.iter().filter_map(|cell| cell.heat.as_ref());
        assert_eq!(heats.filter(|heat| heat.tone == Tone::Win).count(), 1);
    }

    #[test]
    fn fewer_moves_ahead_estimate_that_the_fork_is_best_but_see_no_win() {
        let (_, fork) = searched(3);
        for depth in 1..3 {
            let (mut view, best) = searched(depth);
            assert_eq!(best, fork);
            assert_eq!(view.cell_mut(best).heat.as_ref().unwrap().text, "99");
        }
    }
}
