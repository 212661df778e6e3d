#![no_main]
//! Names of squares, such as `h8`.

use dooz_core::Square;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| dooz_fuzz::parse_and_print_agree::<Square>(text));
