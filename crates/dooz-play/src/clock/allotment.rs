//! The time that a clock allots to one move.

use std::time::Duration;

use dooz_core::Position;

use super::Clock;

/// The number of own moves among which a new game shares its time.
///
/// Most games are decided early, and what the first moves lose, the last ones cannot
/// mend. In 200 games of gomoku at 3+0.03 each, as much time for the first moves as this
/// gives gained 78 ± 46 Elo against the plan of Rapfi, which counts on 22 moves; more for
/// those from the tenth to the fortieth, by the step below, gained another 38 ± 37.
/// Ten in place of sixteen gained nothing on 20x20, whose games are shorter: -13 ± 33 Elo
/// in 240 games.
const HORIZON: u32 = 16;

/// The number of own moves after which the horizon is one move longer: the longer a
/// game has lasted, the longer it may still last.
const MOVES_PER_STEP: u32 = 3;

/// The smallest number of moves among which the time of a game is shared, for
/// the maximum of one of them. From Rapfi.
const LEAST_SHARES: u32 = 7;

/// One part in this many of the time of a move is the most that the safety
/// margin may take of it. Estimated: 15 of 20 milliseconds remain.
const MARGIN_SHARE: u32 = 4;

/// Longer times, about eleven days, are cut off, so that sums of times cannot
/// overflow.
const LONGEST: Duration = Duration::from_secs(1_000_000);

/// The time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Allotment {
    /// The time after which an ordinary search begins no further iteration; `None` if
    /// there is nothing to save time for.
    pub(super) optimum: Option<Duration>,
    /// The time that the move must not exceed; `None` if there is no limit.
    pub(super) maximum: Option<Duration>,
}

impl Allotment {
    /// Allots time to the next move in a position, and keeps the margin.
    pub(super) fn new(clock: &Clock, position: &Position, margin: Duration) -> Self {
        let margin = margin.min(LONGEST);
        let turn = clock.control().turn.map(|turn| {
            let turn = turn.min(LONGEST);
            turn.saturating_sub(margin.min(turn / MARGIN_SHARE))
        });
        let Some(left) = clock.left() else {
            return Self {
                optimum: None,
                maximum: turn,
            };
        };

        let horizon = HORIZON + u32::from(position.ply()) / 2 / MOVES_PER_STEP;
        // The player cannot make more moves than half of the empty squares.
        let empty = u32::try_from(position.empty().len()).expect("a board has few squares");
        let moves = empty.div_ceil(2).clamp(1, horizon);
        let left = left.min(LONGEST).saturating_sub(margin);
        let increment = clock.control().increment.min(LONGEST);

        let share = (left + increment * (moves - 1)) / moves;
        let largest_share = left.min(left / moves.min(LEAST_SHARES) + increment);
        let in_game = largest_share.saturating_sub(margin);
        match turn {
            // The time of the game is ample: each move may take its own.
            Some(turn) if turn + margin <= share => Self {
                optimum: None,
                maximum: Some(turn.min(in_game)),
            },
            _ => {
                let maximum = turn.map_or(in_game, |turn| turn.min(in_game));
                Self {
                    optimum: Some(share.saturating_sub(margin).min(maximum)),
                    maximum: Some(maximum),
                }
            }
        }
    }
}
