//! What is measured natively and as WebAssembly: the same work in both.
//!
//! `cargo xtask bench wasm` compares how fast they are. It needs Node.

#[cfg(target_arch = "wasm32")]
mod exports;
pub mod work;
