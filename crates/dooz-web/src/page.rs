//! The page itself: elements, and the signals that keep them up to date.

mod app;
mod browser;
mod prelude;
mod screens;
mod state;
mod widgets;

use wasm_bindgen::prelude::wasm_bindgen;

/// Builds the page in the document's body.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    browser::dom::remove_waking_page();
    browser::dom::mount(app::app);
}
