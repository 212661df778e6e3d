//! The heading of a screen.

use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;

/// Creates the heading of a screen, which is also the title of the document and, on
/// phones, the text of the page's head.
pub(crate) fn heading(text: impl Into<Signal<String>>) -> El {
    let text = text.into();
    let place = shared().place;
    effect(move || place.set(text.get()));
    html("h1").child(text)
}

/// Creates the heading of a screen whose look says already what it is.
pub(crate) fn unseen_heading(text: impl Into<Signal<String>>) -> El {
    heading(text).class("unseen")
}
