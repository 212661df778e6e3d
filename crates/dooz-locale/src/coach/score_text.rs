//! The scores of searches in sentences.

use dooz_coach::trace::{Bounds, Method, ScoreWriter};

use crate::{Locale, TextDirection};

/// A writer of the scores and windows of a search, in the digits and the reading
/// direction of a language.
#[derive(Clone, Copy)]
pub(super) struct ScoreText<'a> {
    pub(super) locale: &'a Locale,
    pub(super) method: &'a Method,
}

impl ScoreText<'_> {
    pub(super) fn score(self, score: i64) -> String {
        self.write(|writer| writer.score(score))
    }

    pub(super) fn window(self, window: Bounds) -> String {
        formula(self.locale, &self.write(|writer| writer.window(window)))
    }

    pub(super) fn write(self, write: impl FnOnce(ScoreWriter<'_>) -> String) -> String {
        let number = |number| score_digits(self.locale, number);
        write(ScoreWriter::new(self.method, &number))
    }
}

/// Writes the number of a score in the digits of the language, with a minus sign that is
/// as wide as the plus sign.
#[must_use]
pub fn score_digits(locale: &Locale, number: i64) -> String {
    if number < 0 {
        "−".to_owned() + &locale.number(number.unsigned_abs())
    } else {
        locale.number(number)
    }
}

/// Keeps a formula in a sentence from left to right: otherwise, 3 ≥ 2 would be read as
/// 2 ≤ 3 in a language that is read from right to left.
#[must_use]
pub fn formula(locale: &Locale, text: &str) -> String {
    match locale.language().direction() {
        TextDirection::LeftToRight => text.to_owned(),
        // Arabic digits would change places across a sign between them.
        TextDirection::RightToLeft => {
            format!("\u{2066}{}\u{2069}", text.replace(' ', "\u{200e} \u{200e}"))
        }
    }
}
