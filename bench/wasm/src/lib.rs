//! The same work natively and as WebAssembly: `cargo xtask bench wasm`
//! compares the speed of both. It needs Node.

#[cfg(target_arch = "wasm32")]
mod exports;
pub mod work;
