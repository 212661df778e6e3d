//! The messages of the page, in the chosen language.

use std::borrow::Cow;
use std::sync::Arc;

use dooz_locale::{Digits, Language, Locale, TextDirection, Value};

use crate::page::browser::window::{fetch, window};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::settings::Settings;

/// The messages of the page. An effect that reads one runs again when another
/// language is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Messages {
    /// The language that is chosen, and its digits.
    chosen: Memo<(Language, Digits)>,
    /// The languages whose sentences have been fetched.
    fetched: RwSignal<Vec<Locale>>,
    shown: Memo<Sentences>,
}

/// The messages of a language, compared by identity.
#[derive(Clone)]
struct Sentences(Arc<Locale>);

impl PartialEq for Sentences {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Messages {
    /// Follows the language and the digits of the settings, and begins with `first`.
    pub(crate) fn follow(settings: RwSignal<Settings>, first: Locale) -> Self {
        let chosen = memo(move |_| {
            settings.with(|settings| {
                let language = settings.language(preferred().iter().map(String::as_str));
                (language, settings.digits(language))
            })
        });
        let fetched = RwSignal::new(vec![first]);
        let shown = memo(move |last: Option<&Sentences>| {
            let (language, digits) = chosen.get();
            let fetched = fetched.read();
            let found = fetched.iter().find(|locale| locale.language() == language);
            let with_digits = |locale: &Locale| Arc::new(locale.clone().with_digits(digits));
            match (found, last) {
                (Some(found), _) => Sentences(with_digits(found)),
                (None, Some(last)) => last.clone(),
                (None, None) => Sentences(with_digits(&fetched[0])),
            }
        });
        Self {
            chosen,
            fetched,
            shown,
        }
    }

    /// Fetches the sentences of each language that is chosen. If they do not come, warns,
    /// and chooses the language that is shown.
    pub(crate) fn fetch_chosen(self, shared: &'static Shared) {
        effect(move || {
            let language = self.chosen();
            let is_there = |all: &Vec<Locale>| all.iter().any(|own| own.language() == language);
            if self.fetched.with_untracked(is_there) {
                return;
            }
            let address = format!("./sentences/{}.txt", language.code());
            fetch(&address, move |file| {
                // What is fetched once is needed for as long as the page lives.
                let text = file.and_then(|bytes| String::from_utf8(bytes).ok());
                let locale = text.and_then(|text| Locale::read(text.leak()).ok());
                match locale.filter(|locale| locale.language() == language) {
                    Some(locale) => self.fetched.update(|all| all.push(locale)),
                    None if self.chosen() == language => {
                        let gaps = [("language", language.own_name().into())];
                        shared.live.warn(self.format("page-no-language", &gaps));
                        let shown = self.language();
                        let choose = |all: &mut Settings| all.language = Some(shown);
                        shared.settings.update(choose);
                    }
                    None => {}
                }
            });
        });
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
        self.shown.get().0
    }

    /// Returns the direction of the language as the value of a `dir` attribute.
    pub(crate) fn direction(self) -> &'static str {
        match self.language().direction() {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }

    /// Returns the language that is chosen. Its sentences may still be on their way.
    pub(crate) fn chosen(self) -> Language {
        self.chosen.get().0
    }

    /// Returns the language that is shown.
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
