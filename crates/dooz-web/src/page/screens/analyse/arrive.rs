//! Games in the address of the page.

use dooz_play::matches::Match;

use crate::play::Address;
use dooz_locale::Explain;
use wasm_bindgen::JsValue;

use crate::page::browser::window::window;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::route::Route;

/// Opens the game in the address, now and whenever the address changes. A
/// wrong address causes a warning, and the game on the board stays.
pub(crate) fn follow_addresses(shared: &'static Shared) {
    Effect::new(move || {
        let game = shared.route.with(Route::game);
        let Some(address) = game else { return };
        let mut found = Ok(());
        shared
            .store
            .game
            .update(|game: &mut Match| found = Address::visit(&address, game));
        match found {
            Ok(()) => shared.live.clear_warning(),
            Err(error) => {
                let sentence = shared.messages.with(|locale| error.explain(locale));
                shared.live.warn(sentence);
            }
        }
        forget_game(shared);
    });
}

/// Removes the game from the address once it is on the board, so that a reload
/// does not discard what is played there.
fn forget_game(shared: &'static Shared) {
    let screen = shared.route.with_untracked(|route| route.screen);
    let bare = screen.address();
    if let Ok(history) = window().history() {
        // An address that cannot be changed does no harm.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare));
    }
    shared.route.update(|route| route.query.clear());
}
