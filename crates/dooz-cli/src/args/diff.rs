//! The arguments of `dooz diff`.

use clap::{Arg, ArgMatches, Command};
use dooz_coach::trace::Method;
use dooz_locale::Locale;

use super::trace::{SubjectText, with_subject, words};
use super::{UsageError, check_language};

/// What `dooz diff` is asked to do.
#[derive(Clone, Debug)]
pub struct DiffRequest {
    /// What is searched.
    pub subject: SubjectText,
    /// The two searches.
    pub methods: [Method; 2],
}

/// The options of `dooz diff`.
pub(super) fn options(command: Command, locale: &Locale) -> Command {
    with_subject(command, locale).arg(
        Arg::new("position")
            .value_name("BOARD SIDE SEARCH SEARCH")
            .num_args(0..=4)
            .help(locale.text("help-diff-position").into_owned()),
    )
}

impl DiffRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let words = words(matches, "position");
        let Some((subject, [first, second])) = words.split_last_chunk::<2>() else {
            return Err(UsageError::NoSubject);
        };
        Ok(Self {
            subject: SubjectText::read(matches, subject)?,
            methods: [first.parse()?, second.parse()?],
        })
    }
}
