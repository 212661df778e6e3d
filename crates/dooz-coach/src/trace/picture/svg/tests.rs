use dooz_core::{Rules, Setup, Symbol};

use super::*;
use crate::trace::{Go, Subject, Trace};

struct Plain;

impl NodeText for Plain {
    fn number(&self, number: i64) -> String {
        number.to_string()
    }

    fn tooltip(&self, view: &TreeView, node: TreeNodeId) -> Option<String> {
        view.cut_of(node)
            .map(|(call, _)| format!("<{}>", call.number))
    }
}

fn board(method: &str) -> TreeView {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "O.XX.X.OO", Symbol::X).unwrap();
    let subject = Subject::board(&setup).unwrap();
    let mut view = TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap());
    view.go(Go::Last);
    view
}

fn picture(view: &TreeView, disclosure: Disclosure, detail: Detail) -> TreeSvg<'_> {
    TreeSvg {
        view,
        text: &Plain,
        detail,
        disclosure,
        windows_on_entry: false,
        cursor: Some(0),
        mark: None,
        uncovered: false,
    }
}

fn all(picture: TreeSvg<'_>) -> String {
    let nodes = picture.nodes(Viewport::WHOLE).into_iter();
    nodes.fold(picture.lines(Viewport::WHOLE), |svg, (_, node)| svg + &node)
}

#[test]
fn every_node_is_drawn_once_and_the_tags_are_closed() {
    for method in ["minimax", "alphabeta", "alphabeta:cut=gt", "averaging"] {
        let view = board(method);
        for detail in [Detail::Board, Detail::Value] {
            let svg = all(picture(&view, Disclosure::Search, detail));
            assert_eq!(svg.matches("data-node=").count(), view.nodes(), "{method}");
            assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            assert_eq!(
                svg.matches("<text ").count(),
                svg.matches("</text>").count()
            );
        }
    }
}

#[test]
fn leaves_tell_their_values_and_nothing_else_does() {
    let view = board("minimax");
    let values = all(picture(&view, Disclosure::Values, Detail::Board));
    let leaves = all(picture(&view, Disclosure::Leaves, Detail::Board));
    let count = |svg: &str| svg.matches("class=\"t-val").count();
    assert_eq!(count(&values), 9);
    let calls = view.state().calls().iter();
    assert_eq!(
        count(&leaves),
        calls.filter(|call| call.end.is_some()).count()
    );
    assert!(!leaves.contains("class=\"t-call\""));
}

#[test]
fn from_far_away_all_nodes_are_a_few_paths() {
    let view = board("minimax");
    let svg = all(picture(&view, Disclosure::Search, Detail::Dot));
    assert!(svg.matches("<path ").count() <= 10);
    // The one with the keyboard focus can be read.
    assert_eq!(svg.matches("data-node=").count(), 1);
    assert_eq!(svg.matches("h0").count(), view.nodes());
}

#[test]
fn a_step_changes_the_texts_of_few_nodes() {
    let mut view = board("minimax");
    let nodes = |view: &TreeView| {
        let picture = picture(view, Disclosure::Search, Detail::Board);
        picture.nodes(Viewport::WHOLE)
    };
    view.go(Go::To(9));
    let before = nodes(&view);
    view.go(Go::Forward);
    let after = nodes(&view);
    let changed = after.iter().filter(|node| !before.contains(node));
    assert!((1..=3).contains(&changed.count()));
    assert_eq!(after.len(), view.nodes());
}

#[test]
fn a_value_of_three_signs_is_smaller_to_fit_its_shape() {
    let mut view = tree("(10 7)", "minimax");
    view.go(Go::Last);
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    assert!(svg.contains("t-val big long done") || svg.contains("t-val big long now"));
    assert!(svg.contains("t-val long done best\" y=\"0\">+10<"));
    assert!(svg.contains("t-val done\" y=\"0\">+7<"));
}

#[test]
fn the_asked_value_is_a_question_mark() {
    let view = board("minimax");
    let picture = TreeSvg {
        mark: Some((1, NodeMark::Asked)),
        ..picture(&view, Disclosure::Leaves, Detail::Board)
    };
    assert_eq!(all(picture).matches(">?</text>").count(), 1);
}

#[test]
fn a_right_answer_is_marked_and_shows_its_value_and_a_wrong_one_does_not() {
    let mut view = tree("((7 9) (3 8))", "minimax");
    view.go(Go::Last);
    for (mark, values) in [(NodeMark::Right, 1), (NodeMark::Wrong, 0)] {
        let svg = all(TreeSvg {
            mark: Some((1, mark)),
            ..picture(&view, Disclosure::Leaves, Detail::Board)
        });
        assert_eq!(svg.matches("t-val big done\" y=\"0\">+7<").count(), values);
        assert_eq!(svg.matches("class=\"node right\"").count(), values);
    }
}

#[test]
fn a_tree_without_room_for_boards_still_has_letters_and_numbers() {
    let mut view = tree("((7 9) (3 8 6))", "alphabeta");
    view.go(Go::Last);
    let svg = all(picture(&view, Disclosure::Search, Detail::Label));
    assert!(svg.contains("class=\"t-branch") && svg.contains("class=\"t-call\""));
    assert!(!svg.contains("class=\"t-cap"));
}

fn tree(text: &str, method: &str) -> TreeView {
    let tree = Subject::tree(text, Side::Max).unwrap();
    TreeView::new(Trace::record(tree, method.parse().unwrap()).unwrap())
}

#[test]
fn the_whole_tree_is_faint_until_the_search_comes() {
    let mut view = tree("((7 9) (3 8 6))", "alphabeta");
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    assert_eq!(svg.matches("class=\"t-leaf faint\"").count(), 5);
    assert_eq!(svg.matches("class=\"t-min faint\"").count(), 2);
    // One sees the ends from the start, but not what they lead to.
    assert!(svg.contains(">+8</text>") && svg.matches(">?</text>").count() == 3);
    view.go(Go::Last);
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    assert!(!svg.contains("faint"));
}

#[test]
fn scissors_lie_across_what_a_cut_leaves_out() {
    let mut view = tree("((7 9) (3 8 6))", "alphabeta");
    view.go(Go::NextCut);
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    assert_eq!(svg.matches("t-scis").count(), 1);
    assert_eq!(svg.matches("t-strike").count(), 2);
    assert_eq!(svg.matches("class=\"t-leaf cut\"").count(), 2);
    // The bound that closed the window.
    assert!(svg.contains("t-cap alarm\" x=\"370\" y=\"180\">β +3<"));
    assert_eq!(svg.matches("<title>&lt;5&gt;</title>").count(), 2);
}

#[test]
fn a_pruned_subtree_can_be_uncovered() {
    let mut view = tree("((7 9) (3 (8 6)))", "alphabeta");
    view.go(Go::Last);
    let covered = picture(&view, Disclosure::Search, Detail::Board);
    assert!(!all(covered).contains(">+8</text>"));
    let uncovered = TreeSvg {
        uncovered: true,
        ..covered
    };
    let svg = all(uncovered);
    assert!(svg.contains(">+8</text>") && !svg.contains("t-strike"));
}

#[test]
fn branches_have_letters() {
    let view = tree("((7 9) (3 8 6))", "alphabeta");
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    for (name, count) in [("a", 3), ("b", 3), ("c", 1)] {
        let name = format!(">{name}</text>");
        assert_eq!(svg.matches(&name).count(), count);
    }
}

#[test]
fn a_move_that_wins_at_once_has_its_score_and_no_board() {
    let mut view = tree("(0 1)", "averaging");
    view.go(Go::Last);
    let svg = all(picture(&view, Disclosure::Search, Detail::Board));
    assert!(svg.contains(">100</text>"));
}
