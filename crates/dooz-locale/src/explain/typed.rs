//! Errors that only typed commands can have.

use dooz_core::{CannotPlay, ParseSymbolError, Rules, UndoError};
use dooz_play::clock::ParseTimeControlError;

use super::{Explain, text};
use crate::terminal::{Bidi, ParseBidiError};
use crate::{Language, Locale, ParseLanguageError};

impl Explain for UndoError {
    fn explain(&self, locale: &Locale) -> String {
        locale.format("error-undo", &[("square", text(self.0))])
    }
}

impl Explain for ParseSymbolError {
    fn explain(&self, locale: &Locale) -> String {
        locale.text("error-symbol").into_owned()
    }
}

impl Explain for ParseTimeControlError {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Form => "error-clock-form",
            Self::Zero => "error-clock-zero",
            Self::TooLong => "error-clock-too-long",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for CannotPlay {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Only(Rules::TIC_TAC_TOE) => "error-only-tic-tac-toe",
            Self::Unsupported => "error-unsupported-rules",
            _ => "advice-does-not-play",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for ParseLanguageError {
    fn explain(&self, locale: &Locale) -> String {
        let choices = Language::ALL.map(Language::code).join(" | ");
        locale.format(
            "error-language",
            &[("input", self.found().into()), ("choices", choices.into())],
        )
    }
}

impl Explain for ParseBidiError {
    fn explain(&self, locale: &Locale) -> String {
        let choices = Bidi::ALL.map(Bidi::name).join(" | ");
        locale.format(
            "error-bidi",
            &[("input", self.found().into()), ("choices", choices.into())],
        )
    }
}
