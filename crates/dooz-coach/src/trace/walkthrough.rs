//! Whatever somebody walks through.

mod comparison;
mod intuition;
mod playback;
mod pseudo_code;
mod running_average;
mod search_counts;
mod timeline;

use super::tree::TreeView;

pub use comparison::Comparison;
pub use intuition::{DirectionValue, IntuitionStep, IntuitionView};
pub use playback::Playback;
pub use pseudo_code::{CodeLine, LineRole, PseudoCode};
pub use running_average::RunningAverage;
pub use search_counts::SearchCounts;
pub use timeline::{Go, MarkKind, Timeline, TimelineMark};

/// Whatever somebody walks through: a search, two of them, or the judgements
/// of the intuitive player.
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
    /// Nothing yet.
    #[default]
    Nothing,
    /// A search.
    Tree(Box<TreeView>),
    /// Two searches, and which of them goes on.
    Both(Box<Comparison>, Pair),
    /// Judgements.
    Intuition(Box<IntuitionView>),
}

/// Which of two searches go on.
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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::InStep, Self::First, Self::Second];
}

impl Walkthrough {
    /// A walk through a search.
    #[must_use]
    pub fn tree_of(view: TreeView) -> Self {
        Self::Tree(Box::new(view))
    }

    /// A walk through two searches of the same subject.
    #[must_use]
    pub fn both(first: TreeView, second: TreeView) -> Self {
        Self::Both(Box::new(Comparison::new(first, second)), Pair::InStep)
    }

    /// Goes somewhere; `false`, and nowhere, if there is no such place.
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

    /// Chooses which of two searches go on. Those that were walked through
    /// alone come into step again.
    pub fn choose(&mut self, pair: Pair) {
        if let Self::Both(both, chosen) = self {
            *chosen = pair;
            if pair == Pair::InStep {
                let step = both.first().step();
                both.go(Go::To(step));
            }
        }
    }

    /// Which of two searches go on.
    #[must_use]
    pub const fn chosen(&self) -> Pair {
        match self {
            Self::Both(_, pair) => *pair,
            _ => Pair::InStep,
        }
    }

    /// How many steps lie behind.
    #[must_use]
    pub fn step(&self) -> usize {
        match self {
            Self::Intuition(view) => view.step(),
            _ => self.leader().map_or(0, TreeView::step),
        }
    }

    /// The length of the walk.
    #[must_use]
    pub fn timeline(&self) -> Option<&Timeline> {
        match self {
            Self::Intuition(view) => Some(view.timeline()),
            _ => self.leader().map(TreeView::timeline),
        }
    }

    /// Whether a step that is asked for could be made.
    #[must_use]
    pub fn can(&self, go: Go) -> bool {
        let target = self
            .timeline()
            .and_then(|line| line.target(self.step(), go));
        target.is_some_and(|target| target != self.step())
    }

    /// The search that goes on: of two in step, the first.
    #[must_use]
    pub fn leader(&self) -> Option<&TreeView> {
        self.tree(usize::from(self.chosen() == Pair::Second))
    }

    /// The searches.
    pub fn trees(&self) -> impl Iterator<Item = &TreeView> {
        (0..2).filter_map(|place| self.tree(place))
    }

    /// One of the searches, from 0.
    #[must_use]
    pub fn tree(&self, place: usize) -> Option<&TreeView> {
        match (self, place) {
            (Self::Tree(view), 0) => Some(view),
            (Self::Both(both, _), 0) => Some(both.first()),
            (Self::Both(both, _), 1) => Some(both.second()),
            _ => None,
        }
    }

    /// One of the searches, to fold it.
    pub fn tree_mut(&mut self, place: usize) -> Option<&mut TreeView> {
        match (self, place) {
            (Self::Tree(view), 0) => Some(view),
            (Self::Both(both, _), 0) => Some(both.first_mut()),
            (Self::Both(both, _), 1) => Some(both.second_mut()),
            _ => None,
        }
    }

    /// The counts of each search until here.
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
