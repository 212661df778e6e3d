#![no_main]
//! Squares of a board in every notation that fits it.

use dooz_core::{Notation, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let oblong = "31x22x5".parse().expect("the largest board");
    for rules in [Rules::TIC_TAC_TOE, Rules::GOMOKU, oblong] {
        for notation in Notation::ALL.into_iter().filter(|n| n.fits(rules)) {
            let square = dooz_fuzz::agree(
                text,
                |text| notation.parse(rules, text),
                |&square| notation.write(rules, square).to_string(),
            );
            assert!(square.is_none_or(|square| rules.contains(square)));
        }
    }
});
