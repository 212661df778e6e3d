#![no_main]
//! Games in the Smart Game Format, side lines and comments included.

use dooz_play::records::{Format, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(records) = dooz_fuzz::records_agree(Format::Sgf, text) {
        records.iter().for_each(check);
    }
});

/// Every move of a record can be played, wherever in the tree it is, and the
/// game itself is one of its lines.
fn check(record: &Record) {
    // From the root to each node is too far for the longest texts.
    for id in record.nodes().take(50) {
        let position = record.position(id);
        assert!(
            record[id]
                .square()
                .is_none_or(|square| position.stone(square).is_some())
        );
    }
    let last = record.main_line().last().expect("there is a root");
    assert_eq!(*record.game().position(), record.position(last));
}
