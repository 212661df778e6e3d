#![no_main]
//! Names of games, such as `gomoku` or `10x10x5-exact`.

use dooz_core::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| dooz_fuzz::parse_and_print_agree::<Rules>(text));
