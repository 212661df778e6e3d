#![no_main]
//! Certificates: what is accepted is written again, and proves the same.

use dooz_verify::{Certificate, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Certificate::read(bytes) {
        Ok((certificate, verified)) => {
            let again = verify(&certificate.write()).expect("the same certificate");
            assert_eq!(again, verified);
        }
        Err(rejection) => dooz_fuzz::assert_is_sentence(&rejection),
    }
});
