use dooz_core::textbook::Side;
use dooz_core::{Rules, Setup, Symbol};

use super::*;
use crate::trace::tree::tree_layout::width;
use crate::trace::{Bounds, NodeStatus};

fn tree(text: &str, method: &str) -> TreeView {
    let subject = Subject::tree(text, Side::Max).unwrap();
    TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap())
}

fn board(picture: &str, symbol: Symbol, method: &str) -> TreeView {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, symbol).unwrap();
    let subject = Subject::board(&setup).unwrap();
    TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap())
}

/// Returns everything that a page draws.
fn picture(view: &TreeView) -> (Vec<NodeState>, Vec<TreeEdge>) {
    let nodes = view.visible(Viewport::WHOLE).collect();
    (nodes, view.edges(Viewport::WHOLE).collect())
}

fn state(view: &TreeView, call: u64) -> NodeState {
    let is = |state: &NodeState| state.kind == NodeKind::Call(call);
    view.visible(Viewport::WHOLE).find(is).unwrap()
}

#[test]
fn every_walk_that_ends_at_a_step_shows_the_fold_of_so_many_events() {
    let fresh = board("XO..X...O", Symbol::X, "alphabeta");
    let len = fresh.timeline().len();
    let mut walked = fresh.clone();
    // A room so small that the path to the current node has to be opened.
    walked.set_room(40);
    let mut place = 7;
    for _ in 0..200 {
        place = (place * 131 + 17) % (len + 1);
        walked.go(Go::To(place));
        for go in [
            Go::Forward,
            Go::Back,
            Go::NextCut,
            Go::PreviousCut,
            Go::NextReturn,
        ] {
            walked.go(go);
        }
        let step = walked.step();
        let mut straight = fresh.clone();
        straight.set_room(40);
        straight.go(Go::To(step));
        assert_eq!(
            *walked.state(),
            SearchState::of(&walked.trace().events[..step])
        );
        assert_eq!(picture(&walked), picture(&straight), "at step {step}");
        assert_eq!(walked.counts(), straight.counts());
    }
}

#[test]
fn forward_and_back_gives_the_same_picture() {
    let mut view = board("XOXOXO...", Symbol::O, "minimax");
    while view.go(Go::Forward) {
        let before = picture(&view);
        if view.go(Go::Forward) {
            view.go(Go::Back);
        }
        assert_eq!(picture(&view), before);
    }
}

#[test]
fn no_node_moves_while_siblings_come_up() {
    let mut view = tree("((7 9 4) (3 (8 1)) (5 6))", "minimax");
    view.go(Go::Last);
    let places: Vec<(TreeNodeId, f32)> = view
        .visible(Viewport::WHOLE)
        .map(|state| (state.node, state.x))
        .collect();
    view.go(Go::First);
    while view.go(Go::Forward) {
        for state in view.visible(Viewport::WHOLE) {
            assert!(places.contains(&(state.node, state.x)));
        }
    }
}

#[test]
fn a_pruned_move_has_the_numbers_of_its_cut() {
    let mut view = tree("((7 9) (3 8))", "alphabeta");
    view.go(Go::NextCut);
    let stub = view
        .visible(Viewport::WHOLE)
        .find(|state| state.status == NodeStatus::Pruned)
        .unwrap();
    let (_, cut) = view.cut_of(stub.node).unwrap();
    let met = Bounds {
        alpha: Some(7),
        beta: Some(3),
    };
    assert_eq!((cut.window, cut.fast), (met, false));
    view.go(Go::Back);
    assert!(view.cut_of(stub.node).is_none());
    let before = view
        .visible(Viewport::WHOLE)
        .find(|state| state.node == stub.node)
        .unwrap();
    assert_eq!(before.status, NodeStatus::Unvisited);
}

#[test]
fn a_node_says_what_has_been_found_so_far() {
    let mut view = tree("((7 9) (3 8))", "alphabeta");
    view.go(Go::To(5));
    let open = state(&view, 2);
    assert_eq!((open.status, open.score), (NodeStatus::Current, Some(7)));
    let below_seven = Bounds {
        alpha: None,
        beta: Some(7),
    };
    assert_eq!(open.window, Some(below_seven));
    let call = view.call_of(open.node).unwrap();
    assert_eq!((call.best(), state(&view, 3).mv), (Some(0), Some(0)));
    assert_eq!(state(&view, 1).status, NodeStatus::Waiting);
    let returned = view.call_of(state(&view, 3).node).unwrap().returned;
    assert_eq!(returned.unwrap().order, 1);
    let stack: Vec<u64> = view.stack().map(|call| call.number).collect();
    assert_eq!(stack, [1, 2]);
}

#[test]
fn boards_are_those_of_the_moves_that_lead_to_them() {
    let mut view = board("O.XX.X.OO", Symbol::X, "freecodecamp");
    view.go(Go::Last);
    assert_eq!(view.board(0).as_deref(), Some("O.XX.X.OO"));
    let fifth = state(&view, 5).node;
    assert_eq!(view.board(fifth).as_deref(), Some("O.XXXX.OO"));
    assert_eq!(view.path(fifth), [4]);
    assert_eq!(view.board(usize::MAX), None);
}

#[test]
fn a_folded_call_says_how_many_are_hidden_until_now() {
    let mut view = tree("((7 9) (3 8))", "minimax");
    view.set_open(1, false);
    view.go(Go::To(6));
    let folded = state(&view, 2);
    // It hides the current node, and one call so far.
    assert_eq!((folded.folded, folded.status), (2, NodeStatus::Current));
    view.go(Go::Last);
    assert_eq!(view.visible(Viewport::WHOLE).count(), 5);
    view.set_open(1, true);
    assert_eq!(view.visible(Viewport::WHOLE).count(), 7);
}

#[test]
fn a_large_tree_is_folded_and_its_current_node_is_still_seen() {
    let mut view = board("X........", Symbol::O, "alphabeta:order=centre");
    assert!(view.nodes() > 2_000);
    for step in (0..view.timeline().len()).step_by(501) {
        view.go(Go::To(step));
        assert!(view.visible.len() <= 1_600, "{}", view.visible.len());
        if let Some(current) = view.current() {
            assert_eq!(state(&view, current.number).status, NodeStatus::Current);
        }
    }
}

#[test]
fn places_stay_while_the_search_stays_in_one_subtree() {
    let mut view = board("X........", Symbol::O, "alphabeta");
    let mut changes = 0;
    let mut width = view.size();
    for _ in 0..4_000 {
        view.go(Go::Forward);
        changes += usize::from(view.size() != width);
        width = view.size();
    }
    // No more often than once in twenty steps.
    assert!(changes <= 200, "{changes}");
}

/// Does the same as [`TreeView::visible`] by checking every node.
fn looked_through(view: &TreeView, window: Viewport) -> Vec<TreeNodeId> {
    let inside = |state: &NodeState| {
        let width = width(view.node(state.node).unwrap());
        let half = LEVEL_HEIGHT / 2.0;
        state.x + width / 2.0 >= window.left
            && state.x - width / 2.0 <= window.right
            && state.y + half >= window.top
            && state.y - half <= window.bottom
    };
    let all = view.visible(Viewport::WHOLE);
    let mut nodes: Vec<TreeNodeId> = all.filter(inside).map(|state| state.node).collect();
    nodes.sort_unstable();
    nodes
}

#[test]
fn a_window_on_ten_thousand_nodes_shows_what_is_in_it_and_touches_no_more() {
    let mut view = board(".........", Symbol::X, "alphabeta");
    view.set_room(usize::MAX);
    view.go(Go::Last);
    assert!(view.visible.len() > 18_000);
    let (width, _) = view.size();
    for part in [0.0, 0.21, 0.5, 0.77, 0.999] {
        let left = width * part;
        let window = Viewport {
            left,
            right: left + 1_280.0,
            top: 2.4 * LEVEL_HEIGHT,
            bottom: 7.0 * LEVEL_HEIGHT,
        };
        let mut seen: Vec<TreeNodeId> = view.visible(window).map(|state| state.node).collect();
        seen.sort_unstable();
        assert_eq!(seen, looked_through(&view, window));
        // 1,280 units hold 17 nodes of each of six levels.
        assert!(seen.len() <= 6 * 18, "{}", seen.len());
        assert!(view.layout().nodes(window).count() == seen.len());
    }
}

#[test]
fn every_line_that_crosses_a_window_is_among_its_edges() {
    let mut view = board("X...O....", Symbol::X, "alphabeta");
    view.set_room(usize::MAX);
    view.go(Go::Last);
    let (width, height) = view.size();
    let all: Vec<TreeEdge> = view.edges(Viewport::WHOLE).collect();
    assert_eq!(all.len(), view.visible.len() - 1);
    for part in [0.0, 0.3, 0.6, 0.9] {
        let window = Viewport {
            left: width * part,
            right: width * part + 700.0,
            top: height * part / 2.0,
            bottom: height * part / 2.0 + 300.0,
        };
        let edges: Vec<TreeEdge> = view.edges(window).collect();
        let crosses = |edge: &&TreeEdge| {
            edge.from.0.max(edge.to.0) >= window.left
                && edge.from.0.min(edge.to.0) <= window.right
                && edge.to.1 >= window.top
                && edge.from.1 <= window.bottom
        };
        for edge in all.iter().filter(crosses) {
            assert!(edges.contains(edge), "{edge:?} in {window:?}");
        }
        assert!(edges.len() < all.len() / 2);
    }
}

#[test]
fn a_search_that_grows_ends_as_one_that_came_whole() {
    let whole = board("XO..X...O", Symbol::X, "alphabeta");
    let mut trace = whole.trace().clone();
    let events = std::mem::take(&mut trace.events);
    let mut growing = TreeView::new(trace);
    for chunk in events.chunks(100) {
        growing.grow(chunk.to_vec());
        growing.go(Go::On(60));
    }
    growing.go(Go::Last);
    let mut whole = whole;
    whole.go(Go::Last);
    assert_eq!(picture(&growing), picture(&whole));
    assert_eq!(growing.timeline(), whole.timeline());
}
