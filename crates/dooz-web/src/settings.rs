//! The settings of the page.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::Rules;
use dooz_locale::{Digits, Language};

use crate::storage_text::{Lines, put};

/// The settings of the page.
///
/// The browser stores them as text, one line per setting. A line that cannot be
/// read counts as missing, so that settings of another version still work:
///
/// ```
/// use dooz_web::settings::{Settings, Theme};
/// let mut settings = Settings { theme: Theme::Dark, ..Settings::default() };
/// assert_eq!(Settings::read(&settings.write()), settings);
/// assert_eq!(Settings::read("colour 7\ntheme dark").theme, Theme::Dark);
/// assert_eq!(Settings::read("?"), Settings::default());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the page"
)]
pub struct Settings {
    /// The chosen language; none for that of the browser.
    pub language: Option<Language>,
    /// `true` for Latin digits in every language.
    pub latin_digits: bool,
    /// The colour scheme.
    pub theme: Theme,
    /// The look of the pieces.
    pub pieces: Pieces,
    /// `true` to name the columns and rows of boards.
    pub coordinates: bool,
    /// `true` to show the numbers of the moves on the stones.
    pub numbers: bool,
    /// `true` to play sounds for moves and results.
    pub sounds: bool,
    /// `true` for no animations; the preference of the browser counts as well.
    pub still: bool,
}

/// A colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The one of the system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The look of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pieces {
    /// The default one on boards of that size.
    #[default]
    BySize,
    /// Crosses and circles on every board.
    Symbols,
    /// Black and white stones on every board.
    Stones,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            latin_digits: false,
            theme: Theme::System,
            pieces: Pieces::BySize,
            coordinates: true,
            numbers: false,
            sounds: false,
            still: false,
        }
    }
}

impl Settings {
    /// Reads the text of [`Settings::write`].
    #[must_use]
    pub fn read(text: &str) -> Self {
        let lines = Lines::of(text);
        let default = Self::default();
        let switch = |key, default| lines.value(key).unwrap_or(default);
        Self {
            language: lines.value("language"),
            latin_digits: switch("latin-digits", default.latin_digits),
            theme: named(Theme::ALL, Theme::name, lines.text("theme")),
            pieces: named(Pieces::ALL, Pieces::name, lines.text("stones")),
            coordinates: switch("coordinates", default.coordinates),
            numbers: switch("numbers", default.numbers),
            sounds: switch("sounds", default.sounds),
            still: switch("still", default.still),
        }
    }

    /// Writes the settings as text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut choose = |key, value: &str| put(&mut text, key, value);
        if let Some(language) = self.language {
            choose("language", language.code());
        }
        choose("theme", self.theme.name());
        choose("stones", self.pieces.name());
        for (key, is_on) in [
            ("coordinates", self.coordinates),
            ("latin-digits", self.latin_digits),
            ("numbers", self.numbers),
            ("sounds", self.sounds),
            ("still", self.still),
        ] {
            put(&mut text, key, is_on);
        }
        text
    }

    /// Returns the language of the page, given the preferred ones of the browser.
    ///
    /// ```
    /// use dooz_locale::Language;
    /// use dooz_web::settings::Settings;
    /// let settings = Settings::default();
    /// assert_eq!(settings.language(["de-CH", "fa-IR", "en"]), Language::Persian);
    /// ```
    pub fn language<'a>(&self, preferred: impl IntoIterator<Item = &'a str>) -> Language {
        let spoken = || preferred.into_iter().find_map(|code| code.parse().ok());
        self.language.or_else(spoken).unwrap_or_default()
    }

    /// Returns the digits of numbers in a language.
    #[must_use]
    pub const fn digits(&self, language: Language) -> Digits {
        if self.latin_digits {
            Digits::Latin
        } else {
            language.digits()
        }
    }
}

impl Theme {
    /// All schemes, in the order of the settings panel.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Returns its name in style sheets and storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Pieces {
    /// All looks, in the order of the settings panel.
    pub const ALL: [Self; 3] = [Self::BySize, Self::Symbols, Self::Stones];

    /// Returns its name in storage.
    ///
    /// Earlier versions had only `symbols`, which was the default, and `stones`. Nobody
    /// had to choose the former, so that it now counts as no choice.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BySize => "by-size",
            Self::Symbols => "crosses",
            Self::Stones => "stones",
        }
    }

    /// Returns the look of the pieces on a board.
    #[must_use]
    pub fn on(self, rules: Rules) -> PieceStyle {
        match self {
            Self::BySize => PieceStyle::of(rules),
            Self::Symbols => PieceStyle::Symbols,
            Self::Stones => PieceStyle::Stones,
        }
    }
}

/// Finds a choice by its name. An unknown name gives the default.
fn named<T: Copy + Default>(
    all: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
    wanted: Option<String>,
) -> T {
    let mut all = all.into_iter();
    let found = wanted.and_then(|wanted| all.find(|choice| name(*choice) == wanted));
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_of_a_later_version_costs_only_itself() {
        let settings = Settings::read("language tlh\ntheme sepia\nsounds true\nnumbers 7");
        assert_eq!((settings.language, settings.theme), (None, Theme::System));
        assert!(settings.sounds);
    }

    #[test]
    fn digits_are_those_of_the_language_or_latin_by_choice() {
        let settings = Settings::default();
        assert_eq!(settings.digits(Language::Persian), Digits::Persian);
        let latin = Settings {
            latin_digits: true,
            ..settings
        };
        assert_eq!(latin.digits(Language::Persian), Digits::Latin);
    }

    #[test]
    fn choices_of_earlier_versions_are_kept() {
        let settings = Settings::read("stones stones\ncoordinates false");
        assert_eq!(settings.pieces, Pieces::Stones);
        assert!(!settings.coordinates);
        let settings = Settings::read("stones symbols\ncoordinates true");
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn small_boards_are_paper_and_large_ones_are_wood() {
        let settings = Settings::default();
        assert_eq!(settings.pieces.on(Rules::TIC_TAC_TOE), PieceStyle::Symbols);
        assert_eq!(settings.pieces.on(Rules::GOMOKU), PieceStyle::Stones);
    }
}
