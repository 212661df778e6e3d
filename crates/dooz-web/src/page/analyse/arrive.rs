//! Games that come with the address of the page.

use dooz_play::matches::Match;

use crate::play::Address;
use dooz_locale::Explain;
use wasm_bindgen::JsValue;

use crate::page::prelude::*;
use crate::page::shared::Shared;
use crate::page::window::window;
use crate::route::Route;

/// Puts the game of an address on the table, now and whenever the address
/// changes. A wrong address is said to be wrong, and the game stays.
pub(in crate::page) fn follow_addresses(shared: &'static Shared) {
    Effect::new(move || {
        let game = shared.route.with(Route::game);
        let Some(address) = game else { return };
        let mut found = Ok(());
        shared
            .store
            .game
            .update(|game: &mut Match| found = Address::visit(&address, game));
        match found {
            Ok(()) => shared.live.calm(),
            Err(error) => {
                let sentence = shared.words.with(|locale| error.explain(locale));
                shared.live.warn(sentence);
            }
        }
        forget_game(shared);
    });
}

/// Takes the game out of the address: it is on the table from now on, and a
/// reload must not take away what is played there.
fn forget_game(shared: &'static Shared) {
    let screen = shared.route.with_untracked(|route| route.screen);
    let bare = screen.address();
    if let Ok(history) = window().history() {
        // An address that stays costs no more than its length.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare));
    }
    shared.route.update(|route| route.query.clear());
}
