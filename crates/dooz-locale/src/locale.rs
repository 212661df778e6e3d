//! The sentences of one language.

use std::{borrow::Cow, error::Error, fmt};

use dooz_play::players::BrainSpec;

use crate::{
    Digits, Language, TextDirection, Value,
    formatter::{format, is_plain},
    number::Notation,
    packing::BETWEEN,
    sources::embedded_sentences,
    terminal::{self, Bidi},
    value::Kind,
};

/// The sentences and number formats of one language.
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
/// A sentence that does not exist or lacks an argument is replaced by its key in
/// angle brackets. The build ensures that all languages have the same keys.
#[derive(Clone)]
pub struct Locale {
    language: Language,
    digits: Digits,
    /// The packed sentences with their keys, sorted by key.
    sentences: Vec<(&'static str, &'static str)>,
}

impl Locale {
    /// Creates a locale for `language` from the sentences that the program contains, with
    /// the digits of the language.
    ///
    /// It only finds the start of each sentence, which takes some microseconds,
    /// as `examples/start.rs` measures.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::read(embedded_sentences(language)).expect("the build has packed it")
    }

    /// Reads a file of sentences that the build has packed, such as
    /// [`page_sentences`](crate::page_sentences).
    ///
    /// # Errors
    ///
    /// If the text is something else. A host may answer any request with a page of its own:
    ///
    /// ```
    /// assert!(dooz_locale::Locale::read("<!doctype html>").is_err());
    /// ```
    pub fn read(file: &'static str) -> Result<Self, ReadLocaleError> {
        let parts: Vec<_> = file.split(BETWEEN).collect();
        let [code, sentences @ ..] = &parts[..] else {
            return Err(ReadLocaleError);
        };
        let language = Language::ALL
            .into_iter()
            .find(|known| known.code() == *code);
        let language = language.ok_or(ReadLocaleError)?;
        let (sentences, []) = sentences.as_chunks() else {
            return Err(ReadLocaleError);
        };
        Ok(Self {
            language,
            digits: language.digits(),
            sentences: sentences.iter().map(|&[key, text]| (key, text)).collect(),
        })
    }

    /// Sets the digits in which numbers are written.
    #[must_use]
    pub fn with_digits(mut self, digits: Digits) -> Self {
        self.digits = digits;
        self
    }

    /// Returns the language of the sentences.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns the digits of the numbers.
    #[must_use]
    pub const fn digits(&self) -> Digits {
        self.digits
    }

    /// Returns the direction in which the sentences are read.
    #[must_use]
    pub const fn direction(&self) -> TextDirection {
        self.language.direction()
    }

    /// Returns the sentence `key`, which has no arguments.
    #[must_use]
    pub fn text(&self, key: &str) -> Cow<'static, str> {
        match self.sentence(key) {
            Some(sentence) if is_plain(sentence) => sentence.into(),
            _ => self.format(key, &[]).into(),
        }
    }

    /// Formats the sentence `key` with its arguments.
    #[must_use]
    pub fn format(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.sentence(key)
            .and_then(|sentence| format(sentence, arguments, self.language, self.digits))
            .unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// Returns the name of a computer player. A program of its own is called by
    /// the name of its file.
    ///
    /// ```
    /// use dooz_locale::{Language, Locale};
    /// let locale = Locale::new(Language::English);
    /// assert_eq!(locale.brain("search"), "Search");
    /// assert_eq!(locale.brain("pbrain:/games/pbrain-x --fast"), "pbrain-x");
    /// assert_eq!(locale.brain("pbrain:'/my games/pbrain-x' 7"), "pbrain-x");
    /// assert_eq!(locale.brain("pbrain:/my games/pbrain-x"), "pbrain-x");
    /// ```
    #[must_use]
    pub fn brain<'a>(&self, name: &'a str) -> Cow<'a, str> {
        let key = format!("brain-{name}");
        if self.has(&key) {
            return self.text(&key);
        }
        let (_, command) = name.split_once(':').unwrap_or(("", name));
        let quoted = ['"', '\''].into_iter().find_map(|quote| {
            let (path, _) = command.strip_prefix(quote)?.split_once(quote)?;
            Some(path)
        });
        // The command may be a mere path, in which there may be spaces.
        let path = quoted.or_else(|| command.split(" -").next());
        let path = path.unwrap_or(command);
        path.rsplit(['/', '\\']).next().unwrap_or(path).into()
    }

    /// Returns the name of a computer player, with its level if it has one.
    ///
    /// ```
    /// use dooz_locale::{Language, Locale};
    /// let locale = Locale::new(Language::English);
    /// assert_eq!(locale.player("level:60".parse()?), "Level 60");
    /// assert_eq!(locale.player("random".parse()?), "Random");
    /// # Ok::<(), dooz_play::options::OptionError>(())
    /// ```
    #[must_use]
    pub fn player(&self, player: BrainSpec) -> String {
        match player.number::<u16>("level") {
            Some(level) => self.format("brain-at-level", &[("level", level.into())]),
            None => self.brain(player.name()).into_owned(),
        }
    }

    /// Writes a number in the style of the language.
    #[must_use]
    pub fn number<'a>(&self, number: impl Into<Value<'a>>) -> String {
        match number.into().0 {
            Kind::Text(text) => text.into_owned(),
            Kind::Number(number) => Notation::new(self.language, self.digits).write(&number),
        }
    }

    /// Writes the parts of an enumeration in a line.
    ///
    /// ```
    /// use dooz_locale::{Language, Locale};
    /// let parts = ["rules".to_owned(), "names".to_owned()];
    /// assert_eq!(Locale::new(Language::English).list(&parts), "rules; names");
    /// ```
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        parts.join(&format!("{} ", self.text("list-separator")))
    }

    /// Writes short parts, which contain no commas, in a line.
    ///
    /// ```
    /// use dooz_locale::{Language, Locale};
    /// let parts = ["h8".to_owned(), "i9".to_owned()];
    /// assert_eq!(Locale::new(Language::Persian).short_list(&parts), "h8، i9");
    /// ```
    #[must_use]
    pub fn short_list(&self, parts: &[String]) -> String {
        parts.join(&format!("{} ", self.text("list-comma")))
    }

    /// Prepares a line for a terminal; see [`terminal`].
    #[must_use]
    pub fn visual(&self, line: &str, bidi: Bidi) -> String {
        terminal::visual(line, self.direction(), bidi)
    }

    /// Returns `true` if there is a sentence `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.sentence(key).is_some()
    }

    fn sentence(&self, key: &str) -> Option<&'static str> {
        let place = self.sentences.binary_search_by_key(&key, |(key, _)| key);
        place.ok().map(|place| self.sentences[place].1)
    }
}

/// The error of a text that is not a file of sentences.
///
/// ```
/// let error = dooz_locale::Locale::read("").unwrap_err();
/// assert_eq!(error.to_string(), "this is not a file of sentences");
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ReadLocaleError;

impl fmt::Display for ReadLocaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a file of sentences")
    }
}

impl Error for ReadLocaleError {}

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
