//! Decimal digits of several scripts.

use std::borrow::Cow;

/// The script of decimal digits.
///
/// ```
/// use dooz_locale::Digits;
///
/// assert_eq!(Digits::Persian.convert("10x10"), "۱۰x۱۰");
/// assert_eq!(Digits::to_latin("۱۲٣"), "123");
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Digits {
    /// `0123456789`
    Latin,
    /// `۰۱۲۳۴۵۶۷۸۹`
    Persian,
    /// `٠١٢٣٤٥٦٧٨٩`
    Arabic,
}

impl Digits {
    /// Returns the digit zero, which the other nine follow in Unicode.
    #[must_use]
    pub const fn zero(self) -> char {
        match self {
            Self::Latin => '0',
            Self::Persian => '\u{06f0}',
            Self::Arabic => '\u{0660}',
        }
    }

    /// Replaces the ASCII digits of `text` by these digits.
    ///
    /// Use it for text in which every digit is part of a number. A square such
    /// as `h8` is a name, which players write the same in every language.
    #[must_use]
    pub fn convert(self, text: &str) -> Cow<'_, str> {
        if self == Self::Latin || !text.bytes().any(|byte| byte.is_ascii_digit()) {
            return text.into();
        }
        text.chars()
            .map(|sign| sign.to_digit(10).map_or(sign, |digit| self.sign(digit)))
            .collect()
    }

    /// Replaces Persian and Arabic digits by ASCII digits, so that numbers can
    /// be typed on any keyboard.
    #[must_use]
    pub fn to_latin(text: &str) -> Cow<'_, str> {
        if !text.chars().any(|sign| latin(sign) != sign) {
            return text.into();
        }
        text.chars().map(latin).collect()
    }

    fn sign(self, digit: u32) -> char {
        char::from_u32(u32::from(self.zero()) + digit).unwrap_or(self.zero())
    }
}

fn latin(sign: char) -> char {
    match sign {
        '\u{0660}'..='\u{0669}' | '\u{06f0}'..='\u{06f9}' => {
            // In both blocks, the digits begin at a multiple of sixteen.
            char::from_digit(u32::from(sign) % 16, 10).unwrap_or(sign)
        }
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Digits; 3] = [Digits::Latin, Digits::Persian, Digits::Arabic];

    #[test]
    fn what_is_written_in_any_digits_reads_back_as_it_was() {
        for digits in ALL {
            assert_eq!(
                Digits::to_latin(&digits.convert("x=1234567890")),
                "x=1234567890"
            );
        }
    }

    #[test]
    fn text_without_digits_is_not_copied() {
        for digits in ALL {
            assert!(matches!(digits.convert("دوز"), Cow::Borrowed("دوز")));
        }
        assert!(matches!(Digits::to_latin("b2"), Cow::Borrowed("b2")));
    }
}
