//! The settings that a person can change before a game.

use dooz_core::exact::PackedRules;
use dooz_core::{LineRule, Rules};

/// The settings of a game, each changed by a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) person_begins: bool,
    pub(crate) level: Level,
    pub(crate) size: Size,
    pub(crate) method: Method,
}

impl Settings {
    pub(crate) const fn new() -> Self {
        Self {
            person_begins: true,
            level: Level::Perfect,
            size: Size::Three,
            method: Method::Perfect,
        }
    }

    /// Returns the method by which the computer finds its moves: the article's
    /// program plays 3x3 only.
    pub(crate) fn method(self) -> Method {
        match self.size {
            Size::Three => self.method,
            Size::Four => Method::Perfect,
        }
    }
}

/// The method by which the computer finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    /// Exact search, as the perfect player of Dooz.
    Perfect,
    /// Minimax as in the article.
    Article,
}

impl Method {
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Perfect => Self::Article,
            Self::Article => Self::Perfect,
        }
    }
}

/// The strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Perfect,
    Seldom,
    Often,
}

impl Level {
    /// Returns the number of moves in eight that are random.
    pub(crate) const fn slips_of_eight(self) -> u32 {
        match self {
            Self::Perfect => 0,
            Self::Seldom => 1,
            Self::Often => 3,
        }
    }

    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Perfect => Self::Seldom,
            Self::Seldom => Self::Often,
            Self::Often => Self::Perfect,
        }
    }
}

/// The size of the board; three in a row win on both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Three,
    Four,
}

impl Size {
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Three => Self::Four,
            Self::Four => Self::Three,
        }
    }

    pub(crate) const fn rules(self) -> &'static PackedRules<u32> {
        const THREE: PackedRules<u32> = packed(3);
        const FOUR: PackedRules<u32> = packed(4);
        match self {
            Self::Three => &THREE,
            Self::Four => &FOUR,
        }
    }
}

const fn packed(size: u8) -> PackedRules<u32> {
    let Ok(rules) = Rules::new(size, size, 3, LineRule::Freestyle) else {
        panic!("the board is small");
    };
    PackedRules::with_word(rules).expect("the board is small")
}
