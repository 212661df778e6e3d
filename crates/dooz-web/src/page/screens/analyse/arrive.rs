//! Games in the address of the page.

use dooz_play::matches::Match;

use crate::play::Address;
use dooz_locale::Explain;

use crate::page::browser::window::window;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::route::{Route, Screen};

/// Opens the game in the address, now and whenever the address changes, and keeps the
/// address that of the position on the board. A wrong address causes a warning, and
/// the game on the board stays.
pub(crate) fn follow_addresses(shared: &'static Shared) {
    // Where nothing is stored, a reload finds the game in the address alone.
    let mut is_stored = !shared.store.is_first_visit;
    effect(move || {
        let is_own = std::mem::replace(&mut is_stored, true) && is_own_address();
        let game = shared.route.with(Route::game);
        let Some(address) = game else { return };
        // Neither a reload nor a way back must begin the game on the board anew, which
        // has side lines, players and a score.
        let shown = |game: &Match| Address::of(game).to_string() == address;
        if is_own || shared.store.game.with_untracked(shown) {
            return;
        }
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
    });
    let address = memo(move |_| {
        let game = shared.store.game.with(|game| Address::of(game).to_string());
        shared.route.with(|route| {
            let takes_games = matches!(route.screen, Screen::Play | Screen::Analyse);
            (takes_games && route.rest.is_empty()).then(|| route.screen.with_game(&game))
        })
    });
    let route = memo(move |_| shared.route.get());
    effect(move || {
        depend_on(route);
        if let Some(address) = address.get() {
            show(&address);
        }
    });
}

/// The mark in the history of the browser that the page has written an address itself.
const OWN: &str = "own";

/// Returns `true` if nobody asked for the game in the address.
fn is_own_address() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(OWN))
}

/// Changes the address of the page without a new entry in its history.
fn show(address: &str) {
    if let Ok(history) = window().history() {
        // An address that cannot be changed does no harm.
        let _ = history.replace_state_with_url(&OWN.into(), "", Some(address));
    }
}
