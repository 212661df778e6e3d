//! The functions that Node calls.

#![allow(unsafe_code, reason = "the name by which Node knows the function")]

use crate::work;

/// Returns the signature of the engine's searches.
#[unsafe(no_mangle)]
pub extern "C" fn signature() -> u64 {
    work::engine_signature()
}

/// Does some work and returns the number of positions visited.
#[unsafe(no_mangle)]
pub extern "C" fn work(number: usize) -> f64 {
    (work::WORKS[number].run)() as f64
}
