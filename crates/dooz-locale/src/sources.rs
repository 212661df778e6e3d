//! The files of sentences that the build has packed.

use crate::Language;

macro_rules! packed {
    ($language:expr, $folder:literal) => {
        match $language {
            Language::English => packed!("en" in $folder),
            Language::Persian => packed!("fa" in $folder),
            Language::Arabic => packed!("ar" in $folder),
            Language::Russian => packed!("ru" in $folder),
        }
    };
    ($code:literal in $folder:literal) => {
        include_str!(concat!(env!("OUT_DIR"), $folder, $code))
    };
}

/// Returns the file with the sentences of this program.
pub(crate) const fn embedded_sentences(language: Language) -> &'static str {
    packed!(language, "/")
}

/// Returns the file with the sentences of the page, which is built with one for each
/// language and fetches the one that it needs. [`Locale::read`](crate::Locale::read) reads
/// it.
///
/// ```
/// use dooz_locale::{Language, Locale, page_sentences};
///
/// let locale = Locale::read(page_sentences(Language::Russian))?;
/// assert_eq!(locale.text("page-settings"), "Настройки");
/// # Ok::<(), dooz_locale::ReadLocaleError>(())
/// ```
#[must_use]
pub const fn page_sentences(language: Language) -> &'static str {
    packed!(language, "/page/")
}
