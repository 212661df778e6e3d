#![no_main]
//! Libraries of `RenLib`.

use dooz_play::records::{Record, RecordFormat};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let records = match RecordFormat::Lib.read_bytes(bytes, None) {
        Ok(records) => records,
        Err(error) => {
            assert!(error.place.byte() <= bytes.len(), "{error:?} is nowhere");
            dooz_fuzz::assert_is_sentence(&error);
            return;
        }
    };
    let library = RecordFormat::Lib
        .write_bytes(&records)
        .expect("a library holds what was read from it");
    check(RecordFormat::Lib, &library, &records);
    // SGF can hold everything that such a file contains.
    let sgf = RecordFormat::Sgf
        .write_bytes(&records)
        .expect("SGF holds everything");
    check(RecordFormat::Sgf, &sgf, &records);
});

/// Checks that a file holds these records.
fn check(format: RecordFormat, file: &[u8], records: &[Record]) {
    let again = format.read_bytes(file, None);
    assert_eq!(again.as_deref(), Ok(records), "written as {file:?}");
}
