//! The smallest microcontroller program that includes the core, to measure its
//! size.
//!
//! It is linked but never run. The linker leaves out code that the entry point
//! cannot reach, and `black_box` keeps the compiler from precomputing the
//! answer.

#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use dooz_core::exact::{Entry, PackedBoard, PackedRules, Solver};
use dooz_core::{Limits, Position, Rules, Square};

/// Returns the entry point, from which the linker finds the code that is
/// needed.
#[allow(unsafe_code, reason = "the linker knows the entry by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn _start() -> ! {
    let _ = black_box(reply_to(black_box(Square::new(1, 1))));

    #[allow(clippy::empty_loop, reason = "a microcontroller has nowhere to go")]
    loop {}
}

/// Computes the perfect reply to a first move.
fn reply_to(first: Option<Square>) -> Option<Square> {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    position.play(first?).ok()?;

    let rules = PackedRules::<u32>::with_word(position.rules())?;
    let limits = Limits::default();
    let mut solver = Solver::new(&rules, [Entry::default(); 16], &limits);
    let best = solver.best_move(PackedBoard::new(&rules, &position));
    best.ok()?
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
