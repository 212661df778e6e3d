//! The sentences of the page, in the language that is chosen.

use std::sync::Arc;

use dooz_locale::{Direction, Language, Locale, Value};

use crate::page::prelude::*;
use crate::page::window::window;
use crate::settings::Settings;

/// The sentences of the page. Whatever reads one is drawn again when another
/// language is chosen.
#[derive(Clone, Copy)]
pub(super) struct Words(Memo<Sentences>);

/// The sentences of a language; they are as equal as they are the same.
#[derive(Clone)]
struct Sentences(Arc<Locale>);

impl PartialEq for Sentences {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Words {
    /// The sentences that the settings ask for, from now on.
    pub(super) fn follow(settings: RwSignal<Settings>) -> Self {
        let chosen = Memo::new(move |_| {
            settings.with(|settings| {
                let language = settings.language(preferred().iter().map(String::as_str));
                (language, settings.digits(language))
            })
        });
        Self(Memo::new(move |_| {
            let (language, digits) = chosen.get();
            Sentences(Arc::new(Locale::new(language).with_digits(digits)))
        }))
    }

    /// The sentence `key`, which has no gaps.
    pub(super) fn text(self, key: &str) -> String {
        self.locale().text(key).into_owned()
    }

    /// The sentence `key`, for a view.
    pub(super) fn say(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(key))
    }

    /// The sentence `key` with its gaps filled.
    pub(super) fn format(self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.locale().format(key, arguments)
    }

    /// A number as the language writes it.
    pub(super) fn number<'a>(self, number: impl Into<Value<'a>>) -> String {
        self.locale().number(number)
    }

    /// Something that the sentences of the language make.
    pub(super) fn with<T>(self, make: impl FnOnce(&Locale) -> T) -> T {
        make(&self.locale())
    }

    /// All of them, as they are now.
    pub(super) fn locale(self) -> Arc<Locale> {
        self.0.get().0
    }

    /// The direction of the language, as attributes name it.
    pub(super) fn direction(self) -> &'static str {
        match self.language().direction() {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }

    /// The language.
    pub(super) fn language(self) -> Language {
        self.locale().language()
    }
}

/// The languages that the browser prefers.
fn preferred() -> Vec<String> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|code| code.as_string())
        .collect()
}
