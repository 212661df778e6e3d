//! The arguments of `dooz web`.

use clap::{ArgMatches, Command};
use dooz_locale::Locale;

use super::command::{flag, option};
use super::{UsageError, check_language, number, text};

/// What `dooz web` is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebRequest {
    /// The port to serve the page on, if not the usual one.
    pub port: Option<u16>,
    /// Whether to open a browser.
    pub open: bool,
}

pub(super) fn options(command: Command, locale: &Locale) -> Command {
    command
        .arg(option("web", "port", "NUMBER", locale).allow_hyphen_values(true))
        .arg(flag("no-open", "help-web-no-open", locale))
}

impl WebRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let port = text(matches, "port").map(|text| number(text, 0, u16::MAX.into()));
        Ok(Self {
            port: port.transpose()?.map(|port| port as u16),
            open: !matches.get_flag("no-open"),
        })
    }
}
