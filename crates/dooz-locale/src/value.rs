//! What a sentence may be given to fill its gaps.

use std::borrow::Cow;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentValue};

/// A text or a number that fills a gap of a sentence.
///
/// Numbers choose plural forms, and are written with the digits and the
/// separators of the [`Locale`](crate::Locale). Texts go in as they are.
///
/// ```
/// use dooz_locale::{Language, Locale, Value};
///
/// let locale = Locale::new(Language::Russian);
/// assert_eq!(locale.number(549_946), "549\u{a0}946");
/// assert_eq!(locale.number(1.5), "1,5");
/// assert_eq!(locale.number(Value::decimal(1.5, 2)), "1,50");
/// ```
#[derive(Clone, Debug)]
pub struct Value<'a>(pub(crate) FluentValue<'a>);

/// Whole numbers up to here are exact in the 64-bit floating point that
/// Fluent counts with: 2 to the power of 53.
const LARGEST_EXACT: (u64, f64) = (9_007_199_254_740_992, 9_007_199_254_740_992.0);

/// Decimal places of a number that did not ask for any, as in CLDR.
const USUAL_PLACES: u8 = 3;

/// More places than this overflow the integers of the plural rules.
const MOST_PLACES: u8 = 9;

impl Value<'_> {
    /// A number with exactly this many decimal places, nine at most.
    #[must_use]
    pub fn decimal(number: f64, places: u8) -> Self {
        let places = places.min(MOST_PLACES);
        Self::real(number, Some(places), places)
    }

    fn real(number: f64, least: Option<u8>, most: u8) -> Self {
        // The plural rules read the digits of a number, so it has to have a
        // reasonable count of them.
        if number.abs() <= LARGEST_EXACT.1 {
            let unit = 10_f64.powi(i32::from(most));
            Self(FluentValue::Number(FluentNumber::new(
                (number * unit).round() / unit,
                FluentNumberOptions {
                    minimum_fraction_digits: least.map(usize::from),
                    maximum_fraction_digits: Some(most.into()),
                    ..FluentNumberOptions::default()
                },
            )))
        } else if number.is_nan() {
            Self("–".into())
        } else if number.is_infinite() {
            Self(if number > 0.0 { "∞" } else { "−∞" }.into())
        } else {
            Self(format!("{number:e}").into())
        }
    }

    fn integer(number: i128) -> Self {
        if number.unsigned_abs() <= LARGEST_EXACT.0.into() {
            Self(number.into())
        } else {
            Self(number.to_string().into())
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self(text.as_str().into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self(text.into())
    }
}

impl From<char> for Value<'_> {
    fn from(sign: char) -> Self {
        Self(sign.to_string().into())
    }
}

/// Shows at most three decimal places; [`Value::decimal`] chooses how many.
impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Self::real(number, None, USUAL_PLACES)
    }
}

macro_rules! integers {
    ($($integer:ty)+) => {
        $(impl From<$integer> for Value<'_> {
            fn from(number: $integer) -> Self {
                Self::integer(number.into())
            }
        })+
    };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::integer(number as i128)
    }
}

impl From<isize> for Value<'_> {
    fn from(number: isize) -> Self {
        Self::integer(number as i128)
    }
}
