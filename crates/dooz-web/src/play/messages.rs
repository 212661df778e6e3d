//! The errors of the play screen as sentences.

use dooz_core::{PictureError, PlayError, Rules};
use dooz_locale::{Explain, Locale, explain_move};
use dooz_play::matches::MatchError;
use dooz_play::records::Problem;

use super::{AddressError, ImportError, StorageError};

impl Explain for AddressError {
    fn explain(&self, locale: &Locale) -> String {
        let reason = match self {
            Self::TooLong { most } => {
                return locale.format("error-address-too-long", &[("count", (*most).into())]);
            }
            Self::Page => return locale.text("error-address-page").into_owned(),
            Self::Percent => return locale.text("error-address-percent").into_owned(),
            Self::Twice(key) => {
                return locale.format("error-address-twice", &[("name", key.as_str().into())]);
            }
            Self::Turn(text) => {
                return locale.format("error-address-turn", &[("input", text.as_str().into())]);
            }
            Self::At { found, last } => {
                let gaps = [("input", found.as_str().into()), ("count", (*last).into())];
                return locale.format("error-address-at", &gaps);
            }
            Self::Participant(text) => {
                return locale.format("error-address-seat", &[("input", text.as_str().into())]);
            }
            Self::Opening(text) => {
                let gaps = [("input", text.as_str().into())];
                return locale.format("error-address-opening", &gaps);
            }
            Self::Rules(error) => error.explain(locale),
            Self::Board(rules) => no_board(*rules, locale),
            Self::Picture(error, rules) => picture(*error, *rules, locale),
            Self::Setup(error) => error.explain(locale),
            Self::Word { word, reason } => {
                let gaps = [
                    ("word", word.as_str().into()),
                    ("reason", reason.explain(locale).into()),
                ];
                locale.format("error-word", &gaps)
            }
            Self::Move {
                number,
                error,
                rules,
            } => move_of_address(*number, *error, *rules, locale),
        };
        locale.format("error-address", &[("reason", reason.into())])
    }
}

fn move_of_address(number: usize, error: PlayError, rules: Rules, locale: &Locale) -> String {
    // The usual message suggests a new game, which is no help for an address.
    if error == PlayError::GameOver {
        return locale.format("records-move-after-end", &[("number", number.into())]);
    }
    let gaps = [
        ("number", number.into()),
        ("reason", explain_move(error, rules, locale).into()),
    ];
    locale.format("records-move", &gaps)
}

impl Explain for ImportError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::TooLarge { most } => {
                let megabytes = (*most >> 20).into();
                locale.format("error-import-too-large", &[("count", megabytes)])
            }
            Self::TooManyMoves { most } => {
                locale.format("error-import-too-many-moves", &[("count", (*most).into())])
            }
            Self::Unknown => locale.text("error-import-unknown").into_owned(),
            Self::Board(rules) => no_board(*rules, locale),
            Self::Address(error) => error.explain(locale),
            Self::Record(error) => error.explain(locale),
            Self::Picture(error, rules) => picture(*error, *rules, locale),
            Self::Setup(error) => error.explain(locale),
        }
    }
}

impl Explain for StorageError {
    fn explain(&self, locale: &Locale) -> String {
        let damaged = || locale.text("error-storage").into_owned();
        match self {
            Self::Board(rules) => no_board(*rules, locale),
            Self::Match(MatchError::Record(error)) if error.problem == Problem::NoGame => damaged(),
            Self::Match(error) => error.explain(locale),
            Self::TooLarge => damaged(),
        }
    }
}

fn no_board(rules: Rules, locale: &Locale) -> String {
    locale.format("error-no-board", &[("rules", rules.to_string().into())])
}

fn picture(error: PictureError, rules: Rules, locale: &Locale) -> String {
    let sentence = error.explain(locale);
    if !matches!(error, PictureError::Size { .. }) {
        return sentence;
    }
    let gaps = [
        ("columns", rules.width().into()),
        ("rows", rules.height().into()),
    ];
    let size = locale.format("error-board-size", &gaps);
    format!("{sentence} {size}")
}
