#![no_main]
//! Game trees with the values of their leaves, such as `((3 7) (2 (9 1)))`.

use dooz_core::textbook::{AlphaBeta, Minimax, Side, Tree};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for turn in [Side::Max, Side::Min] {
        match Tree::parse(text, turn) {
            Ok(tree) => check(&tree),
            Err(error) => {
                dooz_fuzz::assert_is_sentence(&error);
                assert!(text.is_char_boundary(error.at), "{error:?} is nowhere");
            }
        }
    }
});

/// Checks that every accepted tree can be searched and that pruning does not
/// change its value.
fn check(tree: &Tree<'_>) {
    let plain = Minimax::default().search(tree, &mut ());
    let pruned = AlphaBeta::default().search(tree, &mut ());
    assert_eq!((pruned.score, pruned.best), (plain.score, plain.best));
    assert!(pruned.nodes <= plain.nodes);
}
