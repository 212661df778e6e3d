//! Failures of commands.

use std::io;
use std::process::ExitCode;

use dooz_locale::{Explain, Locale};

use crate::args::UsageError;

/// The reason why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The arguments are wrong.
    Usage(UsageError),
    /// The input is wrong, or something that the command needs is missing; the
    /// sentence explains it.
    Input(String),
    /// The system refuses to read or write a file; the sentence explains it.
    File(String, io::Error),
    /// A file that was to be judged cannot be read; the sentence explains it.
    Unjudged(String),
    /// The system refuses.
    System(io::Error),
}

impl Failure {
    /// Returns the exit status of the program.
    #[must_use]
    pub fn code(&self) -> ExitCode {
        match self {
            Self::Usage(_) | Self::Unjudged(_) => ExitCode::from(2),
            Self::Input(_) | Self::File(..) | Self::System(_) => ExitCode::FAILURE,
        }
    }
}

impl Explain for Failure {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Usage(error) => error.explain(locale),
            Self::Input(sentence) | Self::File(sentence, _) | Self::Unjudged(sentence) => {
                sentence.clone()
            }
            Self::System(error) => {
                locale.format("error-system", &[("reason", error.to_string().into())])
            }
        }
    }
}

impl From<UsageError> for Failure {
    fn from(error: UsageError) -> Self {
        Self::Usage(error)
    }
}

impl From<String> for Failure {
    fn from(sentence: String) -> Self {
        Self::Input(sentence)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}
