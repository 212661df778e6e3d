//! Announcements for screen readers, and toasts for everybody.

use std::time::Duration;

use crate::page::browser::dom::{El, each, html};
use crate::page::browser::window::Timer;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{icon_button, quiet};
use crate::page::widgets::icon::icon;

/// The live regions of the page: announcements that only screen readers speak,
/// because the screen shows them anyway, and toasts that everybody sees.
#[derive(Clone, Copy)]
pub(crate) struct Live {
    /// The last announcements, from the oldest.
    news: RwSignal<Vec<News>>,
    toasts: RwSignal<Vec<Toast>>,
    /// The number of announcements and toasts so far.
    count: StoredValue<u32>,
}

/// An announcement. Its number tells it from another one with the same text.
type News = (u32, String);

/// A sentence above the page, with at most one action.
#[derive(Clone)]
struct Toast {
    number: u32,
    text: String,
    tone: Tone,
    /// `true` if it stays until it is closed, because the user has lost something or
    /// can do something about it.
    stays: bool,
    action: Option<(&'static str, Callback<()>)>,
}

/// The tone of a toast.
#[derive(Clone, Copy, PartialEq)]
enum Tone {
    /// It warns, and interrupts a screen reader.
    Warning,
    /// It tells of a success.
    Success,
    /// It says what to do next.
    Note,
}

impl PartialEq for Toast {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

/// The time after which a warning leaves by itself.
const STAY: Duration = Duration::from_secs(8);

/// The number of announcements in the document: a reader that is still speaking finds
/// those that have been added meanwhile.
const MOST_NEWS: usize = 5;

impl Live {
    pub(crate) fn new() -> Self {
        Self {
            news: RwSignal::new(Vec::new()),
            toasts: RwSignal::new(Vec::new()),
            count: StoredValue::new(0),
        }
    }

    /// Announces a text to screen readers.
    pub(crate) fn announce(self, text: String) {
        let number = self.next_number();
        self.news.update(|news| {
            if news.len() == MOST_NEWS {
                news.remove(0);
            }
            news.push((number, text));
        });
    }

    /// Shows and speaks a warning, which leaves by itself. It takes the place of the
    /// last one.
    pub(crate) fn warn(self, text: String) {
        self.show(text, false, None);
    }

    /// Shows the news of a success, which leaves by itself and interrupts no reader.
    pub(crate) fn tell(self, text: String) {
        self.add(Toast {
            tone: Tone::Success,
            ..self.toast(text, false, None)
        });
    }

    /// Shows what to do next, which leaves by itself and interrupts no reader.
    pub(crate) fn note(self, text: String) {
        self.add(Toast {
            tone: Tone::Note,
            ..self.toast(text, false, None)
        });
    }

    /// Shows and speaks the news of a loss, until the user closes it.
    pub(crate) fn tell_loss(self, text: String) {
        self.show(text, true, None);
    }

    /// Shows and speaks a warning with a button for what can be done about it, until
    /// one of the two is pressed.
    pub(crate) fn offer(self, text: String, label: &'static str, act: Callback<()>) {
        self.show(text, true, Some((label, act)));
    }

    fn show(self, text: String, stays: bool, action: Option<(&'static str, Callback<()>)>) {
        self.add(self.toast(text, stays, action));
    }

    fn toast(
        self,
        text: String,
        stays: bool,
        action: Option<(&'static str, Callback<()>)>,
    ) -> Toast {
        Toast {
            number: self.next_number(),
            text,
            tone: Tone::Warning,
            stays,
            action,
        }
    }

    fn add(self, toast: Toast) {
        self.toasts.update(|toasts| {
            toasts.retain(|old| old.stays && old.text != toast.text);
            toasts.push(toast);
        });
    }

    /// Removes a warning, but not the news of a loss, which the user has to have read.
    pub(crate) fn clear_warning(self) {
        let is_warned = |toasts: &Vec<Toast>| toasts.iter().any(|toast| !toast.stays);
        if self.toasts.with_untracked(is_warned) {
            self.toasts
                .update(|toasts| toasts.retain(|toast| toast.stays));
        }
    }

    fn close(self, number: u32) {
        self.toasts
            .update(|toasts| toasts.retain(|toast| toast.number != number));
    }

    fn next_number(self) -> u32 {
        self.count.update_value(|count| *count += 1);
        self.count.get_value()
    }
}

/// Creates the elements in which announcements and toasts appear.
pub(crate) fn live_region() -> [El; 2] {
    let live = shared().live;
    let news = each(live.news, |(_, text)| html("p").child(text));
    let news = html("div").class("unseen").attr("role", "log").child(news);
    let toasts = [("alert", true), ("status", false)].map(|(role, warns)| {
        let toasts = derive(move || {
            let toasts = live.toasts.get().into_iter();
            let toasts = toasts.filter(|toast| (toast.tone == Tone::Warning) == warns);
            toasts.collect::<Vec<_>>()
        });
        let cards = each(toasts, move |toast| card(live, toast));
        html("div").attr("role", role).child(cards)
    });
    [news, html("div").class("toasts").children(toasts)]
}

/// Creates the card of a toast.
fn card(live: Live, toast: Toast) -> El {
    let messages = shared().messages;
    let close = move || live.close(toast.number);
    let action = toast.action.map(|(label, act)| {
        quiet(messages.say(label), move || {
            close();
            act.run(());
        })
    });
    let (class, sign) = match toast.tone {
        Tone::Warning => ("toast", Some("warn")),
        Tone::Success => ("toast success", Some("check")),
        Tone::Note => ("toast note", None),
    };
    let card = html("div")
        .class(class)
        .child(sign.map(icon))
        .child(html("span").child(toast.text))
        .child(action)
        .child(icon_button("close", messages.say("page-close"), close));
    if toast.stays {
        return card;
    }
    // It waits for whoever is about to press its button.
    let timer: StoredValue<Option<Timer>, LocalStorage> = StoredValue::new_local(None);
    let wait = move || timer.set_value(Some(Timer::start(STAY, close)));
    wait();
    card.on("focusin", move |_| timer.set_value(None))
        .on("focusout", move |_| wait())
}
