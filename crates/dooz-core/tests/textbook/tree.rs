//! Trees as text.

use dooz_core::textbook::{GameState, Side, Tree, TreeError, TreeErrorKind};
use proptest::prelude::*;

#[test]
fn a_tree_is_walked_by_the_numbers_of_its_branches() {
    let tree = Tree::parse(" ( (3,7) (2 (9 -1)) ) ", Side::Max).unwrap();
    assert_eq!(tree.moves().collect::<Vec<_>>(), [0, 1]);
    assert_eq!(tree.value(), None);
    let right = tree.after(1);
    assert_eq!(right.turn(), Side::Min);
    assert_eq!(right.moves().count(), 2);
    assert_eq!(right.after(0).value(), Some(2));
    assert_eq!(right.after(1).after(1).value(), Some(-1));
    assert_eq!(right.after(0).moves().count(), 0);
}

#[test]
fn a_single_number_is_a_tree() {
    assert_eq!(Tree::parse("-5", Side::Min).unwrap().value(), Some(-5));
}

#[test]
fn what_is_no_tree_is_refused_with_the_place() {
    use TreeErrorKind::{Empty, Leaf, Rest, TooDeep, Unclosed, Unopened};
    let deep = "(".repeat(Tree::MAX_DEPTH + 1);
    for (text, at, kind) in [
        ("", 0, Empty),
        ("  ", 0, Empty),
        ("(3 ())", 4, Empty),
        ("(3 (4 5)", 8, Unclosed),
        (")", 0, Unopened),
        ("(1 2))", 5, Rest),
        ("1 2", 2, Rest),
        ("(1 two)", 3, Leaf),
        ("(1.5)", 1, Leaf),
        ("(9223372036854775807)", 1, Leaf),
        ("(-9223372036854775808)", 1, Leaf),
        ("(1 ۲)", 3, Leaf),
        (&deep, Tree::MAX_DEPTH, TooDeep),
    ] {
        let error = TreeError { at, kind };
        assert_eq!(Tree::parse(text, Side::Max), Err(error), "{text:?}");
        assert!(error.to_string().contains(&at.to_string()));
    }
}

#[test]
fn the_deepest_tree_can_be_searched() {
    let depth = Tree::MAX_DEPTH;
    let text = format!("{}4{}", "(".repeat(depth), ")".repeat(depth));
    let tree = Tree::parse(&text, Side::Max).unwrap();
    let found = dooz_core::textbook::Minimax::default().search(&tree, &mut ());
    assert_eq!((found.score, found.nodes), (4, depth as u64 + 1));
}

proptest! {
    #[test]
    fn any_text_is_a_tree_or_an_error_inside_it(text in r"[()0-9 ,\-a۲]{0,40}") {
        match Tree::parse(&text, Side::Max) {
            Ok(tree) => prop_assert!(tree.value().is_some() || tree.moves().count() > 0),
            Err(error) => prop_assert!(text.is_char_boundary(error.at)),
        }
    }
}
