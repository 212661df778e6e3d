//! The plural category of a number, by the rules of the Unicode CLDR.

use crate::Language;
use crate::value::Number;

/// Returns the plural category of a number in a language.
pub(crate) fn category(language: Language, number: &Number) -> &'static str {
    let Number { whole, places, .. } = *number;
    let is_whole = places == 0;
    // Some languages treat decimals that are all zero like an integer.
    let is_round = number.fraction == 0;
    match language {
        Language::English => match whole {
            1 if is_whole => "one",
            _ => "other",
        },
        Language::Persian => match whole {
            0 => "one",
            1 if is_round => "one",
            _ => "other",
        },
        Language::Arabic => match (whole, whole % 100) {
            _ if !is_round => "other",
            (0, _) => "zero",
            (1, _) => "one",
            (2, _) => "two",
            (_, 3..=10) => "few",
            (_, 11..) => "many",
            _ => "other",
        },
        Language::Russian => match (whole % 10, whole % 100) {
            _ if !is_whole => "other",
            (_, 11..=14) => "many",
            (1, _) => "one",
            (2..=4, _) => "few",
            _ => "many",
        },
    }
}

#[cfg(test)]
mod tests {
    use fixed_decimal::Decimal;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::*;
    use crate::Value;
    use crate::value::Kind;

    fn of(number: f64, places: u8, language: Language) -> &'static str {
        match Value::decimal(number, places).0 {
            Kind::Number(number) => category(language, &number),
            Kind::Text(text) => panic!("{text} is not a number"),
        }
    }

    #[test]
    fn categories_are_those_that_unicode_s_own_library_finds() {
        let wholes = (0..=1_200).chain([1_000_000, 1_000_001, 1_000_011, 2_000_003]);
        for language in Language::ALL {
            let code: icu_locale_core::Locale = language.code().parse().unwrap();
            let rules = PluralRules::try_new_cardinal(code.into()).unwrap();
            for whole in wholes.clone().map(f64::from) {
                for (number, places) in [
                    (whole, 0),
                    (whole, 1),
                    (whole, 2),
                    (whole + 0.5, 1),
                    (whole + 0.5, 2),
                    (whole + 0.25, 2),
                ] {
                    let text = format!("{number:.0$}", usize::from(places));
                    let decimal: Decimal = text.parse().unwrap();
                    let expected = match rules.category_for(&decimal) {
                        PluralCategory::Zero => "zero",
                        PluralCategory::One => "one",
                        PluralCategory::Two => "two",
                        PluralCategory::Few => "few",
                        PluralCategory::Many => "many",
                        PluralCategory::Other => "other",
                    };
                    assert_eq!(
                        of(number, places, language),
                        expected,
                        "{text} in {language}"
                    );
                }
            }
        }
    }
}
