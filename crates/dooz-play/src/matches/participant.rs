//! The participants of a match.

use std::fmt;
use std::str::FromStr;

use dooz_core::classics::Classic;
use dooz_core::{CannotPlay, Rules};

use crate::options::OptionError;
use crate::players::BrainSpec;

/// A person, or a computer player with its options.
///
/// ```
/// use dooz_play::matches::Participant;
/// assert_eq!("person".parse(), Ok(Participant::Person));
/// assert_eq!("search:4".parse::<Participant>()?.to_string(), "search:depth=4");
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Participant {
    /// A person.
    Person,
    /// A computer player.
    Computer(BrainSpec),
}

impl Participant {
    /// The perfect player, which plays by all rules.
    pub const PERFECT: Self = Self::Computer(BrainSpec::PERFECT);

    /// Returns `person`, or the player's name without its options.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer(spec) => spec.name(),
        }
    }

    /// Returns the published program that the participant is, if it is one.
    #[must_use]
    pub fn classic(&self) -> Option<&'static Classic> {
        match self {
            Self::Person => None,
            Self::Computer(spec) => spec.row().classic,
        }
    }

    /// Returns the participant after a change of the rules: the default opponent of
    /// the old ones gives way to that of the new ones.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::matches::Participant;
    /// let after = Participant::PERFECT.after_change_of_rules(Rules::TIC_TAC_TOE, Rules::RENJU);
    /// assert_eq!(after.name(), "engine");
    /// let chosen: Participant = "level:70".parse()?;
    /// assert_eq!(chosen.after_change_of_rules(Rules::TIC_TAC_TOE, Rules::RENJU), chosen);
    /// # Ok::<(), dooz_play::options::OptionError>(())
    /// ```
    #[must_use]
    pub fn after_change_of_rules(self, old: Rules, new: Rules) -> Self {
        if self == Self::Computer(BrainSpec::default_opponent(old)) {
            Self::Computer(BrainSpec::default_opponent(new))
        } else {
            self
        }
    }

    /// Checks that the participant plays by these rules. A person plays by
    /// all of them.
    ///
    /// # Errors
    ///
    /// Returns an error if the computer player does not play by them.
    pub fn plays(&self, rules: Rules) -> Result<(), CannotPlay> {
        match self {
            Self::Person => Ok(()),
            Self::Computer(spec) => spec.plays(rules),
        }
    }

    /// Returns `true` if the participant is [offered](BrainSpec::is_offered) for these
    /// rules. A person always is.
    #[must_use]
    pub fn is_offered(&self, rules: Rules) -> bool {
        match self {
            Self::Person => true,
            Self::Computer(spec) => spec.is_offered(rules),
        }
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Computer(spec) => spec.fmt(f),
        }
    }
}

impl FromStr for Participant {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        if text.eq_ignore_ascii_case("person") {
            return Ok(Self::Person);
        }
        text.parse().map(Self::Computer).map_err(|mut error| {
            if let OptionError::Name { choices, .. } = &mut error {
                choices.insert(0, Self::Person.name());
            }
            error
        })
    }
}
