//! The formatter of packed sentences.

use crate::number::Notation;
use crate::packing::{CHOICE, DONE, END, GAP, NEXT, NUMBER};
use crate::plural;
use crate::value::{Kind, Value};
use crate::{Digits, Language};

/// Returns `true` if a packed sentence is plain text.
pub(crate) fn is_plain(sentence: &str) -> bool {
    !sentence.contains(is_mark)
}

/// Formats a packed sentence, or returns `None` if an argument is missing.
pub(crate) fn format(
    sentence: &str,
    arguments: &[(&str, Value<'_>)],
    language: Language,
    digits: Digits,
) -> Option<String> {
    let mut formatter = Formatter {
        rest: sentence,
        arguments,
        language,
        notation: Notation::new(language, digits),
        text: String::with_capacity(sentence.len()),
    };
    formatter.pattern(true)?;
    Some(formatter.text)
}

fn is_mark(sign: char) -> bool {
    sign <= DONE
}

/// The mark that gives a text without letters of its own its direction.
const RIGHT_TO_LEFT_MARK: char = '\u{200f}';

/// Returns `true` if all letters of a text are isolated. Only sentences of languages that
/// are read from right to left isolate anything, but in an isolate such a text would be
/// laid out from left to right.
fn lacks_direction(text: &str) -> bool {
    let mut depth = 0_u32;
    let mut isolates = false;
    for sign in text.chars() {
        match sign {
            '\u{2066}'..='\u{2068}' => (depth, isolates) = (depth + 1, true),
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && sign.is_alphabetic() => return false,
            _ => {}
        }
    }
    isolates
}

struct Formatter<'a> {
    /// The unread part of the sentence.
    rest: &'a str,
    arguments: &'a [(&'a str, Value<'a>)],
    language: Language,
    notation: Notation,
    text: String,
}

impl<'a> Formatter<'a> {
    /// Reads a pattern to its end, and writes it or skips it.
    fn pattern(&mut self, is_written: bool) -> Option<()> {
        loop {
            let text = self.until(is_mark);
            if is_written {
                self.text.push_str(text);
            }
            let mark = self.rest.chars().next();
            if mark.is_none_or(|mark| mark == NEXT) {
                return Some(());
            }
            self.rest = &self.rest[1..];
            let name = self.name();
            match mark? {
                CHOICE => self.choice(name, is_written)?,
                GAP if is_written => self.insert(name)?,
                NUMBER if is_written => self.number(name)?,
                _ => {}
            }
        }
    }

    /// Reads up to the next mark.
    fn until(&mut self, is_mark: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(is_mark).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    /// Reads a name and the mark that ends it.
    fn name(&mut self) -> &'a str {
        let name = self.until(|sign| sign == END);
        self.rest = self.rest.strip_prefix(END).unwrap_or_default();
        name
    }

    fn argument(&self, name: &str) -> Option<&'a Kind<'a>> {
        let argument = self.arguments.iter().find(|(given, _)| *given == name);
        argument.map(|(_, value)| &value.0)
    }

    fn insert(&mut self, name: &str) -> Option<()> {
        match self.argument(name)? {
            Kind::Text(text) => {
                if lacks_direction(text) {
                    self.text.push(RIGHT_TO_LEFT_MARK);
                }
                self.text.push_str(text);
            }
            Kind::Number(number) => self.text.push_str(&self.notation.write(number)),
        }
        Some(())
    }

    fn number(&mut self, digits: &str) -> Option<()> {
        let number: i64 = digits.parse().ok()?;
        self.text.push_str(&self.notation.write(&number.into()));
        Some(())
    }

    /// Writes the first variant that matches; the last one always does.
    fn choice(&mut self, name: &str, is_written: bool) -> Option<()> {
        let mut is_open = is_written;
        while !self.rest.starts_with(DONE) {
            let key = self.name();
            let is_chosen = is_open && (key.is_empty() || self.matches(name, key)?);
            self.pattern(is_chosen)?;
            self.rest = self.rest.strip_prefix(NEXT)?;
            is_open &= !is_chosen;
        }
        self.rest = &self.rest[1..];
        Some(())
    }

    /// Returns `true` if the key of a variant matches an argument, or `None` if
    /// the argument is missing.
    fn matches(&self, name: &str, key: &str) -> Option<bool> {
        Some(match self.argument(name)? {
            Kind::Text(text) => text == key,
            Kind::Number(number) => match key.parse() {
                Ok(key) => number.is(key),
                Err(_) => plural::category(self.language, number) == key,
            },
        })
    }
}
