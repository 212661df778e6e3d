//! What is measured natively and as WebAssembly: the same work in both.
//!
//! `cargo xtask bench wasm` compares how fast they are, `cargo xtask bench
//! slices` says how long the worker of the page may be deaf. Both need Node.

#[cfg(target_arch = "wasm32")]
mod exports;
pub mod questions;
pub mod work;
