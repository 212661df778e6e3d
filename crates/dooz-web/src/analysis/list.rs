//! The moves of a game with its side lines, made ready for a page.

use std::ops::Range;

use dooz_play::matches::ListedMove;

/// The most moves that are listed at once: what a page draws without a
/// pause.
pub const MOST_LISTED: usize = 400;

/// Moves that stand in one paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How many side lines they lie in, one within the other.
    pub depth: u16,
    /// Them.
    pub entries: Vec<ListedMove>,
}

/// The moves of a list as paragraphs: each side line has its own, and what
/// follows it begins another one.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_web::analysis::runs;
/// use dooz_play::matches::{Match, MatchOptions};
/// let mut game = Match::new(MatchOptions::between_people(Rules::TIC_TAC_TOE));
/// game.play("b2".parse()?)?;
/// game.play("a1".parse()?)?;
/// game.previous();
/// game.play("a3".parse()?)?;
/// let depths: Vec<u16> = runs(&game.move_list()).iter().map(|run| run.depth).collect();
/// assert_eq!(depths, [0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn runs(entries: &[ListedMove]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &entry in entries {
        match runs.last_mut() {
            Some(run) if run.depth == entry.depth && !entry.begins_line => run.entries.push(entry),
            _ => runs.push(Run {
                depth: entry.depth,
                entries: vec![entry],
            }),
        }
    }
    runs
}

/// Which part of a list of moves is shown: all of it, or as many as can be
/// around the current one.
#[must_use]
pub fn window(count: usize, current: usize) -> Range<usize> {
    if count <= MOST_LISTED {
        return 0..count;
    }
    // In steps, so that the list does not move under a hand that steps
    // through it.
    let step = MOST_LISTED / 2;
    let middle = current / step * step;
    let begin = middle.saturating_sub(step / 2).min(count - MOST_LISTED);
    begin..begin + MOST_LISTED
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;
    use dooz_play::matches::{Match, MatchOptions};

    #[test]
    fn the_game_goes_on_in_a_paragraph_of_its_own_behind_a_side_line() {
        let mut game = Match::new(MatchOptions::between_people(Rules::TIC_TAC_TOE));
        for square in ["b2", "a1", "c3"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        game.previous();
        game.previous();
        game.play("a3".parse().unwrap()).unwrap();
        let shown: Vec<(u16, Vec<String>)> = runs(&game.move_list())
            .iter()
            .map(|run| {
                let squares = run.entries.iter().map(|entry| entry.square.to_string());
                (run.depth, squares.collect())
            })
            .collect();
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            shown,
            [
                (0, words(&["b2", "a1"])),
                (1, words(&["a3"])),
                (0, words(&["c3"]))
            ]
        );
    }

    #[test]
    fn the_current_move_is_always_in_the_window() {
        for count in [0, 1, MOST_LISTED, MOST_LISTED + 1, 50_000] {
            for current in (0..count).step_by(37).chain(count.checked_sub(1)) {
                let window = window(count, current);
                assert!(window.contains(&current) && window.end <= count);
                assert_eq!(window.len(), count.min(MOST_LISTED));
            }
        }
    }
}
