//! The players of a tournament by name.

use std::fmt;
use std::str::FromStr;

use dooz_core::{CannotPlay, Rules};
use dooz_play::options::OptionError;
use dooz_play::players::BrainSpec;

use super::{Contender, OwnPlayer};

/// A player of a tournament, with its options.
#[derive(Clone, Debug, PartialEq)]
pub enum Contestant {
    /// A computer player of Dooz.
    Own(BrainSpec),
}

impl Contestant {
    /// Checks that the player plays by these rules.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not.
    pub fn plays(&self, rules: Rules) -> Result<(), CannotPlay> {
        match self {
            Self::Own(spec) => spec.plays(rules),
        }
    }

    /// Returns the player's name without its options.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Own(spec) => spec.name(),
        }
    }

    /// Creates the player, for one thread.
    #[must_use]
    pub fn contender(&self) -> Box<dyn Contender> {
        match self {
            Self::Own(spec) => Box::new(OwnPlayer::new(*spec)),
        }
    }
}

impl FromStr for Contestant {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        text.parse().map(Self::Own)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(spec) => spec.fmt(f),
        }
    }
}
