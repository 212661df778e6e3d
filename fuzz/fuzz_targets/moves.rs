#![no_main]
//! Lists of moves, such as `1. h8 i9 2. j10`.

use dooz_core::{Square, parse_moves};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut moves = Vec::new();
    for item in parse_moves(text) {
        match item {
            Ok(square) => moves.push(square),
            Err(error) => {
                dooz_fuzz::assert_is_sentence(&error);
                assert!(text.contains(error.word), "{:?} is not there", error.word);
            }
        }
    }

    for gap in [" ", ", ", ""] {
        let names: Vec<_> = moves.iter().map(Square::to_string).collect();
        let list = names.join(gap);
        let again: Result<Vec<_>, _> = parse_moves(&list).collect();
        assert_eq!(again.as_ref(), Ok(&moves), "printed as {list:?}");
    }
});
