//! Modal dialogs.

use web_sys::HtmlDialogElement;

use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;

/// Creates a modal dialog that is shown while `open` is `true`. The browser
/// keeps the focus in it, closes it with Escape, and restores the focus; any
/// button in the form that it contains closes it as well.
pub(crate) fn dialog(
    title: &'static str,
    open: RwSignal<bool>,
    content: impl Fn() -> Vec<El> + 'static,
) -> El {
    let messages = shared().messages;
    let window = html("dialog")
        .attr("aria-labelledby", "dialog-title")
        .on("close", move |_| open.set(false));
    let dialog: HtmlDialogElement = window.cast();
    let closing = dialog.clone();
    render_effect(move || {
        if !open.get() && closing.open() {
            closing.close();
        }
    });
    let form = when(open.into(), move || {
        let dialog = dialog.clone();
        // Its contents have to be there first, so that they get the focus.
        Effect::new(move || {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        });
        let title = html("h2")
            .attr("id", "dialog-title")
            .child(messages.say(title));
        html("form")
            .attr("method", "dialog")
            .child(title)
            .children(content())
    });
    window.child(form)
}
