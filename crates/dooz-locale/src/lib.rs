//! All sentences of Dooz that people read, in English, Persian, Arabic and
//! Russian.
//!
//! The sentences are [Fluent] messages in `locales/<code>/`. The build checks
//! them and compiles them into the program: those of `dooz.ftl` always, and
//! those for the terminal or the page with the feature of that name. The page in the
//! browser contains none: it fetches the file of its language, which
//! [`page_sentences`] has. A front end creates one [`Locale`] and asks it for messages by
//! key:
//!
//! ```
//! use dooz_locale::{Language, Locale};
//!
//! let locale = Locale::new(Language::Persian);
//! assert_eq!(locale.text("brain-person"), "انسان");
//! assert_eq!(locale.format("panel-nodes", &[("count", 12.into())]), "\u{2068}۱۲\u{2069} گره");
//! ```
//!
//! Arguments in Persian and Arabic sentences are wrapped in isolation marks,
//! without which a square such as `b2` would change the order of its
//! neighbours. Browsers and native widgets understand the marks. Most terminals
//! do not: the module [`terminal`] prepares lines for them.
//!
//! This crate reads no file, no environment variable and no clock.
//!
//! [Fluent]: https://projectfluent.org

#![forbid(unsafe_code)]

pub mod coach;
mod digits;
mod explain;
mod formatter;
mod known_value;
mod language;
mod locale;
mod number;
mod opening_text;
mod packing;
mod plural;
pub mod proof;
mod quoted;
mod rules_name;
mod sources;
mod status_text;
pub mod terminal;
mod value;

pub use digits::Digits;
pub use explain::{Explain, explain_move};
pub use known_value::{known_value, rules_note};
pub use language::{Language, ParseLanguageError, TextDirection};
pub use locale::{Locale, ReadLocaleError};
pub use opening_text::OpeningText;
pub use quoted::quoted;
pub use rules_name::rules_name;
pub use sources::page_sentences;
pub use status_text::{ArticlePhrases, Ending, StatusText};
pub use value::Value;
