//! What the browser keeps for the page.

use crate::page::window::window;

/// What was kept under a name. A browser that keeps nothing, or does not let
/// the page see it, has nothing.
pub(super) fn recall(name: &str) -> Option<String> {
    let storage = window().local_storage().ok()??;
    storage.get_item(name).ok()?
}

/// Keeps a text under a name, and says whether the browser took it: in
/// private windows it may not, and its room is limited.
pub(super) fn keep(name: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(name, text).is_ok())
}
