//! The languages of Dooz.

use std::{error::Error, fmt, str::FromStr};

use crate::Digits;

/// A language of Dooz.
///
/// ```
/// use dooz_locale::{TextDirection, Language};
///
/// let language: Language = "fa_IR.UTF-8".parse()?;
/// assert_eq!(language, Language::Persian);
/// assert_eq!(language.own_name(), "فارسی");
/// assert_eq!(language.direction(), TextDirection::RightToLeft);
/// # Ok::<(), dooz_locale::ParseLanguageError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Language {
    /// English
    #[default]
    English,
    /// فارسی
    Persian,
    /// العربية
    Arabic,
    /// Русский
    Russian,
}

impl Language {
    /// All languages, in the order in which a menu lists them.
    pub const ALL: [Self; 4] = [Self::English, Self::Persian, Self::Arabic, Self::Russian];

    /// Returns the two-letter code of ISO 639-1.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Persian => "fa",
            Self::Arabic => "ar",
            Self::Russian => "ru",
        }
    }

    /// Returns the name in the language itself, which a menu shows because a
    /// person who cannot read the current language can find it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Persian => "فارسی",
            Self::Arabic => "العربية",
            Self::Russian => "Русский",
        }
    }

    /// Returns the direction in which its lines are read.
    #[must_use]
    pub const fn direction(self) -> TextDirection {
        match self {
            Self::English | Self::Russian => TextDirection::LeftToRight,
            Self::Persian | Self::Arabic => TextDirection::RightToLeft,
        }
    }

    /// Returns the digits with which it is usually written.
    #[must_use]
    pub const fn digits(self) -> Digits {
        match self {
            Self::English | Self::Russian => Digits::Latin,
            Self::Persian => Digits::Persian,
            Self::Arabic => Digits::Arabic,
        }
    }

    /// Chooses the language by the environment: by the first of `DOOZ_LANG`,
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. Returns English if
    /// all are, or if Dooz does not speak the language.
    ///
    /// ```
    /// use dooz_locale::Language;
    ///
    /// let lookup = |name: &str| (name == "LANG").then(|| "ru_RU.UTF-8".to_owned());
    /// assert_eq!(Language::from_environment(lookup), Language::Russian);
    /// ```
    #[must_use]
    pub fn from_environment(lookup: impl Fn(&str) -> Option<String>) -> Self {
        ["DOOZ_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(lookup)
            .find(|value| !value.trim().is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads a code, with or without a region and an encoding, or the name of a
/// language in itself.
impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = text.trim();
        let code = name.split(['_', '-', '.', '@']).next().unwrap_or(name);

        Self::ALL
            .into_iter()
            .find(|language| {
                code.eq_ignore_ascii_case(language.code())
                    || name.to_lowercase() == language.own_name().to_lowercase()
            })
            .ok_or_else(|| ParseLanguageError {
                found: text.to_owned(),
            })
    }
}

/// The direction in which a line is read.
///
/// The board is left to right in every language, because its columns have
/// names: a mirrored board would be another position.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum TextDirection {
    /// The direction of English and Russian.
    LeftToRight,
    /// The direction of Persian and Arabic.
    RightToLeft,
}

/// The error of a text that names no language of Dooz.
///
/// ```
/// let error = "tlh".parse::<dooz_locale::Language>().unwrap_err();
/// assert_eq!(error.to_string(), "`tlh` is not a language of Dooz; choose en, fa, ar or ru");
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ParseLanguageError {
    found: String,
}

impl ParseLanguageError {
    /// Returns the text that could not be read.
    #[must_use]
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [others @ .., last] = Language::ALL.map(Language::code);
        write!(
            f,
            "`{}` is not a language of Dooz; choose {} or {last}",
            self.found,
            others.join(", ")
        )
    }
}

impl Error for ParseLanguageError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(variables: &[(&str, &str)]) -> Language {
        Language::from_environment(|name| {
            let (_, value) = variables.iter().find(|(variable, _)| *variable == name)?;
            Some((*value).to_owned())
        })
    }

    #[test]
    fn a_language_reads_back_from_its_code_and_its_own_name() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.own_name().parse(), Ok(language));
        }
    }

    #[test]
    fn a_language_reads_back_from_its_own_name_in_any_letters() {
        for text in ["english", "ENGLISH"] {
            assert_eq!(text.parse(), Ok(Language::English), "{text}");
        }
        for text in ["русский", "РУССКИЙ"] {
            assert_eq!(text.parse(), Ok(Language::Russian), "{text}");
        }
    }

    #[test]
    fn case_region_and_encoding_do_not_matter() {
        for text in ["AR", "ar-EG", "ar_SA.UTF-8", "ar@arabic", " ar "] {
            assert_eq!(text.parse(), Ok(Language::Arabic), "{text}");
        }
    }

    #[test]
    fn a_longer_word_that_begins_like_a_code_is_no_language() {
        for text in ["", "english!", "rue", "far"] {
            assert!(text.parse::<Language>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_programs_own_variable_comes_before_the_systems() {
        assert_eq!(
            chosen(&[("LANG", "ru_RU"), ("DOOZ_LANG", "fa")]),
            Language::Persian
        );
        assert_eq!(
            chosen(&[("LANG", "ru_RU"), ("LC_ALL", "ar_EG.UTF-8")]),
            Language::Arabic
        );
    }

    #[test]
    fn an_empty_variable_counts_as_unset() {
        assert_eq!(
            chosen(&[("LC_ALL", ""), ("LANG", "ru_RU")]),
            Language::Russian
        );
    }

    #[test]
    fn a_system_set_to_c_or_to_an_unknown_language_gets_english() {
        assert_eq!(
            chosen(&[("LC_ALL", "C"), ("LANG", "ru_RU")]),
            Language::English
        );
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Language::English);
        assert_eq!(chosen(&[]), Language::English);
    }
}
