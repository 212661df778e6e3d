//! A search with a place in it, and what of it is drawn.

use dooz_core::Symbol;

use crate::trace::event::{Event, Step};
use crate::trace::record::{Summary, Trace};
use crate::trace::search_state::{Call, Cut, SearchState};
use crate::trace::subject::Subject;
use crate::trace::walkthrough::{Go, MarkKind, SearchCounts, Timeline, TimelineMark};

use super::folds::Folds;
use super::node_state::{NodeState, TreeEdge};
use super::tree_index::{NodeId, NodeKind, TreeIndex, TreeNode};
use super::tree_layout::{LEVEL_HEIGHT, PlacedNode, TreeLayout, Viewport};

/// A search with a place between two of its events.
///
/// ```
/// use dooz_coach::trace::{Go, Subject, Trace, TreeView, Viewport};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// assert_eq!(view.visible(Viewport::WHOLE).count(), 0);
///
/// assert!(view.go(Go::NextCut));
/// // Six calls, and a stub for the 8 that nobody looks at.
/// assert_eq!(view.visible(Viewport::WHOLE).count(), 7);
/// assert_eq!(view.current().unwrap().number, 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TreeView {
    trace: Trace,
    pub(in crate::trace) tree: TreeIndex,
    timeline: Timeline,
    pub(in crate::trace) step: usize,
    state: SearchState,
    tally: SearchCounts,
    folds: Folds,
    /// The nodes that show what is below them, in their order.
    open: Vec<NodeId>,
    scene: TreeLayout,
}

impl TreeView {
    /// How many nodes are laid out at once, if nothing else is asked for.
    pub const ROOM: usize = Folds::MOST;

    /// A search, from before its first event. It may still be going on:
    /// [`TreeView::grow`] adds to it.
    #[must_use]
    pub fn new(mut trace: Trace) -> Self {
        let events = std::mem::take(&mut trace.events);
        let mut view = Self {
            trace,
            tree: TreeIndex::default(),
            timeline: Timeline::default(),
            step: 0,
            state: SearchState::default(),
            tally: SearchCounts::default(),
            folds: Folds::default(),
            open: Vec::new(),
            scene: TreeLayout::default(),
        };
        view.grow(events);
        view
    }

    /// Adds events that have happened since. The place stays where it is.
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
        self.lay_out(true);
    }

    /// Notes what came of the search, once that is known.
    pub const fn finish(&mut self, summary: Summary) {
        self.trace.summary = summary;
    }

    /// The search.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// What is searched.
    #[must_use]
    pub const fn subject(&self) -> &Subject {
        &self.trace.subject
    }

    /// How many events lie behind.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The length of the walk and what is worth going to.
    #[must_use]
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The state here.
    #[must_use]
    pub const fn state(&self) -> &SearchState {
        &self.state
    }

    /// What has been counted until here.
    #[must_use]
    pub const fn tally(&self) -> SearchCounts {
        self.tally
    }

    /// The event that has just happened.
    #[must_use]
    pub fn last(&self) -> Option<&Event> {
        self.trace.events.get(self.step.checked_sub(1)?)
    }

    /// The call of that event.
    #[must_use]
    pub fn current(&self) -> Option<&Call> {
        self.state.call(self.last()?.call)
    }

    /// The calls that have not returned, the outermost first.
    pub fn stack(&self) -> impl Iterator<Item = &Call> {
        self.state.stack()
    }

    /// Goes somewhere; `false`, and nowhere, if there is no such place.
    pub fn go(&mut self, go: Go) -> bool {
        let Some(target) = self.timeline.target(self.step, go) else {
            return false;
        };
        while self.step < target {
            let event = &self.trace.events[self.step];
            self.state.apply(event);
            self.tally.apply(event);
            self.step += 1;
        }
        while self.step > target {
            self.step -= 1;
            let event = &self.trace.events[self.step];
            self.state.revert(event);
            self.tally.revert(event);
        }
        self.lay_out(false);
        true
    }

    /// Shows what is below a call, or folds it away.
    pub fn set_open(&mut self, node: NodeId, open: bool) {
        if self.tree.get(node).is_some() {
            self.folds.set(node, open);
            self.lay_out(false);
        }
    }

    /// Whether what is below a call is shown.
    #[must_use]
    pub fn is_open(&self, node: NodeId) -> bool {
        self.open.binary_search(&node).is_ok()
    }

    /// Takes back all that [`TreeView::set_open`] did.
    pub fn fold_automatically(&mut self) {
        self.folds.forget();
        self.lay_out(false);
    }

    /// How many nodes are laid out at once; usually [`TreeView::ROOM`].
    /// What a person opened is shown besides.
    pub fn set_room(&mut self, nodes: usize) {
        self.folds.most = nodes;
        self.lay_out(false);
    }

    /// The width and height of the whole picture. The root's middle is at
    /// height 0, so the picture begins half a level above it.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "there are few levels")]
    pub fn size(&self) -> (f32, f32) {
        (self.scene.width, self.scene.levels() as f32 * LEVEL_HEIGHT)
    }

    /// How many nodes have a place, those included that come later.
    #[must_use]
    pub fn laid_out(&self) -> usize {
        self.scene.len()
    }

    /// How many nodes the whole tree has, folded ones included.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// A node of the tree.
    #[must_use]
    pub fn node(&self, node: NodeId) -> Option<&TreeNode> {
        self.tree.get(node)
    }

    /// The call of a node, as far as it has come.
    #[must_use]
    pub fn call_of(&self, node: NodeId) -> Option<&Call> {
        match self.tree.get(node)?.kind {
            NodeKind::Call(call) => self.state.call(call),
            NodeKind::Pruned | NodeKind::AtOnce(_) => None,
        }
    }

    /// Why a node was left out.
    #[must_use]
    pub fn cut_of(&self, node: NodeId) -> Option<&Cut> {
        let node = self.tree.get(node)?;
        match node.kind {
            NodeKind::Pruned => self.call_of(node.parent?)?.cut.as_ref(),
            NodeKind::Call(_) | NodeKind::AtOnce(_) => None,
        }
    }

    /// The moves to a node from the root of the search.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<u32> {
        let mut path = self.trace.lead.clone();
        if self.tree.get(node).is_some() {
            path.extend(self.tree.path(node));
        }
        path
    }

    /// The node to which these moves lead from the root of the search.
    #[must_use]
    pub fn node_at(&self, path: &[u32]) -> Option<NodeId> {
        let mut node = (self.tree.len() > 0).then_some(0)?;
        for by in path {
            let mut children = self.tree.children(node).iter();
            node = *children.find(|&&child| self.tree.node(child).by == Some(*by))?;
        }
        Some(node)
    }

    /// The nodes below a node, as far as they are known.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.tree
            .get(node)
            .map_or(&[], |_| self.tree.children(node))
    }

    /// The node of a call.
    #[must_use]
    pub fn node_of_call(&self, call: u64) -> Option<NodeId> {
        self.tree.of_call(call)
    }

    /// Whether a node is there by now, and not folded away.
    #[must_use]
    pub fn is_shown(&self, node: NodeId) -> bool {
        self.tree.get(node).is_some() && self.is_drawn(node) && self.scene.find(node).is_some()
    }

    /// Where a node is drawn, if it is.
    #[must_use]
    pub fn place(&self, node: NodeId) -> Option<(f32, f32)> {
        self.scene.find(node).map(middle)
    }

    /// A node as it is drawn, wherever that is; none if it is folded away.
    #[must_use]
    pub fn sight_of(&self, node: NodeId) -> Option<NodeState> {
        let placed = self.scene.find(node)?;
        let current = self.shown_current().map(|placed| placed.node);
        Some(self.sight(placed, current, &self.best_line()))
    }

    /// The board at a node in one word; none in a tree.
    #[must_use]
    pub fn board(&self, node: NodeId) -> Option<String> {
        self.tree.get(node)?;
        self.subject().picture(&self.path(node))
    }

    /// The symbol to move at a call; none in a tree.
    #[must_use]
    pub fn to_move(&self, call: &Call) -> Option<Symbol> {
        self.subject().symbol_at(call.level)
    }

    /// Where the current node is drawn, or that which hides it.
    #[must_use]
    pub fn focus(&self) -> Option<(f32, f32)> {
        let placed = self.shown_current()?;
        Some(middle(placed))
    }

    /// The nodes that a window shows. Boards come from [`TreeView::board`],
    /// for those who draw them.
    pub fn visible(&self, window: Viewport) -> impl Iterator<Item = NodeState> {
        let best = self.best_line();
        let current = self.shown_current().map(|placed| placed.node);
        let placed = self.scene.nodes(window);
        placed
            .filter(|placed| self.is_drawn(placed.node))
            .map(move |placed| self.sight(placed, current, &best))
    }

    /// The lines between nodes that could be seen in a window.
    pub fn edges(&self, window: Viewport) -> impl Iterator<Item = TreeEdge> {
        let best = self.best_line();
        let placed = self.scene.edges(window);
        placed
            .filter(|placed| self.is_drawn(placed.node))
            .filter_map(move |placed| {
                let node = self.tree.node(placed.node);
                Some(TreeEdge {
                    node: placed.node,
                    from: middle(self.scene.at(placed.parent?)),
                    to: middle(placed),
                    pruned: node.kind == NodeKind::Pruned,
                    on_best_line: best.contains(&placed.node),
                })
            })
    }

    fn is_drawn(&self, node: NodeId) -> bool {
        self.tree.node(node).born <= self.step
    }

    /// The place of the current node, or of the folded one that hides it.
    pub(in crate::trace) fn shown_current(&self) -> Option<&PlacedNode> {
        let node = self.tree.of_call(self.last()?.call)?;
        self.tree
            .upwards(node)
            .find_map(|node| self.scene.find(node))
    }

    fn best_line(&self) -> Vec<NodeId> {
        let calls = self.state.best_line();
        calls
            .filter_map(|call| self.tree.of_call(call.number))
            .collect()
    }

    fn lay_out(&mut self, grown: bool) {
        // The current call is always on the way to the youngest one, which
        // changes less often: a search that returns folds nothing away.
        let youngest = self.state.calls().last();
        let youngest = youngest.and_then(|call| self.tree.of_call(call.number));
        let open = self.folds.open(&self.tree, youngest);
        if grown || open != self.open {
            self.scene = TreeLayout::new(&self.tree, &open);
            self.open = open;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are few levels")]
pub(in crate::trace) const fn middle(placed: &PlacedNode) -> (f32, f32) {
    (placed.x, placed.level as f32 * LEVEL_HEIGHT)
}

#[cfg(test)]
mod tests;
