//! Texts in the storage of a browser: lines of a key and a value.
//!
//! People can read and repair them. A line that begins with a space continues
//! the value above, and an empty line separates records:
//!
//! ```text
//! game 3x3x3
//! comment Better:
//!  the corner
//!
//! game 5x5x4
//! ```

use std::fmt::Display;
use std::str::FromStr;

/// Adds a line to a text.
pub(crate) fn put(text: &mut String, key: &str, value: impl Display) {
    put_text(text, key, &value.to_string());
}

fn put_text(text: &mut String, key: &str, value: &str) {
    text.push_str(key);
    text.push(' ');
    text.push_str(&value.replace('\n', "\n "));
    text.push('\n');
}

/// The entries of a text. The first of several lines with the same key counts;
/// unknown keys are ignored.
#[derive(Clone, Copy)]
pub(crate) struct Lines<'a>(&'a str);

impl<'a> Lines<'a> {
    /// Reads a whole text, as if there were no empty lines in it.
    pub(crate) const fn of(text: &'a str) -> Self {
        Self(text)
    }

    /// Splits a text at its empty lines.
    pub(crate) fn parts(text: &'a str) -> impl Iterator<Item = Self> {
        let mut before = ' ';
        let is_end = move |sign| {
            let is_end = (before, sign) == ('\n', '\n');
            before = if is_end { ' ' } else { sign };
            is_end
        };
        text.split(is_end).map(Self)
    }

    /// Returns the value of a key as it was written.
    pub(crate) fn text(self, key: &str) -> Option<String> {
        let mut before = ' ';
        let is_kept = |sign: &char| std::mem::replace(&mut before, *sign) != '\n' || *sign != ' ';
        self.find(key)
            .map(|value| value.chars().filter(is_kept).collect())
    }

    /// Parses the value of a key; `None` as well if it cannot be parsed.
    pub(crate) fn value<T: FromStr>(self, key: &str) -> Option<T> {
        self.find(key)?.parse().ok()
    }

    fn find(self, key: &str) -> Option<&'a str> {
        let mut rest = self.0;
        while !rest.is_empty() {
            let mut breaks = rest.match_indices('\n').map(|(place, _)| place);
            let end = breaks.find(|&place| !rest[place + 1..].starts_with(' '));
            let (line, after) = rest.split_at(end.unwrap_or(rest.len()));
            let value = line.strip_prefix(key);
            if let Some(value) = value.and_then(|value| value.strip_prefix(' ')) {
                return Some(value);
            }
            rest = after.strip_prefix('\n').unwrap_or(after);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn values_are_known_by_their_keys() {
        let mut text = String::new();
        put(&mut text, "rules", "3x3x3");
        put(&mut text, "seed", 7);
        assert_eq!(text, "rules 3x3x3\nseed 7\n");
        let lines = Lines::of(&text);
        assert_eq!(lines.text("rules").as_deref(), Some("3x3x3"));
        assert_eq!(lines.value("seed"), Some(7));
        assert_eq!(lines.value::<u8>("rules"), None);
        assert_eq!(lines.text("rule"), None);
        assert_eq!(lines.text("3x3x3"), None);
    }

    #[test]
    fn the_first_of_two_lines_counts_and_the_last_needs_no_end() {
        let lines = Lines::of("\n\nseed 1\n seed 2\nseed 3\nlast 4");
        assert_eq!(lines.text("seed").as_deref(), Some("1\nseed 2"));
        assert_eq!(lines.value("last"), Some(4));
        assert_eq!(lines.text("").as_deref(), None);
    }

    #[test]
    fn empty_lines_divide_parts() {
        let seeds = Lines::parts("seed 1\n\nseed 2\n").map(|part| part.value("seed"));
        assert_eq!(seeds.collect::<Vec<_>>(), [Some(1), Some(2)]);
    }

    proptest! {
        #[test]
        fn any_value_is_read_back_from_among_others(value in "[a\n\r \u{85}\u{2028}]{0,8}") {
            let mut text = String::new();
            put(&mut text, "before", "\n\n");
            put(&mut text, "a", &value);
            put(&mut text, "after", "\n a ");
            prop_assert_eq!(Lines::parts(&text).count(), 1);
            let lines = Lines::of(&text);
            prop_assert_eq!(lines.text("a"), Some(value));
            prop_assert_eq!(lines.text("after"), Some("\n a ".to_owned()));
        }

        #[test]
        fn any_text_is_read(text in "[ab \n]{0,12}", key in "[ab ]{0,2}") {
            for part in Lines::parts(&text) {
                let _ = part.text(&key);
            }
        }
    }
}
