//! A board in an address: rows from the top, numbers for empty squares.

use std::fmt::{self, Write};

use dooz_core::Rules;

/// Writes a picture of all cells in one word.
pub(super) fn write(f: &mut fmt::Formatter<'_>, picture: &str, rules: Rules) -> fmt::Result {
    let mut empty = 0;
    for (cell, c) in picture.chars().enumerate() {
        let begins_row = cell % usize::from(rules.width()) == 0;
        if (c != '.' || begins_row) && empty > 0 {
            write!(f, "{empty}")?;
            empty = 0;
        }
        if begins_row && cell > 0 {
            f.write_char('/')?;
        }
        match c {
            '.' => empty += 1,
            _ => f.write_char(c.to_ascii_lowercase())?,
        }
    }
    if empty > 0 {
        write!(f, "{empty}")?;
    }
    Ok(())
}

/// Expands a board to a picture with a sign for each square. Its errors stay,
/// and are found when the picture is read.
pub(super) fn read(text: &str, rules: Rules) -> String {
    // Longer rows are wrong already; a number of many digits must not become
    // as many signs.
    let most = usize::from(rules.width()) + 1;
    let mut picture = String::new();
    let mut empty = 0;
    for c in text.chars() {
        if let Some(digit) = c.to_digit(10) {
            empty = (empty * 10 + digit as usize).min(most);
        } else {
            picture.extend(std::iter::repeat_n('.', empty));
            empty = 0;
            picture.push(c);
        }
    }
    picture.extend(std::iter::repeat_n('.', empty));
    picture
}
