//! The meaning of the keys.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A command of a person, given by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyCommand {
    /// Move the cursor by columns to the right and rows up.
    Go(i8, i8),
    /// Play at the cursor, or take what is chosen.
    Enter,
    /// Close the topmost element.
    Close,
    Undo,
    Redo,
    Hint,
    /// Explain a move.
    Why,
    /// Show or hide the values of moves.
    Values,
    /// Switch the live analysis on or off.
    Analysis,
    /// Judge every move of the game.
    Review,
    NewGame,
    /// Look at the position before.
    Earlier,
    /// Look at the position after.
    Later,
    /// Look at the first position.
    Start,
    /// Look at the position now.
    Now,
    /// Pause or continue a game between computers.
    Pause,
    /// Show or hide the numbers of empty squares.
    Numbers,
    Menu,
    Help,
    Quit,
}

impl KeyCommand {
    /// Returns the command of a key, if it has one.
    pub(crate) fn of(key: KeyEvent) -> Option<Self> {
        let command = match key.code {
            KeyCode::Left => Self::Go(-1, 0),
            KeyCode::Right => Self::Go(1, 0),
            KeyCode::Up => Self::Go(0, 1),
            KeyCode::Down => Self::Go(0, -1),
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Close,
            KeyCode::Home => Self::Start,
            KeyCode::End => Self::Now,
            KeyCode::PageUp => Self::Earlier,
            KeyCode::PageDown => Self::Later,
            KeyCode::Char(sign) => return Self::of_sign(sign),
            _ => return None,
        };
        Some(command)
    }

    fn of_sign(sign: char) -> Option<Self> {
        Some(match latin(sign) {
            'u' => Self::Undo,
            'r' => Self::Redo,
            'h' => Self::Hint,
            'y' => Self::Why,
            'v' => Self::Values,
            't' => Self::Analysis,
            'w' => Self::Review,
            ' ' => Self::NewGame,
            // The keys of these signs type б and ю on a Russian keyboard.
            '<' | ',' | 'б' => Self::Earlier,
            '>' | '.' | 'ю' => Self::Later,
            'p' => Self::Pause,
            'n' => Self::Numbers,
            'm' => Self::Menu,
            '?' | '؟' => Self::Help,
            'q' => Self::Quit,
            _ => return None,
        })
    }
}

/// Returns `true` if a key ends the program in every state.
pub(crate) fn ends(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    control && matches!(key.code, KeyCode::Char(sign) if latin(sign) == 'c')
}

/// Returns `true` if a key gives the terminal back to the shell for a while.
pub(crate) fn suspends(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    cfg!(unix) && control && matches!(key.code, KeyCode::Char(sign) if latin(sign) == 'z')
}

/// Returns the letter on the same key of an English keyboard, so that nobody
/// has to change the keyboard layout to play.
pub(crate) fn latin(sign: char) -> char {
    let sign = sign.to_lowercase().next().unwrap_or(sign);
    let place = |keys: &str| keys.chars().position(|key| key == sign);
    let found = KEYBOARDS.iter().find_map(|keys| place(keys));
    found.map_or(sign, |place| char::from(b'a' + place as u8))
}

/// Russian, Persian (ISIRI 9147) and Arabic (101) keyboards in the order of the
/// English letters. The Arabic key of b types lam and alef as one sign.
const KEYBOARDS: [&str; 3] = [
    "фисвуапршолдьтщзйкыегмцчня",
    "شذزیثبلاهتنمپدخحضقسفعرصطغظ",
    "ش\u{fefb}ؤيثبلاهتنمةىخحضقسفعرصءغئ",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(sign: char) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(sign), KeyModifiers::NONE)
    }

    #[test]
    fn a_key_means_the_same_on_every_keyboard() {
        for [english, russian, persian, arabic] in [
            ['u', 'г', 'ع', 'ع'],
            ['h', 'р', 'ا', 'ا'],
            ['q', 'й', 'ض', 'ض'],
            ['m', 'ь', 'پ', 'ة'],
            ['<', 'б', '<', '<'],
            ['>', 'ю', '>', '>'],
        ] {
            let command = KeyCommand::of(typed(english));
            assert!(command.is_some());
            for sign in [
                russian,
                persian,
                arabic,
                russian.to_uppercase().next().unwrap(),
            ] {
                assert_eq!(KeyCommand::of(typed(sign)), command, "{sign}");
            }
        }
    }

    #[test]
    fn every_keyboard_has_all_letters() {
        for keys in KEYBOARDS {
            assert_eq!(keys.chars().count(), 26);
        }
    }

    #[test]
    fn control_c_ends_the_program_on_every_keyboard() {
        let control = |sign| KeyEvent::new(KeyCode::Char(sign), KeyModifiers::CONTROL);
        assert!(ends(control('c')) && ends(control('с')));
        assert!(!ends(typed('c')) && !ends(control('x')));
    }
}
