//! Errors as sentences that explain what is wrong and what to do.

#[cfg(feature = "terminal")]
mod typed;

use dooz_core::{
    Foul, MoveListError, Notation, NotationError, ParseSquareError, PictureError, PlayError, Rules,
    RulesError, SetupError, Square,
};

use crate::{Locale, Value};

/// An error that can be explained in every language of Dooz.
///
/// ```
/// use dooz_core::{Position, Rules};
/// use dooz_locale::{Explain, Language, Locale};
///
/// let english = Locale::new(Language::English);
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// let error = position.play("p9".parse()?).unwrap_err();
/// assert_eq!(error.explain(&english), "`p9` is off this board; choose a square on it.");
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
pub trait Explain {
    /// Says in a sentence what is wrong and what to do.
    fn explain(&self, locale: &Locale) -> String;
}

/// Explains why a move cannot be played with these rules: like
/// [`PlayError::explain`](Explain::explain), but with the limits of the board.
///
/// ```
/// use dooz_core::{PlayError, Rules};
/// use dooz_locale::{Language, Locale, explain_move};
///
/// assert_eq!(
///     explain_move(
///         PlayError::OffBoard("p9".parse()?),
///         Rules::GOMOKU,
///         &Locale::new(Language::English),
///     ),
///     "`p9` is off this 15x15 board; columns go from a to o and rows from 1 to 15.",
/// );
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[must_use]
pub fn explain_move(error: PlayError, rules: Rules, locale: &Locale) -> String {
    match error {
        PlayError::OffBoard(square) => locale.format(
            "error-off-board-size",
            &[
                ("square", text(square)),
                ("columns", rules.width().into()),
                ("rows", rules.height().into()),
                ("first", column(0).into()),
                ("last", column(rules.width().saturating_sub(1)).into()),
            ],
        ),
        _ => error.explain(locale),
    }
}

impl Explain for PlayError {
    fn explain(&self, locale: &Locale) -> String {
        match *self {
            Self::OffBoard(square) => locale.format("error-off-board", &[("square", text(square))]),
            Self::Occupied(square) => locale.format("error-occupied", &[("square", text(square))]),
            Self::Foul(square, foul) => locale.format(
                "error-foul",
                &[
                    ("square", text(square)),
                    ("foul", foul.explain(locale).into()),
                ],
            ),
            Self::GameOver => locale.text("error-game-over").into_owned(),
        }
    }
}

/// Names a foul.
impl Explain for Foul {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Overline => "foul-overline",
            Self::DoubleFour => "foul-double-four",
            Self::DoubleThree => "foul-double-three",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for RulesError {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Form => "error-rules-form",
            Self::LineRule => "error-rules-line",
            Self::Width => "error-rules-width",
            Self::Height => "error-rules-height",
            Self::Length => "error-rules-length",
            Self::RenjuLength => "error-rules-renju-length",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for ParseSquareError {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Form => "error-square-form",
            Self::TooFar => "error-square-too-far",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for NotationError {
    fn explain(&self, locale: &Locale) -> String {
        let key = match self {
            Self::Form(Notation::Algebraic) => "error-square-form",
            Self::Form(Notation::RowColumn) => "error-row-column-form",
            Self::Form(Notation::Cell) => "error-cell-form",
            Self::Form(Notation::Keypad) => "error-key-form",
            Self::Form(Notation::Tournament) => "error-tournament-form",
            Self::OffBoard => "error-no-such-square",
        };
        locale.text(key).into_owned()
    }
}

impl Explain for MoveListError<'_> {
    fn explain(&self, locale: &Locale) -> String {
        locale.format(
            "error-word",
            &[
                ("word", self.word.into()),
                ("reason", self.reason.explain(locale).into()),
            ],
        )
    }
}

impl Explain for PictureError {
    fn explain(&self, locale: &Locale) -> String {
        match *self {
            Self::Size { found } => locale.format("error-picture-size", &[("found", found.into())]),
            Self::RowLength { number, found } => locale.format(
                "error-picture-row",
                &[("number", number.into()), ("found", found.into())],
            ),
            Self::Cell(cell) => locale.format("error-picture-cell", &[("cell", cell.into())]),
            Self::Array => locale.text("error-picture-array").into_owned(),
            Self::Item(index) => locale.format("error-picture-item", &[("index", index.into())]),
        }
    }
}

impl Explain for SetupError {
    fn explain(&self, locale: &Locale) -> String {
        match *self {
            Self::Counts { x, o, to_move } => locale.format(
                "error-setup-counts",
                &[
                    ("x", x.into()),
                    ("o", o.into()),
                    ("symbol", to_move.to_string().into()),
                ],
            ),
            Self::TwoWinners => locale.text("error-setup-two-winners").into_owned(),
            Self::AfterEnd => locale.text("error-setup-after-end").into_owned(),
        }
    }
}

fn text(square: Square) -> Value<'static> {
    square.to_string().into()
}

/// Writes a column in letters, as in the names of squares.
fn column(index: u8) -> String {
    let name = Square::new(index, 0)
        .map(|square| square.to_string())
        .unwrap_or_default();
    name.trim_end_matches(|sign: char| sign.is_ascii_digit())
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[track_caller]
    fn says(language: Language, error: &impl Explain, expected: &str) {
        assert_eq!(error.explain(&Locale::new(language)), expected);
    }

    fn square() -> Square {
        "b2".parse().unwrap()
    }

    #[test]
    fn a_taken_square_is_named_in_every_language() {
        let error = PlayError::Occupied(square());
        says(
            Language::English,
            &error,
            "`b2` is taken; choose an empty square.",
        );
        says(
            Language::Russian,
            &error,
            "Поле «b2» занято; выберите свободное.",
        );
        says(
            Language::Persian,
            &error,
            "خانهٔ «\u{2068}b2\u{2069}» پر است؛ خانه‌ای خالی برگزینید.",
        );
        says(
            Language::Arabic,
            &error,
            "الخانة «\u{2068}b2\u{2069}» مشغولة؛ اختر خانة فارغة.",
        );
    }

    #[test]
    fn a_foul_is_called_by_its_name() {
        let error = PlayError::Foul(square(), Foul::DoubleThree);
        says(
            Language::English,
            &error,
            "`b2` is forbidden to the first player (double three); choose another square.",
        );
    }

    #[test]
    fn the_reach_of_a_board_is_told_in_the_digits_of_the_language() {
        let error = PlayError::OffBoard("p9".parse().unwrap());
        let sentence = explain_move(error, Rules::GOMOKU, &Locale::new(Language::Persian));
        assert!(
            sentence.contains("۱۵") && !sentence.contains("15"),
            "{sentence}"
        );
    }

    #[test]
    fn the_last_column_of_the_widest_board_has_two_letters() {
        assert_eq!(column(30), "ae");
    }

    #[test]
    fn a_count_of_one_gets_its_own_form() {
        says(
            Language::English,
            &PictureError::RowLength {
                number: 2,
                found: 1,
            },
            "Row 2 has 1 cell, which is not the width of this board.",
        );
    }

    #[test]
    fn a_wrong_language_is_told_with_those_that_can_be_chosen() {
        let error = "tlh".parse::<Language>().unwrap_err();
        says(
            Language::English,
            &error,
            "`tlh` is not a language of Dooz; choose en | fa | ar | ru.",
        );
    }
}
