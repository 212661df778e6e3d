//! Sharing the position on the board.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::page::browser::files::copy;
use crate::page::browser::window::{when_there, window};
use crate::page::prelude::*;
use crate::page::screens::analyse::{save_sgf, share_losses};
use crate::page::state::shared::Shared;

/// Shares the address of the page, which names the position on the board, by the means
/// of the system if it has them, or else copies it.
pub(super) fn share(shared: &'static Shared) {
    let address = window().location().href().unwrap_or_default();
    if let Some(shared_by_system) = share_by_system(&address) {
        when_there(&shared_by_system, move |is_shared| {
            // Whoever closes the window of the system has changed their mind.
            if is_shared.is_some()
                && let Some(losses) = untrack(share_losses)
            {
                offer_file(shared, losses);
            }
        });
        return;
    }
    let &Shared { messages, live, .. } = shared;
    copy(&address, move |is_copied| {
        if !is_copied {
            live.warn(messages.text("play-not-shared"));
            return;
        }
        let copied = messages.text("play-shared");
        match untrack(share_losses) {
            Some(losses) => offer_file(shared, format!("{copied} {losses}")),
            None => live.tell(copied),
        }
    });
}

/// Offers the file that holds what the address leaves out.
fn offer_file(shared: &'static Shared, text: String) {
    let save = Callback::new(|()| save_sgf());
    shared.live.offer(text, "analyse-share-file", save);
}

/// Opens the window of the system, if there is one.
fn share_by_system(address: &str) -> Option<Promise> {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    let share: Function = share.dyn_into().ok()?;
    let content = Object::new();
    Reflect::set(&content, &"url".into(), &JsValue::from_str(address)).ok()?;
    share.call1(&navigator, &content).ok()?.dyn_into().ok()
}
