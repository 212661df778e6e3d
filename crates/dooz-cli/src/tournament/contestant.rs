//! The players of a tournament by name.

use std::fmt;
use std::str::FromStr;

use dooz_core::Rules;
use dooz_play::players::BrainSpec;

use super::{Contender, OwnPlayer, ProgramPlayer};
use crate::args::UsageError;
use crate::args::values::read;
use crate::program::Program;

/// A player of a tournament, with its options.
#[derive(Clone, Debug, PartialEq)]
pub enum Contestant {
    /// A computer player of Dooz.
    Own(BrainSpec),
    /// An external program.
    Program(Program),
}

impl Contestant {
    /// Checks that the player plays by these rules.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not, or does not exist.
    pub fn plays(&self, rules: Rules) -> Result<(), UsageError> {
        match self {
            Self::Own(spec) => {
                let plays = spec.plays(rules);
                plays.map_err(|_| UsageError::CannotPlay(spec.name()))
            }
            Self::Program(program) if !program.exists() => {
                let path = program.path().display();
                Err(UsageError::NoProgram(path.to_string()))
            }
            Self::Program(_) if !Program::plays(rules) => Err(UsageError::ProgramRules),
            Self::Program(_) => Ok(()),
        }
    }

    /// Creates the player, for one thread.
    #[must_use]
    pub fn contender(&self) -> Box<dyn Contender> {
        match self {
            Self::Own(spec) => Box::new(OwnPlayer::new(*spec)),
            Self::Program(program) => Box::new(ProgramPlayer::new(program.clone())),
        }
    }
}

impl FromStr for Contestant {
    type Err = UsageError;

    fn from_str(text: &str) -> Result<Self, UsageError> {
        if Program::is_named_by(text) {
            let program = text.parse();
            return program.map(Self::Program).map_err(UsageError::from);
        }
        read(text).map(Self::Own)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(spec) => spec.fmt(f),
            Self::Program(program) => program.fmt(f),
        }
    }
}
