//! Windows over the page.

use web_sys::HtmlDialogElement;

use super::dom::{El, html, when};
use super::shared::shared;
use crate::page::prelude::*;

/// A window over the page, as long as `open` says so. The browser keeps the
/// focus in it, closes it with Escape, and gives the focus back; any button
/// in the form that it holds closes it as well.
pub(super) fn dialog(
    title: &'static str,
    open: RwSignal<bool>,
    content: impl Fn() -> Vec<El> + 'static,
) -> El {
    let words = shared().words;
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
        // What it holds has to be there first, so that it gets the focus.
        Effect::new(move || {
            // It fails only for a window that is open already.
            let _ = dialog.show_modal();
        });
        let title = html("h2")
            .attr("id", "dialog-title")
            .child(words.say(title));
        html("form")
            .attr("method", "dialog")
            .child(title)
            .children(content())
    });
    window.child(form)
}
