//! The two players, and the symbols drawn for them.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

/// One of the two players, named by the order of their first moves.
///
/// A player's symbol is a matter of presentation, because either symbol may
/// begin a game: see [`Symbol`].
///
/// ```
/// use dooz_core::Player;
/// assert_eq!(!Player::First, Player::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player who makes the first move of the game (black in gomoku).
    First,
    /// The player who makes the second move of the game (white in gomoku).
    Second,
}

impl Player {
    /// Both players, in the order of their first moves.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the symbol of this player in a game whose first player draws `first`.
    ///
    /// ```
    /// use dooz_core::{Player, Symbol};
    /// assert_eq!(Player::Second.symbol(Symbol::O), Symbol::X);
    /// ```
    #[must_use]
    pub fn symbol(self, first: Symbol) -> Symbol {
        match self {
            Self::First => first,
            Self::Second => !first,
        }
    }
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A symbol that a player draws: a cross or a circle.
///
/// ```
/// use dooz_core::Symbol;
/// assert_eq!("o".parse(), Ok(Symbol::O));
/// assert_eq!((!Symbol::O).to_string(), "X");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symbol {
    /// A cross.
    X,
    /// A circle.
    O,
}

impl Symbol {
    /// Both symbols, crosses first.
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// Returns the symbol of a character: `X`, `x`, `O` or `o`.
    #[must_use]
    pub const fn from_char(c: char) -> Option<Self> {
        match c {
            'X' | 'x' => Some(Self::X),
            'O' | 'o' => Some(Self::O),
            _ => None,
        }
    }

    /// Returns `'X'` or `'O'`.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

impl Not for Symbol {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "X",
            Self::O => "O",
        })
    }
}

/// The error of a text that is not one of the two symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSymbolError;

impl fmt::Display for ParseSymbolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a symbol is X or O")
    }
}

impl core::error::Error for ParseSymbolError {}

impl FromStr for Symbol {
    type Err = ParseSymbolError;

    fn from_str(text: &str) -> Result<Self, ParseSymbolError> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_char), chars.next()) {
            (Some(symbol), None) => Ok(symbol),
            _ => Err(ParseSymbolError),
        }
    }
}
