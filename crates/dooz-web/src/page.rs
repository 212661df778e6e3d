//! What people see: the page, made of elements and signals.

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

/// Puts the page into the document's body.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    dom::mount(app::app);
}
