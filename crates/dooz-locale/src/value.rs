//! The arguments of sentences.

use std::borrow::Cow;

use dooz_core::MoveList;

/// A text or a number as an argument of a sentence.
///
/// Numbers choose plural forms and are written with the digits and separators
/// of the [`Locale`](crate::Locale). Texts are inserted unchanged.
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
pub struct Value<'a>(pub(crate) Kind<'a>);

#[derive(Clone, Debug)]
pub(crate) enum Kind<'a> {
    Text(Cow<'a, str>),
    Number(Number),
}

/// A number in decimal digits, on which plural forms depend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    pub(crate) is_negative: bool,
    pub(crate) whole: u64,
    /// The decimals, as an integer of `places` digits.
    pub(crate) fraction: u64,
    pub(crate) places: u8,
}

impl Number {
    /// Returns `true` if it is this integer.
    pub(crate) fn is(&self, number: i64) -> bool {
        let size = (self.whole, self.fraction);
        size == (number.unsigned_abs(), 0) && self.is_negative == (number < 0)
    }

    /// Removes trailing zeros from the decimals.
    fn trimmed(mut self) -> Self {
        while self.places > 0 && self.fraction.is_multiple_of(10) {
            self.fraction /= 10;
            self.places -= 1;
        }
        self
    }
}

impl From<u64> for Number {
    fn from(whole: u64) -> Self {
        Self {
            is_negative: false,
            whole,
            fraction: 0,
            places: 0,
        }
    }
}

impl From<i64> for Number {
    fn from(number: i64) -> Self {
        Self {
            is_negative: number < 0,
            ..Self::from(number.unsigned_abs())
        }
    }
}

/// The default number of decimal places, as in the CLDR.
const DEFAULT_PLACES: u8 = 3;

/// The maximum number of decimal places.
const MOST_PLACES: u8 = 9;

/// The largest number that is formatted: from 2 to the power of 53 on, 64-bit
/// floating point has no decimals and not even all integers. Larger integers are
/// not counts but, for example, seeds.
const LARGEST_COUNT: u64 = 1 << 53;

impl Value<'_> {
    /// Creates a number with exactly this many decimal places, nine at most.
    #[must_use]
    pub fn decimal(number: f64, places: u8) -> Self {
        Self::real(number, places.min(MOST_PLACES), |number| number)
    }

    /// Creates a number, or for large integers a text as a person would type
    /// it.
    fn integer(number: Number) -> Self {
        if number.whole <= LARGEST_COUNT {
            return Self(Kind::Number(number));
        }
        let sign = if number.is_negative { "-" } else { "" };
        Self(Kind::Text(format!("{sign}{}", number.whole).into()))
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a power of two is exact, and the size of a number not negative"
    )]
    fn real(number: f64, places: u8, tidy: fn(Number) -> Number) -> Self {
        let size = number.abs();
        if size <= LARGEST_COUNT as f64 {
            let unit = 10_u64.pow(places.into());
            let fraction = (size.fract() * 10_f64.powi(places.into())).round() as u64;
            return Self(Kind::Number(tidy(Number {
                is_negative: number < 0.0,
                whole: size.trunc() as u64 + fraction / unit,
                fraction: fraction % unit,
                places,
            })));
        }
        let text = if number.is_nan() {
            "–".into()
        } else if number.is_infinite() {
            if number > 0.0 { "∞" } else { "−∞" }.into()
        } else {
            format!("{number:.3e}").into()
        };
        Self(Kind::Text(text))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self(Kind::Text(text.into()))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self(Kind::Text(text.as_str().into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self(Kind::Text(text.into()))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self(Kind::Text(text))
    }
}

impl From<MoveList<'_>> for Value<'_> {
    fn from(moves: MoveList<'_>) -> Self {
        moves.to_string().into()
    }
}

impl From<char> for Value<'_> {
    fn from(sign: char) -> Self {
        Self(Kind::Text(sign.to_string().into()))
    }
}

/// Rounds to at most three decimal places; [`Value::decimal`] sets the number.
impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Self::real(number, DEFAULT_PLACES, Number::trimmed)
    }
}

macro_rules! integers {
    ($($integer:ty as $largest:ty;)+) => {
        $(impl From<$integer> for Value<'_> {
            fn from(number: $integer) -> Self {
                Self::integer(Number::from(number as $largest))
            }
        })+
    };
}

integers! {
    u8 as u64;
    u16 as u64;
    u32 as u64;
    u64 as u64;
    usize as u64;
    i8 as i64;
    i16 as i64;
    i32 as i64;
    i64 as i64;
    isize as i64;
}
