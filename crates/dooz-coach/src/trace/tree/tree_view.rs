//! The tree of a search at one of its steps.

use std::sync::OnceLock;

use dooz_core::Symbol;

use super::folds::Folds;
use super::node_state::{NodeState, TreeEdge};
use super::tree_index::{NodeKind, TreeIndex, TreeNode, TreeNodeId};
use super::tree_layout::{LEVEL_HEIGHT, PlacedNode, TreeLayout, Viewport};
use super::visible_tree::VisibleTree;
use crate::trace::call_row::CallRow;
use crate::trace::event::{Event, Step};
use crate::trace::record::{Summary, Trace};
use crate::trace::search::Subject;
use crate::trace::search_state::{Call, Pruning, SearchState};
use crate::trace::walkthrough::{Go, MarkKind, SearchCounts, Timeline, TimelineMark};

/// The tree of a search at one of its steps: all nodes that it will ever visit, how
/// far it has come, the folds, and the layout of the rest.
///
/// ```
/// use dooz_coach::trace::{Go, NodeStatus, Subject, Trace, TreeView, Viewport};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// let unvisited = |view: &TreeView| {
///     let nodes = view.visible(Viewport::WHOLE);
///     nodes.filter(|node| node.status == NodeStatus::Unvisited).count()
/// };
/// // The whole tree is there from the start.
/// assert_eq!((view.visible(Viewport::WHOLE).count(), unvisited(&view)), (7, 7));
///
/// assert!(view.go(Go::NextCut));
/// assert_eq!((view.current().unwrap().number, unvisited(&view)), (5, 0));
///
/// view.go(Go::Back);
/// assert_eq!(unvisited(&view), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TreeView {
    trace: Trace,
    pub(in crate::trace) tree: TreeIndex,
    timeline: Timeline,
    step: usize,
    state: SearchState,
    counts: SearchCounts,
    folds: Folds,
    /// `true` if the path to the current call is unfolded.
    follows: bool,
    /// For each node, `true` if its children are shown.
    open: Vec<bool>,
    visible: VisibleTree,
    /// The layout of the visible nodes, computed on first use.
    layout: OnceLock<TreeLayout>,
    /// The search of the same subject without cuts, or `None` if that is too large;
    /// made on first use.
    full: OnceLock<Option<SearchState>>,
}

impl TreeView {
    /// The default number of nodes in a picture on paper. More would be too wide for most
    /// viewers.
    pub const MOST_DRAWN: usize = 300;

    /// The default number of nodes that are laid out at once: about as many as
    /// browsers move smoothly.
    pub const ROOM: usize = 1500;

    /// Creates a view of a search before its first event. The search may still
    /// be running: [`TreeView::grow`] adds to it.
    #[must_use]
    pub fn new(mut trace: Trace) -> Self {
        let events = std::mem::take(&mut trace.events);
        let mut view = Self {
            trace,
            tree: TreeIndex::default(),
            timeline: Timeline::default(),
            step: 0,
            state: SearchState::default(),
            counts: SearchCounts::default(),
            folds: Folds::new(Self::ROOM),
            follows: true,
            open: Vec::new(),
            visible: VisibleTree::default(),
            layout: OnceLock::new(),
            full: OnceLock::new(),
        };
        view.grow(events);
        view
    }

    /// Creates a view of a search at its end, for a picture on paper: the best
    /// line and, from the root down, as many other nodes as there is room for.
    ///
    /// ```
    /// use dooz_coach::trace::{Subject, Trace, TreeView, Viewport};
    /// use dooz_core::textbook::Side;
    /// let trace = Trace::record(Subject::tree("((7 9) (3 (8 1)))", Side::Max)?, "minimax".parse()?)?;
    /// let view = TreeView::finished(trace, 5);
    /// // The best line leads to the 7, so its siblings are there, and the rest is folded.
    /// assert_eq!(view.visible(Viewport::WHOLE).count(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn finished(trace: Trace, room: usize) -> Self {
        let mut view = Self::new(trace);
        view.follows = false;
        view.go(Go::Last);
        // The root is always there.
        let mut used = 1;
        for node in view.best_line() {
            view.folds.set(node, true);
            used += view.tree.children(node).len();
        }
        view.set_room(room.saturating_sub(used));
        view
    }

    /// Adds later events. The step stays the same.
    pub fn grow(&mut self, events: Vec<Event>) {
        let first = self.timeline.len();
        self.timeline.grow(events.len());
        for (step, event) in (first + 1..).zip(&events) {
            self.tree.grow(event);
            let kind = match event.step {
                Step::Cut { .. } => MarkKind::Cut,
                Step::Leave { .. } => {
                    let node = self.tree.of_call(event.call);
                    match node.map(|node| self.tree.node(node).level) {
                        Some(1) => MarkKind::RootMove,
                        _ => MarkKind::Return,
                    }
                }
                _ => continue,
            };
            self.timeline.mark(TimelineMark { step, kind });
        }
        self.trace.events.extend(events);
        self.fold(true);
    }

    /// Sets the result of the search, once it is known.
    pub const fn finish(&mut self, summary: Summary) {
        self.trace.summary = summary;
    }

    /// Returns the search.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Returns the board or tree that is searched.
    #[must_use]
    pub const fn subject(&self) -> &Subject {
        &self.trace.subject
    }

    /// Returns the number of events so far.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Returns the timeline: the number of all events, and the steps worth
    /// going to.
    #[must_use]
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Returns the state of the search at this step.
    #[must_use]
    pub const fn state(&self) -> &SearchState {
        &self.state
    }

    /// Returns the counts of the search so far.
    #[must_use]
    pub const fn counts(&self) -> SearchCounts {
        self.counts
    }

    /// Returns the event that has just happened.
    #[must_use]
    pub fn last(&self) -> Option<&Event> {
        self.trace.events.get(self.step.checked_sub(1)?)
    }

    /// Returns the call of that event.
    #[must_use]
    pub fn current(&self) -> Option<&Call> {
        self.state.call(self.last()?.call)
    }

    /// Returns the calls that have not returned, the outermost first.
    pub fn stack(&self) -> impl Iterator<Item = &Call> {
        self.state.stack()
    }

    /// Moves to another step, or returns `false` and stays if there is no such
    /// step.
    pub fn go(&mut self, go: Go) -> bool {
        let Some(target) = self.timeline.target(self.step, go) else {
            return false;
        };
        while self.step < target {
            let event = &self.trace.events[self.step];
            self.state.apply(event);
            self.counts.apply(event);
            self.step += 1;
        }
        while self.step > target {
            self.step -= 1;
            let event = &self.trace.events[self.step];
            self.state.revert(event);
            self.counts.revert(event);
        }
        self.fold(false);
        true
    }

    /// Shows or folds the nodes below a node.
    pub fn set_open(&mut self, node: TreeNodeId, open: bool) {
        if self.tree.get(node).is_some() {
            self.folds.set(node, open);
            self.fold(false);
        }
    }

    /// Returns `true` if the nodes below a node are shown.
    #[must_use]
    pub fn is_open(&self, node: TreeNodeId) -> bool {
        self.open.get(node).is_some_and(|&is_open| is_open)
    }

    /// Undoes all changes by [`TreeView::set_open`].
    pub fn fold_automatically(&mut self) {
        self.folds.forget();
        self.fold(false);
    }

    /// Sets the number of nodes that are laid out at once, by default
    /// [`TreeView::ROOM`]. Nodes opened by hand come on top.
    pub fn set_room(&mut self, nodes: usize) {
        self.folds.room = nodes;
        self.fold(false);
    }

    /// Returns the width and height of the whole picture. The root's centre is
    /// at height 0, so the picture begins half a level above it.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "there are few levels")]
    pub fn size(&self) -> (f32, f32) {
        let layout = self.layout();
        (layout.width, layout.levels() as f32 * LEVEL_HEIGHT)
    }

    /// Returns the number of nodes in the whole tree, folded ones included.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Returns a node of the tree.
    #[must_use]
    pub fn node(&self, node: TreeNodeId) -> Option<&TreeNode> {
        self.tree.get(node)
    }

    /// Returns the call of a node with its progress so far.
    #[must_use]
    pub fn call_of(&self, node: TreeNodeId) -> Option<&Call> {
        match self.tree.get(node)?.kind {
            NodeKind::Call(call) => self.state.call(call),
            NodeKind::Pruned | NodeKind::AtOnce(_) => None,
        }
    }

    /// Returns the call of a node as a row of a table.
    #[must_use]
    pub fn row(&self, node: TreeNodeId) -> Option<CallRow> {
        let call = self.call_of(node)?;
        Some(CallRow::new(self.subject(), call, &self.path(node)))
    }

    /// Returns the call that pruned a node, and the cut that did it.
    #[must_use]
    pub fn cut_of(&self, node: TreeNodeId) -> Option<(&Call, &Pruning)> {
        let node = self.tree.get(node)?;
        let call = self.call_of(node.parent?)?;
        let cut = call.cut.as_ref().filter(|_| node.kind == NodeKind::Pruned);
        Some((call, cut?))
    }

    /// Returns the score that a node has in a search without cuts, or `None` if that
    /// would take too long.
    ///
    /// ```
    /// use dooz_coach::trace::{Go, Subject, Trace, TreeView};
    /// use dooz_core::textbook::Side;
    /// let tree = Subject::tree("((7 9) (3 (8 1)))", Side::Max)?;
    /// let view = TreeView::new(Trace::record(tree, "alphabeta".parse()?)?);
    /// let pruned = view.node_at(&[1, 1]).unwrap();
    /// assert_eq!(view.full_score(pruned), Some(8));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn full_score(&self, node: TreeNodeId) -> Option<i64> {
        self.full_call(node)?.score
    }

    /// Returns the call of a node in a search without cuts.
    pub(super) fn full_call(&self, node: TreeNodeId) -> Option<&Call> {
        /// The number of free squares up to which such a search takes no time worth
        /// speaking of.
        const MOST_FREE: usize = 6;
        let full = self.full.get_or_init(|| {
            let is_small = match self.subject() {
                Subject::Board { position, .. } => position.empty().len() <= MOST_FREE,
                Subject::Tree(_) => true,
            };
            let method = self.trace.method.without_cuts();
            let search = || Trace::record(self.subject().clone(), method).ok();
            let trace = is_small.then(search).flatten()?;
            Some(trace.state())
        });
        let state = full.as_ref()?;
        let mut call = state.call(1)?;
        for mv in self.path(node) {
            let mut children = call.children.iter().filter_map(|&child| state.call(child));
            call = children.find(|child| child.mv == Some(mv))?;
        }
        Some(call)
    }

    /// Returns the moves to a node from the root of the search.
    #[must_use]
    pub fn path(&self, node: TreeNodeId) -> Vec<u32> {
        let mut path = self.trace.lead.clone();
        if self.tree.get(node).is_some() {
            path.extend(self.tree.path(node));
        }
        path
    }

    /// Returns the node to which these moves lead from the root of the tree.
    #[must_use]
    pub fn node_at(&self, path: &[u32]) -> Option<TreeNodeId> {
        let mut node = (self.tree.len() > 0).then_some(0)?;
        for mv in path {
            let mut children = self.tree.children(node).iter();
            node = *children.find(|&&child| self.tree.node(child).mv == Some(*mv))?;
        }
        Some(node)
    }

    /// Returns the nodes below a node, as far as they are known.
    #[must_use]
    pub fn children(&self, node: TreeNodeId) -> &[TreeNodeId] {
        self.tree
            .get(node)
            .map_or(&[], |_| self.tree.children(node))
    }

    /// Returns the number of calls below a node made so far that are not shown.
    #[must_use]
    pub fn folded(&self, node: TreeNodeId) -> u64 {
        match self.call_of(node).map(|call| call.returned) {
            None => 0,
            Some(_) if self.is_open(node) => 0,
            Some(Some(returned)) => returned.calls - 1,
            Some(None) => self.tree.below(node, self.step) as u64,
        }
    }

    /// Returns the number of calls made so far that are not shown.
    pub(in crate::trace) fn folded_in_all(&self) -> u64 {
        let shown = self.shown().into_iter();
        shown.map(|(node, _)| self.folded(node)).sum()
    }

    /// Returns the node of a call.
    #[must_use]
    pub fn node_of_call(&self, call: u64) -> Option<TreeNodeId> {
        self.tree.of_call(call)
    }

    /// Returns `true` if a node has been reached and is not folded away.
    #[must_use]
    pub fn is_shown(&self, node: TreeNodeId) -> bool {
        self.visible.find(node).is_some() && self.has_come_up(node)
    }

    /// Returns the centre of a node, unless it is folded away.
    #[must_use]
    pub fn place(&self, node: TreeNodeId) -> Option<(f32, f32)> {
        self.placed(node).map(PlacedNode::middle)
    }

    /// Returns the board at a node in one word, or `None` in a tree of numbers.
    #[must_use]
    pub fn board(&self, node: TreeNodeId) -> Option<String> {
        self.tree.get(node)?;
        self.subject().picture(&self.path(node))
    }

    /// Returns the symbol to move at a call, or `None` in a tree of numbers.
    #[must_use]
    pub fn to_move(&self, call: &Call) -> Option<Symbol> {
        self.subject().symbol_at(call.level)
    }

    /// Returns the centre of the current node, or of the one that hides it.
    #[must_use]
    pub fn focus(&self) -> Option<(f32, f32)> {
        self.place(self.shown_current()?)
    }

    /// Returns the nodes that a window shows. Their boards come from
    /// [`TreeView::board`].
    pub fn visible(&self, window: Viewport) -> impl Iterator<Item = NodeState> {
        let best = self.best_line();
        let current = self.shown_current();
        let placed = self.layout().nodes(window);
        placed.map(move |placed| self.state_at(placed, current, &best))
    }

    /// Returns the lines between nodes that may be visible in a window.
    pub fn edges(&self, window: Viewport) -> impl Iterator<Item = TreeEdge> {
        let best = self.best_line();
        let current = self.shown_current();
        let layout = self.layout();
        layout.edges(window).filter_map(move |placed| {
            Some(TreeEdge {
                node: placed.node,
                from: layout.at(placed.parent?).middle(),
                to: placed.middle(),
                status: self.status(placed.node, current),
                on_best_line: best.contains(&placed.node),
            })
        })
    }

    /// Returns the nodes that have been reached and are not folded away, in
    /// depth-first order, each with a flag for the last of its siblings.
    pub(in crate::trace) fn shown(&self) -> Vec<(TreeNodeId, bool)> {
        let mut has_younger = vec![false; self.visible.len()];
        let shown = self.visible.iter().rev();
        let shown = shown.filter(|visible| self.has_come_up(visible.node));
        let mut shown: Vec<(TreeNodeId, bool)> = shown
            .map(|visible| {
                let parent = visible.parent.map(|parent| &mut has_younger[parent]);
                let is_last = parent.is_none_or(|seen| !std::mem::replace(seen, true));
                (visible.node, is_last)
            })
            .collect();
        shown.reverse();
        shown
    }

    /// Returns the nodes to which the best moves lead from the root.
    pub(in crate::trace) fn best_line(&self) -> Vec<TreeNodeId> {
        let calls = self.state.best_line();
        calls
            .filter_map(|call| self.tree.of_call(call.number))
            .collect()
    }

    pub(super) fn has_come_up(&self, node: TreeNodeId) -> bool {
        self.tree.node(node).born <= self.step
    }

    /// Returns the current node, or the folded one that hides it.
    fn shown_current(&self) -> Option<TreeNodeId> {
        let node = self.tree.of_call(self.last()?.call)?;
        self.tree
            .upwards(node)
            .find(|&node| self.visible.find(node).is_some())
    }

    fn layout(&self) -> &TreeLayout {
        self.layout
            .get_or_init(|| TreeLayout::new(&self.tree, &self.visible))
    }

    fn placed(&self, node: TreeNodeId) -> Option<&PlacedNode> {
        Some(self.layout().at(self.visible.find(node)?))
    }

    /// Chooses the nodes to fold away.
    fn fold(&mut self, has_grown: bool) {
        // The current call is always on the path to the latest one, which
        // changes less often: a search that returns folds nothing away.
        let youngest = self.state.calls().last().filter(|_| self.follows);
        let youngest = youngest.and_then(|call| self.tree.of_call(call.number));
        let open = self.folds.open(&self.tree, youngest);
        if has_grown || open != self.open {
            self.visible = VisibleTree::new(&self.tree, &open);
            self.layout = OnceLock::new();
            self.open = open;
        }
    }
}

#[cfg(test)]
mod tests;
