//! The cost and the findings of a search on a large board.

use dooz_core::textbook::{Candidates, Family, Intuition};
use dooz_core::{Position, Score, ScoredMove};
use dooz_locale::Locale;

use crate::board_view::{BoardView, Heat, Tone};

/// The number of positions within a number of moves, without pruning.
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
/// the share of the best score from 0 to 99.
pub fn show_search_scores(view: &mut BoardView, moves: &[ScoredMove], locale: &Locale) {
    let estimate = |mv: &ScoredMove| match mv.score {
        Some(Score::Estimate(estimate)) => estimate,
        _ => 0,
    };
    let best = moves.iter().map(estimate).fold(1, i64::max);
    for mv in moves {
        let (text, tone) = match mv.score {
            Some(Score::WinIn(plies)) => (format!("+{}", locale.number(plies / 2 + 1)), Tone::Win),
            Some(Score::LossIn(_)) => ("−".to_owned(), Tone::Loss),
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
    use dooz_core::{Brain, Limits, Rules};
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

    #[test]
    fn the_move_that_wins_says_when() {
        let position = fork();
        let mut snapshot = Snapshot::default();
        let mut search = Search {
            depth: 3,
            ..Search::default()
        };
        let choice = search.think(&position, &Limits::default(), &mut |progress| {
            snapshot.update(progress);
        });
        let mut view = BoardView::of(&position, dooz_core::Symbol::X);
        show_search_scores(&mut view, snapshot.moves(), &Locale::new(Language::English));
        let best = choice.unwrap().square.unwrap();
        assert_eq!(view.cell_mut(best).heat.as_ref().unwrap().tone, Tone::Win);
        assert_eq!(view.rules, Rules::MACHINARIUM);
    }
}
