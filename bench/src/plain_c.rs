//! The plain C program in `c/plain.c`, called from Rust.

#![allow(
    unsafe_code,
    reason = "functions of another language can only be called so"
)]

use std::sync::{Mutex, PoisonError};

/// Returns the value of the empty board, from a minimax of the whole tree.
pub(crate) fn value() -> i64 {
    // SAFETY: takes no argument and touches nothing but its own stack.
    unsafe { plain_c_value() }
}

/// Returns the number of minimax calls for the whole tree, as the C program
/// counts them.
pub(crate) fn calls() -> i64 {
    static COUNTER: Mutex<()> = Mutex::new(());
    let _alone = COUNTER.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: takes no argument; the lock keeps a second thread away from the
    // counter, which is the only thing outside its stack that it touches.
    unsafe { plain_c_calls() }
}

unsafe extern "C" {
    fn plain_c_value() -> i64;
    fn plain_c_calls() -> i64;
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_c_program_finds_a_draw_in_549946_calls() {
        assert_eq!(super::value(), 0);
        assert_eq!(super::calls(), 549_946);
    }
}
