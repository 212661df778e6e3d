//! Typed squares, such as `h8`.

use dooz_core::Rules;
use dooz_locale::Digits;

use crate::play::tui::input::keys::latin;

/// The number of ticks for which a letter that is both a column and a command
/// waits for a number: about two thirds of a second.
const PATIENCE: u8 = 6;

/// The number of bytes that the line holds, which is more than any square has.
const LONGEST: usize = 8;

/// The line into which a square is typed.
///
/// Some letters are commands as well as columns: `h` asks for a hint, and
/// `h8` is a square. Such a letter waits for a moment; a digit makes it a
/// square, and anything else, or nothing, a command. A capital letter is a
/// column at once. Letters and digits that name no square are taken as well, and
/// are refused when the line is played.
#[derive(Clone, Debug, Default)]
pub(crate) struct SquareEntry {
    text: String,
    /// The ticks left until the letter becomes a command.
    patience: Option<u8>,
}

/// The effect of a key on the entry line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// It has become part of the text.
    Yes,
    /// It may be a command.
    No,
}

impl SquareEntry {
    /// Returns the text typed so far.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns `true` if nothing is being typed.
    pub(crate) const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns `true` if a letter waits to become a square or a command.
    pub(crate) const fn waits(&self) -> bool {
        self.patience.is_some()
    }

    /// Takes a typed digit or letter, unless it is a command that cannot be part of a
    /// square of the board; `is_command` is `true` if it is a command.
    pub(crate) fn type_sign(&mut self, rules: Rules, sign: char, is_command: bool) -> Taken {
        let digit = Digits::to_latin(sign.encode_utf8(&mut [0; 4]))
            .chars()
            .next();
        let has_digits = self.text.ends_with(|last: char| last.is_ascii_digit());
        if let Some(digit) = digit.filter(char::is_ascii_digit) {
            self.patience = None;
            self.push(digit);
            return Taken::Yes;
        }

        let letter = latin(sign);
        let is_column = !has_digits && is_column(rules, &format!("{}{letter}", self.text));
        let means_nothing = letter.is_alphabetic() && !is_command && !self.waits();
        if !is_column && !means_nothing {
            return Taken::No;
        }
        let is_plain = sign.is_uppercase() || !is_command;
        self.patience = (self.is_empty() && !is_plain).then_some(PATIENCE);
        self.push(letter);
        Taken::Yes
    }

    fn push(&mut self, sign: char) {
        if self.text.len() < LONGEST {
            self.text.push(sign);
        }
    }

    /// Removes the last character.
    pub(crate) fn erase(&mut self) {
        self.text.pop();
        self.patience = None;
    }

    /// Empties the line and returns its text.
    pub(crate) fn take(&mut self) -> String {
        self.patience = None;
        std::mem::take(&mut self.text)
    }

    /// Returns the waiting letter, if it is to become a command now.
    pub(crate) fn take_command(&mut self) -> Option<char> {
        self.patience.take()?;
        self.take().chars().next()
    }

    /// Advances by a tick; returns a letter that has waited long enough.
    pub(crate) fn tick(&mut self) -> Option<char> {
        let left = self.patience.as_mut()?;
        *left = left.saturating_sub(1);
        if *left > 0 { None } else { self.take_command() }
    }
}

/// Returns `true` if letters name a column of the board.
fn is_column(rules: Rules, letters: &str) -> bool {
    let first_row = format!("{letters}1").parse();
    first_row.is_ok_and(|square| rules.contains(square))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LARGE: &str = "15x15x5";

    fn entry(rules: &str, typed: &str) -> SquareEntry {
        let mut entry = SquareEntry::default();
        for sign in typed.chars() {
            let is_command = "hmu".contains(sign);
            entry.type_sign(rules.parse().unwrap(), sign, is_command);
        }
        entry
    }

    #[test]
    fn a_square_is_typed_with_the_digits_of_any_language() {
        assert_eq!(entry(LARGE, "h8").text(), "h8");
        assert_eq!(entry(LARGE, "K۱۰").text(), "k10");
        assert_eq!(entry("31x22x5", "ab12").text(), "ab12");
    }

    #[test]
    fn a_letter_that_is_a_command_too_waits_for_a_number() {
        let mut waiting = entry(LARGE, "h");
        assert!(waiting.waits());
        let command = (0..PATIENCE).find_map(|_| waiting.tick());
        assert_eq!(command, Some('h'));
        assert!(waiting.is_empty());

        assert!(!entry(LARGE, "h8").waits());
        assert!(!entry(LARGE, "H").waits());
        assert!(!entry(LARGE, "g").waits());
    }

    #[test]
    fn a_command_that_names_no_column_of_the_board_is_not_taken() {
        assert!(entry("3x3x3", "h").is_empty());
        assert!(entry(LARGE, "u").is_empty());
        assert_eq!(entry(LARGE, "gu").text(), "g");
    }

    #[test]
    fn what_names_no_square_is_taken_so_that_it_can_be_refused() {
        for typed in ["8", "z9", "gg", "g1g"] {
            assert_eq!(entry(LARGE, typed).text(), typed);
        }
        assert_eq!(entry(LARGE, &"8".repeat(100)).text().len(), LONGEST);
    }

    #[test]
    fn signs_can_be_taken_back() {
        let mut entry = entry(LARGE, "g12");
        entry.erase();
        assert_eq!(entry.take(), "g1");
        assert!(entry.is_empty());
    }
}
