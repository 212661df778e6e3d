//! Number formats: digits, separators and signs.

use std::fmt::Write;

use crate::value::Number;
use crate::{Digits, Language, TextDirection};

/// A number format, chosen by language and digits, with the symbols of the
/// Unicode CLDR.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Notation {
    /// `-1,234.5`
    English,
    /// `-1 234,5` with no-break spaces
    Russian,
    /// `-1,234.5` in a line from right to left
    LatinAmongRightToLeft,
    /// `−۱٬۲۳۴٫۵`
    Persian,
    /// `-١٬٢٣٤٫٥`
    Arabic,
}

impl Notation {
    pub(crate) fn new(language: Language, digits: Digits) -> Self {
        match (digits, language) {
            (Digits::Persian, _) => Self::Persian,
            (Digits::Arabic, _) => Self::Arabic,
            (Digits::Latin, Language::Russian) => Self::Russian,
            (Digits::Latin, _) if language.direction() == TextDirection::RightToLeft => {
                Self::LatinAmongRightToLeft
            }
            (Digits::Latin, _) => Self::English,
        }
    }

    pub(crate) fn write(self, number: &Number) -> String {
        let whole = number.whole.to_string();
        let mut text = String::with_capacity(2 * whole.len() + 4);
        if number.is_negative && (number.whole, number.fraction) != (0, 0) {
            text.push_str(self.minus());
        }
        for (index, digit) in whole.char_indices() {
            if index > 0 && (whole.len() - index).is_multiple_of(3) {
                text.push(self.group());
            }
            text.push(digit);
        }
        if number.places > 0 {
            text.push(self.point());
            let places = usize::from(number.places);
            write!(text, "{:0places$}", number.fraction).expect("writing to a String cannot fail");
        }
        self.digits().convert(&text).into_owned()
    }

    fn digits(self) -> Digits {
        match self {
            Self::English | Self::Russian | Self::LatinAmongRightToLeft => Digits::Latin,
            Self::Persian => Digits::Persian,
            Self::Arabic => Digits::Arabic,
        }
    }

    fn point(self) -> char {
        match self {
            Self::English | Self::LatinAmongRightToLeft => '.',
            Self::Russian => ',',
            Self::Persian | Self::Arabic => '\u{066b}',
        }
    }

    fn group(self) -> char {
        match self {
            Self::English | Self::LatinAmongRightToLeft => ',',
            Self::Russian => '\u{00a0}',
            Self::Persian | Self::Arabic => '\u{066c}',
        }
    }

    // The marks keep the sign on the side of the number where readers of the
    // language expect it, in any surrounding text.
    fn minus(self) -> &'static str {
        match self {
            Self::English | Self::Russian => "-",
            Self::LatinAmongRightToLeft => "\u{200e}-",
            Self::Persian => "\u{200e}\u{2212}",
            Self::Arabic => "\u{061c}-",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Digits, Language, Locale, Value};

    #[track_caller]
    fn writes(language: Language, number: impl Into<Value<'static>>, expected: &str) {
        assert_eq!(Locale::new(language).number(number), expected);
    }

    #[test]
    fn digits_and_separators_are_those_of_the_language() {
        writes(Language::English, 1234.5, "1,234.5");
        writes(Language::Russian, 1234.5, "1\u{a0}234,5");
        writes(Language::Persian, 1234.5, "۱٬۲۳۴٫۵");
        writes(Language::Arabic, 1234.5, "١٬٢٣٤٫٥");
    }

    #[test]
    fn thousands_are_grouped_from_four_digits_on() {
        writes(Language::English, 0, "0");
        writes(Language::English, 999, "999");
        writes(Language::English, 1000, "1,000");
        writes(Language::English, 549_946, "549,946");
        writes(Language::English, 1_234_567, "1,234,567");
    }

    #[test]
    fn the_minus_sign_carries_the_mark_that_keeps_it_in_place() {
        writes(Language::English, -6, "-6");
        writes(Language::Russian, -6, "-6");
        writes(Language::Persian, -6, "\u{200e}−۶");
        writes(Language::Arabic, -6, "\u{61c}-٦");
    }

    #[test]
    fn zero_has_no_sign() {
        writes(Language::English, -0.000_01, "0");
    }

    #[test]
    fn decimals_are_rounded_and_padded_as_asked() {
        writes(Language::English, 2.0 / 3.0, "0.667");
        writes(Language::English, Value::decimal(2.0 / 3.0, 1), "0.7");
        writes(Language::English, Value::decimal(3.0, 2), "3.00");
        writes(Language::English, Value::decimal(99.96, 1), "100.0");
    }

    #[test]
    fn latin_digits_can_be_chosen_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language).with_digits(Digits::Latin);
            assert_eq!(locale.number(15), "15");
        }
        let persian = Locale::new(Language::Persian).with_digits(Digits::Latin);
        assert_eq!(persian.number(1234.5), "1,234.5");
    }

    #[test]
    fn numbers_beyond_counting_are_written_somehow() {
        for number in [
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            f64::MIN_POSITIVE,
        ] {
            for language in Language::ALL {
                assert!(!Locale::new(language).number(number).is_empty());
            }
        }
        writes(Language::English, f64::MAX, "1.798e308");
        writes(Language::English, -1e20, "-1.000e20");
        writes(Language::English, u64::MAX, "18446744073709551615");
        writes(Language::Persian, i64::MIN, "-9223372036854775808");
    }

    #[test]
    fn a_large_number_is_rounded_up_to_the_next_power_of_ten() {
        writes(Language::English, 9.9999e17, "1.000e18");
    }
}
