//! Colours and characters for terminals of any ability.

use dooz_core::{Player, Symbol};
use ratatui::style::{Color, Modifier, Style};

/// The colours that a terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Colours {
    /// None: weight, inversion and shapes carry all information.
    #[default]
    None,
    /// The sixteen that every colour terminal has.
    Sixteen,
    /// A palette of 256.
    Indexed,
    /// Any.
    All,
}

impl Colours {
    /// Determines the colours from the environment.
    pub(crate) fn from_environment(lookup: impl Fn(&str) -> Option<String>) -> Self {
        let value = |name| lookup(name).unwrap_or_default();
        if !value("NO_COLOR").is_empty() || value("TERM") == "dumb" {
            Self::None
        } else {
            Self::of_terminal(&value("TERM"), &value("COLORTERM"))
        }
    }

    /// Returns the colours of a terminal with these variables.
    pub(crate) fn of_terminal(term: &str, colorterm: &str) -> Self {
        if matches!(colorterm, "truecolor" | "24bit") {
            Self::All
        } else if term.contains("256color") {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }
}

/// A colour, with its substitutes for terminals that have fewer.
#[derive(Clone, Copy)]
struct Hue {
    exact: (u8, u8, u8),
    indexed: u8,
    simple: Color,
}

// The palette of Okabe and Ito (2008), which people with any colour vision
// can tell apart.
const BLUE: Hue = Hue {
    exact: (0x00, 0x72, 0xb2),
    indexed: 25,
    simple: Color::Blue,
};
const ORANGE: Hue = Hue {
    exact: (0xd5, 0x5e, 0x00),
    indexed: 166,
    simple: Color::Yellow,
};
const YELLOW: Hue = Hue {
    exact: (0xf0, 0xe4, 0x42),
    indexed: 227,
    simple: Color::LightYellow,
};
const GREEN: Hue = Hue {
    exact: (0x00, 0x9e, 0x73),
    indexed: 36,
    simple: Color::Green,
};
const PURPLE: Hue = Hue {
    exact: (0xcc, 0x79, 0xa7),
    indexed: 175,
    simple: Color::Magenta,
};

/// The look of everything on the screen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Theme {
    pub(crate) colours: Colours,
    /// `true` if every character is ASCII.
    pub(crate) ascii: bool,
}

impl Theme {
    /// Returns the style of a player's marks and name.
    pub(crate) fn player(self, player: Player) -> Style {
        self.strong(match player {
            Player::First => BLUE,
            Player::Second => ORANGE,
        })
    }

    /// Returns the style of the cursor's frame.
    pub(crate) fn cursor(self) -> Style {
        self.strong(YELLOW)
    }

    /// Returns the style of the winning line and of the square of a hint.
    pub(crate) fn bright(self) -> Style {
        self.strong(GREEN)
    }

    /// Returns the style of warnings.
    pub(crate) fn warning(self) -> Style {
        self.strong(PURPLE)
    }

    /// Returns the style of headings.
    pub(crate) const fn heading() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Returns the style of the chosen row of a list.
    pub(crate) const fn chosen() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Returns the style of lines and marks that should not catch the eye.
    pub(crate) const fn quiet(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::DIM),
            _ => Style::new().fg(Color::DarkGray),
        }
    }

    /// Returns the style of everything behind a dialog.
    pub(crate) const fn veiled(self) -> Style {
        self.quiet()
            .remove_modifier(Modifier::BOLD.union(Modifier::REVERSED))
    }

    /// Returns one of two characters; the second is ASCII.
    pub(crate) const fn sign(self, full: char, ascii: char) -> char {
        if self.ascii { ascii } else { full }
    }

    /// Returns the sign of a forbidden square.
    pub(crate) const fn foul(self) -> &'static str {
        if self.ascii { "x" } else { "×" }
    }

    /// Returns a character that points at the text after it.
    pub(crate) const fn pointer(self, from_right: bool) -> char {
        if from_right {
            self.sign('◂', '<')
        } else {
            self.sign('▸', '>')
        }
    }

    fn strong(self, hue: Hue) -> Style {
        let style = Self::heading();
        let (red, green, blue) = hue.exact;
        match self.colours {
            Colours::None => style,
            Colours::Sixteen => style.fg(hue.simple),
            Colours::Indexed => style.fg(Color::Indexed(hue.indexed)),
            Colours::All => style.fg(Color::Rgb(red, green, blue)),
        }
    }
}

/// The mark of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayerMark {
    Cross,
    Circle,
    BlackStone,
    WhiteStone,
}

impl PlayerMark {
    /// Returns the marks of both players, given the symbol of the first, who
    /// has the black stones.
    pub(crate) const fn pair(first: Symbol, stones: bool) -> [Self; 2] {
        match (stones, first) {
            (true, _) => [Self::BlackStone, Self::WhiteStone],
            (false, Symbol::X) => [Self::Cross, Self::Circle],
            (false, Symbol::O) => [Self::Circle, Self::Cross],
        }
    }

    /// Returns the mark as one character.
    pub(crate) const fn sign(self, theme: Theme) -> char {
        match self {
            Self::Cross => 'X',
            Self::Circle => 'O',
            Self::BlackStone => theme.sign('●', '#'),
            Self::WhiteStone => theme.sign('○', 'o'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_left_out_where_nobody_wants_or_sees_them() {
        let colours = |variables: &[(&str, &str)]| {
            let all = variables.to_vec();
            Colours::from_environment(|name| {
                all.iter()
                    .find(|(known, _)| *known == name)
                    .map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(
            colours(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]),
            Colours::None
        );
        assert_eq!(colours(&[("TERM", "dumb")]), Colours::None);
        assert_eq!(
            colours(&[("NO_COLOR", ""), ("COLORTERM", "24bit")]),
            Colours::All
        );
        assert_eq!(colours(&[("TERM", "xterm-256color")]), Colours::Indexed);
        assert_eq!(colours(&[("TERM", "linux")]), Colours::Sixteen);
    }

    #[test]
    fn the_marks_of_two_players_differ_in_shape_in_every_terminal() {
        for ascii in [false, true] {
            let theme = Theme {
                ascii,
                ..Theme::default()
            };
            for (first, stones) in [(Symbol::X, false), (Symbol::O, false), (Symbol::X, true)] {
                let [first, second] = PlayerMark::pair(first, stones).map(|mark| mark.sign(theme));
                assert_ne!(first, second);
                assert!(!ascii || (first.is_ascii() && second.is_ascii()));
            }
        }
    }
}
