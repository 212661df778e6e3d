//! Known values of games in sentences.

use dooz_core::{LineRule, Rules};
use dooz_solver::{Evidence, GameValue, KnownValue};

use crate::Locale;

/// Says who wins a game with best play, and by which evidence that is known; `None`
/// if it is not known.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_locale::{Language, Locale, known_value};
/// let english = Locale::new(Language::English);
/// assert_eq!(
///     known_value(Rules::TIC_TAC_TOE, &english).as_deref(),
///     Some("With best play the game is a draw (certified)."),
/// );
/// ```
#[must_use]
pub fn known_value(rules: Rules, locale: &Locale) -> Option<String> {
    let known = KnownValue::of(rules)?;
    let evidence = match known.evidence {
        Evidence::Certified { .. } => locale.text("known-certified").into_owned(),
        Evidence::Computed(_) => locale.text("known-computed").into_owned(),
        Evidence::Reported(source) => locale.format("known-reported", &[("source", source.into())]),
    };
    let (key, plies) = match (known.value, known.plies) {
        (GameValue::First, Some(plies)) => ("known-first-in", Some(plies)),
        (GameValue::First, None) => ("known-first", None),
        (GameValue::Draw, _) => ("known-draw", None),
        (GameValue::Open, _) => return None,
    };
    let mut gaps = vec![("evidence", evidence.into())];
    gaps.extend(plies.map(|plies| ("plies", plies.into())));
    Some(locale.format(key, &gaps))
}

/// Says what somebody might not expect of the rules of a game: that no line fits on the
/// board, that a line loses, or that stones do not fall on the board of Connect Four.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_locale::{Language, Locale, rules_note};
/// let english = Locale::new(Language::English);
/// assert_eq!(
///     rules_note("3x3x3-misere".parse()?, &english).as_deref(),
///     Some("Whoever completes 3 in a row loses."),
/// );
/// assert!(rules_note("7x6x4".parse()?, &english).is_some());
/// assert!(rules_note("3x3x5".parse()?, &english).is_some());
/// assert_eq!(rules_note(Rules::GOMOKU, &english), None);
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn rules_note(rules: Rules, locale: &Locale) -> Option<String> {
    let size = (rules.width(), rules.height(), rules.k());
    match (rules.line(), size) {
        (_, (width, height, k)) if k > width.max(height) => {
            Some(locale.format("rules-no-line", &[("length", k.into())]))
        }
        (LineRule::Misere, (.., k)) => {
            Some(locale.format("line-misere-about", &[("length", k.into())]))
        }
        (_, (7, 6, 4)) => Some(locale.text("rules-no-gravity").into_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn each_kind_of_evidence_is_named() {
        let english = Locale::new(Language::English);
        let of = |rules: &str| known_value(rules.parse().unwrap(), &english);
        assert_eq!(
            of("6x5x4").unwrap(),
            "With best play the first player wins in 11 moves, counting those of both players \
             (certified)."
        );
        assert_eq!(
            of("8x4x4").unwrap(),
            "With best play the game is a draw (computed)."
        );
        assert_eq!(
            of("8x6x4").unwrap(),
            "With best play the first player wins (reported: van den Herik, Uiterwijk, van \
             Rijswijck, Artificial Intelligence 134 (2002))."
        );
    }

    #[test]
    fn nothing_is_said_of_a_game_that_is_open_or_of_which_nothing_is_known() {
        let english = Locale::new(Language::English);
        for rules in ["10x4x4", "3x3x3-misere"] {
            assert_eq!(
                known_value(rules.parse().unwrap(), &english),
                None,
                "{rules}"
            );
        }
    }
}
