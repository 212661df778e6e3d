//! The keyboard shortcuts of the screens, as lists for the help dialog.

use crate::route::Screen;

/// The keys of an action, and its description.
///
/// ```
/// use dooz_locale::{Language, Locale};
/// use dooz_web::route::Screen;
/// let english = Locale::new(Language::English);
/// let key = Screen::Analyse.keys()[0];
/// assert_eq!(key.names, ["←", "→"]);
/// assert_eq!(english.text(key.description), "One move back, one move on");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The labels of the keys.
    pub names: &'static [&'static str],
    /// The key of the description in the locale files.
    pub description: &'static str,
}

impl Screen {
    /// Returns the keys that only this screen has.
    #[must_use]
    pub const fn keys(self) -> &'static [Key] {
        match self {
            Self::Play => PLAY,
            Self::Analyse => ANALYSE,
            Self::Learn => LEARN,
            Self::Puzzles => PUZZLES,
        }
    }
}

/// The keys of every board that has the keyboard focus.
pub const BOARD: &[Key] = &[
    key(&["←", "↑", "→", "↓"], "press-arrows"),
    key(&["Enter", "Space"], "press-enter"),
    key(&["Home", "End"], "press-ends"),
    key(&["PgUp", "PgDn"], "press-pages"),
];

/// The keys of every screen.
pub const EVERYWHERE: &[Key] = &[key(&["Esc"], "press-escape"), key(&["?"], "press-help")];

const PLAY: &[Key] = &[
    key(&["1", "…", "9"], "press-keypad"),
    key(&["Space"], "play-new"),
    key(&["n"], "match-new"),
    key(&["u"], "play-undo"),
    key(&["r"], "play-redo"),
    key(&["h"], "play-ask-hint"),
    key(&["m"], "play-move-now"),
    key(&["p"], "play-pause"),
    key(&["b", "<"], "play-previous"),
    key(&["f", ">"], "play-next"),
];

const ANALYSE: &[Key] = &[
    key(&["←", "→"], "press-steps"),
    key(&["Home", "End"], "press-whole"),
    key(&["PgUp", "PgDn"], "press-ten"),
    key(&["v"], "analyse-values"),
    key(&["t"], "analyse-threats"),
    key(&["a"], "press-analysis"),
    key(&["w"], "analyse-why-square"),
    key(&["r"], "analyse-review-start"),
];

/// Those of lessons; a walkthrough lists its own.
const LEARN: &[Key] = &[
    key(&["n"], "learn-next"),
    key(&["b"], "learn-step-back"),
    key(&["s"], "learn-show"),
];

const PUZZLES: &[Key] = &[
    key(&["Space", "n"], "puzzles-next"),
    key(&["h"], "puzzles-hint"),
];

/// Returns the key of an English keyboard in place of a sign of another script, so that
/// nobody has to change the keyboard layout. `code` is the place of the key on the
/// keyboard, as browsers name it.
///
/// ```
/// use dooz_web::keys::latin;
/// assert_eq!(latin("т".to_owned(), "KeyN", false), "n");
/// assert_eq!(latin("۱".to_owned(), "Digit1", false), "1");
/// assert_eq!(latin("n".to_owned(), "KeyL", false), "n");
/// ```
#[must_use]
pub fn latin(key: String, code: &str, has_shift: bool) -> String {
    if key.is_ascii() {
        return key;
    }
    let mut places = ["Key", "Digit", "Numpad"].into_iter();
    let sign = places.find_map(|place| code.strip_prefix(place));
    match sign.filter(|sign| sign.len() == 1) {
        Some(sign) if has_shift => sign.to_owned(),
        Some(sign) => sign.to_lowercase(),
        None if key == "؟" => "?".to_owned(),
        None => key,
    }
}

const fn key(names: &'static [&'static str], description: &'static str) -> Key {
    Key { names, description }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_locale::{Language, Locale};
    use std::collections::HashSet;

    fn lists() -> impl Iterator<Item = &'static [Key]> {
        Screen::ALL.map(Screen::keys).into_iter().chain([BOARD])
    }

    #[test]
    fn every_language_says_what_each_key_does() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for key in lists().flatten().chain(EVERYWHERE) {
                assert!(
                    locale.has(key.description),
                    "{language:?}: {}",
                    key.description
                );
            }
        }
    }

    #[test]
    fn keys_are_the_same_in_every_layout() {
        let latin = |key: &str, code, has_shift| latin(key.to_owned(), code, has_shift);
        for [key, code, english] in [
            ["т", "KeyN", "n"],
            ["د", "KeyN", "n"],
            ["لا", "KeyB", "b"],
            ["٣", "Numpad3", "3"],
            ["؟", "Slash", "?"],
            ["é", "Semicolon", "é"],
            ["q", "KeyA", "q"],
            ["ArrowUp", "Numpad8", "ArrowUp"],
        ] {
            assert_eq!(latin(key, code, false), english);
        }
        assert_eq!(latin("Т", "KeyN", true), "N");
    }

    #[test]
    fn no_key_does_two_things_on_one_screen() {
        for list in lists() {
            let names = list.iter().chain(EVERYWHERE).flat_map(|key| key.names);
            let mut seen = HashSet::new();
            assert!(names.into_iter().all(|name| seen.insert(name)));
        }
    }
}
