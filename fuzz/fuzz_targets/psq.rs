#![no_main]
//! Games in the files of Piskvork.

use dooz_play::records::RecordFormat;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some(records) = dooz_fuzz::records_agree(RecordFormat::Psq, text) else {
        return;
    };
    // SGF can hold everything that such a file contains.
    let sgf = RecordFormat::Sgf
        .write(&records)
        .expect("SGF holds everything");
    assert_eq!(
        RecordFormat::Sgf.read(&sgf, None).as_ref(),
        Ok(&records),
        "written as {sgf:?}"
    );
});
