#![no_main]
//! Games in the Smart Game Format, side lines and comments included.

use dooz_play::records::{Record, RecordFormat};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(records) = dooz_fuzz::records_agree(RecordFormat::Sgf, text) {
        records.iter().for_each(check);
    }
});

/// Checks that every move in the tree of a record can be played, and that the
/// game itself is one of its lines.
fn check(record: &Record) {
    // Replaying each node from the root takes too long for the longest texts.
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
