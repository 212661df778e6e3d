//! Differences between two searches of the same subject.

use serde::{Deserialize, Serialize};

use super::event::Bounds;
use super::record::{Summary, Trace};
use super::search::{Path, letters};
use super::search_state::{Call, SearchState};

/// The common parts of two searches of the same subject, and their differences.
/// Calls are the same if the same moves lead to them.
///
/// ```
/// use dooz_coach::trace::{Diff, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = |method: &str| {
///     let tree = Subject::tree("((7 9) (3 (8 1)))", Side::Max).unwrap();
///     Trace::record(tree, method.parse().unwrap()).unwrap()
/// };
/// let diff = Diff::of(&trace("minimax"), &trace("alphabeta"));
/// assert_eq!((diff.common, diff.first_alone, diff.second_alone), (6, 3, 0));
/// // Minimax goes below the 3, where alpha-beta knows enough.
/// assert_eq!((diff.missing[0].path.as_slice(), diff.missing[0].calls), (&[1, 1][..], 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diff {
    /// The result of the first search.
    pub first: Summary,
    /// The result of the second search.
    pub second: Summary,
    /// The number of calls that both make.
    pub common: u64,
    /// The number of calls that only the first makes.
    pub first_alone: u64,
    /// The number of calls that only the second makes.
    pub second_alone: u64,
    /// The subtrees that one of them skips, in the order of the first search's
    /// calls, then of the second's.
    pub missing: Vec<Missing>,
}

/// A subtree that one search visits and the other does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    /// `true` if the second search skips it; otherwise the first does.
    pub second_lacks: bool,
    /// The number of its first call, in the search that visits it.
    pub call: u64,
    /// The moves from the root.
    pub path: Vec<u32>,
    /// The board, unless the subject is a tree.
    pub board: Option<String>,
    /// The number of its calls.
    pub calls: u64,
    /// The cut that pruned it; `None` if a limit did, or the method evaluates
    /// it without a call.
    pub cut: Option<CutReason>,
}

impl Missing {
    /// Returns the board, or in a tree the names of the moves from the root.
    #[must_use]
    pub fn place(&self) -> String {
        self.board.clone().unwrap_or_else(|| {
            let names: Vec<String> = self.path.iter().map(|&mv| letters(mv)).collect();
            names.join(" ")
        })
    }
}

/// The reason of a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutReason {
    /// `true` if no score could be better; otherwise the window has closed.
    pub fast: bool,
    /// The window after the visited moves.
    pub window: Bounds,
}

impl Diff {
    /// Compares two completely recorded searches.
    #[must_use]
    pub fn of(first: &Trace, second: &Trace) -> Self {
        let states = [first.state(), second.state()];
        let mut diff = Self {
            first: first.summary,
            second: second.summary,
            common: 0,
            first_alone: 0,
            second_alone: 0,
            missing: Vec::new(),
        };
        diff.first_alone = diff.lacking(first, &states[0], &states[1], true);
        diff.second_alone = diff.lacking(second, &states[1], &states[0], false);
        diff.common = states[0].calls().len() as u64 - diff.first_alone;
        diff
    }

    /// Notes the subtrees of one search that the other lacks, and returns the
    /// number of their calls.
    fn lacking(
        &mut self,
        trace: &Trace,
        has: &SearchState,
        lacks: &SearchState,
        second_lacks: bool,
    ) -> u64 {
        let mut alone = 0;
        let mut path = Path::after(&trace.lead);
        // For each open level, the same call in the other search.
        let mut twins: Vec<Option<&Call>> = Vec::new();
        let top = has.calls().first().map_or(0, |call| call.level);
        for call in has.calls() {
            let here = path.enter(call.level, call.mv);
            let depth = (call.level - top) as usize;
            twins.truncate(depth);
            let parent = twins.last().copied().flatten();
            let twin = if depth == 0 {
                lacks.calls().first()
            } else {
                let children = parent.map_or(&[][..], |parent| &parent.children);
                let mut children = children.iter().filter_map(|&child| lacks.call(child));
                children.find(|child| child.mv == call.mv)
            };
            alone += u64::from(twin.is_none());
            if let (None, Some(parent)) = (twin, parent) {
                self.missing.push(Missing {
                    second_lacks,
                    call: call.number,
                    path: here.to_vec(),
                    board: trace.subject.picture(here),
                    calls: call.returned.map_or(1, |returned| returned.calls),
                    cut: parent.cut.as_ref().map(|cut| CutReason {
                        fast: cut.fast,
                        window: cut.window,
                    }),
                });
            }
            twins.push(twin);
        }
        alone
    }
}
