#![no_main]
//! Matches as `dooz play` keeps them, and as its first versions kept them.

use dooz_play::matches::{Match, old_record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let game = match old_record::parse(text) {
        Ok(game) => game,
        Err(error) => {
            dooz_fuzz::assert_is_sentence(&error);
            match Match::from_sgf(text) {
                Ok(game) => game,
                Err(error) => return dooz_fuzz::assert_is_sentence(&error),
            }
        }
    };
    let printed = game.to_sgf();
    let again = Match::from_sgf(&printed).expect("the text of a match is a match");
    assert_eq!(again.to_sgf(), printed);
    assert_eq!(again.moves(), game.moves());
});
