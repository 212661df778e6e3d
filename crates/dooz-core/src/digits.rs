//! Numbers in texts.

/// Reads a number written in plain digits. One that is too large becomes the
/// largest number, which is out of every range.
pub(crate) fn number(text: &str) -> Option<usize> {
    let mut digits = text.chars().map(|c| c.to_digit(10));
    let number = digits.try_fold(0_usize, |number, digit| {
        let ten = number.saturating_mul(10);
        Some(ten.saturating_add(digit? as usize))
    });
    number.filter(|_| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_digits_alone() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("0015"), Some(15));
        assert_eq!(number("99999999999999999999999"), Some(usize::MAX));
        for text in ["", "-1", "+1", "1 ", "1.0", "\u{661}"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
