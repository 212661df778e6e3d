//! External programs as players: any that speaks the tournament protocol of
//! gomoku.

mod eval_message;
mod process;
mod session;

use std::ffi::OsString;
use std::fmt;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use dooz_core::Rules;
use dooz_play::gomocup::RuleFlags;

pub(crate) use session::{Session, SessionError};

/// A program that speaks the tournament protocol, as it is named on the command
/// line: `pbrain:PATH`, perhaps followed by arguments. A path with spaces
/// stands in quotation marks, unless it is the whole text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    text: String,
    path: PathBuf,
    arguments: Vec<OsString>,
}

/// The beginning of the name of a program.
const PREFIX: &str = "pbrain:";

impl Program {
    /// Returns `true` if a text names a program, even if in a wrong way.
    pub fn is_named_by(text: &str) -> bool {
        text.starts_with(PREFIX)
    }

    /// Returns the path as it was given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns `true` if there is a file at the path. A name without a folder is
    /// looked for where the system keeps programs.
    pub fn exists(&self) -> bool {
        self.path.is_file() || self.path.components().count() == 1
    }

    /// Returns `true` if the protocol can name these rules: lines of five, not
    /// misère.
    pub fn plays(rules: Rules) -> bool {
        rules.k() == 5 && RuleFlags::of(rules.line()).is_some()
    }

    /// Returns the command that starts the program, in the program's folder,
    /// where it finds its files.
    fn command(&self) -> Command {
        let found = path::absolute(&self.path).ok();
        let found = found.filter(|path| path.is_file());
        let mut command = Command::new(found.as_deref().unwrap_or(&self.path));
        if let Some(folder) = found.as_deref().and_then(Path::parent) {
            command.current_dir(folder);
        }
        command.args(&self.arguments);
        command
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.text)
    }
}

impl FromStr for Program {
    type Err = ParseProgramError;

    fn from_str(text: &str) -> Result<Self, ParseProgramError> {
        let text = text.strip_prefix(PREFIX).ok_or(ParseProgramError)?.trim();
        let mut words = if Path::new(text).is_file() {
            vec![text.to_owned()]
        } else {
            shell_words::split(text).map_err(|_| ParseProgramError)?
        };
        if words.first().is_none_or(String::is_empty) {
            return Err(ParseProgramError);
        }
        Ok(Self {
            text: text.to_owned(),
            path: words.remove(0).into(),
            arguments: words.into_iter().map(OsString::from).collect(),
        })
    }
}

/// The error of a text that is not the path of a program with its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseProgramError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_follow_the_path() {
        let program: Program = "pbrain:/opt/x/pbrain-x --level 3".parse().unwrap();
        assert_eq!(program.path(), Path::new("/opt/x/pbrain-x"));
        assert_eq!(program.arguments, ["--level", "3"]);
        assert_eq!(program.to_string(), "pbrain:/opt/x/pbrain-x --level 3");

        let quoted: Program = "pbrain:'/my games/pbrain-x' a".parse().unwrap();
        assert_eq!(quoted.path(), Path::new("/my games/pbrain-x"));
        for wrong in ["pbrain:", "pbrain: ", "pbrain:'x", "/opt/pbrain-x"] {
            assert_eq!(wrong.parse::<Program>(), Err(ParseProgramError), "{wrong}");
        }
    }
}
