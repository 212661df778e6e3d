//! What is said to the person, seen and heard.

use super::dom::{El, html, when};
use super::shared::shared;
use super::widgets::{button, paragraph};
use crate::page::prelude::*;

/// What is said to the person: news that only a screen reader says, because
/// the screen shows them anyway, and warnings that everybody gets.
#[derive(Clone, Copy)]
pub(super) struct Live {
    news: RwSignal<String>,
    warning: RwSignal<Option<String>>,
}

impl Live {
    pub(super) fn new() -> Self {
        Self {
            news: RwSignal::new(String::new()),
            warning: RwSignal::new(None),
        }
    }

    /// Says news to who hears the page.
    pub(super) fn tell(self, text: String) {
        // What is said twice is heard twice only if the text changes.
        let again = self.news.with_untracked(|old| *old == text);
        let text = if again { text + "\u{a0}" } else { text };
        self.news.set(text);
    }

    /// Shows and says what went wrong, until the person has read it.
    pub(super) fn warn(self, text: String) {
        self.warning.set(Some(text));
    }

    /// Takes the warning away.
    pub(super) fn calm(self) {
        self.warning.set(None);
    }
}

/// The places where news and warnings appear.
pub(super) fn live_region() -> [El; 2] {
    let shared = shared();
    let Live { news, warning } = shared.live;
    let is_warned = Signal::derive(move || warning.read().is_some());
    let text = Signal::derive(move || warning.get().unwrap_or_default());
    let close = move || warning.set(None);
    let content = when(is_warned, move || {
        let button = button(shared.words.say("page-close"), close);
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
