#![no_main]
//! Recorded matches of `dooz play`, one event a line.

use dooz_cli::play::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some(record) = dooz_fuzz::agree(text, Record::parse, Record::to_string) else {
        return;
    };
    // The current game of the match is a match again.
    let session = record.session();
    let current = Record::of(&session);
    assert_eq!(current.session().position(), session.position());
});
