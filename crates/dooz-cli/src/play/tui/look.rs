//! The look of a match on the screen.

use std::time::Duration;

use dooz_core::Notation;
use dooz_locale::{Digits, Language, Locale, terminal::Bidi};

/// The look of a match, which does not affect the game.
///
/// ```
/// use dooz_cli::play::tui::Look;
/// use dooz_locale::Language;
/// let look = Look { language: Language::Persian, ascii: true, ..Look::default() };
/// assert_eq!(look.locale().number(42), "۴۲");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The language of all sentences.
    pub language: Language,
    /// The digits of numbers, if not those of the language.
    pub digits: Option<Digits>,
    /// The program that orders lines from right to left.
    pub bidi: Bidi,
    /// The use of colours.
    pub colours: ColourChoice,
    /// `true` to draw with ASCII characters only. Sentences keep their letters.
    pub ascii: bool,
    /// `true` to draw stones instead of crosses and circles.
    pub stones: bool,
    /// The notation of the numbers in empty squares, and of the digit keys on
    /// 3x3, if not that of the opponent's program.
    pub notation: Option<Notation>,
    /// `true` to number squares and use the sentences of the opponent's own
    /// program.
    pub classic: bool,
    /// The pause after each move of a game between computers.
    pub pace: Duration,
}

impl Look {
    /// Returns the sentences of the language, with numbers in the chosen
    /// digits.
    #[must_use]
    pub fn locale(&self) -> Locale {
        let locale = Locale::new(self.language);
        match self.digits {
            Some(digits) => locale.with_digits(digits),
            None => locale,
        }
    }

    /// Returns the pause in ticks, tenths of a second.
    pub(crate) fn pace_in_ticks(&self) -> u32 {
        u32::try_from(self.pace.as_millis().div_ceil(100)).unwrap_or(u32::MAX)
    }
}

impl Default for Look {
    fn default() -> Self {
        Self {
            language: Language::default(),
            digits: None,
            bidi: Bidi::default(),
            colours: ColourChoice::Auto,
            ascii: false,
            stones: false,
            notation: None,
            classic: false,
            pace: Duration::from_millis(700),
        }
    }
}

/// The use of colours on a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourChoice {
    /// The use that the environment requests.
    #[default]
    Auto,
    /// All that the terminal has.
    Always,
    /// No colours.
    Never,
}
