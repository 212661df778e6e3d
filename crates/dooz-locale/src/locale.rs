//! The sentences of one language.

use std::{borrow::Cow, fmt, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{
    Digits, Direction, Language, Value,
    number::Notation,
    sources::sources,
    terminal::{self, Bidi},
};

/// The sentences of one language, ready to be filled in.
///
/// ```
/// use dooz_locale::{Language, Locale};
///
/// let locale = Locale::new(Language::English);
/// assert_eq!(locale.text("play-your-move"), "Your move.");
/// assert_eq!(
///     locale.format("error-occupied", &[("square", "b2".into())]),
///     "`b2` is taken; choose an empty square.",
/// );
/// ```
///
/// A sentence that is missing in the language, or that lacks an argument,
/// comes out in English; if that fails too, as its key in angle brackets.
pub struct Locale {
    language: Language,
    digits: Digits,
    messages: Messages,
    /// Read only when a sentence is missing.
    english: OnceLock<Messages>,
}

impl Locale {
    /// The sentences of `language`, with its own digits.
    ///
    /// This parses the files of that one language: a tenth of a millisecond, as
    /// `examples/start.rs` measures.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            digits: language.digits(),
            messages: Messages::parse(language),
            english: OnceLock::new(),
        }
    }

    /// The same sentences with numbers in `digits`.
    #[must_use]
    pub fn with_digits(mut self, digits: Digits) -> Self {
        self.digits = digits;
        self.messages
            .write_numbers_as(Notation::new(self.language, digits));
        self
    }

    /// The language of the sentences.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The digits of the numbers.
    #[must_use]
    pub const fn digits(&self) -> Digits {
        self.digits
    }

    /// The direction in which the sentences are read.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.language.direction()
    }

    /// The sentence `key`, which has no gaps.
    #[must_use]
    pub fn text(&self, key: &str) -> Cow<'_, str> {
        self.message(key, None)
    }

    /// The sentence `key` with its gaps filled.
    #[must_use]
    pub fn format(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        let mut gaps = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            gaps.set(*name, value.0.clone());
        }
        self.message(key, Some(&gaps)).into_owned()
    }

    /// A number as the language writes it.
    #[must_use]
    pub fn number<'a>(&self, number: impl Into<Value<'a>>) -> String {
        match number.into().0 {
            FluentValue::String(text) => text.into_owned(),
            value => Notation::new(self.language, self.digits)
                .write_value(&value)
                .unwrap_or_default(),
        }
    }

    /// A line as a terminal has to receive it; see [`terminal`].
    #[must_use]
    pub fn visual(&self, line: &str, bidi: Bidi) -> String {
        terminal::visual(line, self.direction(), bidi)
    }

    /// Whether the language itself has the sentence `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.messages.has(key)
    }

    fn message<'a>(&'a self, key: &str, gaps: Option<&'a FluentArgs<'a>>) -> Cow<'a, str> {
        if let Ok(sentence) = self.messages.fill(key, gaps) {
            return sentence;
        }
        self.english
            .get_or_init(|| Messages::parse(Language::English))
            .fill(key, gaps)
            .unwrap_or_else(|_| format!("⟨{key}⟩").into())
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale")
            .field("language", &self.language)
            .field("digits", &self.digits)
            .finish_non_exhaustive()
    }
}

/// The parsed files of one language.
struct Messages(FluentBundle<FluentResource>);

impl Messages {
    fn parse(language: Language) -> Self {
        Self::read(language, sources(language))
    }

    fn read(language: Language, texts: &[&str]) -> Self {
        let identifier: LanguageIdentifier = language
            .code()
            .parse()
            .expect("two letters are an identifier");

        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        for &text in texts {
            // A test holds that all files parse whole. Should one not, the
            // sentences around the fault are still good.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        // Without a change of direction the marks would only get in the way
        // of scripts that read the sentences.
        bundle.set_use_isolating(language.direction() == Direction::RightToLeft);
        let mut messages = Self(bundle);
        messages.write_numbers_as(Notation::new(language, language.digits()));
        messages
    }

    fn write_numbers_as(&mut self, notation: Notation) {
        self.0.set_formatter(Some(notation.formatter()));
    }

    fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// The sentence, or what is wrong with it.
    fn fill<'a>(
        &'a self,
        key: &str,
        gaps: Option<&'a FluentArgs<'a>>,
    ) -> Result<Cow<'a, str>, String> {
        let pattern = self
            .0
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("there is no message `{key}`"))?;

        let mut faults = Vec::new();
        let sentence = self.0.format_pattern(pattern, gaps, &mut faults);
        match faults.first() {
            None => Ok(sentence),
            Some(fault) => Err(fault.to_string()),
        }
    }
}

#[cfg(test)]
mod tests;
