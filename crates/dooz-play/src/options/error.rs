//! The errors in names and options.

use std::fmt;

/// The error of a text that is not a row of a table with its options,
/// `NAME[:OPTION=VALUE]...`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No row of the table has this name.
    Name {
        /// The [kind](super::Configurable::KIND) of the rows.
        kind: &'static str,
        /// The given name.
        name: String,
        /// The names of all rows.
        choices: Vec<&'static str>,
    },
    /// The row has no such option.
    Option {
        /// The [kind](super::Configurable::KIND) of the row.
        kind: &'static str,
        /// The name of the row.
        name: &'static str,
        /// The given option.
        option: String,
    },
    /// The option has other values.
    Value {
        /// The given value.
        value: String,
        /// The values of the option.
        choices: &'static [&'static str],
    },
    /// The value is not a whole number in the range of the option.
    Number {
        /// The given value.
        value: String,
        /// The smallest number.
        from: i64,
        /// The largest number.
        to: i64,
    },
    /// The value is not two numbers, the smaller one first.
    Window(String),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name {
                kind,
                name,
                choices,
            } => write!(f, "`{name}` is not a {kind}; choose {}", choices.join(", ")),
            Self::Option { name, option, .. } => write!(f, "{name} has no option `{option}`"),
            Self::Value { value, choices } => {
                write!(f, "`{value}` is not one of {}", choices.join(", "))
            }
            Self::Number { value, from, to } => {
                write!(f, "`{value}` is not a whole number from {from} to {to}")
            }
            Self::Window(value) => write!(f, "`{value}` is not a window such as -1,1"),
        }
    }
}

impl std::error::Error for OptionError {}
