//! Modal dialogs.

use web_sys::HtmlDialogElement;

use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::icon_button;

/// The content of a dialog.
pub(crate) struct DialogContent {
    /// The part that scrolls if it is long.
    pub(crate) body: Vec<El>,
    /// The part that is always seen: the button that ends it, and what it will do.
    pub(crate) foot: Vec<El>,
}

/// Creates a modal dialog that is shown while `open` is `true`: a window, or, on
/// phones, a sheet from below. The browser keeps the focus in it, closes it with
/// Escape, and restores the focus; a button of the form that submits it closes it as
/// well.
pub(crate) fn dialog(
    name: &'static str,
    title: &'static str,
    open: RwSignal<bool>,
    content: impl Fn() -> DialogContent + 'static,
) -> El {
    let messages = shared().messages;
    let title_id = format!("{name}-title");
    let window = html("dialog")
        .attr("aria-labelledby", title_id.clone())
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
        effect(move || {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        });
        let title = html("h2")
            .attr("id", title_id.clone())
            .child(messages.say(title));
        let close = icon_button("close", messages.say("page-close"), move || {
            open.set(false);
        });
        let DialogContent { body, foot } = content();
        let has_foot = !foot.is_empty();
        let foot = html("div").class("d-foot").children(foot);
        html("form")
            .class("dialog")
            .attr("method", "dialog")
            .child(html("div").class("d-head").child(title).child(close))
            .child(html("div").class("d-body").children(body))
            .child(has_foot.then_some(foot))
    });
    window.child(form)
}
