//! The running average of a call.

use dooz_core::textbook::Averaging;

use crate::trace::search_state::{Call, SearchState};

/// The score of a winning move.
const WIN: i64 = 100;

/// The sum of averaging at a call so far, for the side to move there.
///
/// ```
/// use dooz_coach::trace::{RunningAverage, SearchState, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("(1 -1 -1 -1)", Side::Max)?, "averaging".parse()?)?;
/// let state = trace.state();
/// let average = RunningAverage::at(&state, state.call(1).unwrap()).unwrap();
/// assert_eq!((average.total, average.moves, average.wins), (100, 4, 1));
/// assert_eq!((average.plain(), average.favoured()), (25, 85));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunningAverage {
    /// The sum of the scores of the moves.
    pub total: i64,
    /// The number of moves.
    pub moves: i64,
    /// The number of moves that win.
    pub wins: i64,
}

impl RunningAverage {
    /// Returns the running average at a call, or `None` if a filter hides the calls
    /// that it made.
    #[must_use]
    pub fn at(state: &SearchState, call: &Call) -> Option<Self> {
        if call.is_cropped() {
            return None;
        }
        let children = call.children.iter().filter_map(|&child| state.call(child));
        let visited = children.filter_map(|child| child.score);
        let at_once = call.changes.iter().filter(|change| change.at_once);
        let mut average = Self::default();
        for score in visited.chain(at_once.map(|change| change.score)) {
            average.total += score;
            average.moves += 1;
            average.wins += i64::from(score == WIN);
        }
        Some(average)
    }

    /// Returns the average by plain division.
    #[must_use]
    pub const fn plain(&self) -> i64 {
        Averaging::favour_wins(self.total, self.moves, 0)
    }

    /// Returns the average, moved towards a win if some but not all moves win.
    #[must_use]
    pub const fn favoured(&self) -> i64 {
        Averaging::favour_wins(self.total, self.moves, self.wins)
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Rules, Setup, Symbol};

    use crate::trace::{Step, Subject, Trace};

    use super::*;

    #[test]
    fn what_was_added_up_is_what_every_call_returns() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let trace = Trace::record(subject, "averaging".parse().unwrap()).unwrap();
        let mut state = SearchState::default();
        let mut seen = 0;
        for event in &trace.events {
            state.apply(event);
            let call = state.call(event.call).unwrap();
            if let (Step::Leave { score, .. }, None) = (&event.step, call.end) {
                let average = RunningAverage::at(&state, call).unwrap();
                assert_eq!(100 - average.favoured(), *score, "call {}", event.call);
                seen += usize::from(average.plain() != average.favoured());
            }
        }
        assert!(seen > 0);
    }
}
