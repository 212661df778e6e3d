//! The sentences of one language.

use std::{borrow::Cow, fmt};

use crate::{
    Digits, Direction, Language, Value,
    formatter::{format, is_plain},
    number::Notation,
    sources::sentences,
    terminal::{self, Bidi},
    value::Kind,
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
/// A sentence that there is not, or that lacks an argument, comes out as its
/// key in angle brackets. The build holds that all languages have the same.
pub struct Locale {
    language: Language,
    digits: Digits,
    /// Packed, by their keys in sorted order.
    sentences: Vec<(&'static str, &'static str)>,
}

impl Locale {
    /// The sentences of `language`, with its own digits.
    ///
    /// This only looks where each sentence begins: some microseconds, as
    /// `examples/start.rs` measures.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            digits: language.digits(),
            sentences: sentences(language),
        }
    }

    /// The same sentences with numbers in `digits`.
    #[must_use]
    pub fn with_digits(mut self, digits: Digits) -> Self {
        self.digits = digits;
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
    pub fn text(&self, key: &str) -> Cow<'static, str> {
        match self.sentence(key) {
            Some(sentence) if is_plain(sentence) => sentence.into(),
            _ => self.format(key, &[]).into(),
        }
    }

    /// The sentence `key` with its gaps filled.
    #[must_use]
    pub fn format(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.sentence(key)
            .and_then(|sentence| format(sentence, arguments, self.language, self.digits))
            .unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// A number as the language writes it.
    #[must_use]
    pub fn number<'a>(&self, number: impl Into<Value<'a>>) -> String {
        match number.into().0 {
            Kind::Text(text) => text.into_owned(),
            Kind::Number(number) => Notation::new(self.language, self.digits).write(&number),
        }
    }

    /// A line as a terminal has to receive it; see [`terminal`].
    #[must_use]
    pub fn visual(&self, line: &str, bidi: Bidi) -> String {
        terminal::visual(line, self.direction(), bidi)
    }

    /// Whether there is a sentence `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.sentence(key).is_some()
    }

    fn sentence(&self, key: &str) -> Option<&'static str> {
        let place = self.sentences.binary_search_by_key(&key, |(key, _)| key);
        place.ok().map(|place| self.sentences[place].1)
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

#[cfg(test)]
mod tests;
