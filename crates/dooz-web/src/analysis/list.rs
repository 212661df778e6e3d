//! The moves of a game with its side lines, as paragraphs.

use std::ops::Range;

use dooz_play::matches::ListedMove;

/// The maximum number of moves that are listed at once, which a browser draws
/// without a noticeable delay.
pub const MOST_LISTED: usize = 400;

/// The moves of one paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The nesting depth of their side line; 0 for the main line.
    pub depth: u16,
    /// The moves.
    pub entries: Vec<ListedMove>,
}

/// Splits a list of moves into paragraphs: one for each side line, and another
/// one for the continuation after it.
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

/// Returns the part of a list of moves that is shown: all of it, or up to
/// [`MOST_LISTED`] around the current one.
#[must_use]
pub fn window(count: usize, current: usize) -> Range<usize> {
    if count <= MOST_LISTED {
        return 0..count;
    }
    // In steps, so that the list does not shift with every move that the user
    // steps through.
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
