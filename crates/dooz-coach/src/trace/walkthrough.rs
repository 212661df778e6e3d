//! Step-by-step walkthroughs.

mod intuition;
mod playback;
mod pseudo_code;
mod running_average;
mod search_counts;
mod side_by_side;
mod timeline;

use super::tree::TreeView;

pub use intuition::{DirectionValue, IntuitionStep, IntuitionView};
pub use playback::Playback;
pub use pseudo_code::{CodeLine, LineRole, PseudoCode};
pub use running_average::RunningAverage;
pub use search_counts::SearchCounts;
pub use side_by_side::SideBySide;
pub use timeline::{Go, MarkKind, Timeline, TimelineMark};

/// A step-by-step walkthrough of a search, of two searches, or of the
/// judgements of the intuitive player.
///
/// ```
/// use dooz_coach::trace::{Go, Pair, Subject, Trace, TreeView, Walkthrough};
/// use dooz_core::textbook::Side;
/// let view = |method: &str| {
///     let tree = Subject::tree("((7 9) (3 8))", Side::Max).unwrap();
///     TreeView::new(Trace::record(tree, method.parse().unwrap()).unwrap())
/// };
/// let mut walk = Walkthrough::both(view("minimax"), view("alphabeta"));
/// walk.go(Go::Last);
/// assert_eq!(walk.trees().map(|tree| tree.counts().calls).collect::<Vec<_>>(), [7, 6]);
/// walk.choose(Pair::Second);
/// assert!(walk.go(Go::Back));
/// assert_eq!((walk.step(), walk.tree(0).unwrap().step()), (15, 17));
/// ```
#[derive(Clone, Debug, Default)]
pub enum Walkthrough {
    /// An empty walkthrough.
    #[default]
    Nothing,
    /// A search.
    Tree(Box<TreeView>),
    /// Two searches, and the choice of those that advance.
    Both(Box<SideBySide>, Pair),
    /// The judgements of the intuitive player.
    Intuition(Box<IntuitionView>),
}

/// The choice of the searches that advance, of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pair {
    /// Both, in step.
    #[default]
    InStep,
    /// The first alone.
    First,
    /// The second alone.
    Second,
}

impl Pair {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::InStep, Self::First, Self::Second];
}

impl Walkthrough {
    /// Creates a walkthrough of a search.
    #[must_use]
    pub fn tree_of(view: TreeView) -> Self {
        Self::Tree(Box::new(view))
    }

    /// Creates a walkthrough of two searches of the same subject.
    #[must_use]
    pub fn both(first: TreeView, second: TreeView) -> Self {
        Self::Both(Box::new(SideBySide::new(first, second)), Pair::InStep)
    }

    /// Moves to another step, or returns `false` and stays if there is no such
    /// step.
    pub fn go(&mut self, go: Go) -> bool {
        match self {
            Self::Nothing => false,
            Self::Tree(view) => view.go(go),
            Self::Both(both, Pair::InStep) => both.go(go),
            Self::Both(both, Pair::First) => both.first_mut().go(go),
            Self::Both(both, Pair::Second) => both.second_mut().go(go),
            Self::Intuition(view) => view.go(go),
        }
    }

    /// Chooses the searches that advance. Searches that advanced alone come
    /// into step again.
    pub fn choose(&mut self, pair: Pair) {
        if let Self::Both(both, chosen) = self {
            *chosen = pair;
            if pair == Pair::InStep {
                let step = both.first().step();
                both.go(Go::To(step));
            }
        }
    }

    /// Returns the choice of the searches that advance.
    #[must_use]
    pub const fn chosen(&self) -> Pair {
        match self {
            Self::Both(_, pair) => *pair,
            _ => Pair::InStep,
        }
    }

    /// Returns the number of steps made.
    #[must_use]
    pub fn step(&self) -> usize {
        match self {
            Self::Intuition(view) => view.step(),
            _ => self.leader().map_or(0, TreeView::step),
        }
    }

    /// Returns the timeline of the walkthrough.
    #[must_use]
    pub fn timeline(&self) -> Option<&Timeline> {
        match self {
            Self::Intuition(view) => Some(view.timeline()),
            _ => self.leader().map(TreeView::timeline),
        }
    }

    /// Returns `true` if a step can be made.
    #[must_use]
    pub fn can(&self, go: Go) -> bool {
        let target = self
            .timeline()
            .and_then(|line| line.target(self.step(), go));
        target.is_some_and(|target| target != self.step())
    }

    /// Returns the search that advances; the first of two in step.
    #[must_use]
    pub fn leader(&self) -> Option<&TreeView> {
        self.tree(usize::from(self.chosen() == Pair::Second))
    }

    /// Returns the searches.
    pub fn trees(&self) -> impl Iterator<Item = &TreeView> {
        (0..2).filter_map(|place| self.tree(place))
    }

    /// Returns one of the searches, counted from 0.
    #[must_use]
    pub fn tree(&self, place: usize) -> Option<&TreeView> {
        match (self, place) {
            (Self::Tree(view), 0) => Some(view),
            (Self::Both(both, _), 0) => Some(both.first()),
            (Self::Both(both, _), 1) => Some(both.second()),
            _ => None,
        }
    }

    /// Returns one of the searches mutably, to fold it.
    pub fn tree_mut(&mut self, place: usize) -> Option<&mut TreeView> {
        match (self, place) {
            (Self::Tree(view), 0) => Some(view),
            (Self::Both(both, _), 0) => Some(both.first_mut()),
            (Self::Both(both, _), 1) => Some(both.second_mut()),
            _ => None,
        }
    }

    /// Returns the counts of each search so far.
    #[must_use]
    pub fn counts(&self) -> Vec<SearchCounts> {
        self.trees().map(TreeView::counts).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::trace::{Subject, Trace};
    use dooz_core::classics::Machinarium;
    use dooz_core::textbook::Side;
    use dooz_core::{Position, Rules};

    use super::*;

    fn view(method: &str) -> TreeView {
        let subject = Subject::tree("((7 9) (3 8))", Side::Max).unwrap();
        TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap())
    }

    #[test]
    fn nothing_goes_nowhere() {
        let mut walk = Walkthrough::default();
        assert!(!walk.go(Go::Last) && !walk.can(Go::Forward));
        assert_eq!(walk.step(), 0);
    }

    #[test]
    fn what_can_be_gone_is_what_changes_the_place() {
        let mut walk = Walkthrough::tree_of(view("alphabeta"));
        assert!(!walk.can(Go::First) && walk.can(Go::Last));
        walk.go(Go::Last);
        assert!(!walk.can(Go::Last) && walk.can(Go::PreviousCut));
    }

    #[test]
    fn those_walked_alone_come_into_step_again() {
        let mut walk = Walkthrough::both(view("minimax"), view("alphabeta"));
        walk.go(Go::To(5));
        let together = walk.tree(1).unwrap().step();
        walk.choose(Pair::Second);
        walk.go(Go::Last);
        assert_eq!(walk.tree(0).unwrap().step(), 5);
        walk.choose(Pair::InStep);
        assert_eq!(walk.tree(1).unwrap().step(), together);
    }

    #[test]
    fn judgements_are_walked_through_and_have_no_tree() {
        let empty = Position::new(Rules::TIC_TAC_TOE);
        let intuition = IntuitionView::new(empty, &Machinarium::default());
        let mut walk = Walkthrough::Intuition(Box::new(intuition));
        assert!(walk.go(Go::NextReturn));
        assert_eq!(walk.step(), 5);
        assert!(walk.tree(0).is_none() && walk.counts().is_empty());
    }
}
