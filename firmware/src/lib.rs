//! Tic-tac-toe that cannot be beaten, over a serial line.
//!
//! A [`Session`] plays endless games with whoever types at the other end. All
//! that it needs of a microcontroller is its [`Hardware`]: a serial line, a
//! lamp and a watchdog. The programs in `src/bin` bring one each; to port
//! Dooz to another chip is to write one more of them.
#![cfg_attr(not(test), no_std)]

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
