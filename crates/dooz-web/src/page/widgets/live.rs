//! Announcements for screen readers, and warnings for everybody.

use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{button, paragraph};

/// The live regions of the page: announcements that only screen readers speak,
/// because the screen shows them anyway, and a warning that everybody sees.
#[derive(Clone, Copy)]
pub(crate) struct Live {
    news: RwSignal<String>,
    warning: RwSignal<Option<String>>,
}

impl Live {
    pub(crate) fn new() -> Self {
        Self {
            news: RwSignal::new(String::new()),
            warning: RwSignal::new(None),
        }
    }

    /// Announces a text to screen readers.
    pub(crate) fn announce(self, text: String) {
        // The same text twice is spoken twice only if something changes.
        let again = self.news.with_untracked(|old| *old == text);
        let text = if again { text + "\u{a0}" } else { text };
        self.news.set(text);
    }

    /// Shows and speaks a warning, until the user closes it.
    pub(crate) fn warn(self, text: String) {
        self.warning.set(Some(text));
    }

    /// Removes the warning.
    pub(crate) fn clear_warning(self) {
        self.warning.set(None);
    }
}

/// Creates the elements in which announcements and warnings appear.
pub(crate) fn live_region() -> [El; 2] {
    let shared = shared();
    let Live { news, warning } = shared.live;
    let is_warned = Signal::derive(move || warning.read().is_some());
    let text = Signal::derive(move || warning.get().unwrap_or_default());
    let close = move || warning.set(None);
    let content = when(is_warned, move || {
        let button = button(shared.messages.say("page-close"), close);
        html("div").child(paragraph(text)).child(button)
    });
    let news = html("p")
        .class("unseen")
        .attr("role", "status")
        .attr("aria-live", "polite")
        .child(Signal::from(news));
    let warning = html("div")
        .class("warning")
        .attr("role", "alert")
        .child(content);
    [news, warning]
}
