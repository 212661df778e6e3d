//! Walkthroughs of two searches at once.

use crate::trace::diff::Diff;
use crate::trace::event::{Event, Step};
use crate::trace::tree::{NodeKind, TreeIndex, TreeNode, TreeNodeId, TreeView};

use super::timeline::Go;

/// Two searches of the same subject, side by side.
///
/// In step, the second search is always as far as possible without doing
/// anything that the first has not done: while the first visits a subtree that
/// the second skips, the second waits.
///
/// ```
/// use dooz_core::textbook::Side;
/// use dooz_coach::trace::{SideBySide, Go, Subject, Trace, TreeView};
/// let view = |method: &str| {
///     let tree = Subject::tree("((7 9) (3 (8 1)))", Side::Max).unwrap();
///     TreeView::new(Trace::record(tree, method.parse().unwrap()).unwrap())
/// };
/// let mut both = SideBySide::new(view("minimax"), view("alphabeta"));
/// both.go(Go::Last);
/// assert_eq!((both.first().counts().calls, both.second().counts().calls), (9, 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SideBySide {
    first: TreeView,
    second: TreeView,
    diff: Diff,
    /// The step of the second search for each step of the first.
    places: Vec<usize>,
}

impl SideBySide {
    /// Creates a walkthrough of two finished searches.
    #[must_use]
    pub fn new(first: TreeView, second: TreeView) -> Self {
        let places = Twins::new(&first, &second).places();
        let mut comparison = Self {
            diff: Diff::of(first.trace(), second.trace()),
            first,
            second,
            places,
        };
        comparison.go(Go::First);
        comparison
    }

    /// Returns the first search.
    #[must_use]
    pub const fn first(&self) -> &TreeView {
        &self.first
    }

    /// Returns the first search mutably, to fold it or to advance it alone.
    pub const fn first_mut(&mut self) -> &mut TreeView {
        &mut self.first
    }

    /// Returns the second search.
    #[must_use]
    pub const fn second(&self) -> &TreeView {
        &self.second
    }

    /// Returns the second search mutably, to fold it or to advance it alone.
    pub const fn second_mut(&mut self) -> &mut TreeView {
        &mut self.second
    }

    /// Returns the differences between the searches.
    #[must_use]
    pub const fn diff(&self) -> &Diff {
        &self.diff
    }

    /// Moves both in step, by the first one's count, or returns `false` and
    /// stays if there is no such step.
    pub fn go(&mut self, go: Go) -> bool {
        let gone = self.first.go(go);
        if gone {
            let place = self.places[self.first.step()];
            self.second.go(Go::To(place));
        }
        gone
    }
}

/// The calls that two searches have in common: those to which the same moves
/// lead.
struct Twins<'a> {
    first: &'a [Event],
    second: &'a [Event],
    /// The calls of the first search that have a twin, in their order.
    pairs: Vec<(u64, Twin)>,
}

/// A call of the second search that the first one makes, too.
#[derive(Clone, Copy)]
struct Twin {
    call: u64,
    /// The events of the second search after which it was entered and left.
    entered: usize,
    left: usize,
}

impl<'a> Twins<'a> {
    fn new(first: &'a TreeView, second: &'a TreeView) -> Self {
        let tree = &second.tree;
        let (first, second) = (&first.trace().events[..], &second.trace().events[..]);
        let mut twins = Self {
            first,
            second,
            pairs: Vec::new(),
        };
        let mut left = vec![None; tree.len()];
        for (step, event) in (1..).zip(second) {
            if let (Step::Leave { .. }, Some(node)) = (&event.step, tree.of_call(event.call)) {
                left[node] = Some(step);
            }
        }
        for event in first {
            if let Step::Enter { parent, mv, .. } = event.step
                && let Some(node) = twins.node_of(tree, parent, mv)
                && let TreeNode {
                    kind: NodeKind::Call(call),
                    born,
                    ..
                } = *tree.node(node)
            {
                let left = left[node].unwrap_or(born);
                let twin = Twin {
                    call,
                    entered: born,
                    left,
                };
                twins.pairs.push((event.call, twin));
            }
        }
        twins
    }

    /// Returns the node in the second search's tree to which a move leads from
    /// the twin of a call, or from nowhere.
    fn node_of(
        &self,
        tree: &TreeIndex,
        parent: Option<u64>,
        mv: Option<u32>,
    ) -> Option<TreeNodeId> {
        let nodes = match parent {
            Some(parent) => tree.children(tree.of_call(self.of(parent)?.call)?),
            None => &[0][..tree.len().min(1)],
        };
        let same = |node: &TreeNode| node.mv == mv && matches!(node.kind, NodeKind::Call(_));
        nodes.iter().copied().find(|&node| same(tree.node(node)))
    }

    /// Returns the twin of a call of the first search.
    fn of(&self, call: u64) -> Option<Twin> {
        let at = self.pairs.binary_search_by_key(&call, |(call, _)| *call);
        at.ok().map(|at| self.pairs[at].1)
    }

    fn places(&self) -> Vec<usize> {
        let mut place = 0;
        let mut places = vec![place];
        for event in self.first {
            place = place.max(self.place_behind(event, place));
            places.push(place);
        }
        // The end of the second search is over as well.
        if let Some(last) = places.last_mut() {
            *last = self.second.len();
        }
        places
    }

    /// Returns the least step of the second search after an event of the first.
    fn place_behind(&self, event: &Event, place: usize) -> usize {
        let Some(twin) = self.of(event.call) else {
            // The second search has just skipped this subtree.
            return match (&event.step, self.second.get(place)) {
                (Step::Enter { parent, .. }, Some(next)) => {
                    let parent = parent.and_then(|parent| self.of(parent));
                    let is_cut = matches!(next.step, Step::Cut { .. });
                    let is_here = parent.is_some_and(|parent| parent.call == next.call);
                    place + usize::from(is_cut && is_here)
                }
                _ => place,
            };
        };
        match event.step {
            Step::Enter { .. } => twin.entered,
            Step::Leave { .. } => twin.left,
            Step::Choose { .. } | Step::Cut { .. } => {
                let same = self.second.get(place).is_some_and(|next| {
                    next.call == twin.call && next.step.name() == event.step.name()
                });
                place + usize::from(same)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::trace::{Subject, Trace};
    use dooz_core::{Rules, Setup, Symbol};

    use super::*;

    fn view(method: &str) -> TreeView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap())
    }

    #[test]
    fn in_step_both_searches_are_at_the_same_call_wherever_both_go() {
        let mut both = SideBySide::new(view("minimax"), view("alphabeta"));
        let [first, second] = [view("minimax"), view("alphabeta")];
        let twins = Twins::new(&first, &second);
        let mut waited = 0;
        while both.go(Go::Forward) {
            let call = both.first().current().unwrap().number;
            let entered = matches!(both.first().last().unwrap().step, Step::Enter { .. });
            match twins.of(call) {
                Some(twin) if entered => {
                    assert_eq!(both.second().current().unwrap().number, twin.call);
                }
                Some(_) => {}
                None => waited += 1,
            }
        }
        assert!(waited > 0);
        assert_eq!(both.second().step(), both.second().timeline().len());
    }

    #[test]
    fn walking_in_step_back_is_walking_in_step_forward_reversed() {
        let mut both = SideBySide::new(view("minimax"), view("alphabeta:order=centre"));
        let mut steps = vec![both.second().step()];
        while both.go(Go::Forward) {
            steps.push(both.second().step());
        }
        assert!(steps.is_sorted());
        for step in steps.iter().rev().skip(1) {
            both.go(Go::Back);
            assert_eq!(both.second().step(), *step);
        }
    }

    #[test]
    fn the_calls_of_one_alone_are_those_of_the_difference() {
        let both = SideBySide::new(view("minimax"), view("alphabeta"));
        let twins = Twins::new(both.first(), both.second());
        let calls = 1..=both.first().trace().summary.calls;
        let alone = calls.filter(|&call| twins.of(call).is_none()).count();
        assert_eq!(alone as u64, both.diff().first_alone);
        assert_eq!(both.diff().second_alone, 0);
    }
}
