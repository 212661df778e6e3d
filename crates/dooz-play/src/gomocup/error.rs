//! Errors of lines that are not commands or replies.

use std::fmt;

/// The error of a text that is not a point or a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointError {
    /// The text is not a point like `7,7`.
    Point,
    /// The text is not a stone like `7,7,1`.
    Stone,
}

impl fmt::Display for PointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Point => "a point is x,y counted from 0,0 at the top left",
            Self::Stone => "a stone is x,y,who with 1 own, 2 opponent, 3 nobody",
        })
    }
}

impl std::error::Error for PointError {}

/// The error of a text that is not a command. Its sentence is the text of the
/// brain's reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// There is no command of this name.
    Unknown(String),
    /// The command is written in another way.
    Form {
        /// The way to write it.
        usage: &'static str,
    },
    /// `INFO` gives a known key a value that it cannot have.
    Info {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },
    /// A line of a list is not what the list consists of.
    Line {
        /// The command that opened the list.
        command: &'static str,
        /// The line.
        line: String,
    },
    /// A list ends without `DONE`.
    Unfinished {
        /// The command that opened the list.
        command: &'static str,
    },
    /// A command is not followed by the line with its path.
    NoPath {
        /// The command.
        command: &'static str,
    },
    /// The text holds several commands, or none.
    Several,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no command `{name}`"),
            Self::Form { usage } => write!(f, "the command is written `{usage}`"),
            Self::Info { key, value } => write!(f, "`{value}` is not a valid value for INFO {key}"),
            Self::Line { command, line } => {
                write!(f, "`{line}` is not a valid line in the list of {command}")
            }
            Self::Unfinished { command } => {
                write!(f, "the list of {command} has no DONE at its end")
            }
            Self::NoPath { command } => {
                write!(f, "{command} is followed by a line with a path")
            }
            Self::Several => f.write_str("the text is not exactly one command"),
        }
    }
}

impl std::error::Error for CommandError {}

/// The error of a line that is not a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyError;

impl fmt::Display for ReplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the line is not a reply of the tournament protocol")
    }
}

impl std::error::Error for ReplyError {}
