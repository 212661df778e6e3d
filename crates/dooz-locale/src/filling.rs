//! A packed sentence with its gaps filled.

use crate::number::Notation;
use crate::packing::{CHOICE, DONE, END, GAP, NEXT, NUMBER};
use crate::plural;
use crate::value::{Kind, Value};
use crate::{Digits, Language};

/// Whether a packed sentence is a text without gaps.
pub(crate) fn is_plain(sentence: &str) -> bool {
    !sentence.contains(is_mark)
}

/// The sentence with its gaps filled; none if one of them cannot be.
pub(crate) fn filled(
    sentence: &str,
    gaps: &[(&str, Value<'_>)],
    language: Language,
    digits: Digits,
) -> Option<String> {
    let mut filling = Filling {
        rest: sentence,
        gaps,
        language,
        notation: Notation::new(language, digits),
        text: String::with_capacity(sentence.len()),
    };
    filling.pattern(true)?;
    Some(filling.text)
}

fn is_mark(sign: char) -> bool {
    sign <= DONE
}

struct Filling<'a> {
    /// What was not read yet.
    rest: &'a str,
    gaps: &'a [(&'a str, Value<'a>)],
    language: Language,
    notation: Notation,
    text: String,
}

impl<'a> Filling<'a> {
    /// Reads a pattern up to what ends it, and says it or does not.
    fn pattern(&mut self, is_said: bool) -> Option<()> {
        loop {
            let text = self.until(is_mark);
            if is_said {
                self.text.push_str(text);
            }
            let mark = self.rest.chars().next();
            if mark.is_none_or(|mark| mark == NEXT) {
                return Some(());
            }
            self.rest = &self.rest[1..];
            let name = self.name();
            match mark? {
                CHOICE => self.choice(name, is_said)?,
                GAP if is_said => self.say(name)?,
                NUMBER if is_said => self.number(name)?,
                _ => {}
            }
        }
    }

    /// What stands before a mark.
    fn until(&mut self, is_mark: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(is_mark).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    /// A name with the mark that ends it.
    fn name(&mut self) -> &'a str {
        let name = self.until(|sign| sign == END);
        self.rest = self.rest.strip_prefix(END).unwrap_or_default();
        name
    }

    fn gap(&self, name: &str) -> Option<&'a Kind<'a>> {
        let gap = self.gaps.iter().find(|(given, _)| *given == name);
        gap.map(|(_, value)| &value.0)
    }

    fn say(&mut self, name: &str) -> Option<()> {
        match self.gap(name)? {
            Kind::Text(text) => self.text.push_str(text),
            Kind::Number(number) => self.text.push_str(&self.notation.write(number)),
        }
        Some(())
    }

    fn number(&mut self, digits: &str) -> Option<()> {
        let number: i64 = digits.parse().ok()?;
        self.text.push_str(&self.notation.write(&number.into()));
        Some(())
    }

    /// The first variant that is meant, of which the last one always is.
    fn choice(&mut self, name: &str, is_said: bool) -> Option<()> {
        let mut is_open = is_said;
        while !self.rest.starts_with(DONE) {
            let key = self.name();
            let is_meant = is_open && (key.is_empty() || self.means(name, key)?);
            self.pattern(is_meant)?;
            self.rest = self.rest.strip_prefix(NEXT)?;
            is_open &= !is_meant;
        }
        self.rest = &self.rest[1..];
        Some(())
    }

    /// Whether the key of a variant is that of an argument.
    fn means(&self, name: &str, key: &str) -> Option<bool> {
        Some(match self.gap(name)? {
            Kind::Text(text) => text == key,
            Kind::Number(number) => match key.parse() {
                Ok(key) => number.is(key),
                Err(_) => plural::category(self.language, number) == key,
            },
        })
    }
}
