//! Unbeatable tic-tac-toe over a serial line.
//!
//! A [`Session`] plays one game after the other with the person at the other
//! end. It needs only [`Hardware`] from a microcontroller: a serial line, a lamp
//! and a watchdog. Each program in `src/bin` implements it for one chip; a port
//! to another chip is one more such program.
#![cfg_attr(not(test), no_std)]

mod article;
mod chance;
mod console;
mod hardware;
mod keys;
mod session;
mod settings;
mod text;

#[cfg(target_os = "none")]
pub mod register;

pub use hardware::{Hardware, restart};
pub use session::Session;
