#![no_main]
//! Pictures of boards in one word, in rows, and as a JavaScript array.

use dooz_core::{Rules, Setup, Symbol};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let oblong = "4x3x3".parse().expect("a small board");
    for rules in [Rules::TIC_TAC_TOE, oblong] {
        for to_move in Symbol::BOTH {
            check(rules, text, to_move);
        }
    }
});

/// Checks that a position, drawn in any of the three forms, is read back.
fn check(rules: Rules, text: &str, to_move: Symbol) {
    let setup = match Setup::parse(rules, text, to_move) {
        Ok(setup) => setup,
        Err(error) => return dooz_fuzz::assert_is_sentence(&error),
    };
    let position = match setup.position() {
        Ok(position) => position,
        Err(error) => return dooz_fuzz::assert_is_sentence(&error),
    };

    let picture = position.picture(setup.first());
    for drawn in [
        format!("{picture}"),
        format!("{picture:#}"),
        picture.array().to_string(),
    ] {
        assert_eq!(
            Setup::parse(rules, &drawn, to_move),
            Ok(setup),
            "drawn as {drawn:?}"
        );
    }
}
