//! What can be wrong with the name and the options of a player.

use std::fmt;

use super::BrainSpec;

/// Why a text is not a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrainSpecError {
    /// Nobody has this name.
    Name(String),
    /// The player has no such option.
    Option {
        /// The player.
        brain: &'static str,
        /// The option.
        option: String,
    },
    /// The option has no such value.
    Value {
        /// What was given.
        value: String,
        /// What can be chosen.
        choices: Vec<&'static str>,
    },
    /// The option is a number in a range.
    Number {
        /// The option.
        option: &'static str,
        /// What was given.
        value: String,
        /// The smallest number.
        from: i64,
        /// The largest number.
        to: i64,
    },
}

impl fmt::Display for BrainSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                write!(
                    f,
                    "`{name}` is no player; choose {}",
                    BrainSpec::NAMES.join(", ")
                )
            }
            Self::Option { brain, option } => write!(f, "{brain} has no option `{option}`"),
            Self::Value { value, choices } => {
                write!(f, "`{value}` is none of {}", choices.join(", "))
            }
            Self::Number {
                option,
                value,
                from,
                to,
            } => {
                write!(f, "{option} is a number from {from} to {to}, not `{value}`")
            }
        }
    }
}

impl std::error::Error for BrainSpecError {}
