//! The page itself: elements, and the signals that keep them up to date.

mod app;
mod browser;
mod prelude;
mod screens;
mod state;
mod widgets;

use dooz_locale::Locale;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Builds the page in the document's body. `sentences` is the file of the first language.
///
/// # Errors
///
/// Returns an error if the file is not one of sentences.
#[wasm_bindgen]
pub fn start_page(sentences: String) -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    let locale = Locale::read(sentences.leak())?;
    browser::dom::mount(|| app::state(locale), app::elements);
    Ok(())
}
