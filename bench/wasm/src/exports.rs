//! What Node sees.

#![allow(unsafe_code, reason = "the names by which Node knows the functions")]

use crate::{questions, work};

/// Does some work; returns how many positions it has visited.
#[unsafe(no_mangle)]
pub extern "C" fn work(number: usize) -> f64 {
    (work::WORKS[number].run)() as f64
}

/// Puts a question on a new desk. Returns the length of its name, or 0 if
/// there is no such question.
#[unsafe(no_mangle)]
pub extern "C" fn begin(number: usize) -> usize {
    let mut questions = questions::questions();
    if number >= questions.len() {
        return 0;
    }
    let (name, question) = questions.swap_remove(number);
    questions::begin(question);
    let length = name.len();
    NAME.replace(name);
    length
}

/// Where the name of the question is.
#[unsafe(no_mangle)]
pub extern "C" fn name() -> *const u8 {
    NAME.with_borrow(|name| name.as_ptr())
}

/// Works for the shortest slice that there is. Returns the bytes of its
/// replies, or -1 if there is nothing left to do.
#[unsafe(no_mangle)]
pub extern "C" fn step() -> f64 {
    questions::step().map_or(-1.0, |bytes| bytes as f64)
}

thread_local! {
    static NAME: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
}
