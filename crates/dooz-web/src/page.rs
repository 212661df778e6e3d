//! The page itself: elements, and the signals that keep them up to date.

mod analyse;
mod app;
mod board;
mod dialog;
mod dom;
mod hotkeys;
mod keys_help;
mod learn;
mod live;
mod match_store;
mod play;
mod prelude;
mod puzzles;
mod settings_panel;
mod shared;
mod sounds;
mod storage;
mod widgets;
mod window;
mod words;
mod worker_client;

use wasm_bindgen::prelude::wasm_bindgen;

/// Builds the page in the document's body.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    dom::mount(app::app);
}
