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

use dooz_core::exact::{Entry, Perfect};
use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Rules, Square};

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

    let mut perfect = Perfect::with_fallback([Entry::<u32>::default(); 16], Nobody);
    let choice = perfect.think(&position, &Limits::default(), &mut |_| {});
    choice.ok()?.square
}

/// A fallback that is never asked, because tic-tac-toe is always searched to
/// its end.
struct Nobody;

impl Brain for Nobody {
    fn think(
        &mut self,
        _: &Position,
        _: &Limits<'_>,
        _: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        Ok(Choice::default())
    }
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
