//! The arguments of `dooz convert`.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use dooz_core::Rules;
use dooz_locale::Locale;

use super::command::{choice, option};
use super::{UsageError, check_language, parsed, text};
use crate::convert::FileFormat;

/// What `dooz convert` is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvertRequest {
    /// The file to read; `None` is the standard input.
    pub input: Option<PathBuf>,
    /// The file to write; `None` is the standard output.
    pub output: Option<PathBuf>,
    /// The format to read, if it is not to be found out.
    pub from: Option<FileFormat>,
    /// The format to write, if the file's name does not tell it.
    pub to: Option<FileFormat>,
    /// What was played, if the file is not to be believed.
    pub rules: Option<Rules>,
}

impl ConvertRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let file = |name| {
            let path = matches.get_one::<PathBuf>(name);
            path.filter(|path| path.as_os_str() != "-").cloned()
        };
        let format = |name| text(matches, name).and_then(FileFormat::of_name);
        Ok(Self {
            input: file("input"),
            output: file("output"),
            from: format("from"),
            to: format("to"),
            rules: parsed(matches, "rules")?,
        })
    }
}

/// The options of the command.
pub(super) fn options(command: Command, locale: &Locale) -> Command {
    let file = |name: &'static str, shown| {
        let help = locale.text(&format!("help-convert-{name}")).into_owned();
        Arg::new(name)
            .value_name(shown)
            .help(help)
            .value_parser(value_parser!(PathBuf))
    };
    let format = |name| {
        choice(
            "convert",
            name,
            FileFormat::ALL.map(FileFormat::name),
            locale,
        )
    };
    command
        .arg(file("input", "IN").required(true))
        .arg(file("output", "OUT"))
        .args(["from", "to"].map(format))
        .arg(option("convert", "rules", "RULES", locale))
}
