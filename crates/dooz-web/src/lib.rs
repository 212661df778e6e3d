//! Dooz in a browser.
//!
//! The page draws and asks questions; a Web Worker answers them. Their logic is
//! plain data with native tests; only the drawing needs a browser.

pub mod analysis;
pub mod board_view;
pub mod effects;
pub mod keys;
pub mod lesson;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod play;
pub mod proofs;
pub mod protocol;
pub mod puzzle_days;
pub mod route;
pub mod settings;
pub mod sound;
mod storage_text;
pub mod task_queue;
pub mod task_runner;
pub mod tree;
#[cfg(target_arch = "wasm32")]
mod worker;
