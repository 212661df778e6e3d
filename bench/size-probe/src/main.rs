//! The smallest microcontroller program with the core in it, to be weighed.
//!
//! It is linked, never run: what the entry cannot reach is not in it, and
//! `black_box` keeps the compiler from computing the answer by itself.

#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use dooz_core::{Brain, CannotPlay, Choice, Entry, Limits, Perfect, Position, Rules, Square};

/// Where the linker begins to look for what is needed.
#[allow(unsafe_code, reason = "the linker knows the entry by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn _start() -> ! {
    let _ = black_box(reply_to(black_box(Square::new(1, 1))));

    #[allow(clippy::empty_loop, reason = "a microcontroller has nowhere to go")]
    loop {}
}

/// The perfect reply to a first move.
fn reply_to(first: Option<Square>) -> Option<Square> {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    position.play(first?).ok()?;

    let mut perfect = Perfect::with_fallback([Entry::default(); 16], Nobody);
    let choice = perfect.choose(&position, &Limits::default(), &mut |_, _| {});
    choice.ok()?.square
}

/// Tic-tac-toe is always searched to its end, so nobody else is asked.
struct Nobody;

impl Brain for Nobody {
    fn choose(
        &mut self,
        _: &Position,
        _: &Limits<'_>,
        _: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        Ok(Choice::default())
    }
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
