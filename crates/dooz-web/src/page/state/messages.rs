//! The messages of the page, in the chosen language.

use std::borrow::Cow;
use std::sync::Arc;

use dooz_locale::{Language, Locale, TextDirection, Value};

use crate::page::browser::window::window;
use crate::page::prelude::*;
use crate::settings::Settings;

/// The messages of the page. An effect that reads one runs again when another
/// language is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Messages(Memo<Sentences>);

/// The messages of a language, compared by identity.
#[derive(Clone)]
struct Sentences(Arc<Locale>);

impl PartialEq for Sentences {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Messages {
    /// Follows the language and the digits of the settings.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> Self {
        let chosen = memo(move |_| {
            settings.with(|settings| {
                let language = settings.language(preferred().iter().map(String::as_str));
                (language, settings.digits(language))
            })
        });
        Self(memo(move |_| {
            let (language, digits) = chosen.get();
            Sentences(Arc::new(Locale::new(language).with_digits(digits)))
        }))
    }

    /// Returns the message `key`, which has no arguments.
    pub(crate) fn text(self, key: &str) -> String {
        self.locale().text(key).into_owned()
    }

    /// Returns the message `key`, which has no arguments, as a signal.
    pub(crate) fn say(self, key: impl Into<Cow<'static, str>>) -> Signal<String> {
        let key = key.into();
        derive(move || self.text(&key))
    }

    /// Formats the message `key` with its arguments.
    pub(crate) fn format(self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.locale().format(key, arguments)
    }

    /// Formats a number in the digits of the language.
    pub(crate) fn number<'a>(self, number: impl Into<Value<'a>>) -> String {
        self.locale().number(number)
    }

    /// Calls `make` with the current locale.
    pub(crate) fn with<T>(self, make: impl FnOnce(&Locale) -> T) -> T {
        make(&self.locale())
    }

    /// Returns the current locale.
    pub(crate) fn locale(self) -> Arc<Locale> {
        self.0.get().0
    }

    /// Returns the direction of the language as the value of a `dir` attribute.
    pub(crate) fn direction(self) -> &'static str {
        match self.language().direction() {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }

    /// Returns the current language.
    pub(crate) fn language(self) -> Language {
        self.locale().language()
    }
}

/// Returns the preferred languages of the browser.
fn preferred() -> Vec<String> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|code| code.as_string())
        .collect()
}
