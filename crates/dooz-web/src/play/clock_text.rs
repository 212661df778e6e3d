//! Times on a clock.

use std::time::Duration;

use dooz_locale::Locale;

/// Writes the time that is left, in minutes and seconds, in the digits of the language.
/// A second that has begun counts whole, so that only a fallen flag shows nothing.
///
/// ```
/// use std::time::Duration;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::play::clock_text;
/// let english = Locale::new(Language::English);
/// assert_eq!(clock_text(Duration::from_millis(64_200), &english), "1:05");
/// assert_eq!(clock_text(Duration::ZERO, &english), "0:00");
/// ```
#[must_use]
pub fn clock_text(left: Duration, locale: &Locale) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
    locale.digits().convert(&text).into_owned()
}
